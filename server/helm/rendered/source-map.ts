import type { Segment, TrackedText } from "../text/tracked-text.ts";

/** A part of a segment, and where in the rendered text it stands. */
export interface PlacedSegment {
  readonly segment: Segment;
  readonly start: number;
  readonly end: number;
  /** Offset in the source's file of `start`; -1 when positions are lost. */
  readonly offset: number;
}

/** Finds the segments of a rendered text by offset. */
export class SourceMap {
  private readonly ends: readonly number[];

  constructor(readonly rendered: TrackedText) {
    let at = 0;
    this.ends = rendered.segments.map((segment) => {
      at += segment.length;
      return at;
    });
  }

  /** Parts of segments in a range; for an empty range the one that stands there. */
  between(start: number, end: number): readonly PlacedSegment[] {
    const { segments } = this.rendered;
    const wanted = Math.max(end, start + 1);
    const parts: PlacedSegment[] = [];
    for (let index = this.firstEndingAfter(start); index < segments.length; index += 1) {
      const segment = segments[index];
      const segmentEnd = this.ends[index] ?? 0;
      if (segment === undefined) break;
      const segmentStart = segmentEnd - segment.length;
      if (segmentStart >= wanted) break;
      if (segment.length === 0) continue;
      const from = Math.max(start, segmentStart);
      const to = Math.min(wanted, segmentEnd);
      const offset = segment.offset < 0 ? -1 : segment.offset + from - segmentStart;
      if (to > from) parts.push({ segment, start: from, end: to, offset });
    }
    return parts;
  }

  /** Segments without text whose place lies in a range, both ends included. */
  absencesBetween(start: number, end: number): readonly { readonly segment: Segment; readonly at: number }[] {
    const found: { segment: Segment; at: number }[] = [];
    for (let index = this.firstEndingAfter(start - 1); index < this.ends.length; index += 1) {
      const at = this.ends[index] ?? 0;
      const segment = this.rendered.segments[index];
      if (segment === undefined || at - segment.length > end) break;
      if (segment.absence !== undefined && at >= start && at <= end) found.push({ segment, at });
    }
    return found;
  }

  private firstEndingAfter(offset: number): number {
    let low = 0;
    let high = this.ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.ends[middle] ?? 0) > offset) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
