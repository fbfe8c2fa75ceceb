import { defineRule, type Rule, type RuleMeta } from "../../contract/rule.ts";
import type { MapNode, ScalarNode } from "../../contract/tree.ts";

const options = { type: "object", additionalProperties: false, properties: {} } as const;

function meta(id: string, rest: Partial<RuleMeta<object>>): RuleMeta<object> {
  return {
    id,
    summary: `What ${id} finds`,
    topic: "leases",
    severity: "warning",
    since: "0.1.0",
    recommended: true,
    fix: "none",
    options,
    defaults: {},
    incidents: [],
    runbook: "test",
    sources: [],
    ...rest,
  };
}

/** `data.mode: pod` in a ConfigMap; `namespace` mends it safely. */
const testMode = defineRule<object, { readonly node: ScalarNode }>({
  meta: meta("test-mode", { fix: "safe", incidents: ["some-incident"] }),
  subjects: { resources: { kinds: ["ConfigMap", "DaemonSet"] } },
  *check({ subject }) {
    const node = subject.type === "resource" ? valueIn(subject.resource.root, "mode") : undefined;
    if (subject.type !== "resource" || node?.text !== "pod") return;
    yield {
      facts: { node },
      place: node.origin.place,
      related: [{ file: node.origin.place.file, range: { start: 0, end: 4 }, message: "the object" }],
      resource: subject.resource,
      estimate: { quantity: "lease writes", value: 1234.5, unit: "writes/s", assumptions: ["300 nodes"] },
      key: "mode",
    };
  },
  describe: ({ node }) => `The mode is ${node.text}. Set it to namespace.`,
  fixes({ node }) {
    const edits = node.tree.editor.replaceScalar(node, "namespace");
    return edits === undefined ? [] : [{ title: "Set mode to namespace", safety: "safe", edits }];
  },
});

/** `data.level: low` in a ConfigMap, an error; the suggestion makes a file and changes the level. */
const testLevel = defineRule<object, { readonly node: ScalarNode }>({
  meta: meta("test-level", { severity: "error", fix: "suggestion" }),
  subjects: { resources: { kinds: ["ConfigMap"] } },
  *check({ subject }) {
    const node = subject.type === "resource" ? valueIn(subject.resource.root, "level") : undefined;
    if (subject.type === "resource" && node?.text === "low") {
      yield { facts: { node }, place: node.origin.place, resource: subject.resource, key: "level" };
    }
  },
  describe: () => "The level is low.",
  fixes({ node }) {
    const edits = node.tree.editor.replaceScalar(node, "high") ?? [];
    const extra = { create: "extra/level.yaml", newText: "# made by a fix\n" };
    return [{ title: "Raise the level", safety: "suggestion", edits: [...edits, extra] }];
  },
});

/** `data.crash` in a ConfigMap makes the rule throw. */
const testCrash = defineRule<object, never>({
  meta: meta("test-crash", { severity: "hint" }),
  subjects: { resources: { kinds: ["ConfigMap"], words: ["crash"] } },
  check({ subject }) {
    if (subject.type === "resource" && valueIn(subject.resource.root, "crash") !== undefined) throw new Error("boom");
    return [];
  },
  describe: () => "",
});

/** `data.note` in a ConfigMap, told as a hint with the text of the note in the message. */
const testNote = defineRule<object, { readonly node: ScalarNode }>({
  meta: meta("test-note", { severity: "hint" }),
  subjects: { resources: { kinds: ["ConfigMap"] } },
  *check({ subject }) {
    const node = subject.type === "resource" ? valueIn(subject.resource.root, "note") : undefined;
    if (node !== undefined) yield { facts: { node }, place: node.origin.place, key: "note" };
  },
  describe: ({ node }) => `There is a note: ${node.text}`,
});

export const testRules: readonly Rule[] = [testMode, testLevel, testCrash, testNote];

function valueIn(root: MapNode, key: string): ScalarNode | undefined {
  const data = root.get("data");
  const value = data?.type === "map" ? data.get(key) : undefined;
  return value?.type === "scalar" ? value : undefined;
}
