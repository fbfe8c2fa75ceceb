import type { LintResult } from "../../server/contract/engine.ts";
import type { Rule } from "../../server/contract/rule.ts";
import { createEngine } from "../../server/linter/engine.ts";
import type { LintEngine } from "../../server/linter/lint-engine.ts";
import { rules as registered } from "../generated/registry.ts";

export interface LintInput {
  readonly files: ReadonlyMap<string, string>;
  readonly wholeViewKnown: boolean;
}

/** An engine that runs this rule alone, also when it is off by default. */
export function engineForRule(rule: Rule, input: LintInput): LintEngine {
  return fed(
    createEngine({ rules: withRule(rule), only: [rule.meta.id], wholeViewKnown: input.wholeViewKnown }),
    input,
  );
}

/** An engine with every rule there is, as users have it, and this one on. */
export function engineForAll(rule: Rule, input: LintInput): LintEngine {
  const severities = rule.meta.recommended ? {} : { [rule.meta.id]: rule.meta.severity };
  return fed(createEngine({ rules: withRule(rule), severities, wholeViewKnown: input.wholeViewKnown }), input);
}

/**
 * Lints and holds the result to what every test needs.
 * @throws Error when the rule crashed or the case's configuration is wrong
 */
export function lintStrictly(engine: LintEngine): LintResult {
  const result = engine.lint();
  const trouble = result.notices.find(({ kind }) => kind === "rule-crashed" || kind === "invalid-configuration");
  if (trouble) throw new Error(`${trouble.file}: ${trouble.message}`);
  return result;
}

function withRule(rule: Rule): Rule[] {
  return [...registered.filter(({ meta }) => meta.id !== rule.meta.id), rule];
}

function fed(engine: LintEngine, { files }: LintInput): LintEngine {
  for (const [path, text] of files) engine.update(path, text);
  return engine;
}
