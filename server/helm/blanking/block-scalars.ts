/** A line that ends in the header of a block scalar without an indentation indicator. */
const header = /(?:^|[\s:-])[|>][+-]?$/;

/**
 * A block scalar takes its indentation from its first line that is not blank, and no blank line before that may be
 * longer. Blanked actions make such lines; from the scalar's indentation on they are filled, by `fillers` with a letter
 * where something would be printed and a comment sign where nothing would. Lengths and line ends stay.
 */
export function fillLeadingLines(text: string, filler: (offset: number) => string): string {
  if (!/\n[ \t\r]*\n/.test(text)) return text;
  const lines = text.split("\n");
  const starts = lineStarts(lines);
  for (const [index, line] of lines.entries()) {
    if (!header.test(withoutComment(line)) || /^\s*#/.test(line)) continue;
    let first = index + 1;
    while (first < lines.length && lines[first]?.trim() === "") first += 1;
    const indentation = indentOf(lines[first] ?? "");
    if (indentation <= indentOf(line)) continue;
    for (let at = index + 1; at < first; at += 1) {
      lines[at] = fillFrom(lines[at] ?? "", indentation, (column) => filler((starts[at] ?? 0) + column));
    }
  }
  return lines.join("\n");
}

function withoutComment(line: string): string {
  const comment = line.search(/[ \t]#/);
  return (comment < 0 ? line : line.slice(0, comment)).trimEnd();
}

function fillFrom(line: string, column: number, filler: (column: number) => string): string {
  const end = line.endsWith("\r") ? line.length - 1 : line.length;
  if (end <= column) return line;
  let filled = line.slice(0, column);
  for (let at = column; at < end; at += 1) filled += filler(at);
  return filled + line.slice(end);
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function lineStarts(lines: readonly string[]): readonly number[] {
  const starts: number[] = [];
  let at = 0;
  for (const line of lines) {
    starts.push(at);
    at += line.length + 1;
  }
  return starts;
}
