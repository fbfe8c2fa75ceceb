/**
 * Holds random template expressions over all functions against helm:
 * `npx tsx test/helm/fuzz-expressions.ts [--count=1000] [--seed=1] [--helm3] [--errors]`. Each must print the same, or fail
 * in both; `--errors` also shows where they fail with other words.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadChart } from "../../server/helm/chart/load-chart.ts";
import { formatHelmError } from "../../server/helm/render/helm-error.ts";
import { renderCache } from "../../server/helm/render/render-cache.ts";
import { renderChart } from "../../server/helm/render/render-chart.ts";
import { ExpressionGenerator, fuzzedValues } from "./expression-generator.ts";
import { type HelmFlavour, helmTemplate } from "./helm-binary.ts";
import { option, randomIndexes } from "./random.ts";
import { printedDocuments } from "./rendered-scalars.ts";

const args = process.argv.slice(2);
const flavour: HelmFlavour = args.includes("--helm3") ? "helm3" : "helm4";
const generator = new ExpressionGenerator(randomIndexes(option(args, "seed", 1)));
const chartFile = "apiVersion: v2\nname: probe\nversion: 0.1.0\n";
const work = mkdtempSync(join(tmpdir(), "expressions-"));
const counts = { equal: 0, bothFail: 0, sameWords: 0, different: 0, onlyOwnFails: 0, onlyHelmFails: 0, slow: 0 };

/** What an expression prints, in a form that is YAML whatever it is. */
function templateOf(expression: string): string {
  return `{{- define "it" }}[{{ ${expression} }}]{{ end -}}\nv: {{ include "it" . | quote }}\n`;
}

interface Own {
  readonly expression: string;
  readonly text: string | undefined;
  readonly error: string;
}

const cache = renderCache();

function own(expression: string): Own {
  const template = templateOf(expression);
  const chart = loadChart(
    "probe",
    new Map([
      ["Chart.yaml", chartFile],
      ["values.yaml", fuzzedValues],
      ["templates/t0.yaml", template],
    ]),
  );
  const start = performance.now();
  const [rendered] = renderChart(chart, { flavour }, { ...cache, last: undefined }).templates;
  if (performance.now() - start > 2000) {
    counts.slow += 1;
    console.log(`slow: ${expression}`);
  }
  const text = rendered?.output?.text.trim();
  return { expression, text, error: rendered === undefined ? "" : formatHelmError(rendered, flavour) };
}

function helm(expressions: readonly string[]) {
  const folder = join(work, "probe");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "templates"), { recursive: true });
  writeFileSync(join(folder, "Chart.yaml"), chartFile);
  writeFileSync(join(folder, "values.yaml"), fuzzedValues);
  for (const [index, expression] of expressions.entries())
    writeFileSync(join(folder, `templates/t${index}.yaml`), templateOf(expression).replaceAll('"it"', `"it${index}"`));
  return helmTemplate(flavour, folder);
}

/** Those that print something are rendered together; helm names the first that fails, and goes on without it. */
function compareTogether(batch: readonly Own[]): void {
  let left = [...batch];
  while (left.length > 0) {
    const answer = helm(left.map(({ expression }) => expression));
    if (answer.status === 0) {
      const printed = new Map(printedDocuments(answer.stdout).map(({ source, text }) => [source, text]));
      for (const [index, { expression, text }] of left.entries()) {
        const expected = printed.get(`probe/templates/t${index}.yaml`);
        if (expected === text) counts.equal += 1;
        else {
          counts.different += 1;
          console.log(`different: ${expression}\n    helm ${expected}\n    own  ${text}`);
        }
      }
      return;
    }
    const failed = Number(/probe\/templates\/t(\d+)\.yaml/.exec(answer.stderr)?.[1] ?? -1);
    const culprit = left[failed];
    if (culprit === undefined) {
      console.log(`helm fails for a batch, and does not say where: ${answer.stderr.slice(0, 500)}`);
      return;
    }
    counts.onlyHelmFails += 1;
    console.log(`only helm fails: ${culprit.expression}\n    ${answer.stderr.trim()}\n    own  ${culprit.text}`);
    left = left.filter((one) => one !== culprit);
  }
}

function compareAlone({ expression, error }: Own): void {
  const { status, stdout, stderr } = helm([expression]);
  if (status === 0) {
    counts.onlyOwnFails += 1;
    console.log(`only own fails: ${expression}\n    helm ${stdout.trim()}\n    own  ${error}`);
    return;
  }
  counts.bothFail += 1;
  const said = stderr
    .replace(/^Error: /, "")
    .replace(/\s*Use --debug flag to render out invalid YAML\s*$/, "")
    .replaceAll('"it0"', '"it"')
    .trim();
  const plain = (words: string) => words.replaceAll(/\b\d+:\d+\b/g, "").replaceAll(/0x[0-9a-f]{6,}/g, "0x");
  if (plain(said) === plain(error.trim())) counts.sameWords += 1;
  else if (args.includes("--errors"))
    console.log(`other words: ${expression}\n    helm ${said}\n    own  ${error.trim()}`);
}

let batch: Own[] = [];
for (let count = option(args, "count", 1000); count > 0; count -= 1) {
  const one = own(generator.pipeline());
  if (one.text === undefined) compareAlone(one);
  else batch.push(one);
  if (batch.length < 100 && count > 1) continue;
  compareTogether(batch);
  batch = [];
}
rmSync(work, { recursive: true });
console.log(JSON.stringify(counts));
