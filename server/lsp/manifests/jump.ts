import type { PlaceGrade, RelatedPlace, TextRange } from "../../contract/place.ts";
import type { LinePlace, LineRange } from "../../contract/protocol.ts";
import type { TreePath } from "../../contract/tree.ts";
import { madeFrom } from "../../helm/rendered/to-rendered.ts";
import { sourceAt } from "../../helm/rendered/to-source.ts";
import { shifted } from "./shifted.ts";
import type { ShownManifest } from "./shown-manifest.ts";

/** A place in a file behind a manifest, as the file is now. */
export interface SourcePlace {
  readonly file: string;
  readonly uri: string;
  readonly range: LineRange;
  /** Why it is named; undefined for the place itself. */
  readonly message: string | undefined;
}

/** A part of a manifest, and where it comes from: the place that one would edit, then what explains it. */
export interface SourcesOfPart {
  readonly range: LineRange;
  readonly grade: PlaceGrade;
  readonly values: readonly TreePath[];
  readonly places: readonly SourcePlace[];
}

/** Where what stands at a position of a manifest comes from. */
export function sourcesAt(shown: ShownManifest, position: LinePlace): SourcesOfPart | undefined {
  const traced = sourceAt(shown.manifest, shown.lines.offsetAt(position));
  if (traced === undefined) return undefined;
  const { place, related } = traced.origin;
  return {
    range: shown.lines.linesOf(traced.range),
    grade: place.grade,
    values: traced.values,
    places: [sourcePlace(shown, place), ...related.map((item) => sourcePlace(shown, item))],
  };
}

/** The lines of a manifest that come from a line of a template or values file; of a key with a map, from all of that. */
export function linesFrom(shown: ShownManifest, file: string, line: number): readonly LineRange[] {
  const { snapshot, texts, manifest, lines, root } = shown;
  const before = texts.get(file) ?? snapshot.textOf(file);
  if (before === undefined) return [];
  const index = snapshot.lines(file);
  const start = index.startOf(line);
  const content = index.lineText(line);
  const written = { start: start + content.length - content.trimStart().length, end: start + content.trimEnd().length };
  const stretch = root.rendering.valuesEntryAt(file, written) ?? written;
  const { ranges } = madeFrom(manifest, file, shifted(stretch, snapshot.textOf(file) ?? "", before));
  return ranges.map((range) => lines.linesOf(range));
}

function sourcePlace(
  { root, snapshot, texts }: ShownManifest,
  { file, range, message }: { readonly file: string; readonly range: TextRange } & Partial<RelatedPlace>,
): SourcePlace {
  const now = snapshot.textOf(file) ?? "";
  const moved = shifted(range, texts.get(file) ?? now, now);
  return { file, uri: root.uriOf(file), range: snapshot.lines(file).linesOf(moved), message };
}
