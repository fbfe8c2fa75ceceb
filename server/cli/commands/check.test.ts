import { describe, expect, test } from "vitest";
import { configMap, TestWorkspace } from "../testing/workspace.ts";

describe("exit status", () => {
  test("0 for a clean folder, with the summary alone on standard output", async () => {
    using workspace = new TestWorkspace({ "a.yaml": configMap("a", "mode: namespace") });
    const { status, out, err } = await workspace.run([]);
    expect({ status, err }).toEqual({ status: 0, err: "" });
    expect(out).toBe("No hazards found in 1 file, 1 resource, 0 charts. Kubernetes 1.35 (assumed).\n");
  });

  test.each([
    [["mode: pod"], [], 1],
    [["mode: pod"], ["--fail-on", "error"], 0],
    [["mode: pod"], ["--max-warnings", "1"], 0],
    [["mode: pod"], ["--max-warnings", "0"], 1],
    [["mode: pod", "level: low"], ["--max-warnings", "1"], 1],
    [["mode: pod"], ["--max-warnings", "0", "--fail-on", "error"], 1],
    [["mode: pod"], ["--rule", "test-mode=off"], 0],
    [["mode: pod"], ["--rule=test-mode=info"], 0],
    [["mode: pod"], ["--rule", "test-mode=error", "--fail-on", "error"], 1],
    [["note: x"], [], 0],
    [["note: x"], ["--fail-on", "hint"], 1],
    [["mode: pod", "level: low"], ["--only", "test-note"], 0],
    [["mode: pod", "crash: x"], [], 2],
  ])("%j with %j gives %i", async (data, words, status) => {
    using workspace = new TestWorkspace({ "a.yaml": configMap("a", ...data) });
    expect((await workspace.run([...words, "--format", "compact"])).status).toBe(status);
  });

  test("2 for a file that cannot be read, named on stderr, findings or not", async () => {
    using workspace = new TestWorkspace({
      "a.yaml": configMap("a", "mode: pod"),
      "b.yaml": Buffer.from([0x61, 0xff, 0xfe]),
    });
    const { status, out, err } = await workspace.run(["--format", "compact"]);
    expect(status).toBe(2);
    expect(out).toContain("a.yaml:6:9: warning");
    expect(err).toBe("planelint: error: b.yaml was not read: not valid UTF-8\n");
  });

  test("an unreadable file of a selected file's chart matters", async () => {
    using workspace = new TestWorkspace({
      "c/Chart.yaml": "apiVersion: v2\nname: c\nversion: 1.0.0\n",
      "c/values.yaml": Buffer.from([0xff]),
      "c/templates/a.yaml": configMap("a", "mode: x"),
      "d.yaml": configMap("d", "mode: x"),
    });
    expect(await workspace.run(["c/templates/a.yaml"])).toMatchObject({
      status: 2,
      err: expect.stringContaining("c/values.yaml was not read"),
    });
    expect((await workspace.run(["d.yaml"])).status).toBe(0);
  });

  test("an unreadable configuration matters whatever is selected", async () => {
    using workspace = new TestWorkspace({
      ".planelint.yaml": Buffer.from([0xff]),
      "x/a.yaml": configMap("a", "mode: x"),
    });
    for (const words of [["x"], ["-"], ["--config", ".planelint.yaml"]]) {
      expect(await workspace.run(words)).toMatchObject({
        status: 2,
        err: expect.stringContaining("the configuration .planelint.yaml cannot be read: not valid UTF-8"),
      });
    }
    expect((await workspace.run(["x", "--no-config"])).status).toBe(0);
  });

  test("an unreadable file out of the selection does not matter", async () => {
    using workspace = new TestWorkspace({ "x/a.yaml": configMap("a", "mode: x"), "b.yaml": Buffer.from([0x61, 0xff]) });
    expect((await workspace.run(["x"])).status).toBe(0);
  });

  test.each([
    [["--fial-on", "error"], "there is no option --fial-on (did you mean --fail-on?)"],
    [["--fail-on", "errors"], '--fail-on cannot be "errors" (did you mean error?)'],
    [["--rule", "test-mod=off"], 'there is no rule "test-mod" (did you mean test-mode?)'],
    [["--rule", "test-mode=of"], "--rule test-mode= needs one of off, hint, info, warning, error (did you mean off?)"],
    [["--only", "nothing-like-it"], 'there is no rule "nothing-like-it" (`planelint rules` lists them)'],
    [["a.yml"], 'there is no file "a.yml" (did you mean a.yaml?)'],
    [["explian"], 'there is no file or command "explian" (did you mean explain?)'],
    [["*.json"], 'no file in view matches "*.json"'],
    [["--output"], "--output needs a value: --output FILE"],
    [["--config", "--fix"], "--config needs a value: --config FILE"],
    [["--config", "gone.yaml"], "the configuration gone.yaml cannot be read: there is no such file"],
    [["--staged", "--changed-since", "main"], "--staged and --changed-since exclude each other"],
    [["--fix=yes"], "--fix takes no value"],
    [
      ["--format", "json", "--format", "sarif"],
      "only one --format can go to standard output (give the others an --output FILE)",
    ],
    [["--kubernetes-version", "latest"], '--kubernetes-version cannot be "latest" (give it as 1.33)'],
    [["-", "a.yaml"], "- (standard input) goes with no other path"],
    [["--fix", "-"], "what comes from standard input cannot be fixed in place (--diff prints the patch)"],
    [["a.yaml", "/etc"], "/etc lies outside the workspace"],
    [["--diff", "--format", "json"], "--diff prints its patch on standard output (give the --format an --output FILE)"],
  ])("2 for %j, told on stderr alone", async (words, message) => {
    using workspace = new TestWorkspace({ "a.yaml": configMap("a", "mode: pod") });
    const { status, out, err } = await workspace.run(words);
    expect({ status, out }).toEqual({ status: 2, out: "" });
    expect(err).toContain(`planelint: error: ${message}`);
  });

  test("2 for a mistake in the configuration, at its line", async () => {
    using workspace = new TestWorkspace({ ".planelint.yaml": "root: true\nrules:\n  test-mod: off\n", "a.yaml": "" });
    const { status, err } = await workspace.run([]);
    expect(status).toBe(2);
    expect(err).toBe('planelint: error: .planelint.yaml:3:3: Unknown rule "test-mod". Did you mean "test-mode"?\n');
  });
});

