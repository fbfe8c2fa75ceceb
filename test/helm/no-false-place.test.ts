import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { LineIndex } from "../../server/text/line-index.ts";
import { type FixOutcome, tryFixesOf } from "./false-places.ts";
import { hasHelm } from "./helm-binary.ts";
import { readTexts } from "./read-chart.ts";

const top = join(import.meta.dirname, "../..");

/** The charts of the rules' fixtures, wherever in a case they lie, and those that the renderer is tried on. */
const charts = [
  ...readdirSync(join(top, "rules")).flatMap((rule) => chartsBelow(join(top, "rules", rule, "fixtures"))),
  ...chartsBelow(join(import.meta.dirname, "fixtures/charts")),
];

function chartsBelow(folder: string): readonly string[] {
  if (existsSync(join(folder, "Chart.yaml"))) return existsSync(join(folder, "templates")) ? [folder] : [];
  if (!existsSync(folder)) return [];
  const inside = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return inside.flatMap(({ name }) => chartsBelow(join(folder, name)));
}

/** Where the finding is, and what helm printed differently once it was fixed. */
function summary(chart: string, files: ReadonlyMap<string, string>, { finding, fix, differences }: FixOutcome): string {
  const { file, range, grade } = finding.place;
  const { line, character } = new LineIndex(files.get(file.slice("chart/".length)) ?? "").positionAt(range.start);
  const places = differences.map(
    ({ object, path, is }) => `\n  ${is} ${object}${path === undefined ? "" : `: ${path}`}`,
  );
  return `${chart} ${file}:${line + 1}:${character + 1} ${grade} ${finding.rule}, ${fix.safety}${places.join("")}`;
}

/** With helm itself, so not where there is none; `npx tsx test/helm/install-helm.ts` brings it. */
describe.runIf(hasHelm("helm4"))("a fix in a chart", () => {
  test("is offered only where helm then prints the same but for the place of its finding", async () => {
    const lines: string[] = [];
    const wrong: unknown[] = [];
    for (const folder of charts) {
      const chart = relative(top, folder);
      const files = readTexts(folder);
      for (const outcome of tryFixesOf({ folder, files }).fixes) {
        if (outcome.verdict === "proven") lines.push(summary(chart, files, outcome));
        else wrong.push([chart, outcome.fix.title, outcome.verdict, outcome.reason]);
      }
    }
    expect(wrong).toEqual([]);
    // To be read when it changes: each place must be where a person would look for what differs.
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("fixtures/fixed.txt");
  }, 600_000);
});
