/**
 * Renders charts under random values, with damaged values files and with damaged templates, with helm and with the
 * renderer: `npx tsx test/helm/fuzz-charts.ts [--rounds=20] [--seed=1] [--helm3] FOLDER…`. Both must print the same or
 * both must fail.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { stringify } from "yaml";
import { loadChart } from "../../server/helm/chart/load-chart.ts";
import type { Value } from "../../server/helm/values/value.ts";
import { compareWithHelm } from "./compare.ts";
import { damaged, damagedYaml } from "./damage.ts";
import { option, randomIndexes } from "./random.ts";
import { readChartFiles } from "./read-chart.ts";

const args = process.argv.slice(2);
const flavour = args.includes("--helm3") ? "helm3" : "helm4";
const random = randomIndexes(option(args, "seed", 1));
const oddities = [
  ...[
    true,
    false,
    "",
    "text",
    0,
    7,
    1.5,
    -3,
    1e21,
    null,
    {},
    [],
    { a: 1 },
    { a: null },
    ["x"],
    [null],
    [[]],
    [{ name: "x" }],
  ],
  ...[
    "{{ .Release.Name }}",
    "{{ .Values.nothing.x }}",
    "{{",
    "a: b",
    "- a",
    "ünï😀\n\tx",
    " x ",
    "1.2.3",
    "null",
    "%s",
  ],
];

function pathsOf(value: Value, path: readonly string[] = []): readonly (readonly string[])[] {
  if (value.kind !== "map") return [path];
  const inner = [...value.entries].flatMap(([key, slot]) => pathsOf(slot.value, [...path, key]));
  return path.length === 0 ? inner : [path, ...inner];
}

function randomValues(paths: readonly (readonly string[])[]): string {
  const values: Record<string, unknown> = {};
  for (let count = 1 + random(3); count > 0; count -= 1) {
    const path = paths[random(paths.length)] ?? ["x"];
    let target = values;
    for (const key of path.slice(0, -1)) {
      const next = target[key];
      const map =
        typeof next === "object" && next !== null && !Array.isArray(next) ? (next as Record<string, unknown>) : {};
      target[key] = map;
      target = map;
    }
    target[path.at(-1) ?? "x"] = oddities[random(oddities.length)];
  }
  return stringify(values);
}

const counts = new Map<string, number>();
for (const folder of args.filter((arg) => !arg.startsWith("--"))) {
  const work = mkdtempSync(join(tmpdir(), "fuzzed-"));
  const copy = join(work, basename(folder));
  cpSync(folder, copy, { recursive: true });
  const files = readChartFiles(folder);
  const chart = loadChart(folder, files);
  const paths = pathsOf(chart.values);
  const templates = chart.templates.filter((template) => /\.(ya?ml|tpl)$/.test(template.path));
  const ownValues = String(files.get("values.yaml") ?? "a: 1\n");
  for (let round = 0; round < option(args, "rounds", 20); round += 1) {
    const values = join(work, "fuzz.yaml");
    const template = round % 2 === 1 ? templates[random(templates.length)] : undefined;
    let added = "{}\n";
    if (template !== undefined) writeFileSync(join(copy, template.path), damaged(template.text, random));
    else added = round % 4 === 0 ? randomValues(paths) : damagedYaml(ownValues, random);
    writeFileSync(values, added);
    const { verdict, detail, ownMilliseconds } = compareWithHelm(flavour, copy, [values]);
    // Helm also reads what it printed, and refuses what is no YAML.
    const unread =
      verdict === "only-helm-fails" &&
      /YAML parse error|error converting YAML|unable to parse|not a valid/.test(detail) &&
      !/failed to parse|cannot load values/.test(detail);
    const outcome = unread ? "helm-cannot-read-output" : verdict;
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    if (ownMilliseconds > 10_000)
      console.log(`slow ${basename(folder)} round ${round}: ${ownMilliseconds.toFixed(0)} ms`);
    if (verdict === "different" || verdict === "only-own-fails" || (verdict === "only-helm-fails" && !unread)) {
      const kept = join(tmpdir(), `planelint-fuzz-${flavour}-${basename(folder)}-${option(args, "seed", 1)}-${round}`);
      cpSync(work, kept, { recursive: true });
      const what = template?.path ?? (round % 4 === 0 ? readFileSync(values, "utf8").trim() : "values.yaml");
      console.log(`${verdict} ${basename(folder)} round ${round} ${what} (${kept})`);
      console.log(detail.slice(0, 900).replaceAll(/^/gm, "    "));
    }
    if (template !== undefined) writeFileSync(join(copy, template.path), template.text);
  }
  rmSync(work, { recursive: true });
  console.error(basename(folder), JSON.stringify(Object.fromEntries(counts)));
}
console.log(JSON.stringify(Object.fromEntries(counts)));
