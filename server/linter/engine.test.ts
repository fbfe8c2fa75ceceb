import { describe, expect, test } from "vitest";
import type { LintResult } from "../contract/engine.ts";
import { createEngine } from "./engine.ts";
import type { EngineOptions } from "./lint-engine.ts";
import { sampleRules } from "./testing/sample-rules.ts";

function thing(name: string, mode = "bad"): string {
  return `apiVersion: v1\nkind: Thing\nmetadata:\n  name: ${name}\nspec:\n  mode: ${mode}\n`;
}

function engineWith(files: Record<string, string>, options: EngineOptions = {}) {
  const engine = createEngine({ rules: sampleRules, ...options });
  for (const [path, text] of Object.entries(files)) engine.update(path, text);
  return engine;
}

function lint(files: Record<string, string>, options: EngineOptions = {}): LintResult {
  return engineWith(files, options).lint();
}

function shown({ findings }: LintResult): string[] {
  return findings.map(({ rule, severity, place, resource }) => `${place.file} ${resource?.name} ${rule} ${severity}`);
}

describe("a lint", () => {
  test("finds, at the place, with the object and its fix", () => {
    const text = thing("a");
    const [finding] = lint({ "a.yaml": text }).findings;
    expect(finding).toMatchObject({
      rule: "bad-mode",
      message: "The mode bad is bad.",
      resource: { kind: "Thing", name: "a" },
      count: 1,
      fixes: [{ title: "Set the mode to good", safety: "safe" }],
    });
    expect(text.slice(finding?.place.range.start, finding?.place.range.end)).toBe("bad");
  });

  test("sorts by file, then place, and counts", () => {
    const result = lint({
      "b.yaml": thing("b"),
      "a.yaml": `${thing("a1")}---\n${thing("a2")}`,
      "c.yaml": thing("c", "fine"),
    });
    expect(shown(result)).toEqual([
      "a.yaml a1 bad-mode warning",
      "a.yaml a2 bad-mode warning",
      "b.yaml b bad-mode warning",
    ]);
    expect(result.summary).toEqual({
      files: 3,
      resources: 4,
      charts: 0,
      findings: 3,
      errors: 0,
      warnings: 3,
      suppressed: 0,
    });
  });

  test("goes on when a rule throws, and says so once", () => {
    const result = lint({ "a.yaml": `${thing("boom")}---\n${thing("boom-2")}` });
    expect(shown(result)).toHaveLength(2);
    expect(result.notices).toMatchObject([
      {
        kind: "rule-crashed",
        file: "a.yaml",
        message: "Rule crashing failed here, and 1 more and was passed over: it broke",
      },
    ]);
  });

  test("counts one hazard at one place as one finding", () => {
    const anchor =
      "apiVersion: v1\nkind: List\nitems:\n- &a\n  apiVersion: v1\n  kind: Thing\n  spec: {mode: bad}\n- *a\n";
    const { findings } = lint({ "a.yaml": anchor });
    expect(findings).toHaveLength(1);
    expect(findings[0]?.count).toBe(2);
    expect(findings[0]?.fixes).toHaveLength(1);
  });

  test("gives fingerprints that moved lines do not change, and that differ", () => {
    const prints = (text: string) => lint({ "a.yaml": text }).findings.map(({ fingerprint }) => fingerprint);
    const before = prints(`${thing("a")}---\n${thing("a")}---\n${thing("b")}`);
    expect(new Set(before).size).toBe(3);
    expect(prints(`# a comment\n\n${thing("a")}---\n${thing("a")}---\n${thing("b")}`)).toEqual(before);
  });

  test("tells syntax errors of manifests that a rule looked at", () => {
    const { notices } = lint({ "a.yaml": `${thing("a")}  other: "open\n`, "b.yaml": "kind: Other\nname: a: b\n" });
    expect(notices.map(({ kind, file }) => `${kind} ${file}`)).toEqual(["invalid-yaml a.yaml"]);
  });

  test("tells none of what a template engine is still to fill in", () => {
    const notices = (text: string) => lint({ "a.yaml": text }).notices.map(({ kind }) => kind);
    expect(notices(`{{ if .x }}\n${thing("a")}{{ end }}\n`)).toEqual([]);
    expect(notices(`{% if x %}\n${thing("a", "{{ mode }}")}{% endif %}\n`)).toEqual([]);
    expect(notices(`%{~ if x ~}\n${thing("a", "$" + "{mode}")}%{~ endif ~}\n`)).toEqual([]);
    expect(notices(`${thing("a", "{{ mode }}")}  other: "open\n`)).toEqual(["invalid-yaml"]);
    expect(notices(`${thing("a")}  other: "{{ open\n`)).toEqual(["invalid-yaml"]);
  });

  test("tells once what is no YAML in all that a line of a template prints, also where no rule looks", () => {
    const { notices } = lint({
      "c/Chart.yaml": "apiVersion: v2\nname: c\nversion: 1.0.0\n",
      "c/templates/t.yaml": "{{ range list 1 2 3 }}\nkind: Other\nname: a: {{ . }}\n---\n{{ end }}\n",
      "c/templates/u.yaml": "kind: {{ if }}\nname: a: b\n",
    });
    expect(notices.map(({ kind, file }) => `${kind} ${file}`)).toEqual([
      "template-failed c/templates/t.yaml",
      "template-failed c/templates/u.yaml",
    ]);
  });

  test("stops when cancelled, and is right afterwards", () => {
    const engine = engineWith({ "a.yaml": thing("a") });
    const cancelled = new Error("cancelled");
    const cancellation = {
      throwIfCancelled: () => {
        throw cancelled;
      },
    };
    expect(() => engine.lint(undefined, cancellation)).toThrow(cancelled);
    expect(engine.lint().findings).toHaveLength(1);
  });
});

