import { alloyFlow, FlowReader } from "../flow.ts";
import { indentAt, nextLineAt, ownLines } from "../lines.ts";
import { closed, type EntrySyntax, type LinesBody, type MapSyntax } from "../syntax.ts";

const name = /[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*/y;

/** Blocks nested deeper than this end the reading. */
const deepest = 100;

/**
 * Reads Grafana Alloy's configuration (River): blocks become maps under their full name, with the label as entry `""`;
 * an expression that is more than a literal is unknown. Reading ends at the first error.
 * Source: https://grafana.com/docs/alloy/latest/get-started/configuration-syntax/syntax/
 */
export function readAlloy(text: string): MapSyntax {
  return new AlloyReader(text).read();
}

class AlloyReader {
  private readonly flow: FlowReader;
  private readonly indent: string;

  constructor(private readonly text: string) {
    this.flow = new FlowReader(text, alloyFlow);
    this.indent = /^\t/m.test(text) ? "\t" : "  ";
  }

  read(): MapSyntax {
    const end = this.text.length;
    const body: LinesBody = { kind: "lines", after: 0, indent: "", keys: false, sections: true, sectionsAt: end };
    const root: MapSyntax = { type: "map", range: { start: 0, end }, entries: [], complete: true, body };
    this.entries(root, 0);
    // A closing bracket too many.
    if (this.flow.at < end) root.complete = false;
    return root;
  }

  /** Reads entries up to a closing brace or the text's end; gives whether no error came in between. */
  private entries(map: MapSyntax, depth: number): boolean {
    for (;;) {
      this.flow.skip();
      if (this.flow.at >= this.text.length || this.text[this.flow.at] === "}") return true;
      if (!this.entry(map, depth)) {
        map.complete = false;
        return false;
      }
    }
  }

  private entry(map: MapSyntax, depth: number): boolean {
    const start = this.flow.at;
    name.lastIndex = start;
    const key = name.exec(this.text)?.[0];
    if (key === undefined) return false;
    const keyRange = { start, end: start + key.length };
    this.flow.at = keyRange.end;
    this.blanks();
    if (this.text[this.flow.at] === "=") return this.attribute(map, key, keyRange);
    return depth < deepest && this.block(map, key, keyRange, depth);
  }

  private attribute(map: MapSyntax, key: string, keyRange: EntrySyntax["keyRange"]): boolean {
    this.flow.at += 1;
    this.blanks();
    const value = this.flow.value();
    const whole = ownLines(this.text, { start: keyRange.start, end: value.range.end }, "//");
    map.entries.push({ key, keyRange, value, whole, line: whole !== undefined });
    return this.flow.failed === undefined;
  }

  private block(map: MapSyntax, key: string, keyRange: EntrySyntax["keyRange"], depth: number): boolean {
    const label = this.text[this.flow.at] === '"' ? this.flow.term() : undefined;
    this.blanks();
    const open = this.flow.at;
    if (this.flow.failed !== undefined || this.text[open] !== "{") return false;
    this.flow.at += 1;
    const range = { start: keyRange.start, end: open + 1 };
    const block: MapSyntax = { type: "map", range, entries: [], complete: true, body: closed };
    if (label !== undefined) block.entries.push({ key: "", keyRange: label.range, value: label, line: false });
    const entry: EntrySyntax = { key, keyRange, value: block, line: false };
    map.entries.push(entry);
    const sound = this.entries(block, depth + 1);
    const close = this.flow.at;
    block.range = { start: keyRange.start, end: Math.min(close + 1, this.text.length) };
    if (!sound || close >= this.text.length) {
      block.complete = false;
      return false;
    }
    this.flow.at += 1;
    block.body = this.body(keyRange.start, open, close);
    entry.whole = ownLines(this.text, block.range, "//");
    return true;
  }

  private body(start: number, open: number, close: number): MapSyntax["body"] {
    const after = nextLineAt(this.text, open);
    const indent = indentAt(this.text, start) + this.indent;
    const lines: LinesBody = { kind: "lines", after, indent, keys: true, sections: true };
    if (after > close) return { ...lines, braces: { open, close } };
    // A brace that shares the last entry's line leaves no line to add to.
    return indentAt(this.text, close).length === close - (this.text.lastIndexOf("\n", close) + 1) ? lines : closed;
  }

  private blanks(): void {
    while (/[ \t]/.test(this.text.charAt(this.flow.at))) this.flow.at += 1;
  }
}
