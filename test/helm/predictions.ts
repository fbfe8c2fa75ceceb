import type { TextRange } from "../../server/contract/place.ts";
import type { PlacedSegment } from "../../server/helm/rendered/source-map.ts";
import type { ValuesEdit } from "./mutation-targets.ts";

/** A rendered scalar that is said to come from one values key. */
export interface Prediction {
  readonly path: string;
  /** The stretches of the values file that it shows; undefined where it is said to come from the value as a whole. */
  readonly stretches: readonly TextRange[] | undefined;
}

export function prediction(path: string, parts: readonly PlacedSegment[]): Prediction {
  const shown = parts.filter(({ segment }) => segment.sources.some(({ type }) => type === "values"));
  if (shown.some(({ offset }) => offset < 0)) return { path, stretches: undefined };
  return { path, stretches: shown.map(({ offset, start, end }) => ({ start: offset, end: offset + end - start })) };
}

/**
 * Whether the scalar must be another after the edit: the letter stands in or right behind what it shows. Where that is not
 * known (the number of a version), only another text tells.
 */
export function tests({ at }: ValuesEdit, { stretches }: Prediction): boolean {
  if (at === undefined) return true;
  if (stretches === undefined) return false;
  return stretches.some(({ start, end }) => start < at && at <= end);
}
