import type { TextRange } from "../../contract/place.ts";
import type { Site, Source } from "../text/source.ts";
import type { Segment } from "../text/tracked-text.ts";
import type { ManifestText, PlacedDocument } from "./manifest-text.ts";
import type { PlacedSegment } from "./source-map.ts";

/**
 * What a stretch of a template or values file made in a manifest, in its order. `exact`: what was printed from it.
 * `controlled`: nothing was, but values in it decided that this is printed. `nearest`: what the template prints behind it,
 * or else before it.
 */
export interface MadeRanges {
  readonly grade: "exact" | "controlled" | "nearest";
  readonly ranges: readonly TextRange[];
}

/** Where a stretch of a file shows in a manifest; no ranges when nothing of the file does. */
export function madeFrom(manifest: ManifestText, file: string, stretch: TextRange): MadeRanges {
  const exact = exactlyMadeFrom(manifest, file, stretch, manifest.documents);
  if (exact.length > 0) return { grade: "exact", ranges: exact };
  const controlled = collect(manifest, manifest.documents, (part) =>
    controls(part.segment, file, stretch) ? part : undefined,
  );
  if (controlled.length > 0) return { grade: "controlled", ranges: controlled };
  const nearest = nearestTo(manifest, file, stretch);
  return { grade: "nearest", ranges: nearest === undefined ? [] : [nearest] };
}

/** What was printed from a stretch of a file in some documents of a manifest. */
export function exactlyMadeFrom(
  manifest: ManifestText,
  file: string,
  stretch: TextRange,
  documents: readonly PlacedDocument[],
): readonly TextRange[] {
  return collect(manifest, documents, (part) => madeOf(part, file, stretch));
}

function madeOf(part: PlacedSegment, file: string, stretch: TextRange): TextRange | undefined {
  const { segment } = part;
  const [only] = segment.sources;
  if (segment.offset >= 0 && only?.file === file) {
    const start = Math.max(stretch.start, segment.offset);
    const end = Math.min(Math.max(stretch.end, stretch.start + 1), segment.offset + segment.length);
    if (end > start) return { start: part.start + start - segment.offset, end: part.start + end - segment.offset };
  } else if (segment.sources.some((source) => isIn(source, file, stretch))) return part;
  for (let site: Site | undefined = segment.site; site !== undefined; site = site.caller) {
    if (site.file === file && overlaps(site.range, stretch)) return part;
  }
  return undefined;
}

function controls({ control: innermost }: Segment, file: string, stretch: TextRange): boolean {
  for (let control = innermost; control !== undefined; control = control.outer) {
    if (control.sources.some((source) => isIn(source, file, stretch))) return true;
  }
  return false;
}

/** Of a missing key only the map is known that lacks it, which makes nothing. */
function isIn(source: Source, file: string, stretch: TextRange): boolean {
  if (source.file !== file || source.range === undefined) return false;
  return !(source.type === "values" && source.missing) && overlaps(source.range, stretch);
}

function overlaps(a: TextRange, b: TextRange): boolean {
  return a.start < Math.max(b.end, b.start + 1) && Math.max(a.end, a.start + 1) > b.start;
}

/** The ranges that `pick` sees in segments, without blanks around them, joined where nothing but blanks is between. */
function collect(
  { text }: ManifestText,
  documents: readonly PlacedDocument[],
  pick: (part: PlacedSegment) => TextRange | undefined,
): readonly TextRange[] {
  const found: TextRange[] = [];
  for (const { source, range } of documents) {
    for (const part of source.map.between(0, source.text.length)) {
      const picked = pick(part);
      if (picked === undefined) continue;
      const trimmed = withoutBlanks(text, picked.start + range.start, picked.end + range.start);
      const last = found.at(-1);
      if (trimmed === undefined) continue;
      if (last !== undefined && text.slice(last.end, trimmed.start).trim() === "") {
        found[found.length - 1] = { start: last.start, end: trimmed.end };
      } else found.push(trimmed);
    }
  }
  return found;
}

function withoutBlanks(text: string, start: number, end: number): TextRange | undefined {
  const content = text.slice(start, end);
  if (content.trim() === "") return undefined;
  return { start: start + content.length - content.trimStart().length, end: start + content.trimEnd().length };
}

/** Text of the template itself that is printed nearest behind a stretch, else nearest before it: one character. */
function nearestTo({ text, documents }: ManifestText, file: string, { start }: TextRange): TextRange | undefined {
  let best: { readonly distance: number; readonly at: number } | undefined;
  for (const { source, range } of documents) {
    for (const { segment, start: from, end: to } of source.map.between(0, source.text.length)) {
      const [only] = segment.sources;
      if (segment.offset < 0 || only?.type !== "template" || only.file !== file) continue;
      const skipped = Math.max(0, start - segment.offset);
      const ahead = text.slice(range.start + from + skipped, range.start + to);
      const blanks = ahead.length - ahead.trimStart().length;
      const isBehind = ahead.length > blanks;
      const at = isBehind ? range.start + from + skipped + blanks : range.start + to - 1;
      const distance = isBehind
        ? segment.offset + skipped + blanks - start
        : Number.MAX_SAFE_INTEGER / 2 - segment.offset;
      if (best === undefined || distance < best.distance) best = { distance, at };
    }
  }
  return best && { start: best.at, end: best.at + 1 };
}
