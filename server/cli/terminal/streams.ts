/** Where a run reads and writes; the tests give their own. */
export interface Streams {
  /** The report, and nothing else. */
  readonly out: Output;
  /** Notes, errors, progress. */
  readonly err: Output;
  /** The whole of standard input, at most `limit` bytes; undefined beyond that. */
  readStdin(limit: number): Promise<Buffer | undefined>;
}

export interface Output {
  readonly isTerminal: boolean;
  /** Characters in a line; undefined when it is no terminal. */
  readonly columns: number | undefined;
  write(text: string): void;
}

export type Environment = Readonly<Record<string, string | undefined>>;
