import type { TrackedText } from "../text/tracked-text.ts";
import type { LineWriter } from "./line-writer.ts";
import { isMultiline, isPrintable, type ScalarStyle } from "./scalar-style.ts";

const escapes: ReadonlyMap<number, string> = new Map([
  [0x00, "\\0"],
  [0x07, "\\a"],
  [0x08, "\\b"],
  [0x09, "\\t"],
  [0x0a, "\\n"],
  [0x0b, "\\v"],
  [0x0c, "\\f"],
  [0x0d, "\\r"],
  [0x1b, "\\e"],
  [0x22, '\\"'],
  [0x5c, "\\\\"],
  [0x85, "\\N"],
  [0xa0, "\\_"],
  [0x2028, "\\L"],
  [0x2029, "\\P"],
]);

/** Writes a text in a style. Folding at `writer.width` happens only where `folds` allows it. */
export function writeScalar(
  writer: LineWriter,
  value: TrackedText,
  style: ScalarStyle,
  folds: boolean,
  indentation: number,
): void {
  switch (style) {
    case "plain":
      writeFolded(writer, value, folds, indentation, 0, value.length);
      return;
    case "single":
      writer.write("'", value.trace);
      writeFolded(writer, value, folds, indentation, 1, value.length - 1, true);
      writer.write("'", value.trace);
      return;
    case "double":
      writeDouble(writer, value, folds, indentation);
      return;
    case "literal":
      writeLiteral(writer, value, indentation);
      return;
  }
}

/** Plain and single-quoted texts; a space between `first` and `last` may become a line break. */
function writeFolded(
  writer: LineWriter,
  value: TrackedText,
  folds: boolean,
  indentation: number,
  first: number,
  last: number,
  doublesQuotes = false,
): void {
  const { text } = value;
  const fits = !folds || writer.column + text.length <= writer.width;
  if (fits && !(doublesQuotes && text.includes("'")) && !isMultiline(text)) {
    writer.append(value);
    return;
  }
  let kept = 0;
  let spaces = false;
  let breaks = false;
  let { column } = writer;
  const flush = (end: number) => {
    writer.append(value.slice(kept, end));
    kept = end;
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? "";
    if (character === " ") {
      const foldable = folds && !spaces && column > writer.width && at >= first && at < last && text[at + 1] !== " ";
      if (foldable) {
        flush(at);
        kept = at + 1;
        writer.newLine(indentation);
        column = indentation;
      } else column += 1;
      spaces = true;
    } else if (isMultiline(character)) {
      flush(at);
      if (!breaks && character === "\n") writer.write("\n", value.trace);
      flush(at + 1);
      column = 0;
      breaks = true;
    } else {
      if (breaks) {
        flush(at);
        writer.indent(indentation);
        column = indentation;
      }
      if (doublesQuotes && character === "'") {
        flush(at);
        writer.append(value.slice(at, at + 1));
        column += 1;
      }
      // The second half of a surrogate pair takes no column.
      if (character < "\udc00" || character > "\udfff") column += 1;
      spaces = false;
      breaks = false;
    }
  }
  flush(text.length);
}

function writeDouble(writer: LineWriter, value: TrackedText, folds: boolean, indentation: number): void {
  const { text } = value;
  writer.write('"', value.trace);
  let at = 0;
  let kept = 0;
  let spaces = false;
  let { column } = writer;
  // The library asks of each character whether the text begins with a byte-order mark, and escapes it if so.
  const escapesAll = text.startsWith("\uFEFF");
  const flush = () => {
    if (at > kept) writer.append(value.slice(kept, at));
  };
  for (const character of text) {
    const end = at + character.length;
    if (escapesAll) {
      writer.write(escaped(character), value.slice(at, end).trace);
      kept = end;
    } else if (character === " " && folds && !spaces && column > writer.width && at > 0 && end < text.length) {
      flush();
      kept = end;
      writer.newLine(indentation);
      if (text[end] === " ") writer.write("\\", value.trace);
      ({ column } = writer);
    } else if (isPlainInDouble(character)) {
      column += 1;
    } else {
      flush();
      kept = end;
      const written = escaped(character);
      writer.write(written, value.slice(at, end).trace);
      column += written.length;
    }
    spaces = character === " ";
    at = end;
  }
  flush();
  writer.write('"', value.trace);
}

function isPlainInDouble(character: string): boolean {
  return character !== '"' && character !== "\\" && isPrintable(character) && !isMultiline(character);
}

function escaped(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const short = escapes.get(point);
  if (short !== undefined) return short;
  const hex = point.toString(16).toUpperCase();
  if (point <= 0xff) return `\\x${hex.padStart(2, "0")}`;
  return point <= 0xffff ? `\\u${hex.padStart(4, "0")}` : `\\U${hex.padStart(8, "0")}`;
}

function writeLiteral(writer: LineWriter, value: TrackedText, indentation: number): void {
  const { text } = value;
  const hint = text.startsWith(" ") || isMultiline(text[0] ?? "") ? String(writer.bestIndent) : "";
  writer.write(`|${hint}${chomping(text)}\n`, value.trace);
  let at = 0;
  for (const line of text.split(/(?<=[\n\u0085\u2028\u2029])/)) {
    if (!isMultiline(line[0] ?? "")) writer.indent(indentation);
    writer.append(value.slice(at, at + line.length));
    at += line.length;
  }
  if (text.endsWith("\n")) writer.lineDone();
}

function chomping(text: string): string {
  if (!text.endsWith("\n")) return "-";
  return text === "\n" || text.endsWith("\n\n") ? "+" : "";
}
