/**
 * Compares the renderer with helm on chart folders: `npx tsx test/helm/compare-charts.ts [--helm3] [--ci] [--overlays=FOLDER]
 * FOLDER…`. `--ci` also takes each `ci/*values.yaml` of a chart, `--overlays` each `<chart>.*.yaml` in a folder.
 */
import { basename } from "node:path";
import { compareWithHelm } from "./compare.ts";
import type { HelmFlavour } from "./helm-binary.ts";
import { valuesFilesFor } from "./values-files.ts";

const args = process.argv.slice(2);
const flavour: HelmFlavour = args.includes("--helm3") ? "helm3" : "helm4";
const counts = new Map<string, number>();
for (const folder of args.filter((arg) => !arg.startsWith("--"))) {
  for (const values of [[], ...valuesFilesFor(folder, args).map((file) => [file])]) {
    const comparison = compareWithHelm(flavour, folder, values);
    counts.set(comparison.verdict, (counts.get(comparison.verdict) ?? 0) + 1);
    const times = `helm ${comparison.helmMilliseconds.toFixed(0)} ms, own ${comparison.ownMilliseconds.toFixed(0)} ms`;
    const name = [basename(folder), ...values.map((file) => basename(file))].join(" ");
    console.log(
      `${comparison.verdict.padEnd(16)} ${name} (${times}${comparison.masked > 0 ? `, ${comparison.masked} lines masked` : ""})`,
    );
    if (comparison.detail !== "" && (comparison.verdict !== "both-fail" || args.includes("--verbose"))) {
      console.log(comparison.detail.replaceAll(/^/gm, "    ").slice(0, 3000));
    }
  }
}
console.log(JSON.stringify(Object.fromEntries(counts)));
