/**
 * Run by `npm run bench:helm [-- --rounds=20 --warm-up=10] CHART…`; prints one table: what rendering a chart costs against
 * `helm template` of Helm 4, round by round in one run. `CHART` is a folder, with values files behind commas where it needs
 * some: `charts/loki,charts/loki/ci/values.yaml`. Without charts it takes those of the tests.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { hasHelm, helmBinaries, helmTemplate } from "../helm/helm-binary.ts";
import { readChartFiles } from "../helm/read-chart.ts";
import { bundled } from "./bundled.ts";
import { median, quantile, rounds } from "./measure.ts";
import type { Files } from "./open-chart.ts";

const { OpenChart } = await bundled<typeof import("./open-chart.ts")>(join(import.meta.dirname, "open-chart.ts"));

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: "string", default: "20" }, "warm-up": { type: "string", default: "10" } },
});
const count = Number(given.rounds);
const warmUp = Number(given["warm-up"]);
const ownCharts = join(import.meta.dirname, "..", "helm", "fixtures", "charts");
const charts = positionals.length > 0 ? positionals : readdirSync(ownCharts).map((name) => join(ownCharts, name));

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
  const open = new OpenChart(new Map(valuesFiles.map((file) => [file, readFileSync(file, "utf8")])));
  const templates = [...files.keys()].filter((path) => /^templates\/(?!.*(^|\/)_).*\.ya?ml$/.test(path));
  const helpers = [...files.keys()].filter((path) => /^templates\/(.*\/)?_.*\.tpl$/.test(path));
  const template = (round: number) => templates[Math.floor((round * templates.length) / count)] ?? "values.yaml";
  const helper = (round: number) => helpers[round % helpers.length] ?? "values.yaml";
  const helmArgs = valuesFiles.flatMap((file) => ["--values", file]);
  const edits: Record<string, (round: number) => Files> = {
    value: (round) => changed(files, round),
    helper: (round) => typed(files, helper(round), round),
    keystroke: (round) => typed(files, template(round), round),
  };
  const timed = <T>(prepare: () => T, run: (input: T) => unknown) => rounds(1, prepare, run)[0] ?? Number.NaN;
  const measureAll = (round: number) => {
    const whole = timed(
      () => files,
      (input) => open.whole(input),
    );
    const edited = Object.entries(edits).map(([name, edit]): [string, number] => {
      // What is measured is one edit: the one before is taken back.
      open.again(files);
      return [
        name,
        timed(
          () => edit(round),
          (input) => open.again(input),
        ),
      ];
    });
    return { whole, ...Object.fromEntries(edited) } as Record<string, number>;
  };
  for (let round = 0; round < warmUp; round += 1) measureAll(round % count);
  const helm: number[] = [];
  const all: Record<string, number>[] = [];
  for (let round = 0; round < count; round += 1) {
    helm.push(
      timed(
        () => helmArgs,
        (extra) => helmTemplate("helm4", folder, extra),
      ),
    );
    all.push(measureAll(round));
  }
  const base = median(helm);
  const cell = (time: number) => `${time.toFixed(1)} ms = ${(time / base).toFixed(3)}`;
  const times = (name: string) => all.map((round) => round[name] ?? Number.NaN);
  const both = (name: string) => [cell(median(times(name))), cell(quantile(times(name), 0.95))];
  return [
    basename(folder),
    `${base.toFixed(0)} ms`,
    ...both("value"),
    ...both("keystroke"),
    cell(median(times("helper"))),
    cell(median(times("whole"))),
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
