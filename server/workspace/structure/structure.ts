import type { Chart, ValuesReference } from "../../contract/resource.ts";
import { collectValuesReferences } from "../../helm/references.ts";
import { parseTemplate } from "../../helm/template/parser.ts";
import type { FileRecord } from "../file-record.ts";
import { baseName, isInside, joinPath, nearestFolder, relativeTo } from "../paths.ts";
import type { RenderPlan } from "../rendering/chart-render.ts";
import { readChart } from "./charts.ts";
import { KustomizeView, readKustomization } from "./kustomizations.ts";

/** What the configuration says of a chart: which values files are laid over its defaults, in order. */
export interface DeclaredChart {
  readonly folder: string;
  readonly renders: readonly RenderPlan[];
}

/** The part of the workspace that decides how other files are read. Made anew when {@link signature} changes. */
export class Structure {
  readonly charts: readonly Chart[];
  readonly kustomize: KustomizeView;
  readonly #byFolder: ReadonlyMap<string, Chart>;
  readonly #folders: ReadonlySet<string>;
  readonly #files: ReadonlyMap<string, FileRecord>;
  readonly #references = new Map<string, readonly ValuesReference[]>();

  constructor(
    files: ReadonlyMap<string, FileRecord>,
    readonly declared: readonly DeclaredChart[],
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
  }

  /** The chart that a file belongs to. */
  chartOf(path: string): Chart | undefined {
    const folder = nearestFolder(path, this.#folders);
    return folder === undefined ? undefined : this.#byFolder.get(folder);
  }

  chartIn(folder: string): Chart | undefined {
    return this.#byFolder.get(folder);
  }

  /** The chart that a values file is for, and whether it holds the defaults. */
  valuesRole(path: string): { readonly chart: Chart; readonly isDefault: boolean } | undefined {
    const declared = this.declared.find((item) => valuesFilesIn(item).includes(path));
    const chart = declared === undefined ? this.chartOf(path) : this.chartIn(declared.folder);
    if (chart === undefined) return undefined;
    return { chart, isDefault: relativeTo(path, chart.folder) === "values.yaml" };
  }

  /** The chart's values files: defaults, then overlays in the declared order, then the others beside it. */
  valuesFilesOf(chart: Chart): readonly string[] {
    const defaults = joinPath(chart.folder, "values.yaml") ?? "values.yaml";
    const declared = this.declared.filter((item) => item.folder === chart.folder).flatMap(valuesFilesIn);
    const beside = [...this.#files.values()]
      .filter((file) => file.kind === "values" && file.path !== defaults && this.valuesRole(file.path)?.chart === chart)
      .map((file) => file.path);
    return [...new Set([defaults, ...declared, ...beside])].filter((path) => this.#files.has(path));
  }

  #chart(file: FileRecord): Chart[] {
    return file.documents.slice(0, 1).map((document) =>
      readChart(file.path, document.tree.root, {
        folders: this.#folders,
        hasFile: (path) => this.#files.has(path),
        references: (folder) => this.#referencesOf(folder),
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
    const parsed = (files: readonly FileRecord[]) => files.map((file) => parseTemplate(file.path, file.text));
    const references = collectValuesReferences({
      templates: parsed(templates.filter(isOwn)),
      libraries: parsed(templates.filter((file) => !isOwn(file))),
    });
    this.#references.set(folder, references);
    return references;
  }
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
