import { type Absence, addControl, type Control, nestControl, type Site, type Source, type Trace } from "./source.ts";

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
  readonly absence: Absence | undefined;
}

/** `trace` may be put together later: a segment is made when its sources are wanted. */
export function segment(length: number, trace: Trace, offset: number): Segment {
  return { length, sources: trace.sources, offset, control: trace.control, site: undefined, absence: undefined };
}

/** A place where something could have been printed. */
export function absent(absence: Absence, control: Control | undefined): Segment {
  return { length: 0, sources: [], offset: -1, control, site: absence.site, absence };
}

/** What a segment tells about a text that it is a part of: of a place where nothing was printed, what was read to decide that. */
export function historyOf(part: Segment): Trace {
  const { absence, control } = part;
  return absence === undefined ? part : { sources: [], control: addControl(control, absence.read) };
}

function withPlace(part: Segment, site: Site | undefined, control: Control | undefined): Segment {
  return { length: part.length, sources: part.sources, offset: part.offset, control, site, absence: part.absence };
}

/** The parts of segments from `start` to `end`. Absences at the edges stay. `ends`: where each segment ends. */
export function cutSegments(
  segments: readonly Segment[],
  ends: readonly number[],
  start: number,
  end: number,
): readonly Segment[] {
  const kept: Segment[] = [];
  for (let index = firstEndingFrom(ends, start); index < segments.length; index += 1) {
    const part = segments[index];
    if (part === undefined) break;
    const at = (ends[index] ?? 0) - part.length;
    if (at > end) break;
    const from = Math.max(start, at);
    const to = Math.min(end, at + part.length);
    const inside = part.length === 0 && at >= start && at <= end;
    if (to > from || inside) kept.push(cut(part, from - at, to - from));
  }
  return kept;
}

/** Where each segment ends. */
export function endsOf(segments: readonly Segment[]): readonly number[] {
  let at = 0;
  return segments.map((part) => {
    at += part.length;
    return at;
  });
}

function firstEndingFrom(ends: readonly number[], offset: number): number {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) >= offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

function cut(part: Segment, start: number, length: number): Segment {
  if (start === 0 && length === part.length) return part;
  const offset = part.offset < 0 ? -1 : part.offset + start;
  const { sources, control, site, absence } = part;
  return { length: Math.max(0, length), sources, offset, control, site, absence };
}

/** Says what decided for segments, on top of what is known. */
export function decidedBy(segments: readonly Segment[], read: Trace): readonly Segment[] {
  const control = kept((inner: Control | undefined) => addControl(inner, read));
  return segments.map((part) => withPlace(part, part.site, control(part.control)));
}

/**
 * Fills in the action that prints segments, and what decided for it, where no action is known yet. What came out empty
 * could have been printed here.
 */
export function printedBy(
  segments: readonly Segment[],
  site: Site | undefined,
  control: Control | undefined,
): readonly Segment[] {
  const nested = kept((inner: Control | undefined) => nestControl(inner, control));
  return segments.map((part) => {
    if (part.site !== undefined) return part;
    const isEmpty = part.length === 0 && part.absence === undefined;
    if (isEmpty && site !== undefined) return absent({ site, read: part, keys: () => [] }, control);
    return withPlace(part, site, nested(part.control));
  });
}

/** What a template printed, for its caller: the call stands around all sites, what decided for it around all controls. */
export function calledFrom(
  segments: readonly Segment[],
  caller: Site,
  control: Control | undefined,
): readonly Segment[] {
  const nested = kept((inner: Control | undefined) => nestControl(inner, control));
  const around = kept((site: Site | undefined): Site => (site === undefined ? caller : under(site)));
  const under = kept((site: Site): Site => ({ file: site.file, range: site.range, caller: around(site.caller) }));
  return segments.map((part) => withPlace(part, around(part.site), nested(part.control)));
}

/** Neighbours share most of what they know: what is made for one serves the others. */
export function kept<Input, Result>(make: (input: Input) => Result): (input: Input) => Result {
  const known = new Map<Input, Result>();
  return (input) => {
    const found = known.get(input);
    if (found !== undefined || known.has(input)) return found as Result;
    const made = make(input);
    known.set(input, made);
    return made;
  };
}
