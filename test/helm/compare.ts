import { readFileSync } from "node:fs";
import { loadChart, parseValues } from "../../server/helm/chart/load-chart.ts";
import { mergeMaps } from "../../server/helm/render/coalesce.ts";
import { formatHelmError } from "../../server/helm/render/helm-error.ts";
import { manifestsOf, printManifests } from "../../server/helm/render/manifests.ts";
import { refusalOf } from "../../server/helm/render/refusal.ts";
import { renderChart } from "../../server/helm/render/render-chart.ts";
import type { MapValue } from "../../server/helm/values/value.ts";
import { untilNextSecond } from "./clock.ts";
import { type HelmFlavour, helmTemplate } from "./helm-binary.ts";
import { readChartFiles } from "./read-chart.ts";

export interface OwnAnswer {
  readonly text: string | undefined;
  readonly error: string | undefined;
  readonly milliseconds: number;
}

/** Renders a chart's folder as `helm template release` would. */
export function ownTemplate(flavour: HelmFlavour, folder: string, valuesFiles: readonly string[] = []): OwnAnswer {
  const files = readChartFiles(folder);
  const start = performance.now();
  const answer = (text: string | undefined, error: string | undefined): OwnAnswer => ({
    text,
    error,
    milliseconds: performance.now() - start,
  });
  try {
    const chart = loadChart(folder, files);
    const overlays = valuesFiles.map((file) => parseValues(file, readFileSync(file, "utf8")));
    const [first, ...others] = overlays;
    const values = first === undefined ? undefined : others.reduce<MapValue>(mergeMaps, first);
    const refusal = refusalOf(chart, { flavour });
    if (refusal !== undefined) return answer(undefined, refusal.message);
    const rendered = renderChart(chart, { flavour, ...(values === undefined ? {} : { values }) });
    const refused = rendered.schema.find((finding) => "path" in finding);
    if (refused !== undefined)
      return answer(
        undefined,
        `values don't meet the specifications of the schema: ${JSON.stringify("path" in refused ? [refused.path, refused.message] : "")}`,
      );
    const broken = rendered.templates.find((template) => template.output === undefined);
    if (broken !== undefined) return answer(undefined, formatHelmError(broken, flavour));
    return answer(printManifests(manifestsOf(rendered.templates, flavour)), undefined);
  } catch (error) {
    return answer(undefined, String(error instanceof Error ? error.stack : error));
  }
}

export interface Comparison {
  readonly verdict: "equal" | "both-fail" | "different" | "only-helm-fails" | "only-own-fails";
  /** Lines that differ between two runs of helm itself, and so do not count. */
  readonly masked: number;
  readonly detail: string;
  readonly helmMilliseconds: number;
  readonly ownMilliseconds: number;
}

/** Compares helm's output with the renderer's, line by line. */
export function compareWithHelm(flavour: HelmFlavour, folder: string, valuesFiles: readonly string[] = []): Comparison {
  const args = valuesFiles.flatMap((file) => ["--values", file]);
  const start = performance.now();
  const first = helmTemplate(flavour, folder, args);
  const helmMilliseconds = performance.now() - start;
  const own = ownTemplate(flavour, folder, valuesFiles);
  const result = (verdict: Comparison["verdict"], detail: string, masked = 0): Comparison => ({
    verdict,
    detail,
    masked,
    helmMilliseconds,
    ownMilliseconds: own.milliseconds,
  });
  if (first.status !== 0) {
    return own.text === undefined
      ? result("both-fail", `${first.stderr}\n${own.error}`)
      : result("only-helm-fails", first.stderr);
  }
  if (own.text === undefined) return result("only-own-fails", own.error ?? "");
  if (first.stdout === own.text) return result("equal", "");
  const compareAgain = () => {
    const second = helmTemplate(flavour, folder, args);
    return compareLines(first.stdout.split("\n"), second.stdout.split("\n"), own.text?.split("\n") ?? [], result);
  };
  const comparison = compareAgain();
  if (comparison.verdict === "equal") return comparison;
  // What helm makes from the clock is the same in two runs of one second.
  untilNextSecond();
  return compareAgain();
}

function compareLines(
  helm: readonly string[],
  again: readonly string[],
  own: readonly string[],
  result: (verdict: Comparison["verdict"], detail: string, masked?: number) => Comparison,
): Comparison {
  let masked = 0;
  // Certificates differ in length from run to run: their lines are left out of all three.
  const [a, b, c] = [helm, again, own].map(withoutRandomBlocks) as [
    readonly string[],
    readonly string[],
    readonly string[],
  ];
  for (let index = 0; index < Math.max(a.length, c.length); index += 1) {
    if (a[index] === c[index]) continue;
    if (a[index] !== b[index]) {
      masked += 1;
      continue;
    }
    const context = (lines: readonly string[]) => lines.slice(Math.max(0, index - 3), index + 4).join("\n");
    return result("different", `line ${index + 1}\n--- helm\n${context(a)}\n--- own\n${context(c)}`, masked);
  }
  return result("equal", "", masked);
}

function withoutRandomBlocks(lines: readonly string[]): readonly string[] {
  let inside = false;
  return lines.filter((line) => {
    if (/-----BEGIN [A-Z ]+-----/.test(line)) inside = true;
    const drop = inside;
    if (/-----END [A-Z ]+-----/.test(line)) inside = false;
    return !drop;
  });
}
