import { readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createEngine } from "../../server/linter/engine.ts";
import { applyFixes } from "../../server/linter/fixes/changes.ts";
import { fixAll } from "../../server/linter/fixes/fix-all.ts";
import { refusalAfterTrial } from "../../server/linter/fixes/trial.ts";
import type { LintEngine } from "../../server/linter/lint-engine.ts";
import { rules } from "../generated/registry.ts";
import { type FixtureCase, readCases } from "./cases.ts";
import { type Change, changes, rewritten } from "./surroundings.ts";

const top = join(import.meta.dirname, "..");
const cases: readonly FixtureCase[] = readdirSync(top).flatMap((rule) => readCases(join(top, rule, "fixtures")));
const severities = Object.fromEntries(rules.map(({ meta }) => [meta.id, meta.severity]));

/** More of them are tried with `RUNS=2000 npx vitest run rules/testing/surroundings`. */
const runs = Number(process.env.RUNS ?? 150);

const change: fc.Arbitrary<Change> = fc.record({ kind: fc.constantFrom(...changes), at: fc.nat({ max: 500 }) });
const run = fc.record({
  item: fc.constantFrom(...cases.filter(({ snapshot }) => snapshot !== undefined)),
  edits: fc.array(change, { minLength: 1, maxLength: 6 }),
  finding: fc.nat(),
  fix: fc.nat(),
});

/** The case with every file of plain YAML written differently. */
function surrounded({ files }: FixtureCase, edits: readonly Change[]): ReadonlyMap<string, string> {
  return new Map(
    [...files].map(([path, text]) => {
      const isPlain = /\.ya?ml$/.test(path) && !/(?:^|\/)templates\//.test(path) && !text.includes("{{");
      const isManifest = /^kind:/m.test(text) && !/(?:Chart|values[^/]*)\.yaml$|(?:^|\/)\.planelint/.test(path);
      return [path, isPlain ? edits.reduce((now, edit) => rewritten(now, edit, isManifest), text) : text];
    }),
  );
}

function engineWith(item: FixtureCase, files: ReadonlyMap<string, string>): LintEngine {
  const engine = createEngine({ severities, wholeViewKnown: item.wholeViewKnown });
  for (const [path, text] of files) engine.update(path, text);
  return engine;
}

test("whatever stands around a finding and however it is written, its fix cures it and changes nothing else", () => {
  let tried = 0;
  fc.assert(
    fc.property(run, ({ item, edits, finding: which, fix: kind }) => {
      const files = surrounded(item, edits);
      const engine = engineWith(item, files);
      const before = engine.lint();
      const fixable = before.findings.filter(({ fixes }) => fixes.length > 0);
      const finding = fixable[which % Math.max(1, fixable.length)];
      const fix = finding?.fixes[kind % finding.fixes.length];
      if (finding === undefined || fix === undefined) return;
      tried++;
      const name = `${item.name}: ${finding.rule}: ${fix.title}`;
      expect(refusalAfterTrial(engine, { finding, fix }, before), name).toBeUndefined();
      if (fix.cures === false) return;
      for (const [path, text] of applyFixes([fix], (file) => files.get(file))) engine.update(path, text);
      const same = engine.lint().findings.find(({ fingerprint }) => fingerprint === finding.fingerprint);
      const again = same?.fixes.find(({ title }) => title === fix.title);
      expect(again?.edits, `${name}, a second time`).not.toEqual(fix.edits);
    }),
    { numRuns: runs },
  );
  expect(tried).toBeGreaterThan(runs / 3);
}, 600_000);

test("fixed to the end, nothing is left to fix", () => {
  fc.assert(
    fc.property(run, ({ item, edits }) => {
      const engine = engineWith(item, surrounded(item, edits));
      const { refused } = fixAll(engine, { safety: "suggestion" });
      expect(refused.map(({ fix, reason }) => `${item.name}: ${fix.title}: ${reason}`)).toEqual([]);
      expect(fixAll(engine, { safety: "suggestion" }).texts.size, item.name).toBe(0);
    }),
    { numRuns: runs / 3 },
  );
}, 600_000);
