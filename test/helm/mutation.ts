import type { FileContent } from "../../server/helm/chart/chart-files.ts";
import { type LoadedChart, loadChart } from "../../server/helm/chart/load-chart.ts";
import { manifestsOf } from "../../server/helm/render/manifests.ts";
import { renderChart } from "../../server/helm/render/render-chart.ts";
import { contentParts, valuesOf } from "../../server/helm/rendered/places.ts";
import { type PlacedSegment, SourceMap } from "../../server/helm/rendered/source-map.ts";
import { allSources, type Source } from "../../server/helm/text/source.ts";
import type { TrackedText } from "../../server/helm/text/tracked-text.ts";
import type { Value } from "../../server/helm/values/value.ts";
import {
  type Lists,
  movedLists,
  type PrintedDocument,
  pairDocuments,
  printedDocuments,
  type Scalars,
  scalarsOf,
  visitScalars,
} from "./rendered-scalars.ts";

/** A scalar of a rendered document: its text, and the values paths that it is said to come from. */
interface RenderedScalar {
  readonly text: string;
  readonly from: readonly string[];
  /** Values that are said to have decided that it is printed as it is. */
  readonly decided: ReadonlySet<string>;
}

interface RenderedDocument extends PrintedDocument {
  readonly scalars: ReadonlyMap<string, RenderedScalar>;
  readonly lists: Lists;
  /** Paths of the scalars said to come from one key alone, by the key. */
  readonly single: ReadonlyMap<string, readonly string[]>;
}

export interface MutationCounts {
  /** Scalars said to come from exactly one key, and how many of them did change. */
  singleSaid: number;
  singleRight: number;
  /** Scalars that changed, and how many of them had been said to depend on the key. */
  changed: number;
  foundChanged: number;
  /** Edits that were made, and those under which the chart does not render. */
  edits: number;
  failed: number;
  /** Documents whose partner is not known because some came or went, and those of which parts could not be compared because a list changed its length. */
  gone: number;
  moved: number;
  readonly misses: string[];
}

/** Gives the rendered text of a chart with these files; undefined when it does not render. */
export type Renderer = (files: ReadonlyMap<string, FileContent>) => string | undefined;

/**
 * Changes one scalar of values.yaml at a time and compares which rendered scalars change with what the origins said.
 * `pick` gives the indexes of the scalars to change out of how many there are.
 */
export function mutateValues(
  files: ReadonlyMap<string, FileContent>,
  pick: (count: number) => readonly number[],
  render: Renderer,
): MutationCounts {
  const counts: MutationCounts = {
    singleSaid: 0,
    singleRight: 0,
    changed: 0,
    foundChanged: 0,
    edits: 0,
    failed: 0,
    gone: 0,
    moved: 0,
    misses: [],
  };
  const chart = loadChart("", files);
  const values = String(files.get("values.yaml") ?? "");
  const targets = targetsIn(chart);
  const documents = manifestsOf(renderChart(chart).templates, "helm4").map(({ name, text }) =>
    readRendered(name, text),
  );
  const unstable = unstableScalars(render(files), render(files));
  for (const index of pick(targets.length)) {
    const target = targets[index];
    if (target === undefined) continue;
    const edited = mutated(values, target);
    if (edited === undefined) continue;
    const output = render(new Map(files).set("values.yaml", edited));
    if (output === undefined) {
      counts.failed += 1;
      continue;
    }
    counts.edits += 1;
    const after = printedDocuments(output);
    for (const [at, partner] of pairDocuments(documents, after).entries()) {
      const before = documents[at];
      const printed = partner === undefined ? undefined : after[partner];
      if (before === undefined) continue;
      if (printed === undefined) counts.gone += 1;
      else compare(before, printed.text, target, unstable[at] ?? new Set(), counts);
    }
  }
  return counts;
}

/** Scalars that differ between two renders of the same files: random ones. */
function unstableScalars(first: string | undefined, second: string | undefined): readonly ReadonlySet<string>[] {
  const again = second === undefined ? [] : printedDocuments(second);
  return (first === undefined ? [] : printedDocuments(first)).map(({ text }, index) => {
    if (again[index]?.text === text) return new Set();
    const other = scalarsOf(again[index]?.text ?? "").values;
    return new Set([...scalarsOf(text).values].flatMap(([key, value]) => (other.get(key) === value ? [] : [key])));
  });
}

