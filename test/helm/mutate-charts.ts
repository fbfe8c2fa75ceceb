/**
 * Proves origins by mutation with the real helm:
 * `npx tsx test/helm/mutate-charts.ts [--edits=25] [--seed=12345] [--ci] [--overlays=FOLDER] FOLDER…` changes scalars of
 * each chart's values.yaml, one at a time, and counts where the origins were right. `--ci` does so under each
 * `ci/*values.yaml` of a chart, too, `--overlays` under each `<chart>.*.yaml` in a folder.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseValues } from "../../server/helm/chart/load-chart.ts";
import { untilNextSecond } from "./clock.ts";
import { helmTemplate } from "./helm-binary.ts";
import { mutateValues } from "./mutation.ts";
import { addCounts, noCounts } from "./mutation-counts.ts";
import { option, randomIndexes } from "./random.ts";
import { readChartFiles } from "./read-chart.ts";
import { valuesFilesFor } from "./values-files.ts";

const args = process.argv.slice(2);
const edits = option(args, "edits", 25);
const total = noCounts();
for (const folder of args.filter((arg) => !arg.startsWith("--"))) {
  for (const overlay of [undefined, ...valuesFilesFor(folder, args)]) mutate(folder, overlay);
}

function mutate(folder: string, overlay: string | undefined): void {
  const copy = join(mkdtempSync(join(tmpdir(), "mutated-")), basename(folder));
  cpSync(folder, copy, { recursive: true });
  const random = randomIndexes(option(args, "seed", 12345));
  const given = overlay === undefined ? [] : ["--values", overlay];
  const counts = mutateValues(
    readChartFiles(folder),
    (count) => Array.from({ length: Math.min(edits, count) }, () => random(count)),
    {
      render: (files) => {
        writeFileSync(join(copy, "values.yaml"), String(files.get("values.yaml")));
        const answer = helmTemplate("helm4", copy, given);
        return answer.status === 0 ? answer.stdout : undefined;
      },
      untilLater: untilNextSecond,
      values: overlay === undefined ? undefined : parseValues(overlay, readFileSync(overlay, "utf8")),
    },
  );
  rmSync(join(copy, ".."), { recursive: true });
  addCounts(total, counts);
  const name = [basename(folder), ...(overlay === undefined ? [] : [basename(overlay)])].join(" ");
  console.log(name, JSON.stringify({ ...counts, misses: counts.misses.length }));
  for (const miss of counts.misses.slice(0, 10)) console.log("   ", miss);
}

const percent = (part: number, whole: number) =>
  `${part}/${whole} = ${((100 * part) / Math.max(1, whole)).toFixed(2)} %`;
console.log(
  `edits ${total.edits}; the chart does not render with ${total.failed} more; nothing reads the value of ${total.idle} more`,
);
console.log(`documents that went: ${total.gone}; compared but for lists of another length: ${total.moved}`);
console.log(`edits with which helm prints something else than the renderer: ${total.unequal}`);
console.log(`said to come from one key, and did: ${percent(total.singleRight, total.singleSaid)}`);
console.log(`changed, and had been said: ${percent(total.foundChanged, total.changed)}`);
