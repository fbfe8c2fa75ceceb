import { calledFrom, cutSegments, decidedBy, endsOf, historyOf, type Segment, segment } from "./segment.ts";
import { type Control, joinTraces, laterTrace, noTrace, type Site, type Source, type Trace } from "./source.ts";

export type { Segment } from "./segment.ts";

/** A history that is put together only when somebody asks: most texts are made just to be looked at. */
export type LaterSegments = () => readonly Segment[];

/** Histories inside each other are put together at this depth. */
const maxDepth = 200;
/** Texts of so few segments are cut at once. */
const fewSegments = 2;

/** A string that knows where each part of it was written. Immutable. */
export class TrackedText {
  static readonly empty = new TrackedText("", []);
  /** Undefined until somebody asks; of a text that comes from its trace as a whole with no function behind it. */
  #segments: readonly Segment[] | undefined;
  #later: LaterSegments | undefined;
  #depth: number;
  #trace: Trace | (() => Trace) | undefined;
  #ends: readonly number[] | undefined;

  /**
   * @param depth how many histories inside each other `segments` puts together, so that asking does not run out of stack
   * @param trace what the segments would give, when that is known more cheaply
   */
  constructor(
    readonly text: string,
    segments: readonly Segment[] | LaterSegments | undefined,
    depth = 0,
    trace?: Trace | (() => Trace),
  ) {
    this.#trace = trace;
    this.#ends = undefined;
    if (typeof segments === "function") {
      this.#segments = undefined;
      this.#later = segments;
      this.#depth = depth + 1;
      if (depth >= maxDepth) this.#put();
    } else {
      this.#segments = segments;
      this.#later = undefined;
      this.#depth = 0;
    }
  }

  /** Their lengths add up to the text's. */
  get segments(): readonly Segment[] {
    return this.#segments ?? this.#put();
  }

  #put(): readonly Segment[] {
    const segments = this.#later?.() ?? [segment(this.text.length, this.trace, -1)];
    this.#segments = segments;
    this.#later = undefined;
    this.#depth = 0;
    return segments;
  }

  /** How many histories have to be put together for the segments. */
  get depth(): number {
    return this.#depth;
  }

  /** Text whose characters cannot be told apart: all of it comes from all sources of the trace. */
  static of(text: string, trace: Trace = noTrace): TrackedText {
    if (text === "" && trace === noTrace) return TrackedText.empty;
    return new TrackedText(text, undefined, 0, trace);
  }

  /** An empty text that remembers what came out empty. */
  static nothing(trace: Trace): TrackedText {
    return TrackedText.of("", trace);
  }

  /** Text that stands as it is at `offset` of its source's file. */
  static at(text: string, source: Source, offset: number): TrackedText {
    if (text === "") return TrackedText.empty;
    return new TrackedText(text, [segment(text.length, { sources: [source], control: undefined }, offset)]);
  }

  static concat(parts: readonly TrackedText[]): TrackedText {
    const [only] = parts;
    if (only !== undefined && parts.length === 1) return only;
    let text = "";
    let depth = 0;
    for (const part of parts) {
      text += part.text;
      depth = Math.max(depth, part.depth);
    }
    return new TrackedText(text, () => parts.flatMap((part) => part.segments), depth);
  }

  get length(): number {
    return this.text.length;
  }

  /** How many segments it holds in memory: none while its history was not asked for. */
  get pieces(): number {
    return this.#segments?.length ?? 0;
  }

  /** All sources of the text; what could have been printed in it and was not has decided what it is. */
  get trace(): Trace {
    const trace = this.#trace ?? laterTrace(() => joinTraces(this.segments.map(historyOf)));
    const made = typeof trace === "function" ? trace() : trace;
    this.#trace = made;
    return made;
  }

  /** The part from `start` to `end`, both within the text. Absences at its edges stay with it. */
  slice(start: number, end = this.text.length): TrackedText {
    if (start <= 0 && end >= this.text.length) return this;
    const text = this.text.slice(start, Math.max(start, end));
    if (this.#segments !== undefined && this.#segments.length <= fewSegments)
      return new TrackedText(text, this.#cut(start, end));
    return new TrackedText(text, () => this.#cut(start, end), this.#depth);
  }

  /** As {@link slice}, for what is cut off on purpose: where nothing is left, that remembers what it was made of. */
  shortened(start: number, end = this.text.length): TrackedText {
    return end > start || this.text === "" ? this.slice(start, end) : TrackedText.nothing(this.trace);
  }

  #cut(start: number, end: number): readonly Segment[] {
    this.#ends ??= endsOf(this.segments);
    return cutSegments(this.segments, this.#ends, start, end);
  }

  /** Another text made of this one as a whole (a hash, an encoding): positions are lost, sources stay. */
  replaced(text: string): TrackedText {
    return text === this.text ? this : TrackedText.of(text, this.trace);
  }

  /** As {@link replaced}, but where lengths agree (a change of case) characters stay where they are. */
  recased(text: string): TrackedText {
    if (text.length !== this.text.length) return this.replaced(text);
    return new TrackedText(text, () => this.segments, this.#depth);
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
  withControl(read: Trace): TrackedText {
    if (read === noTrace) return this;
    return new TrackedText(this.text, () => this.#decidedBy(read), this.#depth);
  }

  /** A choice that came out empty has been decided, too. */
  #decidedBy(read: Trace): readonly Segment[] {
    const { segments } = this;
    return decidedBy(segments.length === 0 ? [segment(0, noTrace, -1)] : segments, read);
  }

  /** What a template printed, for its caller. */
  calledFrom(caller: Site, control: Control | undefined): TrackedText {
    return new TrackedText(this.text, () => calledFrom(this.segments, caller, control), this.#depth);
  }
}
