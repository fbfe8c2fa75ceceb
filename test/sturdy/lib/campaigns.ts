import { deepStrictEqual } from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { chartEdit, replayEdits } from "../../../server/helm/testing/edited-chart.ts";
import { createEngine } from "../../../server/linter/engine.ts";
import { edit, replay } from "../../../server/linter/testing/random-edits.ts";
import { isRelevantName } from "../../../server/node/relevant.ts";
import { anyText, mutated } from "./pieces.ts";

/** One property of the engine, to be tried as often as somebody has time for. Throws with the input that breaks it. */
export interface Campaign {
  readonly name: string;
  run(runs: number): void;
}

const repository = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "..");
const chart = "apiVersion: v2\nname: x\nversion: 1.0.0\n";

/** Each place that a text may stand in, with what makes it that place. */
const surroundings: readonly ((text: string) => Readonly<Record<string, string>>)[] = [
  (text) => ({ "a.yaml": text }),
  (text) => ({ "c/Chart.yaml": chart, "c/values.yaml": text, "c/templates/a.yaml": "a: {{ toYaml .Values }}\n" }),
  (text) => ({ "c/Chart.yaml": chart, "c/values.yaml": "a: {b: 1}\n", "c/templates/a.yaml": text }),
  (text) => ({ "c/Chart.yaml": text, "c/templates/a.yaml": "kind: A\n" }),
  (text) => ({ "c/Chart.yaml": chart, "c/templates/_a.tpl": text, "c/templates/a.yaml": '{{ include "a" . }}\n' }),
  (text) => ({ "c/Chart.yaml": chart, "c/values.schema.json": text, "c/values.yaml": "a: 1\n" }),
  (text) => ({ ".planelint.yaml": text, "a.yaml": "kind: A\napiVersion: v1\n" }),
  (text) => ({ "kustomization.yaml": text, "a.yaml": "kind: A\napiVersion: v1\n" }),
  (text) => ({ "helmfile.yaml": text }),
  (text) => ({ "a.json": text }),
  ...["a.toml", "a.ini", "fluent-bit.conf", "fluent.conf", "config.alloy", "a.json", "a.yaml", "a.sh"].map(
    (name) => (text: string) => ({ "a.yaml": configMap(name, text) }),
  ),
];

function configMap(key: string, text: string): string {
  return `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata:\n  ${key}: ${JSON.stringify(text)}\n`;
}

/** The engine answers, no rule fails, and whatever is found stands in its file. */
function answers(files: Readonly<Record<string, string>>): void {
  const engine = createEngine();
  for (const [path, text] of Object.entries(files)) engine.update(path, text);
  const { findings, notices } = engine.lint();
  const crash = notices.find(({ kind }) => kind === "rule-crashed");
  if (crash !== undefined) throw new Error(crash.message);
  for (const { file, range } of [...findings.map(({ place }) => place), ...notices]) {
    const length = engine.text(file)?.length;
    if (length === undefined || range.start < 0 || range.start > range.end || range.end > length) {
      throw new Error(`a place outside its file: ${file} ${range.start} to ${range.end} of ${length}`);
    }
  }
}

function lookedAt(texts: fc.Arbitrary<string>, runs: number): void {
  fc.assert(
    fc.property(fc.constantFrom(...surroundings), texts, (around, text) => answers(around(text))),
    { numRuns: runs },
  );
}

/** @param folder with more real files; without it those of this repository */
export function campaigns(folder: string = repository): readonly Campaign[] {
  return [
    { name: "any text, in any place", run: (runs) => lookedAt(anyText, runs) },
    { name: "real files, changed", run: (runs) => lookedAt(mutated(realTexts(folder)), runs) },
    {
      name: "sequences of edits: incremental equals fresh",
      run: (runs) =>
        fc.assert(
          fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
            for (const { kept, fresh } of replay(edits)) deepStrictEqual(kept, fresh);
          }),
          { numRuns: runs },
        ),
    },
    {
      name: "sequences of edits of a chart: rendered again equals fresh",
      run: (runs) =>
        fc.assert(
          fc.property(fc.array(chartEdit, { minLength: 1, maxLength: 10 }), (edits) => {
            for (const { again, fresh } of replayEdits(edits)) deepStrictEqual(again, fresh);
          }),
          { numRuns: runs },
        ),
    },
  ];
}

/** Texts of the files that Planelint reads, small ones; the same ones in the same order on every machine. */
function realTexts(folder: string): readonly string[] {
  const texts: string[] = [];
  const visit = (path: string): void => {
    for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.isDirectory() && !["node_modules", ".git", "dist"].includes(entry.name)) visit(join(path, entry.name));
      else if (entry.isFile() && isRelevantName(entry.name)) {
        const text = readFileSync(join(path, entry.name), "utf8");
        if (text.length > 0 && text.length < 20_000) texts.push(text);
      }
    }
  };
  visit(folder);
  return texts;
}