describe("a selection", () => {
  const files = { "x/a.yaml": thing("a"), "x/b.yaml": thing("b"), "y/c.yaml": thing("c") };
  test.each([
    [["x/a.yaml"], ["a"]],
    [["x/"], ["a", "b"]],
    [
      ["y/", "x/b.yaml"],
      ["b", "c"],
    ],
    [[""], ["a", "b", "c"]],
    [["z/"], []],
  ])("%j reports %j", (selection, names) => {
    const result = engineWith(files).lint(selection);
    expect(result.findings.map(({ resource }) => resource?.name)).toEqual(names);
    expect(result.summary.files).toBe(names.length);
  });
});

describe("after an update", () => {
  test("a rule runs again when another document that it asked for changes", () => {
    const consumer = "apiVersion: v1\nkind: Consumer\nmetadata: {name: c}\nspec: {provider: p}\n";
    const engine = engineWith({ "c.yaml": consumer });
    expect(shown(engine.lint())).toEqual(["c.yaml c missing-provider warning"]);
    engine.update("p.yaml", "apiVersion: v1\nkind: Provider\nmetadata: {name: p}\n");
    expect(shown(engine.lint())).toEqual([]);
    engine.update("p.yaml", undefined);
    expect(shown(engine.lint())).toEqual(["c.yaml c missing-provider warning"]);
  });

  test("a finding moves with its document", () => {
    const engine = engineWith({ "a.yaml": thing("a") });
    const before = engine.lint().findings[0]?.place.range.start ?? 0;
    engine.update("a.yaml", `# one\n---\n${thing("a")}`);
    expect(engine.lint().findings[0]?.place.range.start).toBe(before + 10);
  });

  test("only the rules run that may answer differently", () => {
    const runs: string[] = [];
    const timer = { now: () => 0, add: (rule: string) => void runs.push(rule) };
    const engine = engineWith({ "a.yaml": thing("a"), "b.yaml": thing("b") }, { timer });
    engine.lint();
    expect(runs).toHaveLength(2);
    engine.lint();
    expect(runs).toHaveLength(2);
    engine.update("b.yaml", thing("b", "worse"));
    engine.lint();
    expect(runs).toHaveLength(3);
  });
});

