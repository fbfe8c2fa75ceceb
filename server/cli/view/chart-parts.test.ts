import { symlinkSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { packed } from "../testing/packed.ts";
import { configMap, TestWorkspace } from "../testing/workspace.ts";

const chart = (name: string, more = "") => `apiVersion: v2\nname: ${name}\nversion: 1.0.0\n${more}`;
/** The mode comes out of a file; the test rules look at the mode. */
const template = (expression: string) => configMap("a", `mode: {{ ${expression} }}`);

interface Report {
  readonly findings: readonly {
    readonly file: string;
    readonly range: { readonly start: { readonly line: number } };
  }[];
  readonly notices: readonly { readonly kind: string; readonly file: string; readonly message: string }[];
  readonly unread: readonly unknown[];
}

async function report(workspace: TestWorkspace, ...words: string[]): Promise<Report> {
  return JSON.parse((await workspace.run(["--format", "json", ...words])).out);
}

/** Where something was found, with the line. */
async function places(workspace: TestWorkspace, ...words: string[]): Promise<string[]> {
  return (await report(workspace, ...words)).findings.map(({ file, range }) => `${file}:${range.start.line}`);
}

describe(".Files", () => {
  test.each([
    ["a text", '.Files.Get "mode.txt" | trim', "c/mode.txt:1"],
    ["a name that only a value tells", ".Files.Get .Values.from | trim", "c/mode.txt:1"],
    ["a name that another file tells", '.Files.Get (.Files.Get "name" | trim) | trim', "c/mode.txt:1"],
    ["JSON of another tool", '(.Files.Get "some.json" | fromJson).mode', "c/some.json:1"],
    ["bytes", '.Files.Get "bytes.bin" | b64enc | trunc 1 | replace "/" "pod"', "c/templates/a.yaml:6"],
    ["all that match", 'range $path, $_ := .Files.Glob "*.txt" }}{{ $.Files.Get $path | trim }}{{ end', "c/mode.txt:1"],
  ])("gives %s", async (_, expression, expected) => {
    using workspace = new TestWorkspace({
      "c/Chart.yaml": chart("c"),
      "c/values.yaml": "from: mode.txt\n",
      "c/mode.txt": "pod\n",
      "c/name": "mode.txt\n",
      "c/some.json": '{"mode": "pod"}',
      "c/bytes.bin": Buffer.from([0xff, 0xfe, 0x00]),
      "c/templates/a.yaml": template(expression),
    });
    expect(await places(workspace)).toEqual([expected]);
    workspace.commitAll();
    workspace.write("other", "x");
    workspace.git("add", "-A");
    expect(await places(workspace, "--staged")).toEqual([]);
    workspace.write("c/values.yaml", "from: mode.txt\nx: 1\n");
    workspace.git("add", "-A");
    expect(await places(workspace, "--staged")).toEqual([expected]);
  });

  test("gives nothing of what .helmignore names or what lies outside", async () => {
    using workspace = new TestWorkspace({
      "c/Chart.yaml": chart("c"),
      "c/.helmignore": "secret.*\n",
      "c/secret.txt": "pod",
      "mode.txt": "pod",
      "c/templates/a.yaml": template(
        '.Files.Get "secret.txt" }}{{ .Files.Get "../mode.txt" }}{{ .Files.Get "/mode.txt"',
      ),
    });
    expect(await places(workspace)).toEqual([]);
  });

  test("of a file that is too large is told", async () => {
    using workspace = new TestWorkspace({
      "c/Chart.yaml": chart("c"),
      "c/large.txt": Buffer.alloc(11 * 1024 * 1024, "a"),
      "c/templates/a.yaml": template('.Files.Get "large.txt" | trunc 3'),
    });
    expect((await report(workspace)).unread).toEqual([{ file: "c/large.txt", reason: "larger than 10 MiB" }]);
  });

  test("is asked again when --cache has a result", async () => {
    using workspace = new TestWorkspace({
      "c/Chart.yaml": chart("c"),
      "c/values.yaml": "from: mode.txt\n",
      "c/mode.txt": "pod",
      "c/templates/a.yaml": template(".Files.Get .Values.from"),
    });
    const found = () => places(workspace, "--cache=.cache");
    expect([await found(), await found()]).toEqual([["c/mode.txt:1"], ["c/mode.txt:1"]]);
    workspace.write("c/mode.txt", "other");
    expect(await found()).toEqual([]);
  });
});

describe("packed subcharts", () => {
  const inner = {
    "d/Chart.yaml": chart("d"),
    "d/values.yaml": "mode: pod\n",
    "d/templates/a.yaml": template(".Values.mode"),
  };

  test("are unpacked; what is found in them stands where the chart names them", async () => {
    using workspace = new TestWorkspace({
      "c/Chart.yaml": chart("c", "dependencies:\n- name: d\n  version: 1.0.0\n"),
      "c/charts/d-1.0.0.tgz": packed(inner),
      ".gitignore": "*.tgz\n",
    });
    expect(await places(workspace)).toEqual(["c/Chart.yaml:5"]);
    workspace.write("c/values.yaml", "d: {mode: namespace}\n");
    expect(await places(workspace)).toEqual([]);
    workspace.write("c/values.yaml", "\nd: {mode: pod}\n");
    expect(await places(workspace)).toEqual(["c/values.yaml:2"]);
  });

  test("may hold packed charts, and need not be sound", async () => {
    const outer = { "e/Chart.yaml": chart("e"), "e/charts/d-1.0.0.tgz": packed(inner) };
    using workspace = new TestWorkspace({
      "c/Chart.yaml": chart("c"),
      "c/charts/e.tgz": packed(outer),
      "c/charts/f.tgz": "no archive",
    });
    const { findings, notices } = await report(workspace);
    expect(findings.map(({ file }) => file)).toEqual(["c/Chart.yaml"]);
    expect(notices).toMatchObject([{ file: "c/charts/f.tgz", message: "the archive cannot be unpacked" }]);
  });

  test("that unpack to too much are left", async () => {
    const large = { "d/Chart.yaml": chart("d"), "d/zeros": Buffer.alloc(101 * 1024 * 1024) };
    using workspace = new TestWorkspace({ "c/Chart.yaml": chart("c"), "c/charts/d.tgz": packed(large) });
    expect((await report(workspace)).notices).toMatchObject([{ message: "the archive unpacks to too much" }]);
  });
});

describe("links in charts", () => {
  test("are followed inside the root, in circles too, and what is found lies behind them", async () => {
    using workspace = new TestWorkspace({
      "c/Chart.yaml": chart("c"),
      "common/Chart.yaml": chart("common", "type: library\n"),
      "common/templates/_h.tpl": '{{ define "h" }}pod{{ end }}',
      "c/templates/a.yaml": template('include "h" .'),
      "c/templates/b.yaml": template('.Files.Get "files/mode" | trim'),
      "shared/mode": "pod\n",
    });
    symlinkSync("../shared", workspace.path("c/files"));
    expect(await places(workspace)).toEqual(["shared/mode:1"]);
    workspace.write("c/charts/README", "");
    symlinkSync("../../common", workspace.path("c/charts/common"));
    symlinkSync("../c", workspace.path("common/charts"));
    expect(await places(workspace)).toEqual(["common/templates/_h.tpl:1", "shared/mode:1"]);
  });

  test("of the whole charts folder too; never outside", async () => {
    using other = new TestWorkspace({
      "d/Chart.yaml": chart("d"),
      "d/templates/a.yaml": template('"pod"'),
      "mode.txt": "pod",
    });
    using workspace = new TestWorkspace({
      "c/Chart.yaml": chart("c"),
      "vendored/d/Chart.yaml": chart("d", "type: library\n"),
      "vendored/d/templates/_h.tpl": '{{ define "h" }}pod{{ end }}',
      "c/templates/a.yaml": template('include "h" .'),
      "e/Chart.yaml": chart("e"),
      "e/templates/a.yaml": template('.Files.Get "mode.txt"'),
    });
    symlinkSync("../vendored", workspace.path("c/charts"));
    symlinkSync(other.root, workspace.path("e/charts"));
    symlinkSync(other.path("mode.txt"), workspace.path("e/mode.txt"));
    expect(await places(workspace)).toEqual(["vendored/d/templates/_h.tpl:1"]);
  });
});
