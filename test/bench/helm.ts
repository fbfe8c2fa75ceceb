/**
 * Run by `npm run bench:helm [-- --rounds=9] CHART…`; prints one table: what rendering a chart costs against `helm
 * template` of Helm 4, round by round in one run. `CHART` is a folder, with values files behind commas where it needs
 * some: `charts/loki,charts/loki/ci/values.yaml`. Without charts it takes those of the tests.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type ChartCache, chartCache } from "../../server/helm/chart/chart-cache.ts";
import type { FileContent } from "../../server/helm/chart/chart-files.ts";
import { loadChart, parseValues } from "../../server/helm/chart/load-chart.ts";
import { mergeMaps } from "../../server/helm/render/coalesce.ts";
import { manifestsOf } from "../../server/helm/render/manifests.ts";
import { type RenderCache, renderCache } from "../../server/helm/render/render-cache.ts";
import { renderChart } from "../../server/helm/render/render-chart.ts";
import type { MapValue } from "../../server/helm/values/value.ts";
import { hasHelm, helmBinaries, helmTemplate } from "../helm/helm-binary.ts";
import { readChartFiles } from "../helm/read-chart.ts";
import { median, quantile, rounds } from "./measure.ts";

type Files = ReadonlyMap<string, FileContent>;

const args = process.argv.slice(2);
const count = Number(args.find((arg) => arg.startsWith("--rounds="))?.slice("--rounds=".length) ?? 9);
const ownCharts = join(import.meta.dirname, "..", "helm", "fixtures", "charts");
const given = args.filter((arg) => !arg.startsWith("--"));
const charts = given.length > 0 ? given : readdirSync(ownCharts).map((name) => join(ownCharts, name));

/** A chart in an editor: what was read, parsed and rendered before serves the next render. */
class OpenChart {
  readonly #charts: ChartCache = chartCache();
  readonly #renders: RenderCache = renderCache();
  readonly #values: MapValue | undefined;

  constructor(valuesFiles: readonly string[]) {
    const [first, ...others] = valuesFiles.map((file) => parseValues(file, readFileSync(file, "utf8")));
    this.#values = first === undefined ? undefined : others.reduce<MapValue>(mergeMaps, first);
  }

  /** Runs all templates: nothing of the last render's output is used. */
  whole(files: Files) {
    this.#renders.last = undefined;
    return this.again(files);
  }

  again(files: Files) {
    const chart = loadChart("", files, this.#charts);
    const options = { validates: false, ...(this.#values !== undefined && { values: this.#values }) };
    return manifestsOf(renderChart(chart, options, this.#renders).templates, "helm4");
  }
}

/** The files with one character more in a comment at the end of a file. */
function typed(files: Files, path: string, round: number): Files {
  return new Map(files).set(path, `${String(files.get(path))}\n# ${"x".repeat(1 + round)}\n`);
}

function measure(argument: string) {
  const [folder = "", ...valuesFiles] = argument.split(",");
  const files = readChartFiles(folder);
  const open = new OpenChart(valuesFiles);
  const templates = [...files.keys()].filter((path) => /^templates\/(?!.*(^|\/)_).*\.ya?ml$/.test(path));
  const helpers = [...files.keys()].filter((path) => /^templates\/(.*\/)?_.*\.tpl$/.test(path));
  const template = (round: number) => templates[Math.floor((round * templates.length) / count)] ?? "values.yaml";
  const helper = (round: number) => helpers[round % helpers.length] ?? "values.yaml";
  const helmArgs = valuesFiles.flatMap((file) => ["--values", file]);
  for (let round = 0; round < 3; round += 1) open.whole(files);
  const times: Record<"helm" | "whole" | "values" | "helper" | "keystroke", number[]> = {
    helm: [],
    whole: [],
    values: [],
    helper: [],
    keystroke: [],
  };
  for (let round = 0; round < count; round += 1) {
    const once = <Input>(input: () => Input, run: (input: Input) => unknown) => rounds(1, input, run);
    times.helm.push(
      ...once(
        () => helmArgs,
        (extra) => helmTemplate("helm4", folder, extra),
      ),
    );
    times.whole.push(
      ...once(
        () => files,
        (input) => open.whole(input),
      ),
    );
    times.values.push(
      ...once(
        () => typed(files, "values.yaml", round),
        (input) => open.again(input),
      ),
    );
    open.again(files);
    times.helper.push(
      ...once(
        () => typed(files, helper(round), round),
        (input) => open.again(input),
      ),
    );
    open.again(files);
    times.keystroke.push(
      ...once(
        () => typed(files, template(round), round),
        (input) => open.again(input),
      ),
    );
  }
  const helm = median(times.helm);
  const cell = (own: readonly number[]) => `${median(own).toFixed(1)} ms = ${(median(own) / helm).toFixed(3)}`;
  const worst = `${quantile(times.keystroke, 0.95).toFixed(1)} ms = ${(quantile(times.keystroke, 0.95) / helm).toFixed(3)}`;
  const { whole, values, helper: helpersOwn, keystroke } = times;
  return [basename(folder), `${helm.toFixed(0)} ms`, ...[whole, values, helpersOwn, keystroke].map(cell), worst];
}

if (hasHelm("helm4")) {
  const header = ["chart", "helm", "whole render", "values edit", "helper edit", "template keystroke", "its 95 %"];
  const line = (row: readonly string[]) => console.log(`| ${row.join(" | ")} |`);
  line(header);
  line(header.map(() => "---"));
  for (const chart of charts) line(measure(chart));
} else {
  console.log(`not measured: ${helmBinaries.helm4.path} is absent (npx tsx test/helm/install-helm.ts puts it there)`);
}
