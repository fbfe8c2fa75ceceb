import type { LoadedChart } from "../chart/load-chart.ts";
import { isFetchedFrom } from "../chart.ts";
import { valueAt } from "../render/coalesce.ts";
import type { ValuesPath } from "./strongest.ts";

/** A subchart that is fetched: packed, or from a repository. What is edited in it is lost when it is fetched again. */
interface FetchedChart {
  readonly chart: LoadedChart;
  /** As Helm names what it prints: `chart/charts/alias/`. */
  readonly name: string;
  /** The nearest chart around it that is the user's own. */
  readonly owner: LoadedChart;
  /** Of its section in the owner's values. */
  readonly keys: readonly string[];
}

/** The charts among a chart's dependencies that nobody edits in place. */
export class FetchedCharts {
  readonly #charts: readonly FetchedChart[];
  readonly #templates: ReadonlySet<string>;

  constructor(root: LoadedChart) {
    this.#charts = [...below(root, { name: `${root.metadata.name}/`, owner: root, keys: [] })];
    this.#templates = new Set(this.#charts.flatMap(({ chart }) => chart.templates.map(({ file }) => file)));
  }

  /** Whether a template is part of one. */
  holds(template: string): boolean {
    return this.#templates.has(template);
  }

  /**
   * Where a value is to be edited: where it stands, or, when that is in a fetched chart, in the values of the chart around
   * it. Undefined when two charts are fetched as one, under two names, and nothing tells which of them is meant.
   * @param printer what Helm names the template that printed it
   */
  homeOf(value: ValuesPath, printer: string): ValuesPath | undefined {
    const fetched = this.#charts.filter(({ chart }) => chart.fileAt("values.yaml") === value.file);
    if (fetched.length === 0) return value;
    const meant = fetched.length === 1 ? fetched[0] : fetched.find(({ name }) => printer.startsWith(name));
    if (meant === undefined) return undefined;
    const names = value.path.map(String);
    return {
      file: meant.owner.fileAt("values.yaml"),
      path: [...meant.keys, ...value.path],
      over: { value: valueAt(meant.chart.values, names) },
    };
  }
}

function* below(chart: LoadedChart, at: Pick<FetchedChart, "name" | "owner" | "keys">): Iterable<FetchedChart> {
  for (const part of chart.dependencies) {
    const declared = chart.declared.filter(({ name }) => name === part.metadata.name);
    const isFetched = at.keys.length > 0 || part.isPacked || declared.some(isFetchedFrom);
    const keys = declared.length === 0 ? [part.metadata.name] : declared.map(({ key }) => key);
    for (const key of new Set(keys)) {
      const name = `${at.name}charts/${key}/`;
      const inside = isFetched ? { name, owner: at.owner, keys: [...at.keys, key] } : { name, owner: part, keys: [] };
      if (isFetched) yield { chart: part, ...inside };
      yield* below(part, inside);
    }
  }
}
