import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Ajv2020 } from "ajv/dist/2020.js";
import Ajv04 from "ajv-draft-04";
import type { Log } from "sarif";
import { describe, expect, test } from "vitest";
import reportSchema from "../../../schemas/report.schema.json" with { type: "json" };
import { configMap, type RunOptions, TestWorkspace } from "../testing/workspace.ts";

/** Everything that could do harm if it reached a terminal, a log reader or a parser as it is. */
const hostile = '\\e[31m ##[add-mask]x ##vso[task.x]y %0A::error::z \\u202e <&\\"> \\n::warning::q \\r,:';

const files = {
  "a.yaml": configMap("a", "mode: pod", "level: low", `note: "${hostile}"`),
  "dir with space/b.yaml": configMap("b", "mode: pod # planelint-disable-line test-mode -- known"),
  "broken.yaml": Buffer.from([0xff]),
};

async function report(
  format: string,
  words: readonly string[] = [],
  only: Partial<typeof files> = files,
  options: RunOptions = {},
): Promise<string> {
  using workspace = new TestWorkspace(only);
  return (await workspace.run(["--format", format, ...words], options)).out;
}

const hasTerminalControls = (text: string) => /(?![\n\t])\p{Cc}|[\u202a-\u202e]/u.test(text);
const hasLogCommand = (text: string) => /##\w*\[/.test(text) || text.split("\n").some((line) => /^\s*::\w+/.test(line));

describe("JSON", () => {
  const validate = new Ajv2020({ allErrors: true }).compile(reportSchema);

  test.each([[[]], [["--show-suppressed"]]])("follows the published schema with %j", async (words) => {
    const parsed = JSON.parse(await report("json", words));
    expect(validate(parsed), JSON.stringify(validate.errors)).toBe(true);
    expect(parsed).toMatchObject({
      tool: { name: "planelint", version: "9.9.9" },
      unread: [{ file: "broken.yaml", reason: "not valid UTF-8" }],
      summary: { findings: 3, errors: 1, warnings: 1, suppressed: 1 },
    });
    expect("suppressed" in parsed).toBe(words.length > 0);
    expect(parsed.findings[0]).toMatchObject({
      rule: "test-mode",
      file: "a.yaml",
      range: { start: { line: 6, column: 9 }, end: { line: 6, column: 12 } },
      place: "exact",
      resource: { kind: "ConfigMap", name: "a" },
      fixes: [{ safety: "safe", edits: [{ file: "a.yaml", newText: "namespace" }] }],
    });
  });

  test("follows it when all is well", async () => {
    expect(validate(JSON.parse(await report("json", [], {})))).toBe(true);
  });
});

