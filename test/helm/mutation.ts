import { isMap, isScalar, isSeq, type Node, type Pair, parseDocument } from "yaml";
import type { FileContent } from "../../server/helm/chart/chart-files.ts";
import { type LoadedChart, loadChart } from "../../server/helm/chart/load-chart.ts";
import { manifestsOf } from "../../server/helm/render/manifests.ts";
import { renderChart } from "../../server/helm/render/render-chart.ts";
import { contentParts, valuesOf } from "../../server/helm/rendered/places.ts";
import { type PlacedSegment, SourceMap } from "../../server/helm/rendered/source-map.ts";
import { allSources, type Source } from "../../server/helm/text/source.ts";
import type { TrackedText } from "../../server/helm/text/tracked-text.ts";
import type { Value } from "../../server/helm/values/value.ts";

/** A scalar of a rendered document: its text, and the values paths that it is said to come from. */
interface RenderedScalar {
  readonly text: string;
  readonly from: readonly string[];
  /** Values that are said to have decided that it is printed as it is. */
  readonly decided: readonly string[];
}

/** Names the template among a document's scalars. */
const sourceKey = "# Source";

export interface MutationCounts {
  /** Scalars said to come from exactly one key, and how many of them did change. */
  singleSaid: number;
  singleRight: number;
  /** Scalars that changed, and how many of them had been said to depend on the key. */
  changed: number;
  foundChanged: number;
  /** Edits that were made, and those left out because documents appeared or went. */
  edits: number;
  shifted: number;
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
    shifted: 0,
    misses: [],
  };
  const chart = loadChart("", files);
  const values = String(files.get("values.yaml") ?? "");
  const targets = scalarsOf(chart);
  const documents = manifestsOf(renderChart(chart).templates, "helm4").map(
    (manifest) => new Map([...scalarsIn(manifest.text), [sourceKey, { text: manifest.name, from: [], decided: [] }]]),
  );
  const unstable = unstableScalars(render(files), render(files));
  for (const index of pick(targets.length)) {
    const target = targets[index];
    if (target === undefined) continue;
    const edited = mutated(values, target);
    if (edited === undefined) continue;
    const output = render(new Map(files).set("values.yaml", edited));
    const after = output === undefined ? undefined : documentsOf(output);
    if (after === undefined || after.length !== documents.length) {
      counts.shifted += 1;
      continue;
    }
    counts.edits += 1;
    for (const [at, before] of documents.entries()) {
      compare(before, after[at] ?? new Map(), target, unstable[at] ?? new Set(), counts);
    }
  }
  return counts;
}

/** Scalars that differ between two renders of the same files: random ones. */
function unstableScalars(first: string | undefined, second: string | undefined): readonly ReadonlySet<string>[] {
  const again = second === undefined ? [] : documentsOf(second);
  return (first === undefined ? [] : documentsOf(first)).map((document, index) => {
    const other = again[index];
    return new Set([...document.keys()].filter((key) => other?.get(key) !== document.get(key)));
  });
}

function compare(
  before: ReadonlyMap<string, RenderedScalar>,
  after: ReadonlyMap<string, string>,
  target: Target,
  unstable: ReadonlySet<string>,
  counts: MutationCounts,
): void {
  // Another document stands in its place, or it has other fields: nothing can be compared.
  if (before.get(sourceKey)?.text !== after.get(sourceKey)) return;
  if (before.size !== after.size || [...before.keys()].some((key) => !after.has(key))) return;
  for (const [key, scalar] of before) {
    if (/checksum/.test(key) || unstable.has(key)) continue;
    const changed = after.get(key) !== scalar.text;
    const said = scalar.from.includes(target.place);
    if (said && scalar.from.length === 1) {
      counts.singleSaid += 1;
      if (changed) counts.singleRight += 1;
      else counts.misses.push(`not changed: ${target.path} -> ${key}`);
    }
    if (changed) {
      counts.changed += 1;
      if (said || scalar.decided.includes(target.place)) counts.foundChanged += 1;
      else counts.misses.push(`not said: ${target.path} -> ${key}`);
    }
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
function scalarsOf(chart: LoadedChart): readonly Target[] {
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

function scalarsIn(text: TrackedText): ReadonlyMap<string, RenderedScalar> {
  const map = new SourceMap(text);
  return visitScalars(text.text, (node, value) => {
    const [start = 0, end = 0] = node.range ?? [];
    const parts = contentParts(map.between(start, end), text.text);
    return { text: value, from: [...new Set(valuesOf(parts).map(placeOf))], decided: parts.flatMap(decidedBy) };
  });
}

function placeOf(source: Source): string {
  return `${source.file} ${source.range?.start}`;
}

function decidedBy({ segment }: PlacedSegment): readonly string[] {
  return allSources({ sources: [], control: segment.control }).map(placeOf);
}

/** Scalars of each printed document; the template that printed it counts as one of them. */
function documentsOf(output: string): readonly ReadonlyMap<string, string>[] {
  return output
    .split(/^---\n(?=# Source: )/m)
    .slice(1)
    .map((document) => {
      const source = /^# Source: (.*)/.exec(document)?.[1] ?? "";
      return new Map([...visitScalars(document, (_, value) => value), [sourceKey, source]]);
    });
}

function visitScalars<Result>(text: string, make: (node: Node, value: string) => Result): ReadonlyMap<string, Result> {
  const found = new Map<string, Result>();
  const visit = (node: unknown, path: string): void => {
    if (isMap(node))
      for (const { key, value } of node.items as Pair[]) visit(value, `${path}/${isScalar(key) ? key.value : ""}`);
    else if (isSeq(node)) for (const [index, item] of node.items.entries()) visit(item, `${path}/${index}`);
    else if (isScalar(node)) found.set(path, make(node, String(node.value)));
  };
  visit(parseDocument(text, { schema: "failsafe", uniqueKeys: false, logLevel: "silent" }).contents, "");
  return found;
}