describe("configuration", () => {
  test("the root's file holds; --no-config and --config take its place; a flag wins", async () => {
    using workspace = new TestWorkspace({
      ".planelint.yaml": "rules: {test-mode: off}\n",
      "other.yaml": "rules: {test-mode: error}\n",
      "a.yaml": configMap("a", "mode: pod"),
    });
    const severity = async (...words: string[]) =>
      (await workspace.run(["--format", "compact", ...words])).out.split(" ")[1];
    expect(await severity()).toBeUndefined();
    expect(await severity("--no-config")).toBe("warning:");
    expect(await severity("--config", "other.yaml")).toBe("error:");
    expect(await severity("--rule", "test-mode=info")).toBe("info:");
  });

  test("--print-config tells what applies to a file", async () => {
    using workspace = new TestWorkspace({
      ".planelint.yaml": 'kubernetes: "1.33"\noverrides:\n- files: [vendor/**]\n  rules: {test-mode: error}\n',
    });
    const { status, out } = await workspace.run(["--print-config", "vendor/x.yaml"]);
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      configuration: ".planelint.yaml",
      kubernetes: "1.33",
      rules: {
        "test-mode": { severity: "error" },
        "test-level": { severity: "error" },
        "test-note": { severity: "hint" },
      },
    });
  });
});

describe("what the configuration names and nobody finds", () => {
  const files = {
    "c/Chart.yaml": "apiVersion: v2\nname: c\nversion: 1.0.0\n",
    "c/templates/a.yaml": configMap("a", "mode: {{ .Values.mode }}"),
    "c/values.yaml": "mode: x\n",
    "other.yaml": configMap("b", "mode: x"),
  };
  const renders = (values: string) => `charts:\n- path: c\n  renders:\n  - {name: prod, values: [${values}]}\n`;

  test("a values file is an error at its line, whatever is selected", async () => {
    using workspace = new TestWorkspace({
      ...files,
      ".planelint.yaml": renders("prod.yaml, gone.yaml"),
      "c/prod.yaml": "",
    });
    const err = "planelint: error: .planelint.yaml:4:38: the values file c/gone.yaml is not there\n";
    for (const words of [[], ["other.yaml"]]) {
      expect(await workspace.run(["-f", "compact", ...words])).toEqual({ status: 2, out: "", err });
    }
    const { out } = await workspace.run(["-f", "sarif"]);
    expect(JSON.parse(out).runs[0].invocations[0].executionSuccessful).toBe(false);
  });

  test("a chart is, and in the file of --config too", async () => {
    using workspace = new TestWorkspace({ ...files, "conf.yaml": "charts:\n- path: c\n- path: charts/d\n" });
    expect(await workspace.run(["-f", "compact", "--config", "conf.yaml"])).toEqual({
      status: 2,
      out: "",
      err: "planelint: error: conf.yaml:3:9: there is no Chart.yaml in charts/d\n",
    });
  });

  test("standard input is judged without them: nothing else is in view", async () => {
    using workspace = new TestWorkspace({ ...files, ".planelint.yaml": renders("gone.yaml") });
    expect((await workspace.run(["-"], { stdin: configMap("a", "mode: x") })).status).toBe(0);
  });
});

describe("suppressed findings", () => {
  const text = configMap("a", "# planelint-disable-next-line test-mode -- known", "mode: pod");

  test("are counted, shown on request, and count again in strict mode", async () => {
    using workspace = new TestWorkspace({ "a.yaml": text });
    expect((await workspace.run([])).out).toContain("1 held back");
    expect((await workspace.run(["--show-suppressed"])).out).toContain("held back (warning) test-mode: known");
    expect((await workspace.run(["--no-inline-config"])).status).toBe(1);
  });
});

test("--timing tells steps and rules on stderr", async () => {
  using workspace = new TestWorkspace({ "a.yaml": configMap("a", "mode: pod") });
  const { out, err } = await workspace.run(["--timing", "--format", "json"]);
  expect(JSON.parse(out)).toMatchObject({ version: 1 });
  expect(err).toMatch(/ms {2}read\n.*ms {2}lint\n(.*\n)*.*ms {2}test-mode\n/);
});

test("a folder without Kubernetes objects is clean, with a note", async () => {
  using workspace = new TestWorkspace({ "README.md": "nothing" });
  const { status, err } = await workspace.run([]);
  expect({ status, err }).toEqual({ status: 0, err: "planelint: no Kubernetes objects and no charts were found\n" });
});