describe("SARIF", () => {
  const path = createRequire(import.meta.url)
    .resolve("@microsoft/jest-sarif/package.json")
    .replace("package.json", "lib/schemas/sarif-2.1.0-rtm.5.json");
  const validate = new Ajv04({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(
    JSON.parse(readFileSync(path, "utf8")),
  );

  test.each([[[]], [["--show-suppressed"]]])("is valid against the official schema with %j", async (words) => {
    const log = JSON.parse(await report("sarif", words));
    expect(validate(log), JSON.stringify(validate.errors)).toBe(true);
  });

  test("has what code scanning shows", async () => {
    const log: Log = JSON.parse(await report("sarif", ["--show-suppressed"]));
    const run = log.runs[0];
    expect(run?.originalUriBaseIds?.["%SRCROOT%"]?.uri).toMatch(/^file:\/\/\/.*\/$/);
    expect(run?.tool.driver.rules?.[0]).toMatchObject({
      id: "test-mode",
      helpUri: expect.stringMatching(/^https:/),
      help: { markdown: expect.stringContaining("A page") },
    });
    const result = run?.results?.find(({ ruleId }) => ruleId === "test-mode");
    expect(result).toMatchObject({
      level: "warning",
      ruleIndex: 0,
      partialFingerprints: { "planelint/v1": expect.any(String) },
    });
    expect(result?.locations?.[0]?.physicalLocation).toEqual({
      artifactLocation: { uri: "a.yaml", uriBaseId: "%SRCROOT%" },
      region: { startLine: 6, startColumn: 9, endLine: 6, endColumn: 12 },
    });
    expect(result?.fixes?.[0]?.artifactChanges[0]?.replacements[0]?.insertedContent?.text).toBe("namespace");
    expect(run?.results?.at(-1)).toMatchObject({ suppressions: [{ justification: "known" }] });
    expect(run?.results?.at(-1)?.locations?.[0]?.physicalLocation?.artifactLocation?.uri).toBe(
      "dir%20with%20space/b.yaml",
    );
    expect(run?.invocations?.[0]).toMatchObject({ executionSuccessful: false });
    expect(run?.invocations?.[0]?.toolExecutionNotifications?.[0]?.message.text).toBe(
      "broken.yaml was not read: not valid UTF-8",
    );
  });

  test("has empty results, not none, when all is well", async () => {
    const log: Log = JSON.parse(await report("sarif", [], {}));
    expect(validate(log)).toBe(true);
    expect(log.runs[0]?.results).toEqual([]);
    expect(log.runs[0]?.invocations?.[0]?.executionSuccessful).toBe(true);
  });
});

describe("GitHub", () => {
  test("annotates, each finding on one line", async () => {
    const lines = (await report("github")).trimEnd().split("\n");
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe(
      "::warning file=a.yaml,line=6,endLine=6,col=9,endColumn=12,title=planelint test-mode::The mode is pod. Set it to namespace.",
    );
    expect(lines[1]).toMatch(/^::error /);
    expect(lines[2]).toMatch(/^::notice /);
    expect(lines[2]).toContain("%250A");
  });

  test("escapes what ends a property", async () => {
    using workspace = new TestWorkspace({ "a,b:c%.yaml": configMap("a", "mode: pod") });
    expect((await workspace.run(["-f", "github"])).out).toContain("file=a%2Cb%3Ac%25.yaml,line=6");
  });
});

test("GitLab: paths, lines, severities, fingerprints that differ", async () => {
  const twins = `${configMap("a", "mode: pod")}---\n${configMap("a", "mode: pod")}`;
  const entries = JSON.parse(await report("gitlab", [], { "a.yaml": twins }));
  expect(entries).toHaveLength(2);
  expect(entries[0]).toEqual({
    description: expect.any(String),
    check_name: "test-mode",
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    severity: "major",
    location: { path: "a.yaml", lines: { begin: 6, end: 6 } },
  });
  expect(entries[0].fingerprint).not.toBe(entries[1].fingerprint);
  expect(JSON.parse(await report("gitlab", [], {}))).toEqual([]);
});

test("JUnit: a suite for each file, an error for what was not read, a passing test when all is well", async () => {
  const xml = await report("junit");
  expect(xml).toContain('<testsuites name="planelint" tests="4" failures="3" errors="1">');
  expect(xml).toContain('<testsuite name="a.yaml" tests="3" failures="3" errors="0" time="0">');
  expect(xml).toContain('<testcase classname="a.yaml" name="test-mode at 6:9 (ConfigMap a)" time="0">');
  expect(xml).toContain('<error message="not valid UTF-8"/>');
  expect(xml).toContain("&lt;&amp;&quot;&gt;");
  expect(await report("junit", [], {})).toContain('<testsuites name="planelint" tests="1" failures="0" errors="0">');
});

describe("pretty", () => {
  test("shows the line, the mark, what is known and the fix", async () => {
    expect(await report("pretty", ["--only", "test-mode"], { "a.yaml": files["a.yaml"] })).toBe(
      [
        "a.yaml:6:9 warning test-mode",
        "  The mode is pod. Set it to namespace.",
        "    |",
        "  6 |   mode: pod",
        "    |         ^~~",
        "  ↳ a.yaml:1:1: the object",
        "  = in ConfigMap a",
        "  = lease writes: about 1,230 writes/s (assuming 300 nodes)",
        "  = as in: some-incident",
        "  = fix: Set mode to namespace",
        "    -   mode: pod",
        "    +   mode: namespace",
        "",
        "1 warning in 1 file, 1 resource, 0 charts. Kubernetes 1.35 (assumed).",
        "",
      ].join("\n"),
    );
  });

  test("fits the terminal: long lines are cut around the mark, wide characters keep it in place", async () => {
    const long = configMap("a", `# ${"x".repeat(30)}`, `mode: {a: ${"漢".repeat(200)}, b: c}`)
      .replace("mode: {", "? {")
      .replace("b: c}", "b: c}\n  : x");
    using workspace = new TestWorkspace({
      "long.yaml": `${configMap("a").replace("data:\n", "")}data: {x: ${"漢字".repeat(100)}, mode: pod, y: ${"z".repeat(500)}}\n`,
      "other.yaml": long,
    });
    const { out } = await workspace.run(["long.yaml"], { columns: 60 });
    const lines = out.split("\n");
    const source = lines.findIndex((line) => line.includes("mode: pod"));
    expect(lines[source]).toMatch(/^ {2}5 \| ….*, mode: pod, y: z+…$/);
    const before = lines[source]?.slice(0, lines[source]?.indexOf("pod")) ?? "";
    const columns = [...before].reduce((sum, character) => sum + (/\p{Script=Han}/u.test(character) ? 2 : 1), 0);
    expect(lines[source + 1]?.indexOf("^")).toBe(columns);
  });

  test("tells the first notices of a file and counts the rest", async () => {
    // One notice for each document.
    const broken = Array.from({ length: 9 }, (_, i) => `${configMap(`a${i}`, "mode: x")}  - [\n`).join("---\n");
    const { notices } = JSON.parse(await report("json", [], { "a.yaml": broken }));
    expect(notices.length).toBeGreaterThan(4);
    const text = await report("pretty", [], { "a.yaml": broken });
    expect(text.match(/note:/g)).toHaveLength(3);
    expect(text).toContain(`… and ${notices.length - 3} more in this file`);
  });

  test("breaks notices at the width of the terminal, and keeps their place in bold", async () => {
    const broken = `${configMap("a", "mode: x")}  - [\n`;
    const text = await report("pretty", [], { "a.yaml": broken }, { columns: 40, terminal: true });
    const plain = text.replaceAll(/\p{Cc}\[\d+m/gu, "");
    expect(plain).toMatch(/^a\.yaml:\d+:\d+ note: /);
    expect(text).toMatch(/^\p{Cc}\[1ma\.yaml:\d+:\d+\p{Cc}\[0m /u);
    const notice = plain.slice(0, plain.indexOf("\n\n")).split("\n");
    expect(notice.length).toBeGreaterThan(1);
    for (const line of notice) expect(line.length).toBeLessThanOrEqual(42);
  });

  test("colours only where asked", async () => {
    const coloured = async (options: RunOptions, ...words: string[]) =>
      (await report("pretty", words, { "a.yaml": files["a.yaml"] }, options)).includes("\u001b[");
    expect(await coloured({})).toBe(false);
    expect(await coloured({ terminal: true })).toBe(true);
    expect(await coloured({ terminal: true, environment: { NO_COLOR: "1" } })).toBe(false);
    expect(await coloured({ terminal: true, environment: { TERM: "dumb" } })).toBe(false);
    expect(await coloured({ environment: { FORCE_COLOR: "1" } })).toBe(true);
    expect(await coloured({ terminal: true }, "--no-color")).toBe(false);
    expect(await coloured({}, "--color")).toBe(true);
  });
});

describe("nothing in a file is obeyed", () => {
  test.each(["pretty", "compact", "json", "sarif", "junit", "gitlab"])(
    "%s: by a terminal or a log reader",
    async (format) => {
      const text = await report(format, ["--show-suppressed", "--fail-on", "hint"]);
      expect(text).toContain("add-mask");
      expect(hasTerminalControls(text)).toBe(false);
      expect(hasLogCommand(text)).toBe(false);
    },
  );

  test("github: the message stays in its own command", async () => {
    const text = await report("github");
    expect(hasTerminalControls(text)).toBe(false);
    for (const line of text.trimEnd().split("\n")) expect(line).toMatch(/^::(error|warning|notice) file=[^:]*::/);
  });

  test("a file's name neither, on standard output and standard error", async () => {
    using workspace = new TestWorkspace({
      "a\u001b[31m\n::error::x.yaml": configMap("a", "mode: pod"),
      "b\u001b]0;x\u0007.yaml": Buffer.from([0xff]),
    });
    for (const format of ["pretty", "compact"]) {
      const { out, err } = await workspace.run(["-f", format]);
      expect(out).toContain("a\\x1b[31m\\n::error::x.yaml:6:9");
      for (const text of [out, err]) expect([hasTerminalControls(text), hasLogCommand(text)]).toEqual([false, false]);
    }
  });
});

test("several formats in one run, one to standard output and the others to files", async () => {
  using workspace = new TestWorkspace({ "a.yaml": configMap("a", "mode: pod") });
  const { out } = await workspace.run([
    "-f",
    "compact",
    "-f",
    "sarif",
    "-o",
    "out/r.sarif",
    "-f",
    "json",
    "--output=r.json",
  ]);
  expect(out).toMatch(/^a\.yaml:6:9: warning: .*\n$/);
  expect(JSON.parse(workspace.read("out/r.sarif") ?? "")).toMatchObject({ version: "2.1.0" });
  expect(JSON.parse(workspace.read("r.json") ?? "")).toMatchObject({ version: 1 });
  expect((await workspace.run(["-o", "x.json", "-f", "json"])).out).toBe("");
  expect((await workspace.run(["-o", "x.txt"])).out).toBe("");
  expect(workspace.read("x.txt")).toContain("1 warning in");
});

describe("a format without room for notices", () => {
  const needless = "# planelint-disable-next-line test-mode -- known\n";
  const withNotice = { "a.yaml": needless + configMap("a", "mode: x") };
  const told = async (...words: string[]) => {
    using workspace = new TestWorkspace(withNotice);
    return (await workspace.run(words)).err;
  };

  test.each(["compact", "github", "gitlab", "junit"])("%s says on stderr that there are some", async (format) => {
    expect(await told("-f", format)).toBe(
      "planelint: 1 notice (1 unused-suppression): --format pretty, json and sarif tell where and why\n",
    );
  });

  test("says nothing of them beside one that has it", async () => {
    expect(await told("-f", "compact", "-f", "sarif", "-o", "x.sarif")).toBe("");
    expect(await told("-f", "pretty")).toBe("");
  });
});