/** Scalars are compared where both documents have them, but not below lists that changed their length. */
function compare(
  before: RenderedDocument,
  text: string,
  target: Target,
  unstable: ReadonlySet<string>,
  counts: MutationCounts,
): void {
  const after: Scalars | undefined = before.text === text ? undefined : scalarsOf(text);
  const moved = after === undefined ? [] : movedLists(before.lists, after.lists);
  if (moved.length > 0) counts.moved += 1;
  const compared = (key: string) =>
    !/checksum/.test(key) &&
    !unstable.has(key) &&
    (after === undefined || after.values.has(key)) &&
    !moved.some((list) => key.startsWith(list));
  const changed = (key: string) => after !== undefined && after.values.get(key) !== before.scalars.get(key)?.text;
  for (const key of before.single.get(target.place) ?? []) {
    if (!compared(key)) continue;
    counts.singleSaid += 1;
    if (changed(key)) counts.singleRight += 1;
    else counts.misses.push(`not changed: ${target.path} -> ${before.source} ${key}`);
  }
  if (after === undefined) return;
  for (const [key, scalar] of before.scalars) {
    if (!changed(key) || !compared(key)) continue;
    counts.changed += 1;
    if (scalar.from.includes(target.place) || scalar.decided.has(target.place)) counts.foundChanged += 1;
    else counts.misses.push(`not said: ${target.path} -> ${before.source} ${key}`);
  }
}

interface Target {
  readonly path: string;
  /** Names the scalar by where it stands: a scalar with an anchor is one, however many paths lead to it. */
  readonly place: string;
  readonly value: Value;
  readonly range: { readonly start: number; readonly end: number };
}

/** Texts and numbers of the chart's own values.yaml. */
function targetsIn(chart: LoadedChart): readonly Target[] {
  const targets: Target[] = [];
  const visit = (value: Value): void => {
    if (value.kind === "map") for (const slot of value.entries.values()) visit(slot.value);
    if (value.kind === "list") for (const item of value.items) visit(item);
    if (value.kind !== "text" && value.kind !== "float") return;
    const [source] = value.kind === "text" ? (value.text.segments[0]?.sources ?? []) : value.trace.sources;
    if (source?.type === "values")
      targets.push({ path: JSON.stringify(source.path), place: placeOf(source), value, range: source.range });
  };
  visit(chart.values);
  return targets;
}

/** The values text with one scalar changed: a number by one, a text by a letter at its end; blocks are left alone. */
function mutated(values: string, { value, range }: Target): string | undefined {
  const written = values.slice(range.start, range.end);
  if (written.includes("\n") || /^[|>]/.test(written)) return undefined;
  // A number beyond 2^53 has no neighbour one away.
  if (value.kind === "float" && value.value + 1 === value.value) return undefined;
  if (value.kind === "float") return `${values.slice(0, range.start)}${value.value + 1}${values.slice(range.end)}`;
  const end = /["']$/.test(written) ? range.end - 1 : range.end;
  return `${values.slice(0, end)}z${values.slice(end)}`;
}

function readRendered(source: string, rendered: TrackedText): RenderedDocument {
  const map = new SourceMap(rendered);
  const scalars = new Map<string, RenderedScalar>();
  const single = new Map<string, string[]>();
  const lists = visitScalars(rendered.text, (path, node, value) => {
    const [start = 0, end = 0] = node.range ?? [];
    const parts = contentParts(map.between(start, end), rendered.text);
    const from = [...new Set(valuesOf(parts).map(placeOf))];
    scalars.set(path, { text: value, from, decided: new Set(parts.flatMap(decidedBy)) });
    const [only] = from;
    if (only !== undefined && from.length === 1) single.set(only, [...(single.get(only) ?? []), path]);
  });
  return { source, text: rendered.text, scalars, lists, single };
}

function placeOf(source: Source): string {
  return `${source.file} ${source.range?.start}`;
}

function decidedBy({ segment }: PlacedSegment): readonly string[] {
  return allSources({ sources: [], control: segment.control }).map(placeOf);
}
