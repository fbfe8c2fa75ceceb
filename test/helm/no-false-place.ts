/**
 * Applies every fix of every finding in charts and renders the result with helm:
 * `npx tsx test/helm/no-false-place.ts [--ci] [--distinct] [--overlays=FOLDER] [--verbose] FOLDER…`. `--ci` also takes each
 * `ci/*values.yaml` of a chart (with `--distinct`, a fix that was proven with others is not tried again), `--overlays` each `<chart>.*.yaml` in a folder. The finding must be gone, and what helm
 * prints must differ where the fix edited alone (`judged-differences.ts`).
 */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Finding } from "../../server/contract/finding.ts";
import type { Fix } from "../../server/contract/fix.ts";
import { LineIndex } from "../../server/text/line-index.ts";
import { type ChartCase, type FixOutcome, tryFixesOf } from "./false-places.ts";
import { readTexts } from "./read-chart.ts";
import { valuesFilesFor } from "./values-files.ts";

const args = process.argv.slice(2);
const classes = { own: 0, shared: 0, decided: 0, added: 0, other: 0, checksum: 0 };
/** Fixes of files that the chart only holds: examples, dashboards. */
let beside = 0;
const total = { charts: 0, findings: 0, withFix: 0, fixes: 0, proven: 0, refused: 0, failed: 0, noRender: 0 };

function tell(
  name: string,
  { finding, fix, verdict, reason, differences }: FixOutcome,
  textOf: (path: string) => string,
) {
  const at = new LineIndex(textOf(finding.place.file)).positionAt(finding.place.range.start);
  const { file, grade } = finding.place;
  console.log(
    `${verdict} ${name} ${file}:${at.line + 1}:${at.character + 1} ${grade} ${finding.rule} x${finding.count}`,
  );
  console.log(`    ${fix.safety}: ${fix.title}`);
  if (reason !== undefined) console.log(`    ${reason.replaceAll("\n", " ").slice(0, 400)}`);
  for (const { object, path, is } of differences)
    console.log(`    ${is}: ${object}${path === undefined ? "" : ` at ${path}`}`);
}

for (const folder of args.filter((arg) => !arg.startsWith("--"))) {
  const proven = new Set<string>();
  const files = new Map([...readTexts(folder)].filter(([path]) => !path.startsWith("ci/")));
  for (const values of [...(args.includes("--no-default") ? [] : [undefined]), ...valuesFilesFor(folder, args)]) {
    const overlay = values === undefined ? undefined : readFileSync(values, "utf8");
    const nameOf = (finding: Finding, { edits }: Fix) => JSON.stringify([finding.fingerprint, edits, overlayOf(edits)]);
    const overlayOf = (edits: Fix["edits"]) =>
      edits.some((edit) => "file" in edit && edit.file === "overlay.yaml") ? values : undefined;
    const isKnown = (finding: Finding, fix: Fix) => args.includes("--distinct") && proven.has(nameOf(finding, fix));
    const chart: ChartCase = { folder, files, isKnown, ...(overlay !== undefined && { overlay }) };
    const name = [basename(folder), ...(values === undefined ? [] : [basename(values)])].join(" ");
    const { result, fixes, error } = tryFixesOf(chart);
    console.error(`${name}: ${result.findings.length} findings, ${fixes.length} fixes`);
    total.charts += 1;
    total.findings += result.findings.length;
    total.withFix += result.findings.filter((finding) => finding.fixes.length > 0).length;
    total.fixes += fixes.length;
    if (error !== undefined) {
      total.noRender += 1;
      console.log(`helm does not render ${name}: ${error.slice(0, 200)}`);
    }
    const textOf = (path: string) => (path === "overlay.yaml" ? overlay : files.get(path.slice("chart/".length))) ?? "";
    for (const outcome of fixes) {
      total[outcome.verdict] += 1;
      if (outcome.verdict === "proven") proven.add(nameOf(outcome.finding, outcome.fix));
      for (const { is } of outcome.differences) classes[is] += 1;
      classes.checksum += outcome.checksums;
      if (outcome.verdict === "proven" && outcome.differences.length === 0) beside += 1;
      const isSure = outcome.verdict === "proven" && outcome.differences.every(({ is }) => is !== "decided");
      if (args.includes("--verbose") || !isSure) tell(name, outcome, textOf);
    }
    if (args.includes("--verbose")) {
      for (const { rule, place, fixes: offered, message } of result.findings.filter(
        (item) => item.fixes.length === 0,
      )) {
        const at = new LineIndex(textOf(place.file)).positionAt(place.range.start);
        console.log(
          `no fix ${name} ${place.file}:${at.line + 1}:${at.character + 1} ${place.grade} ${rule} ${offered.length}: ${message.slice(0, 100)}`,
        );
      }
    }
  }
}
console.log(JSON.stringify(total));
console.log(`fixes of files that are not rendered: ${beside}`);
console.log(`what differed after the fixes: ${JSON.stringify(classes)}`);
