import { describe, expect, test } from "vitest";
import { defineRule } from "../contract/rule.ts";
import { scalarAt } from "../yaml/read.ts";
import { createEngine } from "./engine.ts";
import { sampleMeta, sampleRules } from "./testing/sample-rules.ts";

function thing(name: string): string {
  return `apiVersion: v1\nkind: Thing\nmetadata:\n  name: ${name}\nspec:\n  mode: bad\n  list:\n  - {name: a, x: 1}\n`;
}

const header = "apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\n";
const base = { "base/thing.yaml": thing("a"), "base/other.yaml": thing("b") };
const takesBase = "resources: [thing.yaml, other.yaml]\n";

/** Names of the objects whose mode is found bad. */
function found(files: Readonly<Record<string, string>>): readonly (string | undefined)[] {
  const engine = createEngine({ rules: sampleRules });
  for (const [path, text] of Object.entries({ ...base, ...files })) engine.update(path, text);
  return engine
    .lint()
    .findings.filter(({ place }) => place.file.startsWith("base/"))
    .map(({ resource }) => resource?.name);
}

function merge(spec: string, name = "a"): string {
  return `apiVersion: v1\nkind: Thing\nmetadata: {name: ${name}}\nspec: ${spec}\n`;
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, "    ");
}

function inline(patch: string, target = ""): string {
  return `patches:\n- patch: |-\n${indented(patch)}${target}`;
}

const targetA = "  target: {kind: Thing, name: a}\n";
const both = ["b", "a"];

describe("a finding whose object is patched", () => {
  test.each([
    ["no patch", "", both],
    ["a merge patch of the value", inline(merge("{mode: good}")), ["b"]],
    ["one of what stands beside it", inline(merge("{pace: slow}")), ["b"]],
    ["one of a list beside it", inline(merge("{list: []}")), ["b"]],
    ["one of another object", inline(merge("{mode: good}", "c")), both],
    ["one of another kind", inline(merge("{mode: good}").replace("Thing", "Other")), both],
    ["one of something else in the object", inline(merge("{list: [{name: a, x: 2}]}")), both],
    [
      "one that deletes the object",
      inline("$patch: delete\napiVersion: v1\nkind: Thing\nmetadata: {name: a}\n"),
      ["b"],
    ],
    ["one by a target", inline(merge("{mode: good}", "any"), targetA), ["b"]],
    ["one by a pattern", inline(merge("{mode: good}", "any"), "  target: {kind: Th.*, name: a|b}\n"), []],
    ["a pattern is for the whole name", inline(merge("{mode: good}", "any"), "  target: {name: bb?b}\n"), both],
    ["a JSON patch", inline("- {op: replace, path: /spec/mode, value: good}\n", targetA), ["b"]],
    ["a JSON patch of another part", inline("- {op: remove, path: /spec/list/0/x}\n", targetA), both],
    ["a JSON patch of the whole", inline("- {op: replace, path: /spec, value: {}}\n", targetA), ["b"]],
    [
      "a replacement",
      "replacements:\n- targets:\n  - {select: {kind: Thing, name: b}, fieldPaths: [spec.mode]}\n",
      ["a"],
    ],
    ["replicas, beside it", "replicas: [{name: a, count: 3}]\n", ["b"]],
    ["a patch in the old list", `patchesStrategicMerge:\n- |-\n${indented(merge("{mode: good}"))}`, ["b"]],
  ])("%s", (_, patches, expected) => {
    expect(found({ "base/kustomization.yaml": `${header}${takesBase}${patches}` })).toEqual(expected);
    // What it is need not be said.
    expect(found({ "base/kustomization.yaml": `${takesBase}${patches}` })).toEqual(expected);
  });

  test.each([
    ["an overlay", { "over/kustomization.yaml": `resources: [../base]\n${inline(merge("{mode: good}"))}` }, ["b"]],
    ["one that takes something else", { "over/kustomization.yaml": inline(merge("{mode: good}")) }, both],
    [
      "an overlay's component",
      {
        "over/kustomization.yaml": "resources: [../base]\ncomponents: [../part]\n",
        "part/kustomization.yaml": `apiVersion: kustomize.config.k8s.io/v1alpha1\nkind: Component\n${inline(merge("{mode: good}"))}`,
      },
      ["b"],
    ],
    [
      "a file",
      {
        "over/kustomization.yaml": "resources: [../base]\npatches: [{path: patch.yaml}]\n",
        "over/patch.yaml": merge("{mode: good}"),
      },
      ["b"],
    ],
    [
      "a file that changes something else",
      {
        "over/kustomization.yaml": "resources: [../base]\npatches: [{path: patch.yaml}]\n",
        "over/patch.yaml": merge("{more: {pace: slow}}"),
      },
      both,
    ],
    [
      "a file that is a JSON patch",
      {
        "over/kustomization.yaml":
          "resources: [../base]\npatches: [{path: patch.yaml, target: {kind: Thing, name: b}}]\n",
        "over/patch.yaml": "- {op: add, path: /spec/mode, value: good}\n",
      },
      ["a"],
    ],
  ])("in %s", (_, files: Readonly<Record<string, string>>, expected) => {
    expect(found({ "base/kustomization.yaml": takesBase, ...files })).toEqual(expected);
  });

  test("also where a rule found it from another object", () => {
    const seen = defineRule<object, object>({
      meta: sampleMeta("seen-from-outside", {}, { fix: "none" }),
      subjects: { resources: { kinds: ["Watcher"] } },
      *check({ index }) {
        const { kind, name, root } = index.resource("Thing", undefined, "a") ?? {};
        const mode = scalarAt(root, "spec", "mode");
        if (kind !== undefined && name !== undefined && mode !== undefined)
          yield { facts: {}, place: mode.origin.place, resource: { kind, name }, key: "mode" };
      },
      describe: () => "Seen.",
    });
    const engine = createEngine({ rules: [seen] });
    engine.update("watcher.yaml", "apiVersion: v1\nkind: Watcher\nmetadata: {name: w}\n");
    for (const [path, text] of Object.entries(base)) engine.update(path, text);
    expect(engine.lint().findings).toHaveLength(1);
    engine.update("base/kustomization.yaml", `${takesBase}${inline(merge("{mode: good}"))}`);
    expect(engine.lint().findings).toHaveLength(0);
  });

  test("comes and goes with the patch", () => {
    const engine = createEngine({ rules: sampleRules });
    const names = () => engine.lint().findings.map(({ resource }) => resource?.name);
    for (const [path, text] of Object.entries(base)) engine.update(path, text);
    engine.update("base/kustomization.yaml", takesBase);
    expect(names()).toEqual(both);
    engine.update("base/kustomization.yaml", `${takesBase}patches: [{path: patch.yaml}]\n`);
    engine.update("base/patch.yaml", merge("{mode: good}"));
    expect(names()).toEqual(["b"]);
    engine.update("base/patch.yaml", merge("{more: {pace: slow}}"));
    expect(names()).toEqual(both);
    engine.update("base/kustomization.yaml", `${takesBase}${inline(merge("{mode: good}", "b"))}`);
    expect(names()).toEqual(["a"]);
    engine.update("base/kustomization.yaml", undefined);
    expect(names()).toEqual(both);
  });
});
