import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { rules } from "../../rules/generated/registry.ts";
import type { LintResult } from "../../server/contract/engine.ts";
import type { Finding } from "../../server/contract/finding.ts";
import type { Fix } from "../../server/contract/fix.ts";
import { createEngine } from "../../server/linter/engine.ts";
import { applyFixes } from "../../server/linter/fixes/changes.ts";
import { refusalAfterTrial } from "../../server/linter/fixes/trial.ts";
import type { LintEngine } from "../../server/linter/lint-engine.ts";
import { lintWithParts } from "../../server/linter/parts.ts";
import { type LoadedFiles, loadFiles } from "../../server/node/node-files.ts";
import { untilNextSecond } from "./clock.ts";
import { type HelmFlavour, helmTemplate } from "./helm-binary.ts";
import { type JudgedDifference, judge } from "./judged-differences.ts";
import { locatedObjects, locatedRenderer } from "./located-objects.ts";
import { type ObjectDifference, objectDifferences } from "./rendered-objects.ts";

/** A chart on disk, and the values files it is rendered with over its defaults. */
export interface ChartCase {
  readonly folder: string;
  /** Texts by path inside the chart's folder. */
  readonly files: ReadonlyMap<string, string>;
  /** Text of one values file more, which need not lie in the chart. */
  readonly overlay?: string;
  /** Whether a fix need not be tried; default: all are. */
  readonly isKnown?: (finding: Finding, fix: Fix) => boolean;
}

/** What came of one fix. */
export interface FixOutcome {
  readonly finding: Finding;
  readonly fix: Fix;
  /**
   * - `proven`: helm prints what it printed before but for `differences`, each where the fix edited, and the finding is gone.
   * - `refused`: its trial fails, so nobody is offered it.
   * - `failed`: it would be offered, and does not do what it says.
   */
  readonly verdict: "proven" | "refused" | "failed";
  readonly reason?: string;
  /** Of the rendered objects, annotations with checksums apart. */
  readonly differences: readonly JudgedDifference[];
  /** Annotations with checksums that differ. */
  readonly checksums: number;
  readonly texts: ReadonlyMap<string, string>;
}

export interface ChartOutcome {
  readonly result: LintResult;
  readonly fixes: readonly FixOutcome[];
  /** Why nothing could be tried: helm does not render the chart. */
  readonly error?: string;
}

const root = "chart";
const overlayPath = "overlay.yaml";

/** Applies each fix of each finding in a chart to a copy, and renders that with helm and with the linter. */
export function tryFixesOf(chart: ChartCase, flavour: HelmFlavour = "helm4"): ChartOutcome {
  const work = mkdtempSync(join(tmpdir(), "fixed-"));
  try {
    cpSync(chart.folder, join(work, root), { recursive: true });
    return tryIn(work, chart, flavour);
  } finally {
    rmSync(work, { recursive: true });
  }
}

function tryIn(work: string, chart: ChartCase, flavour: HelmFlavour): ChartOutcome {
  if (chart.overlay !== undefined) {
    const configuration = `charts: [{ path: ${root}, renders: [{ name: it, values: [../${overlayPath}] }] }]\n`;
    writeFileSync(join(work, ".planelint.yaml"), configuration);
    writeFileSync(join(work, overlayPath), chart.overlay);
  }
  // As the command line reads them: what is no text for rules is handed over when the chart asks for it.
  const { texts, parts, readPart } = loadFiles(work);
  const isMeant = (path: string) => !path.startsWith(`${root}/`) || chart.files.has(path.slice(root.length + 1));
  const files = new Map([...texts].filter(([path]) => isMeant(path)));
  const render = () => {
    const overlay = chart.overlay === undefined ? [] : ["--values", join(work, overlayPath)];
    return helmTemplate(flavour, join(work, root), overlay);
  };
  const engine = engineWith(files, parts);
  const result = lintWithParts(engine, readPart, () => engine.lint());
  if (result.findings.every(({ fixes }) => fixes.length === 0)) return { result, fixes: [] };
  const first = render();
  if (first.status !== 0) return { result, fixes: [], error: first.stderr.trim() };
  const random = [...objectDifferences(first.stdout, render().stdout)];
  const isRandom = (item: ObjectDifference) =>
    random.some(({ object, path }) => object === item.object && path === item.path);
  const located = locatedRenderer({ root, overlay: chart.overlay === undefined ? undefined : overlayPath, flavour });
  const others = contentsOf(parts, readPart);
  const placesBefore = located(new Map([...others, ...files]));

  const fixes = result.findings.flatMap((finding) =>
    finding.fixes
      .filter((fix) => chart.isKnown?.(finding, fix) !== true)
      .map((fix): FixOutcome => {
        const chosen = { finding, fix };
        const refusal = refusalAfterTrial(engine, chosen, result);
        const none = { ...chosen, differences: [], checksums: 0, texts: new Map() };
        if (refusal !== undefined) return { ...none, verdict: "refused", reason: refusal };
        const changed = applyFixes([fix], (path) => files.get(path));
        write(work, changed);
        const answer = render();
        write(work, new Map([...changed.keys()].map((path) => [path, files.get(path)])));
        const outcome = { ...none, texts: changed };
        if (answer.status !== 0) return { ...outcome, verdict: "failed", reason: answer.stderr.trim() };
        const places = locatedObjects(placesBefore, located(new Map([...others, ...files, ...changed])));
        const judged = () => {
          const all = objectDifferences(first.stdout, answer.stdout).filter((item) => !isRandom(item));
          const [sums, own] = [all.filter(({ isChecksum }) => isChecksum), all.filter((item) => !item.isChecksum)];
          return { differences: judge(own, places, chosen), checksums: sums.length };
        };
        let found = judged();
        const isFalse = () => found.differences.some(({ is }) => is === "other");
        if (isFalse()) {
          // What helm makes from its clock is another in a later second, without any edit.
          untilNextSecond();
          random.push(...objectDifferences(first.stdout, render().stdout));
          found = judged();
        }
        if (!isFalse()) return { ...outcome, ...found, verdict: "proven" };
        return { ...outcome, ...found, reason: "something changes where nothing was edited", verdict: "failed" };
      }),
  );
  return { result, fixes };
}

function write(work: string, texts: ReadonlyMap<string, string | undefined>): void {
  for (const [path, text] of texts) {
    const target = join(work, path);
    mkdirSync(dirname(target), { recursive: true });
    if (text === undefined) rmSync(target);
    else writeFileSync(target, text);
  }
}

function contentsOf(
  parts: LoadedFiles["parts"],
  readPart: LoadedFiles["readPart"],
): ReadonlyMap<string, string | Uint8Array> {
  return new Map(
    [...parts].flatMap(([path, part]) => (part.type === "file" ? [[path, part.content ?? readPart(path) ?? ""]] : [])),
  );
}

/** With every rule, also those that are off by default. */
function engineWith(files: ReadonlyMap<string, string>, parts: LoadedFiles["parts"]): LintEngine {
  const optIn = rules.filter(({ meta }) => !meta.recommended).map(({ meta }) => [meta.id, meta.severity]);
  const engine = createEngine({ severities: Object.fromEntries(optIn) });
  for (const [path, text] of files) engine.update(path, text);
  for (const [path, part] of parts) engine.updatePart(path, part);
  return engine;
}
