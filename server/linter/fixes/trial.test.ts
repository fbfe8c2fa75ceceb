import { describe, expect, test } from "vitest";
import type { Fix } from "../../contract/fix.ts";
import type { Rule } from "../../contract/rule.ts";
import { createEngine } from "../engine.ts";
import type { LintEngine } from "../lint-engine.ts";
import { badMode } from "../testing/sample-rules.ts";
import { fixAll } from "./fix-all.ts";
import { refusalAfterTrial } from "./trial.ts";

const chart = {
  "mesh/Chart.yaml": "apiVersion: v2\nname: mesh\nversion: 1.0.0\n",
  "mesh/values.yaml": "mode: bad # why\nother: fine\n",
  "mesh/templates/thing.yaml": [
    "apiVersion: v1",
    "kind: Thing",
    "metadata: {name: a}",
    "spec:",
    "  mode: {{ .Values.mode }}",
    '{{- if eq .Values.mode "worse" }}{{ fail "no such mode" }}{{ end }}',
    '{{- if eq .Values.mode "double" }}',
    "---",
    "{apiVersion: v1, kind: Thing, metadata: {name: b}, spec: {mode: bad}}",
    "{{- end }}",
    "",
  ].join("\n"),
};

/** The sample rule with a fix that edits the first occurrence of `what` in a file. */
function fixing(file: string, what: string, newText: string, changes: Partial<Fix> = {}): Rule {
  return {
    ...badMode,
    fixes(_, { index }) {
      const start = index.file(file)?.text.indexOf(what) ?? -1;
      if (start < 0) return [];
      const range = { start, end: start + what.length };
      return [{ title: "T", safety: "safe", edits: [{ file, range, newText }], ...changes }];
    },
  };
}

function engineWith(rule: Rule, files: Readonly<Record<string, string>> = chart): LintEngine {
  const engine = createEngine({ rules: [rule] });
  for (const [path, text] of Object.entries(files)) engine.update(path, text);
  return engine;
}

const values = "mesh/values.yaml";

describe("a fix is tried with the chart rendered anew", () => {
  function refusal(rule: Rule): string | undefined {
    const engine = engineWith(rule);
    const before = engine.lint();
    const [finding] = before.findings;
    const [fix] = finding?.fixes ?? [];
    if (!finding || !fix) throw new Error("nothing to try");
    const reason = refusalAfterTrial(engine, { finding, fix }, before);
    expect(engine.text(values)).toBe(chart[values]);
    expect(engine.lint()).toEqual(before);
    return reason;
  }

  test("one that cures is offered", () => {
    expect(refusal(badMode)).toBeUndefined();
  });

  test.each([
    ["leaves the finding", fixing(values, "fine", "finer"), /still be there/],
    ["makes the chart refuse its values", fixing(values, "bad", "worse"), /thing\.yaml: .*no such mode/],
    ["makes a template fail", fixing("mesh/templates/thing.yaml", ".Values.mode", ".Values.a.b"), /nil pointer/],
    ["cures one finding and brings another", fixing(values, "bad", "double"), /new finding, bad-mode/],
    ["does more than it says", fixing(values, "bad", "|\n  good\n "), /./],
  ])("one that %s is refused", (_, rule, reason) => {
    expect(refusal(rule)).toMatch(reason);
  });

  test("one that leaves less of the same hazard is offered", () => {
    const rule = fixing(values, "bad", "weak");
    const lesser: Rule = {
      ...rule,
      *check(context) {
        yield* badMode.check(context);
        for (const detection of badMode.check({ ...context, options: { bad: "weak" } }))
          yield { ...detection, severity: "info", key: "weak" };
      },
    };
    expect(refusal(lesser)).toBeUndefined();
  });

  test("one that says it does not cure may leave the finding, but bring no other", () => {
    expect(refusal(fixing(values, "fine", "finer", { cures: false }))).toBeUndefined();
    expect(refusal(fixing(values, "bad", "double", { cures: false }))).toMatch(/new finding/);
  });
});

describe("fixing all", () => {
  const thing = (name: string, mode: string) =>
    `apiVersion: v1\nkind: Thing\nmetadata: {name: ${name}}\nspec:\n  mode: ${mode}\n`;

  /** Cures each object but those whose name begins with `stuck`, and counts the lints. */
  function run(names: readonly string[]) {
    const rule: Rule = {
      ...badMode,
      fixes(facts, context) {
        const fixes = badMode.fixes?.(facts, context) ?? [];
        if (context.subject.type !== "resource" || !context.subject.resource.name?.startsWith("stuck")) return fixes;
        return fixes.map((fix) => ({
          ...fix,
          edits: fix.edits.map((edit) => ({ ...edit, newText: "  bad" })),
        }));
      },
    };
    const engine = engineWith(rule, Object.fromEntries(names.map((name) => [`${name}.yaml`, thing(name, "bad")])));
    let lints = 0;
    const counting: LintEngine = Object.create(engine, {
      lint: {
        value(...args: Parameters<LintEngine["lint"]>) {
          lints++;
          return engine.lint(...args);
        },
      },
      update: { value: (...args: Parameters<LintEngine["update"]>) => engine.update(...args) },
      text: { value: (path: string) => engine.text(path) },
    });
    return { ...fixAll(counting, { safety: "safe" }), lints };
  }

  test("costs no lint more than without trials where all is well", () => {
    const { applied, refused, lints } = run(["a", "b", "c"]);
    expect({ applied: applied.length, refused, lints }).toEqual({ applied: 3, refused: [], lints: 2 });
  });

  test("names the fixes that fail, makes the others, and leaves no trace of those that failed", () => {
    const { applied, refused, texts, remaining, lints } = run(["a", "stuck-1", "b", "stuck-2", "c"]);
    expect(applied.map(({ finding }) => finding.resource?.name)).toEqual(["a", "b", "c"]);
    expect(refused.map(({ finding, reason }) => [finding.resource?.name, reason])).toEqual([
      ["stuck-1", "the finding would still be there"],
      ["stuck-2", "the finding would still be there"],
    ]);
    expect([...texts.keys()]).toEqual(["a.yaml", "b.yaml", "c.yaml"]);
    expect(remaining.findings).toHaveLength(2);
    expect(lints).toBe(4);
  });

  test("finds the one that brings trouble among many", () => {
    const files: Record<string, string> = { ...chart, [values]: "mode: fine\n" };
    for (let i = 0; i < 30; i++) files[`plain-${i}.yaml`] = thing(`p${i}`, "bad");
    const rule: Rule = {
      ...badMode,
      fixes(facts, context) {
        const { subject, index } = context;
        const fixes = badMode.fixes?.(facts, context) ?? [];
        if (subject.type !== "resource" || subject.resource.name !== "p17") return fixes;
        const range = { start: 6, end: index.file(values)?.text.indexOf("\n") ?? 0 };
        return fixes.map((fix) => ({ ...fix, edits: [...fix.edits, { file: values, range, newText: "worse" }] }));
      },
    };
    const result = fixAll(engineWith(rule, files), { safety: "safe" });
    expect(result.applied).toHaveLength(29);
    expect(result.refused.map(({ finding }) => finding.place.file)).toEqual(["plain-17.yaml"]);
    expect(result.refused[0]?.reason).toMatch(/no such mode/);
    expect([...result.texts.keys()]).not.toContain(values);
  });
});
