import { contentParts, valuesOf } from "../../server/helm/rendered/places.ts";
import { SourceMap } from "../../server/helm/rendered/source-map.ts";
import { allSources, type Control, type Trace } from "../../server/helm/text/source.ts";
import type { TrackedText } from "../../server/helm/text/tracked-text.ts";
import { placeOf } from "./mutation-targets.ts";
import { type Prediction, prediction } from "./predictions.ts";
import { type Lists, type PrintedDocument, visitScalars } from "./rendered-scalars.ts";

/** A scalar of a rendered document: its text, and the values that it is said to come from, by where they stand. */
interface RenderedScalar {
  readonly text: string;
  readonly from: ReadonlySet<string>;
  /** Values that are said to have decided that it is printed as it is. */
  readonly decided: ReadonlySet<string>;
}

export interface RenderedDocument extends PrintedDocument {
  readonly scalars: ReadonlyMap<string, RenderedScalar>;
  readonly lists: Lists;
  /** The scalars said to come from one value alone, by the value. */
  readonly single: ReadonlyMap<string, readonly Prediction[]>;
}

export function readRendered(source: string, rendered: TrackedText): RenderedDocument {
  const map = new SourceMap(rendered);
  const scalars = new Map<string, RenderedScalar>();
  const single = new Map<string, Prediction[]>();
  const lists = visitScalars(rendered.text, (path, node, value) => {
    const [start = 0, end = 0] = node.range ?? [];
    const all = map.between(start, end);
    const parts = contentParts(all, rendered.text);
    // In a text of many values the quotes of an empty one are all that there is of it.
    const from = new Set(valuesOf(all).map(placeOf));
    const absences = map.absencesBetween(start, end).map(({ segment }) => segment);
    const decided = new Set([
      ...[...parts.map(({ segment }) => segment), ...absences].flatMap(({ control }) => placesOf(control)),
      ...absences.flatMap(({ absence }) => (absence === undefined ? [] : placesRead(absence.read))),
    ]);
    scalars.set(path, { text: value, from, decided });
    const [only] = from;
    // What a value makes together with a constant of the template (`min .Values.x 1`) has the action as its place.
    const isAlone = parts.every(({ segment: { sources } }) => {
      const places = new Set(sources.map(placeOf));
      return only === undefined || !places.has(only) || places.size === 1;
    });
    if (only !== undefined && from.size === 1 && isAlone)
      single.set(only, [...(single.get(only) ?? []), prediction(path, parts)]);
  });
  return { source, text: rendered.text, scalars, lists, single };
}

function placesOf(control: Control | undefined): readonly string[] {
  return placesRead({ sources: [], control });
}

function placesRead(trace: Trace): readonly string[] {
  return allSources(trace).map(placeOf);
}
