/**
 * Run by `npm run bench:helm [-- --rounds=20] CHART…`; prints one table: what rendering a chart costs against `helm
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
const count = Number(args.find((arg) => arg.startsWith("--rounds="))?.slice("--rounds=".length) ?? 20);
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

/** A file with a comment more at its beginning, so that all of it moves. */
function typed(files: Files, path: string, round: number): Files {
  return new Map(files).set(path, `# ${"x".repeat(1 + round)}\n${String(files.get(path))}`);
}

/** Keys with a scalar on their line, and the scalar. */
const scalar = /^( *(?:- )?[\w.-]+: +)(true|false|\d+|"[^"\n]*"|[A-Za-z][^#\n:{}]*?)(?= *$)/gm;

/** The values with another scalar under one key; the keys of all rounds are spread over the file. */
function changed(files: Files, round: number): Files {
  const text = String(files.get("values.yaml"));
  const all = [...text.matchAll(scalar)];
  const found = all[Math.floor(((round + 0.5) * all.length) / count)];
  if (found === undefined) return typed(files, "values.yaml", round);
  const [, key = "", value = ""] = found;
  const at = found.index + key.length;
  return new Map(files).set("values.yaml", text.slice(0, at) + other(value) + text.slice(at + value.length));
}

function other(value: string): string {
  if (value === "true") return "false";
  if (value === "false") return "true";
  return value.endsWith('"') ? `${value.slice(0, -1)}1"` : `${value}1`;
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
  const helm: number[] = [];
  const own = { whole: [], value: [], helper: [], keystroke: [] } as Record<string, number[]>;
  const edits: Record<string, (round: number) => Files> = {
    value: (round) => changed(files, round),
    helper: (round) => typed(files, helper(round), round),
    keystroke: (round) => typed(files, template(round), round),
  };
  for (let round = 0; round < count; round += 1) {
    helm.push(
      ...rounds(
        1,
        () => helmArgs,
        (extra) => helmTemplate("helm4", folder, extra),
      ),
    );
    own.whole?.push(
      ...rounds(
        1,
        () => files,
        (input) => open.whole(input),
      ),
    );
    for (const [name, edited] of Object.entries(edits)) {
      // What is measured is one edit: the one before is taken back.
      open.again(files);
      own[name]?.push(
        ...rounds(
          1,
          () => edited(round),
          (input) => open.again(input),
        ),
      );
    }
  }
  const base = median(helm);
  const cell = (time: number) => `${time.toFixed(1)} ms = ${(time / base).toFixed(3)}`;
  const { whole = [], value = [], helper: ofHelper = [], keystroke = [] } = own;
  const both = (times: readonly number[]) => [cell(median(times)), cell(quantile(times, 0.95))];
  return [
    basename(folder),
    `${base.toFixed(0)} ms`,
    ...both(value),
    ...both(keystroke),
    cell(median(ofHelper)),
    cell(median(whole)),
  ];
}

if (hasHelm("helm4")) {
  const header = [
    "chart",
    "helm",
    "value",
    "its 95 %",
    "template keystroke",
    "its 95 %",
    "helper edit",
    "all templates",
  ];
  const line = (row: readonly string[]) => console.log(`| ${row.join(" | ")} |`);
  line(header);
  line(header.map(() => "---"));
  for (const chart of charts) line(measure(chart));
} else {
  console.log(`not measured: ${helmBinaries.helm4.path} is absent (npx tsx test/helm/install-helm.ts puts it there)`);
}
