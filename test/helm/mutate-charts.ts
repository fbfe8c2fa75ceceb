/**
 * Proves origins by mutation with the real helm: `npx tsx test/helm/mutate-charts.ts [--edits=25] FOLDER…` changes scalars
 * of each chart's values.yaml, one at a time, and counts where the origins were right.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { helmTemplate } from "./helm-binary.ts";
import { mutateValues } from "./mutation.ts";
import { readChartFiles } from "./read-chart.ts";

const args = process.argv.slice(2);
const edits = Number(args.find((arg) => arg.startsWith("--edits="))?.slice("--edits=".length) ?? 25);
const total = { singleSaid: 0, singleRight: 0, changed: 0, foundChanged: 0, edits: 0, failed: 0, gone: 0, moved: 0 };
for (const folder of args.filter((arg) => !arg.startsWith("--"))) {
  const copy = join(mkdtempSync(join(tmpdir(), "mutated-")), basename(folder));
  cpSync(folder, copy, { recursive: true });
  let state = 12345;
  const random = (below: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const counts = mutateValues(
    readChartFiles(folder),
    (count) => Array.from({ length: Math.min(edits, count) }, () => random(count)),
    (files) => {
      writeFileSync(join(copy, "values.yaml"), String(files.get("values.yaml")));
      const answer = helmTemplate("helm4", copy);
      return answer.status === 0 ? answer.stdout : undefined;
    },
  );
  rmSync(join(copy, ".."), { recursive: true });
  for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += counts[key];
  console.log(basename(folder), JSON.stringify({ ...counts, misses: counts.misses.length }));
  for (const miss of counts.misses.slice(0, 6)) console.log("   ", miss);
}
const percent = (part: number, whole: number) =>
  `${part}/${whole} = ${((100 * part) / Math.max(1, whole)).toFixed(2)} %`;
console.log(`edits ${total.edits}; the chart does not render with ${total.failed} more`);
console.log(`documents that went: ${total.gone}; compared but for lists of another length: ${total.moved}`);
console.log(`said to come from one key, and did: ${percent(total.singleRight, total.singleSaid)}`);
console.log(`changed, and had been said: ${percent(total.foundChanged, total.changed)}`);
