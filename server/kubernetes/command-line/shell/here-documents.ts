/** A here-document that was announced on a line and begins after it. */
export interface HereDocument {
  readonly delimiter: string;
  /** `<<-`: tabs before the delimiter do not count. */
  readonly stripsTabs: boolean;
}

/** Reads the delimiter behind `<<` or `<<-`, which ends at `at`. */
export function readDelimiter(text: string, at: number): { readonly document: HereDocument; readonly end: number } {
  const match = /^(-?)[ \t]*(?:'([^'\n]*)'|"([^"\n]*)"|\\?([^\s;&|<>()'"]+))/.exec(text.slice(at, at + 200));
  const delimiter = match?.[2] ?? match?.[3] ?? match?.[4] ?? "";
  return { document: { delimiter, stripsTabs: match?.[1] === "-" }, end: at + (match?.[0].length ?? 0) };
}

/** Where the text goes on after the bodies that begin at the line start `at`. */
export function skipBodies(text: string, at: number, documents: readonly HereDocument[]): number {
  let position = at;
  for (const { delimiter, stripsTabs } of documents) {
    while (position < text.length) {
      const end = text.indexOf("\n", position);
      const line = text.slice(position, end < 0 ? text.length : end).replace(/\r$/, "");
      position = end < 0 ? text.length : end + 1;
      if ((stripsTabs ? line.replace(/^\t+/, "") : line) === delimiter) break;
    }
  }
  return position;
}
