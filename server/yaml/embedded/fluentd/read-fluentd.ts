import { readDouble, readSingle, stringEnd } from "../escapes.ts";
import { FlowReader, jsonFlow } from "../flow.ts";
import { indentAt, type Line, lineStartAt, linesOf, nextLineAt, trimmed, wholeLines } from "../lines.ts";
import { closed, type EntrySyntax, type LinesBody, type MapSyntax, plainScalar, type Syntax } from "../syntax.ts";

/** The expression tries all ways to divide a line; tags are a tenth as long. */
const longestOpening = 300;
const opening = /^<([\w@.-]+)\s*(.*)>\s*(?:#.*)?$/;
/** Arrays and hashes are JSON that may go over lines with comments. */
const fluentdFlow = { ...jsonFlow, lineComments: ["#"], blockComments: false };
const closing = /^<\/([\w@.-]+)>/;

/** Sections nested deeper than this are passed over. */
const deepest = 100;

/**
 * Reads Fluentd's format: nested sections become maps under their tag, with the pattern as entry `""`; values are text to
 * the line's end, quoted strings or JSON. A string with Ruby code (`"#{…}"`) is unknown.
 * Source: https://docs.fluentd.org/configuration/config-file
 */
export function readFluentd(text: string): MapSyntax {
  const reader = new FluentdReader(text);
  for (const line of linesOf(text)) reader.read(line);
  return reader.finish();
}

interface Open {
  readonly map: MapSyntax;
  readonly entry: EntrySyntax | undefined;
}

class FluentdReader {
  private readonly root: MapSyntax;
  private readonly stack: Open[];
  /** End of a value that goes over several lines: the lines in between are part of it. */
  private readTo = 0;

  constructor(private readonly text: string) {
    const end = text.length;
    const body: LinesBody = { kind: "lines", after: 0, indent: "", keys: false, sections: true, sectionsAt: end };
    this.root = { type: "map", range: { start: 0, end }, entries: [], complete: true, body };
    this.stack = [{ map: this.root, entry: undefined }];
  }

  read(line: Line): void {
    if (line.start < this.readTo) return;
    const range = trimmed(this.text, line.start, line.end);
    const content = this.text.slice(range.start, range.end);
    if (content === "" || content.startsWith("#")) return;
    const close = closing.exec(content)?.[1];
    const open = content.length > longestOpening ? null : opening.exec(content);
    if (close !== undefined) this.close(close, range.start + close.length + 3);
    else if (open) this.open(open, range.start, line);
    else if (/^@include\b/.test(content)) this.map.complete = false;
    else this.parameter(content, range.start);
  }

  finish(): MapSyntax {
    for (const { map, entry } of this.stack) if (entry !== undefined) map.complete = false;
    if (this.stack.length > 1) this.root.complete = false;
    return this.root;
  }

  private get map(): MapSyntax {
    return this.stack.at(-1)?.map ?? this.root;
  }

  private open([line, tag = "", pattern = ""]: RegExpExecArray, start: number, { next: after }: Line): void {
    const range = { start, end: start + line.length };
    const section: MapSyntax = { type: "map", range, entries: [], complete: true, body: closed };
    if (this.stack.length > deepest) section.complete = false;
    if (pattern.trim() !== "") {
      const from = start + line.indexOf(pattern, tag.length + 1);
      const value = plainScalar(this.text, from, from + pattern.trimEnd().length);
      section.entries.push({ key: "", keyRange: value.range, value, line: false });
    }
    const keyRange = { start: start + 1, end: start + 1 + tag.length };
    const entry: EntrySyntax = { key: tag, keyRange, value: section, line: false };
    const indent = `${indentAt(this.text, start)}  `;
    section.body = { kind: "lines", after, indent, keys: true, sections: true };
    if (this.stack.length <= deepest) this.map.entries.push(entry);
    this.stack.push({ map: section, entry });
  }

  private close(tag: string, end: number): void {
    const index = this.stack.findLastIndex(({ entry }) => entry?.key === tag);
    if (index < 0) {
      this.map.complete = false;
      return;
    }
    for (const { map } of this.stack.splice(index + 1)) map.complete = false;
    const closedNow = this.stack.pop();
    if (closedNow?.entry === undefined) return;
    const { map, entry } = closedNow;
    map.range = { start: map.range.start, end };
    entry.whole = wholeLines(this.text, map.range);
  }

  private parameter(content: string, start: number): void {
    const key = /^[^\s<>"'#]+/.exec(content)?.[0];
    if (key === undefined || this.stack.length === 1) {
      this.map.complete = false;
      return;
    }
    const keyRange = { start, end: start + key.length };
    const rest = content.slice(key.length);
    const from = keyRange.end + (rest.length - rest.trimStart().length);
    const value = this.value(from, start + content.length);
    this.readTo = nextLineAt(this.text, value.range.end);
    const whole = { start: lineStartAt(this.text, start), end: this.readTo };
    this.map.entries.push({ key, keyRange, value, whole, line: true });
  }

  private value(start: number, lineEnd: number): Syntax {
    const first = this.text.charAt(start);
    if (start < lineEnd && (first === '"' || first === "'")) {
      const end = stringEnd(this.text, start, { escapes: true, lines: true });
      if (end > 0 && this.endsLine(end)) return this.quoted(start, end);
    } else if (start < lineEnd && (first === "[" || first === "{")) {
      const flow = new FlowReader(this.text, fluentdFlow, start);
      const value = flow.value();
      if (flow.failed === undefined && this.endsLine(flow.at)) return value;
    }
    const comment = /\s#/.exec(this.text.slice(start - 1, lineEnd));
    const range = trimmed(this.text, start, comment ? Math.max(start, start - 1 + comment.index) : lineEnd);
    return plainScalar(this.text, range.start, range.end);
  }

  private quoted(start: number, end: number): Syntax {
    if (this.text[start] === "'") return readSingle(this.text, start + 1, end - 1);
    const hasCode = /(?<!\\)#\{/.test(this.text.slice(start, end));
    return hasCode ? { type: "unknown", range: { start, end } } : readDouble(this.text, start + 1, end - 1, 1);
  }

  private endsLine(offset: number): boolean {
    const rest = this.text.slice(offset, nextLineAt(this.text, offset));
    return /^(?:#.*)?$/.test(rest.trim());
  }
}
