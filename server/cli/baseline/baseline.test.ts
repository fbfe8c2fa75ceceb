import { describe, expect, test } from "vitest";
import { configMap, TestWorkspace } from "../testing/workspace.ts";

const baseline = ["--baseline", "base.json"];
const update = [...baseline, "--update-baseline"];
const compact = ["--format", "compact"];

describe("a baseline", () => {
  test("holds back what it lists, also when lines have moved, and lets new findings through", async () => {
    using workspace = new TestWorkspace({ "a.yaml": configMap("a", "mode: pod") });
    expect(await workspace.run([...update, ...compact])).toEqual({
      status: 0,
      out: "",
      err: "planelint: base.json now holds 1 finding (before: 0)\n",
    });
    workspace.write("a.yaml", `# moved\n\n${configMap("a", "mode: pod")}`);
    expect(await workspace.run([...baseline, ...compact])).toEqual({ status: 0, out: "", err: "" });
    workspace.write("a.yaml", `${configMap("b", "mode: pod")}---\n${configMap("a", "mode: pod")}`);
    const { status, out } = await workspace.run([...baseline, ...compact]);
    expect(status).toBe(1);
    expect(out.match(/test-mode/g)).toHaveLength(1);
    expect(out).toContain("a.yaml:6:9");
    expect((await workspace.run([...baseline, "--show-suppressed"])).out).toContain("test-mode: in the baseline");
  });

  test("is written sorted, with counts per file and rule", async () => {
    using workspace = new TestWorkspace({
      "b.yaml": configMap("b", "mode: pod"),
      "a.yaml": `${configMap("a", "mode: pod")}---\n${configMap("c", "mode: pod", "level: low")}`,
    });
    await workspace.run(update);
    const { version, files } = JSON.parse(workspace.read("base.json") ?? "");
    expect(version).toBe(1);
    expect(Object.keys(files)).toEqual(["a.yaml", "b.yaml"]);
    expect(Object.keys(files["a.yaml"])).toEqual(["test-level", "test-mode"]);
    expect(files["a.yaml"]["test-mode"]).toEqual({ count: 2, fingerprints: [expect.any(String), expect.any(String)] });
  });

  test("never holds back more than its count", async () => {
    using workspace = new TestWorkspace({ "a.yaml": configMap("a", "mode: pod") });
    await workspace.run(update);
    workspace.write("base.json", (workspace.read("base.json") ?? "").replace('"count": 1', '"count": 0'));
    expect((await workspace.run(baseline)).status).toBe(1);
  });

  test("expires on the day after the one that it names, and an update does not renew that", async () => {
    using workspace = new TestWorkspace({ "a.yaml": configMap("a", "mode: pod") });
    await workspace.run(update);
    workspace.write(
      "base.json",
      (workspace.read("base.json") ?? "").replace('"count": 1', '"count": 1, "expires": "2026-06-15"'),
    );
    expect((await workspace.run(baseline, { today: "2026-06-15" })).status).toBe(0);
    const late = await workspace.run(baseline, { today: "2026-06-16" });
    expect(late.status).toBe(1);
    expect(late.err).toContain("1 entry of base.json expired");
    expect((await workspace.run(update, { today: "2026-06-16" })).status).toBe(1);
  });

  test("is pruned of what is no more, within the selection, and gets nothing new", async () => {
    using workspace = new TestWorkspace({
      "x/a.yaml": configMap("a", "mode: pod"),
      "y/b.yaml": configMap("b", "mode: pod"),
    });
    await workspace.run(update);
    workspace.write("x/a.yaml", configMap("a", "mode: x", "level: low"));
    workspace.write("y/b.yaml", configMap("b", "mode: x"));
    expect((await workspace.run([...baseline, "x"])).err).toContain("base.json lists 1 finding that are no more");
    const { status, err } = await workspace.run([...baseline, "--prune-baseline", "x"]);
    expect({ status, err }).toEqual({ status: 1, err: "planelint: base.json now holds 1 finding (before: 2)\n" });
    expect(Object.keys(JSON.parse(workspace.read("base.json") ?? "").files)).toEqual(["y/b.yaml"]);
  });

  test("updated for a part keeps the rest", async () => {
    using workspace = new TestWorkspace({
      "x/a.yaml": configMap("a", "mode: pod"),
      "y/b.yaml": configMap("b", "mode: pod"),
    });
    await workspace.run([...update, "x"]);
    await workspace.run([...update, "y"]);
    expect(Object.keys(JSON.parse(workspace.read("base.json") ?? "").files)).toEqual(["x/a.yaml", "y/b.yaml"]);
  });

  test("updated for a template does not count its chart's values twice", async () => {
    const chart = {
      "c/Chart.yaml": "apiVersion: v2\nname: c\nversion: 1.0.0\n",
      "c/templates/a.yaml": configMap("a", "mode: pod"),
      "c/templates/b.yaml": configMap("b", "mode: pod"),
    };
    using workspace = new TestWorkspace(chart);
    await workspace.run(update);
    const before = workspace.read("base.json");
    expect(JSON.parse(before ?? "").files).toMatchObject({ "c/templates/a.yaml": { "test-mode": { count: 1 } } });
    await workspace.run([...update, "c/templates/b.yaml"]);
    expect(workspace.read("base.json")).toBe(before);
  });

  test.each([
    [undefined, "the baseline base.json cannot be read (--update-baseline makes it)"],
    ["{", "base.json: "],
    ["{}", "base.json: not a baseline of version 1"],
    ['{"version": 1, "files": {"a": {"r": {"count": "1"}}}}', "base.json: a, r: count must be a whole number"],
    [
      '{"version": 1, "files": {"a": {"r": {"count": 1, "fingerprints": []  , "expires": "soon"}}}}',
      "base.json: a, r: expires must be a day",
    ],
  ])("that is %j is an error", async (text, message) => {
    using workspace = new TestWorkspace({
      "a.yaml": configMap("a", "mode: pod"),
      ...(text === undefined ? {} : { "base.json": text }),
    });
    const { status, err } = await workspace.run(baseline);
    expect(status).toBe(2);
    expect(err).toContain(message);
  });

  test("cannot be written without being named", async () => {
    using workspace = new TestWorkspace();
    expect(await workspace.run(["--update-baseline"])).toMatchObject({
      status: 2,
      err: expect.stringContaining("--update-baseline needs --baseline FILE"),
    });
  });
});
