/**
 * Renders charts under random values and with damaged templates, with helm and with the renderer:
 * `npx tsx test/helm/fuzz-charts.ts [--rounds=20] [--seed=1] FOLDER…`. Both must print the same or both must fail.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { stringify } from "yaml";
import { loadChart } from "../../server/helm/chart/load-chart.ts";
import type { Value } from "../../server/helm/values/value.ts";
import { compareWithHelm } from "./compare.ts";
import { readChartFiles } from "./read-chart.ts";

const args = process.argv.slice(2);
const option = (name: string, fallback: number) =>
  Number(args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback);
let state = option("seed", 1);
const random = (below: number): number => {
  state = (Math.imul(state, 1103515245) + 12345) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
};
const oddities = [true, false, "", "text", 0, 7, 1.5, null, {}, [], { a: 1 }, ["x"], "{{ .Release.Name }}", "a: b"];

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

/** Takes out, doubles or replaces a few characters near an action. */
function damaged(template: string): string {
  const actions = [...template.matchAll(/\{\{/g)].map((match) => match.index);
  const at = (actions[random(actions.length)] ?? 0) + random(24);
  const length = random(4);
  const inserted = ["", "}}", "{{", "|", ".", "(", " end ", '"', "$", "nil"][random(10)] ?? "";
  return template.slice(0, at) + inserted + template.slice(at + length);
}

const counts = new Map<string, number>();
for (const folder of args.filter((arg) => !arg.startsWith("--"))) {
  const work = mkdtempSync(join(tmpdir(), "fuzzed-"));
  const copy = join(work, basename(folder));
  cpSync(folder, copy, { recursive: true });
  const chart = loadChart(folder, readChartFiles(folder));
  const paths = pathsOf(chart.values);
  const templates = chart.templates.filter((template) => /\.(ya?ml|tpl)$/.test(template.path));
  for (let round = 0; round < option("rounds", 20); round += 1) {
    const values = join(work, "fuzz.yaml");
    const template = round % 3 === 2 ? templates[random(templates.length)] : undefined;
    writeFileSync(values, template === undefined && paths.length > 0 ? randomValues(paths) : "{}\n");
    if (template !== undefined) writeFileSync(join(copy, template.path), damaged(template.text));
    const { verdict, detail } = compareWithHelm("helm4", copy, [values]);
    // Helm also reads what it printed, and refuses what is no YAML.
    const unread =
      verdict === "only-helm-fails" &&
      /YAML parse error|error converting YAML|unable to parse|not a valid/.test(detail);
    const outcome = unread ? "helm-cannot-read-output" : verdict;
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    if (verdict === "different" || verdict === "only-own-fails" || (verdict === "only-helm-fails" && !unread)) {
      console.log(
        `${verdict} ${basename(folder)} round ${round} ${template?.path ?? readFileSync(values, "utf8").trim()}`,
      );
      console.log(detail.slice(0, 900).replaceAll(/^/gm, "    "));
    }
    if (template !== undefined) writeFileSync(join(copy, template.path), template.text);
  }
  rmSync(work, { recursive: true });
}
console.log(JSON.stringify(Object.fromEntries(counts)));
