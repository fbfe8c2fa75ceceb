import { chartCache } from "../../server/helm/chart/chart-cache.ts";
import type { FileContent } from "../../server/helm/chart/chart-files.ts";
import { loadChart, parseValues } from "../../server/helm/chart/load-chart.ts";
import { manifestsOf } from "../../server/helm/render/manifests.ts";
import { renderCache } from "../../server/helm/render/render-cache.ts";
import { renderChart } from "../../server/helm/render/render-chart.ts";
import { SourceMap } from "../../server/helm/rendered/source-map.ts";
import type { TrackedText } from "../../server/helm/text/tracked-text.ts";
import { type DataDifference, dataDifferences, parseFile } from "../../server/linter/fixes/data-differences.ts";
import type { HelmFlavour } from "./helm-binary.ts";
import { objectNames, withoutShared } from "./rendered-objects.ts";

/** A rendered object whose every character has its place. */
export interface LocatedObject {
  readonly text: string;
  readonly map: SourceMap;
}

/** The objects that two renders show otherwise, by the names that `objectDifferences` gives them. */
export interface Located {
  readonly before: ReadonlyMap<string, LocatedObject>;
  readonly after: ReadonlyMap<string, LocatedObject>;
}

export interface Renders {
  /** The chart's folder: files below it are the chart's. */
  readonly root: string;
  /** Path of a values file over the chart's own. */
  readonly overlay: string | undefined;
  readonly flavour: HelmFlavour;
}

/** Renders a chart again and again. The function that it gives takes all files, and gives the documents. */
export function locatedRenderer({ root, overlay, flavour }: Renders) {
  const cache = renderCache();
  const charts = chartCache();
  return (files: ReadonlyMap<string, FileContent>): readonly TrackedText[] => {
    const inside = new Map(
      [...files].flatMap(([path, content]) =>
        path.startsWith(`${root}/`) ? [[path.slice(root.length + 1), content] as const] : [],
      ),
    );
    const given = overlay === undefined ? undefined : files.get(overlay);
    const values = overlay === undefined || typeof given !== "string" ? undefined : parseValues(overlay, given);
    const chart = loadChart(root, inside, charts);
    const { templates } = renderChart(chart, { flavour, ...(values !== undefined && { values }) }, cache);
    return manifestsOf(templates, flavour).map(({ text }) => text);
  };
}

export function locatedObjects(before: readonly TrackedText[], after: readonly TrackedText[]): Located {
  const [gone, come] = withoutShared(before, after, ({ text }) => text);
  return { before: byName(gone), after: byName(come) };
}

function byName(texts: readonly TrackedText[]): ReadonlyMap<string, LocatedObject> {
  const names = objectNames(texts.map(({ text }) => text));
  return new Map(
    texts.flatMap((text, index) => {
      const name = names[index];
      return name === undefined ? [] : [[name, { text: text.text, map: new SourceMap(text) }]];
    }),
  );
}

/** Where two states of an object differ. */
export function locatedDifferences(before: LocatedObject, after: LocatedObject): readonly DataDifference[] {
  return dataDifferences(parseFile(before.text), parseFile(after.text)).map((difference) => ({
    ...difference,
    path: difference.path.replace(/^\[0\]\.?/, ""),
  }));
}