describe("the configuration", () => {
  const files = { "a.yaml": thing("a"), "vendor/v.yaml": thing("v") };
  const withConfiguration = (text: string) => ({ ...files, ".planelint.yaml": text });

  test("switches rules off and gives severities", () => {
    expect(shown(lint(withConfiguration("rules: {bad-mode: off}")))).toEqual([]);
    expect(shown(lint(withConfiguration("rules: {bad-mode: {severity: error}}")))[0]).toMatch(/ error$/);
  });

  test("overrides by file, and shows what it holds back", () => {
    const result = lint(withConfiguration('overrides: [{files: ["vendor/**"], rules: {bad-mode: off}}]'));
    expect(shown(result)).toEqual(["a.yaml a bad-mode warning"]);
    expect(result.suppressed).toMatchObject([
      { finding: { place: { file: "vendor/v.yaml" } }, reason: "overrides[0] in .planelint.yaml" },
    ]);
    expect(result.summary.suppressed).toBe(1);
  });

  test("overrides by object, later ones win", () => {
    const text =
      "overrides:\n- {resources: [{kind: Thing}], rules: {bad-mode: off}}\n- {resources: [{name: v*}], rules: {bad-mode: error}}\n";
    expect(shown(lint(withConfiguration(text)))).toEqual(["vendor/v.yaml v bad-mode error"]);
  });

  test("gives options, also in overrides", () => {
    const text = 'overrides:\n- {files: ["vendor/"], rules: {bad-mode: {options: {bad: worse}}}}\n';
    const result = lint({
      "a.yaml": thing("a", "worse"),
      "vendor/v.yaml": thing("v", "worse"),
      ".planelint.yaml": text,
    });
    expect(shown(result)).toEqual(["vendor/v.yaml v bad-mode warning"]);
  });

  test("switches on what is off by default", () => {
    const rare = "apiVersion: v1\nkind: Rare\nmetadata: {name: r}\n";
    expect(shown(lint({ "r.yaml": rare }))).toEqual([]);
    expect(shown(lint({ "r.yaml": rare, ".planelint.yaml": "rules: {opt-in: on}" }))).toEqual(["r.yaml r opt-in hint"]);
    expect(shown(lint({ "r.yaml": rare }, { only: ["opt-in"] }))).toEqual(["r.yaml r opt-in hint"]);
  });

  test("yields to the command line", () => {
    const off = withConfiguration("rules: {bad-mode: off}");
    expect(shown(lint(off, { severities: { "bad-mode": "error" } }))).toHaveLength(2);
    expect(shown(lint(files, { severities: { "bad-mode": "off" } }))).toEqual([]);
    expect(shown(lint(off, { configuration: "none" }))).toHaveLength(2);
    expect(shown(lint(files, { only: ["missing-provider"] }))).toEqual([]);
    expect(shown(lint(files, { configuration: { path: "x.yaml", text: "rules: {bad-mode: hint}" } }))[0]).toMatch(
      /hint$/,
    );
  });

  test("with a mistake leaves the last good one in force and is told", () => {
    const engine = engineWith(withConfiguration("rules: {bad-mode: off}"));
    expect(engine.lint().notices).toEqual([]);
    engine.update(".planelint.yaml", "rules: {bad-mood: off}");
    const result = engine.lint(["a.yaml"]);
    expect(result.findings).toEqual([]);
    expect(result.notices).toMatchObject([
      { kind: "invalid-configuration", message: 'Unknown rule "bad-mood". Did you mean "bad-mode"?' },
    ]);
    engine.update(".planelint.yaml", undefined);
    expect(engine.lint().findings).toHaveLength(2);
  });

  test("below the root is not read, which is told", () => {
    const result = lint({ ...files, "vendor/.planelint.yaml": "rules: {bad-mode: off}" });
    expect(result.findings).toHaveLength(2);
    expect(result.notices).toMatchObject([{ kind: "ignored-configuration", file: "vendor/.planelint.yaml" }]);
  });
});

describe("the Kubernetes version", () => {
  const kubeadm = "apiVersion: kubeadm.k8s.io/v1beta4\nkind: ClusterConfiguration\nkubernetesVersion: v1.31.4\n";
  const plan =
    "apiVersion: upgrade.cattle.io/v1\nkind: Plan\nmetadata: {name: k3s-server}\nspec: {channel: https://update.k3s.io/v1-release/channels/v1.30}\n";

  test("comes from the flag, else the configuration, else the oldest evidence, else is assumed", () => {
    const all = { ".planelint.yaml": 'kubernetes: "1.33"', "kubeadm.yaml": kubeadm, "plan.yaml": plan };
    expect(lint(all, { kubernetes: "1.36" }).kubernetes).toEqual({ major: 1, minor: 36, from: "flag" });
    expect(lint(all).kubernetes).toEqual({ major: 1, minor: 33, from: "configuration" });
    expect(lint(all, { configuration: "none" }).kubernetes).toEqual({ major: 1, minor: 30, from: "evidence" });
    expect(lint({ "kubeadm.yaml": kubeadm }).kubernetes).toEqual({ major: 1, minor: 31, from: "evidence" });
    expect(lint({}).kubernetes).toMatchObject({ from: "assumed" });
  });

  test("follows an edit of the evidence", () => {
    const engine = engineWith({ "kubeadm.yaml": kubeadm });
    engine.lint();
    engine.update("kubeadm.yaml", kubeadm.replace("1.31.4", "1.34.1"));
    expect(engine.lint().kubernetes.minor).toBe(34);
  });

  test("is refused when it is none", () => {
    expect(() => createEngine({ kubernetes: "latest" })).toThrow(RangeError);
  });
});

describe("comments", () => {
  const commented = thing("a").replace("  mode", "  # planelint-disable-next-line bad-mode -- known\n  mode");

  test("suppress, with their reason", () => {
    expect(lint({ "a.yaml": commented })).toMatchObject({
      findings: [],
      suppressed: [{ reason: "known" }],
      notices: [],
    });
  });

  test("are told when they suppress nothing", () => {
    const result = lint({ "a.yaml": commented.replace("bad\n", "good\n") });
    expect(result.notices).toMatchObject([{ kind: "unused-suppression", file: "a.yaml" }]);
  });

  test("may suppress what standard input does not show, so nothing is said of them", () => {
    const healthy = { "a.yaml": commented.replace("bad\n", "good\n") };
    expect(lint(healthy, { wholeViewKnown: false }).notices).toEqual([]);
  });

  test("count for nothing in strict mode", () => {
    expect(lint({ "a.yaml": commented }, { noInlineConfig: true }).findings).toHaveLength(1);
  });
});
