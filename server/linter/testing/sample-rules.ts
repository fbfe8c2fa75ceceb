import { defineRule, type Rule, type RuleMeta } from "../../contract/rule.ts";
import { mapAt, scalarAt, textAt } from "../../yaml/read.ts";

/** Meta for a rule that exists in tests alone. */
export function sampleMeta<Options>(
  id: string,
  defaults: Options,
  changes: Partial<RuleMeta<Options>> = {},
): RuleMeta<Options> {
  return {
    id,
    summary: `Sample ${id}.`,
    topic: "leases",
    severity: "warning",
    since: "0.1.0",
    recommended: true,
    fix: "safe",
    options: { type: "object", additionalProperties: false, properties: {} },
    defaults,
    incidents: [],
    runbook: "none",
    sources: [],
    ...changes,
  };
}

/** Finds `spec.mode: <bad>` in objects; the fix writes `good`. */
export const badMode: Rule = defineRule<{ bad: string }, { value: string }>({
  meta: sampleMeta("bad-mode", { bad: "bad" }),
  subjects: { resources: { words: ["mode:"] } },
  *check({ subject, options }) {
    if (subject.type !== "resource") return;
    const mode = scalarAt(subject.resource.root, "spec", "mode");
    if (mode?.text === options.bad) yield { facts: { value: mode.text }, place: mode.origin.place, key: "spec.mode" };
  },
  describe: ({ value }) => `The mode ${value} is bad.`,
  fixes(_, { subject }) {
    if (subject.type !== "resource") return [];
    const { root } = subject.resource;
    const mode = scalarAt(root, "spec", "mode");
    const edits = mode && root.tree.editor.replaceScalar(mode, "good");
    return edits ? [{ title: "Set the mode to good", safety: "safe", edits }] : [];
  },
});

/** Finds a Consumer whose Provider (`spec.provider`) is not in view: depends on another document. */
export const missingProvider: Rule = defineRule<object, { name: string }>({
  meta: sampleMeta("missing-provider", {}, { fix: "none" }),
  subjects: { resources: { kinds: ["Consumer"] } },
  *check({ subject, index }) {
    if (subject.type !== "resource") return;
    const spec = mapAt(subject.resource.root, "spec");
    const name = textAt(spec, "provider");
    if (!spec || name === undefined || index.resource("Provider", undefined, name)) return;
    yield { facts: { name }, place: spec.origin.place, key: "spec.provider" };
  },
  describe: ({ name }) => `The provider ${name} is missing.`,
});

/** Throws at every object named `boom`. */
export const crashing: Rule = defineRule<object, object>({
  meta: sampleMeta("crashing", {}),
  subjects: { resources: { words: ["boom"] } },
  check() {
    throw new Error("it broke");
  },
  describe: () => "",
});

/** Off unless switched on; finds every object of kind Rare. */
export const optIn: Rule = defineRule<object, object>({
  meta: sampleMeta("opt-in", {}, { recommended: false, severity: "hint" }),
  subjects: { resources: { kinds: ["Rare"] } },
  *check({ subject }) {
    if (subject.type === "resource") yield { facts: {}, place: subject.resource.root.origin.place, key: "" };
  },
  describe: () => "Rare.",
});

export const sampleRules: readonly Rule[] = [badMode, missingProvider, crashing, optIn];
