import { chartCache } from "../../server/helm/chart/chart-cache.ts";
import type { FileContent } from "../../server/helm/chart/chart-files.ts";
import { loadChart } from "../../server/helm/chart/load-chart.ts";
import { type Manifest, manifestsOf, printManifests } from "../../server/helm/render/manifests.ts";
import { renderCache } from "../../server/helm/render/render-cache.ts";
import { renderChart } from "../../server/helm/render/render-chart.ts";
import type { MapValue } from "../../server/helm/values/value.ts";
import { judgeEdit } from "./judge-edit.ts";
import { addCounts, type MutationCounts, noCounts } from "./mutation-counts.ts";
import { edited, type Target, targetsIn } from "./mutation-targets.ts";
import { tests } from "./predictions.ts";
import { type RenderedDocument, readRendered } from "./rendered-document.ts";
import { printedDocuments } from "./rendered-scalars.ts";
import { uneditedRender } from "./unedited-render.ts";

/** What the origins are held against. */
export interface Judge {
  /** Gives the rendered text of a chart with these files; undefined when it does not render. */
  readonly render: (files: ReadonlyMap<string, FileContent>) => string | undefined;
  /** Comes back when the judge's clock shows another second than at the last render. */
  readonly untilLater: () => void;
  /** Values over the chart's own, which `render` takes too. */
  readonly values?: MapValue | undefined;
}

/**
 * Changes one scalar of values.yaml at a time and compares which rendered scalars change with what the origins said. An
 * edit that changes nothing for the renderer and of which nothing was said is not rendered with the judge.
 * `pick` gives the indexes of the scalars to change out of how many there are.
 */
export function mutateValues(
  files: ReadonlyMap<string, FileContent>,
  pick: (count: number) => readonly number[],
  { render, untilLater, values: over }: Judge,
): MutationCounts {
  const counts = noCounts();
  const values = String(files.get("values.yaml") ?? "");
  const own = ownRenderer(over);
  const { chart, manifests } = own(files);
  const targets = targetsIn(chart);
  const printed = printManifests(manifests);
  const documents = manifests.map(({ name, text }) => readRendered(name, text));
  const first = render(files);
  if (first === undefined) return { ...counts, failed: pick(targets.length).length };
  const unedited = uneditedRender(first);
  if (unedited.documents.map(({ source }) => source).join() !== documents.map(({ source }) => source).join())
    return { ...counts, unequal: 1, misses: ["renders otherwise than helm without an edit"] };
  const renderLater = (given: ReadonlyMap<string, FileContent>) => {
    untilLater();
    return render(given);
  };
  unedited.renderedAgain(renderLater(files));
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
    if (first === printed && output !== mine && output === renderLater(changed)) {
      counts.unequal += 1;
      counts.misses.push(`renders otherwise than helm: ${target.path}`);
    }
    const judge = () => judgeEdit(documents, unedited.documents, printedDocuments(output), { target, edit });
    let judged = judge();
    if (judged.misses.length > 0) {
      unedited.renderedAgain(renderLater(files));
      judged = judge();
    }
    addCounts(counts, judged);
  }
  return counts;
}

/** Renders again and again, keeping what it can. */
function ownRenderer(values: MapValue | undefined) {
  const cache = renderCache();
  const charts = chartCache();
  return (files: ReadonlyMap<string, FileContent>) => {
    const chart = loadChart("", files, charts);
    const { templates } = renderChart(chart, values === undefined ? {} : { values }, cache);
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
