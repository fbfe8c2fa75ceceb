import type { Chart, ChartIdentity, ValuesReference, ValuesTree } from "../../contract/resource.ts";
import { folderOfLocal, isFetchedFrom } from "../../helm/chart.ts";
import { collectValuesReferences } from "../../helm/references.ts";
import { baseName, isInside, joinPath, nearestFolder, relativeTo } from "../../text/paths.ts";
import type { DocumentRecord, FileRecord } from "../file-record.ts";
import { isHelmfile } from "../releases/helmfile.ts";
import { readReleases } from "../releases/read-releases.ts";
import type { Releases } from "../releases/releases.ts";
import type { RenderPlan } from "../rendering/chart-render.ts";
import { isSubchart } from "../rendering/plans.ts";
import { readChart } from "./charts.ts";
import { KustomizeView, readKustomization } from "./kustomizations.ts";

/** What the configuration says of a chart: which values files are laid over its defaults, in order. */
export interface DeclaredChart {
  readonly folder: string;
  readonly renders: readonly RenderPlan[];
}

/** What the configuration says of values of a chart that is somewhere else. */
export interface DeclaredValues {
  readonly matches: (path: string) => boolean;
  readonly chart: ChartIdentity;
}

/** What a values file is for. */
export interface ValuesRole extends Pick<ValuesTree, "source" | "chart" | "local" | "release" | "isPartial"> {}

/** The part of the workspace that decides how other files are read. Made anew when {@link signature} changes. */
export class Structure {
  readonly charts: readonly Chart[];
  readonly kustomize: KustomizeView;
  readonly releases: Releases;
  readonly #byFolder: ReadonlyMap<string, Chart>;
  readonly #folders: ReadonlySet<string>;
  readonly #files: ReadonlyMap<string, FileRecord>;
  #bringing: ReadonlyMap<string, ReadonlySet<Chart>> | undefined;
  readonly #references = new Map<string, readonly ValuesReference[]>();

