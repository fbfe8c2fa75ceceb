import { chartCache } from "../../server/helm/chart/chart-cache.ts";
import type { FileContent } from "../../server/helm/chart/chart-files.ts";
import { loadChart } from "../../server/helm/chart/load-chart.ts";
import { type Manifest, manifestsOf, printManifests } from "../../server/helm/render/manifests.ts";
import { renderCache } from "../../server/helm/render/render-cache.ts";
import { renderChart } from "../../server/helm/render/render-chart.ts";
import { holdsNow } from "./compare.ts";
import { edited, type Target, targetsIn } from "./mutation-targets.ts";
import { tests } from "./predictions.ts";
import { type RenderedDocument, readRendered } from "./rendered-document.ts";
import { movedLists, pairDocuments, printedDocuments, type Scalars, scalarsOf } from "./rendered-scalars.ts";

export interface MutationCounts {
  /** Scalars said to come from exactly one key, and how many of them did change. */
  singleSaid: number;
  singleRight: number;
  /** Scalars that changed, and how many of them had been said to depend on the key. */
  changed: number;
  foundChanged: number;
  /** Edits that were made, those under which the chart does not render, and those left out because nothing reads the value. */
  edits: number;
  failed: number;
  idle: number;
  /** Documents whose partner is not known because some came or went, and those of which parts could not be compared because a list changed its length. */
  gone: number;
  moved: number;
  /** Edits under which the renderer and `render` print different texts, of charts for which they agree without. */
  unequal: number;
  readonly misses: string[];
}

/** Gives the rendered text of a chart with these files; undefined when it does not render. */
export type Renderer = (files: ReadonlyMap<string, FileContent>) => string | undefined;

/**
 * Changes one scalar of values.yaml at a time and compares which rendered scalars change with what the origins said. An
 * edit that changes nothing for the renderer and of which nothing was said is not rendered with `render`.
 * `pick` gives the indexes of the scalars to change out of how many there are.
 */
export function mutateValues(
  files: ReadonlyMap<string, FileContent>,
  pick: (count: number) => readonly number[],
  render: Renderer,
): MutationCounts {
  const counts = noCounts();
  const values = String(files.get("values.yaml") ?? "");
  const own = ownRenderer();
  const { chart, manifests } = own(files);
  const targets = targetsIn(chart);
  const printed = printManifests(manifests);
  const documents = manifests.map(({ name, text }) => readRendered(name, text));
  const first = render(files);
  const unstable = unstableScalars(first, render(files));
  for (const [round, index] of pick(targets.length).entries()) {
    const target = targets[index];
    if (target === undefined) continue;
    const ends = new Set(documents.flatMap((document) => endsOf(document, target)));
    const isVague = documents.some((document) => isShownVaguely(document, target));
    const positions = [...(isVague ? ["whole" as const] : []), undefined, ...ends];
    const edit = edited(values, target, positions[round % positions.length]);
    if (edit === undefined) continue;
    const changed = new Map(files).set("values.yaml", edit.text);
    const mine = printManifests(own(changed).manifests);
    const isSaid = documents.some(({ single }) => single.get(target.place)?.some((said) => tests(edit, said)) === true);
    if (mine === printed && !isSaid) {
      counts.idle += 1;
      continue;
    }
    const output = render(changed);
    if (output === undefined) {
      counts.failed += 1;
      continue;
    }
    counts.edits += 1;
    const again = first === undefined || output !== mine ? render(changed) : output;
    if (first === printed && output !== mine && output === again) {
      counts.unequal += 1;
      counts.misses.push(`renders otherwise than helm: ${target.path}`);
    }
    const after = printedDocuments(output);
    for (const [at, partner] of pairDocuments(documents, after).entries()) {
      const before = documents[at];
      const text = partner === undefined ? undefined : after[partner]?.text;
      if (before === undefined) continue;
      if (text === undefined) counts.gone += 1;
      else {
        const said = (before.single.get(target.place) ?? []).filter((prediction) => tests(edit, prediction));
        const paths = said.map(({ path }) => path);
        const random = unstable[at] ?? unstableScalars(output, again)[partner ?? 0] ?? new Set();
        compare(before, text, target, paths, random, counts);
      }
    }
  }
  return counts;
}

export function noCounts(): MutationCounts {
  const changes = { singleSaid: 0, singleRight: 0, changed: 0, foundChanged: 0 };
  return { ...changes, edits: 0, failed: 0, idle: 0, gone: 0, moved: 0, unequal: 0, misses: [] };
}

/** Renders again and again, keeping what it can. */
function ownRenderer() {
  const cache = renderCache();
  const charts = chartCache();
  return (files: ReadonlyMap<string, FileContent>) => {
    const chart = loadChart("", files, charts);
    const { templates } = renderChart(chart, {}, cache);
    const manifests: readonly Manifest[] = manifestsOf(templates, "helm4");
    return { chart, manifests };
  };
}

/** Where parts of the value that the document shows end. */
function endsOf({ single }: RenderedDocument, { place, value }: Target): readonly number[] {
  if (value.kind !== "text") return [];
  return (single.get(place) ?? []).flatMap(({ stretches }) => stretches?.map(({ end }) => end) ?? []);
}

/** Whether a document shows the text somewhere, and it is not known what of it. */
function isShownVaguely({ single }: RenderedDocument, { place, value }: Target): boolean {
  return value.kind === "text" && single.get(place)?.some(({ stretches }) => stretches === undefined) === true;
}

/** Scalars that differ between two renders of the same files: random ones. */
function unstableScalars(first: string | undefined, second: string | undefined): readonly ReadonlySet<string>[] {
  const again = second === undefined ? [] : printedDocuments(second);
  return (first === undefined ? [] : printedDocuments(first)).map(({ text }, index) => {
    if (again[index]?.text === text && !holdsNow(text)) return new Set();
    const other = scalarsOf(again[index]?.text ?? "").values;
    return new Set(
      [...scalarsOf(text).values].flatMap(([key, value]) =>
        other.get(key) === value && !holdsNow(value) ? [] : [key],
      ),
    );
  });
}

/** Scalars are compared where both documents have them, but not below lists that changed their length. */
function compare(
  before: RenderedDocument,
  text: string,
  target: Target,
  said: readonly string[],
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
  for (const key of said) {
    if (!compared(key)) continue;
    counts.singleSaid += 1;
    if (changed(key)) counts.singleRight += 1;
    else counts.misses.push(`not changed: ${target.path} -> ${before.source} ${key}`);
  }
  if (after === undefined) return;
  for (const [key, scalar] of before.scalars) {
    if (!changed(key) || !compared(key)) continue;
    counts.changed += 1;
    if (scalar.from.has(target.place) || scalar.decided.has(target.place)) counts.foundChanged += 1;
    else counts.misses.push(`not said: ${target.path} -> ${before.source} ${key}`);
  }
}
