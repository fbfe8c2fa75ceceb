import { type Line, lineStartAt, linesOf, trimmed, wholeLines } from "../lines.ts";
import {
  type EntrySyntax,
  type LinesBody,
  type MapSyntax,
  plainScalar,
  type ScalarSyntax,
  type Syntax,
} from "../syntax.ts";

/** What differs between the formats whose text is lines below `[section]` headers. */
export interface SectionFormat {
  /** First characters of a comment line. */
  readonly comments: string;
  /** Cuts a line without outer blanks into key and value: offsets into it, undefined for a line that is neither. */
  split(line: string): { readonly keyEnd: number; readonly valueStart: number } | undefined;
  /** Whether keys can stand before the first header. */
  readonly rootKeys: boolean;
  /** Whether lines that begin with `@` are commands; one that includes a file leaves everything open. */
  readonly commands: boolean;
  /** Indentation of keys in a section that has none yet. */
  readonly indent: string;
}

const header = /^\[([^\]\r\n]*)\]/;

/**
 * Reads sections as a map of maps; sections and keys repeat as they do in the text. A line that is neither comment, key
 * nor header leaves its section incomplete and is passed over.
 */
export function readSections(text: string, format: SectionFormat): MapSyntax {
  const reader = new SectionReader(text, format);
  for (const line of linesOf(text)) reader.read(line);
  return reader.root;
}

class SectionReader {
  readonly root: MapSyntax;
  private section: { readonly map: MapSyntax; readonly entry: EntrySyntax } | undefined;

  constructor(
    private readonly text: string,
    private readonly format: SectionFormat,
  ) {
    const body: LinesBody = {
      kind: "lines",
      after: 0,
      indent: "",
      keys: format.rootKeys,
      sections: true,
      sectionsAt: text.length,
    };
    this.root = { type: "map", range: { start: 0, end: text.length }, entries: [], complete: true, body };
  }

  read(line: Line): void {
    const range = trimmed(this.text, line.start, line.end);
    const content = this.text.slice(range.start, range.end);
    if (content === "" || this.format.comments.includes(content.charAt(0))) return;
    const name = header.exec(content)?.[1];
    if (name !== undefined) this.open(name, range.start, line);
    else if (this.format.commands && content.startsWith("@")) this.command(content);
    else this.key(content, range.start, line);
  }

  private open(name: string, start: number, line: Line): void {
    const { next: after } = line;
    const body: LinesBody = { kind: "lines", after, indent: this.format.indent, keys: true, sections: false };
    const map: MapSyntax = {
      type: "map",
      range: { start, end: start + name.length + 2 },
      entries: [],
      complete: true,
      body,
    };
    const nameRange = trimmed(this.text, start + 1, start + 1 + name.length);
    const key = this.text.slice(nameRange.start, nameRange.end);
    const entry: EntrySyntax = {
      key,
      keyRange: nameRange,
      value: map,
      line: false,
      whole: { start: line.start, end: line.next },
    };
    this.root.entries.push(entry);
    this.section = { map, entry };
  }

  private command(content: string): void {
    if (/^@set\b/i.test(content)) return;
    this.root.complete = false;
    if (this.section) this.section.map.complete = false;
  }

  private key(content: string, start: number, line: Line): void {
    const map = this.section?.map ?? (this.format.rootKeys ? this.root : undefined);
    const parts = this.format.split(content);
    if (map === undefined || parts === undefined) {
      (map ?? this.root).complete = false;
      return;
    }
    const end = start + content.length;
    const value = this.value(start + parts.valueStart, end);
    const whole = wholeLines(this.text, { start: line.start, end });
    const key = content.slice(0, parts.keyEnd);
    map.entries.push({ key, keyRange: { start, end: start + parts.keyEnd }, value, whole, line: true });
    if (this.section === undefined) return;
    map.range = { start: map.range.start, end };
    this.section.entry.whole = { start: lineStartAt(this.text, map.range.start), end: whole.end };
  }

  private value(start: number, end: number): Syntax {
    const scalar = plainScalar(this.text, start, end);
    // A line that goes on in the next one: how the two are joined differs from program to program.
    if (!this.format.commands && scalar.text.endsWith("\\")) return { type: "unknown", range: { start, end } };
    return this.format.commands ? scalar : unquoted(this.text, scalar);
  }
}

/** Double quotes around the whole of an INI value are no part of it. */
function unquoted(source: string, scalar: ScalarSyntax): ScalarSyntax {
  if (!/^"[^"\\]*"$/.test(scalar.text)) return scalar;
  const { start, end } = scalar.range;
  return { ...plainScalar(source, start + 1, end - 1, "raw"), range: { start, end } };
}
