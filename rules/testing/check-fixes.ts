import type { LintResult } from "../../server/contract/engine.ts";
import type { Finding } from "../../server/contract/finding.ts";
import type { Fix } from "../../server/contract/fix.ts";
import type { Rule } from "../../server/contract/rule.ts";
import { applyFixes } from "../../server/linter/fixes/changes.ts";
import { consequencesOf } from "../../server/linter/fixes/consequences.ts";
import { fixAll } from "../../server/linter/fixes/fix-all.ts";
import { refusalOf } from "../../server/linter/fixes/verify.ts";
import { engineForAll, engineForRule, type LintInput, lintStrictly } from "./lint-case.ts";

/** Tries one fix of a finding; what is wrong with it, in words. */
export function fixComplaints(rule: Rule, input: LintInput, before: LintResult, finding: Finding, fix: Fix): string[] {
  const complaints: string[] = [];
  if (rule.meta.fix !== "mixed" && rule.meta.fix !== fix.safety) {
    complaints.push(`the rule says its fixes are "${rule.meta.fix}", this one is "${fix.safety}"`);
  }
  const refusal = refusalOf([fix], (path) => input.files.get(path));
  if (refusal !== undefined) return [...complaints, refusal];
  const changes = applyFixes([fix], (path) => input.files.get(path));
  if ([...changes].every(([path, text]) => input.files.get(path) === text)) complaints.push("it changes nothing");
  for (const [path, text] of changes) {
    if (mixesLineEnds(input.files.get(path), text)) complaints.push(`${path} would have two kinds of line ends`);
  }
  const fixed = { ...input, files: new Map([...input.files, ...changes]) };
  const after = lintStrictly(engineForAll(rule, fixed));
  const { stayed, added, broken } = consequencesOf([{ finding, fix }], before, after);
  if (stayed.length > 0) complaints.push("the finding is still there afterwards");
  for (const { rule: id, message } of added) complaints.push(`afterwards there is a new finding: ${id}: ${message}`);
  for (const { kind, message } of broken) complaints.push(`afterwards there is a problem: ${kind}: ${message}`);
  const again = after.findings
    .find((item) => item.fingerprint === finding.fingerprint)
    ?.fixes.find(({ title }) => title === fix.title);
  if (again && fix.cures === false) {
    const twice = refusalOf([again], (path) => fixed.files.get(path));
    const second = twice === undefined ? applyFixes([again], (path) => fixed.files.get(path)) : [];
    if ([...second].some(([path, text]) => fixed.files.get(path) !== text))
      complaints.push("a second time it changes more");
  }
  return complaints;
}

/** Applies everything until nothing is left; what is wrong with the end, in words. */
export function fixpointComplaints(rule: Rule, input: LintInput): string[] {
  const engine = engineForRule(rule, input);
  const first = fixAll(engine, { safety: "suggestion" });
  const complaints = first.refused.map(({ fix, reason }) => `"${fix.title}" was refused: ${reason}`);
  const fixable = first.remaining.findings.filter(({ fixes }) => fixes.some(({ cures }) => cures !== false));
  for (const { message } of fixable) complaints.push(`fixed to the end, it can still be fixed: ${message}`);
  if (fixAll(engine, { safety: "suggestion" }).texts.size > 0) complaints.push("fixing everything twice changes more");
  return complaints;
}

function mixesLineEnds(before: string | undefined, after: string): boolean {
  const hadLone = before === undefined || /(?<!\r)\n/.test(before);
  return !hadLone && before?.includes("\n") === true && /(?<!\r)\n/.test(after);
}
