import type { TextEdit } from "../../contract/fix.ts";
import type { Origin } from "../../contract/place.ts";
import type { TreeSource } from "../../yaml/tree/source.ts";
import type { TrackedText } from "../text/tracked-text.ts";
import { nothingPacked, type PackedPlaces } from "./packed-places.ts";
import { originOf } from "./places.ts";
import { partsBetween, type RenderedText } from "./rendered-text.ts";
import { type PlacedSegment, SourceMap } from "./source-map.ts";

/** Names of sources that differ from render to render, or that only a deployment gives: nothing can be said of them. */
const unstable: ReadonlySet<string> = new Set(["random", "now", "required"]);

/** A rendered document as the source of a tree: every range is answered with its place in the files behind it. */
export class RenderedSource implements TreeSource, RenderedText {
  readonly text: string;
  readonly complete = true;
  readonly map: SourceMap;

  constructor(
    /** The template that printed the document. */
    readonly file: string,
    rendered: TrackedText,
    private readonly packed: PackedPlaces = nothingPacked,
    /** Whether a template is one of a chart that is fetched: an edit of it would be lost. */
    private readonly isFetched: (template: string) => boolean = () => false,
  ) {
    this.text = rendered.text;
    this.map = new SourceMap(rendered);
  }

  originOf(start: number, end: number): Origin {
    const origin = originOf(this.map.between(start, end), this.text, this.file);
    if (this.packed === nothingPacked) return origin;
    const { place, related } = origin;
    const outside = this.packed(place.file);
    return {
      place: outside === undefined ? place : { ...outside, grade: "include" },
      related: related.filter(({ file }) => this.packed(file) === undefined),
    };
  }

  partsOf(start: number, end: number): readonly PlacedSegment[] {
    return partsBetween(this.map, start, end);
  }

  absencesBetween(start: number, end: number) {
    return this.map.absencesBetween(start, end);
  }

  /** Only what is literal in a template is edited as text; values are edited by rendered-editor.ts. */
  replace(start: number, end: number, newText: string): readonly TextEdit[] | undefined {
    const parts = start === end ? this.neighbours(start) : this.map.between(start, end);
    const [first] = parts;
    const source = first?.segment.sources[0];
    if (first === undefined || first.offset < 0 || source?.type !== "template") return undefined;
    if (this.isFetched(source.file)) return undefined;
    if (start === end && !isText(first)) return undefined;
    let at = first.offset;
    for (const part of parts) {
      const [own] = part.segment.sources;
      if (part.offset !== at || own?.type !== "template" || own.file !== source.file) return undefined;
      at += part.end - part.start;
    }
    const offset = start === end && start > first.start ? first.offset + start - first.start : first.offset;
    const range = start === end ? { start: offset, end: offset } : { start: first.offset, end: at };
    const written = this.asWritten(newText, start === end ? Math.max(0, start - 1) : start, source.file);
    return written === undefined ? undefined : [{ file: source.file, range, newText: written }];
  }

  /**
   * Lines as they stand in the template: without the spaces that `indent` and what stands before an include put in front
   * of the line at an offset. Undefined when they do not all begin with them.
   */
  private asWritten(newText: string, at: number, file: string): string | undefined {
    if (!newText.includes("\n")) return newText;
    const added = this.addedIndent(at, file);
    if (added === 0) return newText;
    const [first = "", ...others] = newText.split("\n");
    // Text that begins a line is indented, too; text that ends one is not.
    const lines = this.text[at] === "\n" && first !== "" ? [first, ...others] : others;
    const padding = " ".repeat(added);
    if (!lines.every((line) => line.trim() === "" || line.startsWith(padding))) return undefined;
    const shorter = lines.map((line) => (line.startsWith(padding) ? line.slice(added) : line));
    return (lines.length > others.length ? shorter : [first, ...shorter]).join("\n");
  }

  /** Spaces at the start of a line that do not stand before its text in the file. */
  private addedIndent(at: number, file: string): number {
    const start = this.text.lastIndexOf("\n", at - 1) + 1;
    const indent = /^ */.exec(this.text.slice(start))?.[0].length ?? 0;
    const isOwn = (offset: number) =>
      this.map
        .between(offset, offset + 1)
        .some(({ segment: { sources } }) => sources[0]?.type === "template" && sources[0].file === file);
    let own = 0;
    while (own < indent && isOwn(start + indent - 1 - own)) own += 1;
    return indent - own;
  }

  isUnknown(start: number, end: number): boolean {
    return this.map
      .between(start, end)
      .some(({ segment }) => segment.sources.some((source) => source.type === "object" && unstable.has(source.name)));
  }

  isCertain(): boolean {
    return true;
  }

  /** For an insertion: the text before it, or, at the start of a line or behind an action, the text behind it. */
  private neighbours(at: number) {
    const before = this.map.between(Math.max(0, at - 1), at);
    return before.some(isText) ? before : this.map.between(at, at + 1);
  }
}

/** Whether a part is text of a template, beside which more of it can stand. */
function isText({ offset, segment }: PlacedSegment): boolean {
  const [source] = segment.sources;
  return offset >= 0 && source?.type === "template" && source.isConstant !== true;
}
