/** One line of the table: something Planelint does against something that does comparable work. */
export interface Row {
  /** How the row is asked for: `npm run bench -- NAME`. */
  readonly name: string;
  readonly what: string;
  /** At most this ratio is aimed at. */
  readonly target?: number;
  /** Measures; throws `Skipped` where something that it needs is absent. */
  readonly measure: (round: Round) => Measured | Promise<Measured>;
}

export interface Round {
  /** How often each thing is measured. */
  readonly rounds: number;
  /** A folder of the user's to measure instead of a generated one, where the row can. */
  readonly folder: string | undefined;
}

export interface Measured {
  /** Milliseconds, a value per round. */
  readonly own: readonly number[];
  readonly floor: readonly number[];
  /** What the floor is. */
  readonly against: string;
  /** How Planelint was run. */
  readonly command: string;
  /** What else was seen. */
  readonly note?: string;
}

/** Why a row cannot be measured on this machine; the table names it. */
export class Skipped extends Error {}