  constructor(
    files: ReadonlyMap<string, FileRecord>,
    readonly declared: readonly DeclaredChart[],
    private readonly declaredValues: readonly DeclaredValues[] = [],
  ) {
    this.#files = files;
    const chartFiles = [...files.values()].filter((file) => file.kind === "chart");
    this.#folders = chartFolders(files.keys());
    this.charts = chartFiles.flatMap((file) => this.#chart(file));
    this.#byFolder = new Map(this.charts.map((chart) => [chart.folder, chart]));
    const kustomizations = [...files.values()].filter((file) => file.kind === "kustomization");
    this.kustomize = new KustomizeView(
      kustomizations.flatMap((file) =>
        file.documents.slice(0, 1).map((document) => readKustomization(file.path, document.tree.root)),
      ),
    );
    this.releases = readReleases(files, this.kustomize);
  }

  /** The chart that a file belongs to. */
  chartOf(path: string): Chart | undefined {
    const folder = nearestFolder(path, this.#folders);
    return folder === undefined ? undefined : this.#byFolder.get(folder);
  }

  chartIn(folder: string): Chart | undefined {
    return this.#byFolder.get(folder);
  }

  /** Whether a file belongs to a chart in `charts/` that comes from a repository: the next fetch overwrites it. */
  isFetched(path: string): boolean {
    for (let chart = this.chartOf(path); chart?.parentFolder !== undefined; ) {
      const { name, parentFolder } = chart;
      const parent = this.chartIn(parentFolder);
      const inParent = isSubchart(chart) ? (parent?.dependencies ?? []) : [];
      if (inParent.some((dependency) => dependency.name === name && isFetchedFrom(dependency))) return true;
      chart = parent;
    }
    return false;
  }

  /**
   * Whether a file comes with a fetched chart, and Helm takes nothing from it when it renders the chart around: examples,
   * values that the chart is tested with. Nobody deploys it as it is, and nobody edits it.
   */
  isBesideFetched({ path, kind }: Pick<FileRecord, "path" | "kind">): boolean {
    if ((kind !== "values" && kind !== "manifest") || !this.isFetched(path)) return false;
    const inside = relativeTo(path, this.chartOf(path)?.folder ?? "");
    if (inside === "values.yaml" || inside.startsWith("crds/")) return false;
    const isDeclared = this.declared.some((item) => valuesFilesIn(item).includes(path));
    return !isDeclared && this.releases.ofFile(path) === undefined;
  }

  /**
   * Charts that bring another with them, by `file://`; empty when it is released, or rendered as the configuration says, by
   * itself, too.
   */
  bringing({ folder }: Chart): readonly Chart[] {
    if (this.releases.areOf(folder) || this.declared.some((item) => item.folder === folder)) return [];
    this.#bringing ??= this.#readBringing();
    return [...(this.#bringing.get(folder) ?? [])];
  }

  #readBringing(): ReadonlyMap<string, ReadonlySet<Chart>> {
    const bringing = new Map<string, Set<Chart>>();
    for (const chart of this.charts) {
      const outermost = this.outermost(chart);
      for (const { repository } of chart.dependencies) {
        const folder = folderOfLocal(chart.folder, repository);
        if (folder === undefined || outermost === undefined) continue;
        bringing.set(folder, (bringing.get(folder) ?? new Set()).add(outermost));
      }
    }
    return bringing;
  }

  /** The chart that a chart is rendered with: itself, or the one around it. */
  outermost(chart: Chart): Chart | undefined {
    let current: Chart | undefined = chart;
    while (current?.parentFolder !== undefined && isSubchart(current)) current = this.chartIn(current.parentFolder);
    return current;
  }

  /** What a values file is for: the configuration tells it, or the chart that it lies in, or a release that takes it. */
  valuesRole(path: string): ValuesRole | undefined {
    const declared = this.declared.find((item) => valuesFilesIn(item).includes(path));
    if (declared !== undefined) return localRole(path, this.chartIn(declared.folder));
    const foreign = this.declaredValues.find(({ matches }) => matches(path));
    if (foreign !== undefined) return { source: "release", chart: foreign.chart, local: undefined };
    const taken = this.releases.ofFile(path);
    const own = this.chartOf(path) ?? (taken?.folder === undefined ? undefined : this.chartIn(taken.folder));
    if (own !== undefined) return localRole(path, own, taken?.folder === own.folder ? taken : undefined);
    if (taken?.chart === undefined) return undefined;
    const { chart, release, isPartial } = taken;
    return { source: "release", chart, local: undefined, release, isPartial };
  }

  /** Whether a file holds values: its name says so, or the configuration or a release takes it for such. */
  isValues({ path, kind }: Pick<FileRecord, "path" | "kind">): boolean {
    if (kind === "values") return true;
    if (kind !== "manifest") return false;
    if (this.declaredValues.some(({ matches }) => matches(path))) return true;
    return this.releases.ofFile(path) !== undefined && this.valuesRole(path) !== undefined;
  }

  /** Whether something in a document is values, although its kinds do not tell. */
  holdsValues(file: FileRecord, { kinds, document: { text } }: DocumentRecord): boolean {
    if (this.isValues(file)) return true;
    if (file.kind === "kustomization") return text.includes("valuesInline");
    if (kinds.has("ConfigMap") && this.releases.takeConfigMaps) return true;
    return file.kind === "manifest" && isHelmfile(file.path);
  }

  /** The chart's values files: defaults, then overlays in the declared order, then the others beside it. */
  valuesFilesOf(chart: Chart): readonly string[] {
    const defaults = joinPath(chart.folder, "values.yaml") ?? "values.yaml";
    const declared = this.declared.filter((item) => item.folder === chart.folder).flatMap(valuesFilesIn);
    const beside = [...this.#files.values()]
      .filter((file) => this.isValues(file) && file.path !== defaults && this.valuesRole(file.path)?.local === chart)
      .map((file) => file.path);
    return [...new Set([defaults, ...declared, ...beside])].filter((path) => this.#files.has(path));
  }

  #chart(file: FileRecord): Chart[] {
    return file.documents.slice(0, 1).map((document) =>
      readChart(file.path, document.tree.root, {
        folders: this.#folders,
        hasFile: (path) => this.#files.has(path),
        references: (folder) => this.#referencesOf(folder),
        rootOf: (path) => this.#files.get(path)?.documents[0]?.tree.root,
      }),
    );
  }

  /** To be called when a template, helper or schema of the chart changed. */
  forgetReferences(folder: string): void {
    this.#references.delete(folder);
  }

  #referencesOf(folder: string): readonly ValuesReference[] {
    const known = this.#references.get(folder);
    if (known !== undefined) return known;
    const templates = [...this.#files.values()].filter(
      (file) => (file.kind === "template" || file.kind === "helper") && isInside(file.path, folder),
    );
    const isOwn = (file: FileRecord) => nearestFolder(file.path, this.#folders) === folder;
    const parsed = (files: readonly FileRecord[]) => files.map(({ template }) => template);
    const references = collectValuesReferences({
      templates: parsed(templates.filter(isOwn)),
      libraries: parsed(templates.filter((file) => !isOwn(file))),
    });
    this.#references.set(folder, references);
    return references;
  }
}

function localRole(path: string, chart: Chart | undefined, taken?: Pick<ValuesRole, "release" | "isPartial">) {
  if (chart === undefined) return undefined;
  const isDefault = relativeTo(path, chart.folder) === "values.yaml";
  const { release, isPartial } = (isDefault ? undefined : taken) ?? {};
  return {
    source: isDefault ? "default" : "overlay",
    chart,
    local: chart,
    ...(release !== undefined && { release }),
    ...(isPartial !== undefined && { isPartial }),
  } as const;
}

function valuesFilesIn({ renders }: DeclaredChart): readonly string[] {
  return renders.flatMap(({ valuesFiles }) => valuesFiles);
}

export function chartFolders(paths: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    if (baseName(path) === "Chart.yaml") folders.add(path.slice(0, Math.max(0, path.length - "/Chart.yaml".length)));
  }
  return folders;
}
