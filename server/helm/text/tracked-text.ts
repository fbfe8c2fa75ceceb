import { type Absence, type Control, joinTraces, noTrace, type Site, type Source, type Trace } from "./source.ts";

/** A stretch of text with one history. */
export interface Segment {
  /** UTF-16 code units; 0 only for an absence, and for what came out empty. */
  readonly length: number;
  readonly sources: readonly Source[];
  /** Offset in the (only) source's file of the first character, when each character stands there as it is; else -1. */
  readonly offset: number;
  readonly control: Control | undefined;
  /** The innermost action that printed it; undefined until something has. */
  readonly site: Site | undefined;
  readonly absence?: Absence;
}

/** A history that is put together only when somebody asks: large values are often made just to be looked at. */
export interface LazyHistory {
  segments(): readonly Segment[];
  trace(): Trace;
}

/** A string that knows where each part of it was written. Immutable. */
export class TrackedText {
  static readonly empty = new TrackedText("", []);
  #segments: readonly Segment[] | undefined;
  readonly #history: LazyHistory | undefined;

  constructor(
    readonly text: string,
    history: readonly Segment[] | LazyHistory,
  ) {
    if ("trace" in history) this.#history = history;
    else this.#segments = history;
  }

  /** Their lengths add up to the text's. */
  get segments(): readonly Segment[] {
    this.#segments ??= this.#history?.segments() ?? [];
    return this.#segments;
  }

  /** Text whose characters cannot be told apart: all of it comes from all sources of the trace. */
  static of(text: string, trace: Trace = noTrace): TrackedText {
    if (text === "") return TrackedText.empty;
    return new TrackedText(text, [segment(text.length, trace, -1)]);
  }

  /** An empty text that remembers what came out empty. */
  static nothing(trace: Trace): TrackedText {
    return new TrackedText("", [segment(0, trace, -1)]);
  }

  /** Text that stands as it is at `offset` of its source's file. */
  static at(text: string, source: Source, offset: number, control?: Control): TrackedText {
    if (text === "") return TrackedText.empty;
    return new TrackedText(text, [segment(text.length, { sources: [source], control }, offset)]);
  }

  static concat(parts: readonly TrackedText[]): TrackedText {
    const [only] = parts;
    if (only !== undefined && parts.length === 1) return only;
    const builder = new TextBuilder();
    for (const part of parts) builder.append(part);
    return builder.finish();
  }

  get length(): number {
    return this.text.length;
  }

  /** All sources of the text. */
  get trace(): Trace {
    if (this.#segments === undefined && this.#history !== undefined) return this.#history.trace();
    const [first] = this.segments;
    return first !== undefined && this.segments.length === 1 ? first : joinTraces(this.segments);
  }

  /** The part from `start` to `end`, both within the text. Absences at its edges stay with it. */
  slice(start: number, end = this.text.length): TrackedText {
    if (start <= 0 && end >= this.text.length) return this;
    const kept: Segment[] = [];
    let at = 0;
    for (const part of this.segments) {
      const from = Math.max(start, at);
      const to = Math.min(end, at + part.length);
      const inside = part.length === 0 && at >= start && at <= end;
      if (to > from || inside) kept.push(cut(part, from - at, to - from));
      at += part.length;
      if (at > end) break;
    }
    return new TrackedText(this.text.slice(start, Math.max(start, end)), kept);
  }

  /** Another text made of this one as a whole (a hash, an encoding): positions are lost, sources stay. */
  replaced(text: string): TrackedText {
    return text === this.text ? this : TrackedText.of(text, this.trace);
  }

  /** As {@link replaced}, but where lengths agree (a change of case) characters stay where they are. */
  recased(text: string): TrackedText {
    return text.length === this.text.length ? new TrackedText(text, this.segments) : this.replaced(text);
  }

  /** The parts between matches of a separator. */
  split(separator: string): readonly TrackedText[] {
    const parts: TrackedText[] = [];
    let at = 0;
    for (const part of this.text.split(separator)) {
      parts.push(this.slice(at, at + part.length));
      at += part.length + separator.length;
    }
    return parts;
  }

  /** Says what decided for this text, on top of what is known. */
  withControl(sources: readonly Source[]): TrackedText {
    if (sources.length === 0) return this;
    return this.mapSegments((part) => ({ ...part, control: { sources, outer: part.control } }));
  }

  /** Fills in the action that prints it, and what decided, where nothing is known yet. */
  printedBy(site: Site, control: Control | undefined): TrackedText {
    if (this.segments.every((part) => part.site !== undefined)) return this;
    return this.mapSegments((part) =>
      part.site === undefined ? { ...part, site, control: part.control ?? control } : part,
    );
  }

  private mapSegments(change: (part: Segment) => Segment): TrackedText {
    return new TrackedText(this.text, this.segments.map(change));
  }
}

/** Puts text together piece by piece. */
export class TextBuilder {
  private readonly pieces: string[] = [];
  private readonly segments: Segment[] = [];
  length = 0;

  append(part: TrackedText): void {
    if (part.text !== "") this.pieces.push(part.text);
    for (const piece of part.segments) this.segments.push(piece);
    this.length += part.text.length;
  }

  /** Adds text of a known history. */
  add(text: string, trace: Trace): void {
    if (text !== "") this.append(TrackedText.of(text, trace));
  }

  /** Adds a place where something could have been printed. */
  absence(absence: Absence, control: Control | undefined): void {
    this.segments.push({ length: 0, sources: [], offset: -1, control, site: absence.site, absence });
  }

  finish(): TrackedText {
    return new TrackedText(this.pieces.join(""), this.segments);
  }
}

function segment(length: number, trace: Trace, offset: number): Segment {
  return { length, sources: trace.sources, offset, control: trace.control, site: undefined };
}

function cut(part: Segment, start: number, length: number): Segment {
  if (start === 0 && length === part.length) return part;
  return { ...part, length: Math.max(0, length), offset: part.offset < 0 ? -1 : part.offset + start };
}
