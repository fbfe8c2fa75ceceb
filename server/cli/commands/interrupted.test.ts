import { readdirSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import reportSchema from "../../../schemas/report.schema.json" with { type: "json" };
import { withoutSignals } from "../report/lint-view.ts";
import { processSignals, type SignalName, type Signals } from "../terminal/signals.ts";
import { configMap, TestWorkspace } from "../testing/workspace.ts";

const hazard = configMap("a", "mode: pod");
const files = { "a.yaml": hazard, "b.yaml": hazard, "c.yaml": hazard, "d.yaml": configMap("d") };

/** A signal that comes when it has been looked for `steps` times, once before each file. */
function after(steps: number, name: SignalName = "SIGINT"): Signals {
  let asked = 0;
  return {
    listen: () => ({
      get received() {
        return ++asked > steps ? name : undefined;
      },
      end: () => {},
    }),
  };
}

test("a run that is interrupted reports what it has found, says so, and has the signal's status", async () => {
  using workspace = new TestWorkspace(files);
  const { status, out, err } = await workspace.run(["-f", "compact"], { signals: after(2) });
  expect(out.split("\n").map((line) => line.slice(0, 6))).toEqual(["a.yaml", "b.yaml", ""]);
  expect({ status, err }).toEqual({
    status: 130,
    err: "planelint: error: interrupted by SIGINT: 2 of 4 files had been looked at, fixes that had not been tried are not shown, and nothing was written but the report\n",
  });
  expect((await workspace.run([], { signals: after(0, "SIGTERM") })).status).toBe(143);
});

test("while charts are rendered it stops before the next, with nothing seen", async () => {
  const chart = (name: string) => ({
    [`${name}/Chart.yaml`]: `apiVersion: v2\nname: ${name}\nversion: 1.0.0\n`,
    [`${name}/values.yaml`]: "mode: pod\n",
    [`${name}/templates/a.yaml`]: configMap(name, "mode: {{ .Values.mode }}"),
  });
  using workspace = new TestWorkspace({ ...chart("one"), ...chart("two"), ...files });
  const run = async (steps: number) => {
    const { status, out } = await workspace.run(["-f", "json"], { signals: after(steps) });
    return { status, ...JSON.parse(out).summary };
  };
  expect(await run(1)).toMatchObject({ status: 130, files: 0, findings: 0, charts: 0 });
  expect(await run(3)).toMatchObject({ status: 130, files: 1, findings: 1, charts: 2 });
});

test("while fixes of charts are tried it shows what is known, but for those fixes", async () => {
  using workspace = new TestWorkspace({
    "c/Chart.yaml": "apiVersion: v2\nname: c\nversion: 1.0.0\n",
    "c/values.yaml": "mode: pod\n",
    "c/templates/a.yaml": configMap("c", "mode: {{ .Values.mode }}"),
    "a.yaml": hazard,
  });
  const fixes = async (steps: number) => {
    const { status, out } = await workspace.run(["-f", "json"], { signals: after(steps) });
    const findings: { readonly file: string; readonly fixes: readonly unknown[] }[] = JSON.parse(out).findings;
    return { status, fixes: Object.fromEntries(findings.map((each) => [each.file, each.fixes.length])) };
  };
  const whole = await fixes(1000);
  expect(whole).toEqual({ status: 1, fixes: { "a.yaml": 1, "c/values.yaml": 1 } });
  let steps = 0;
  while ((await fixes(steps)).fixes["c/values.yaml"] === undefined) steps++;
  expect(await fixes(steps)).toEqual({ status: 130, fixes: { "a.yaml": 1, "c/values.yaml": 0 } });
});

test("every format that has a place for it tells it", async () => {
  using workspace = new TestWorkspace(files);
  const run = async (format: string, steps: number) =>
    (await workspace.run(["-f", format], { signals: after(steps) })).out;
  const report = JSON.parse(await run("json", 1));
  const validate = new Ajv2020().compile(reportSchema);
  expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
  expect(report).toMatchObject({ interrupted: { signal: "SIGINT", files: 4 }, summary: { files: 1, findings: 1 } });
  expect(JSON.parse(await run("sarif", 1)).runs[0].invocations[0]).toMatchObject({
    executionSuccessful: false,
    exitSignalName: "SIGINT",
  });
  expect(await run("pretty", 0)).toMatch(/^No hazards found so far in 0 files.*; interrupted, with 4 files to look at/);
});

test("nothing is written but the report: no fix, no baseline, no cache", async () => {
  using workspace = new TestWorkspace({ ...files, "base.json": '{"version": 1, "files": {}}' });
  const words = ["--fix", "--baseline", "base.json", "--update-baseline", "--cache=cache"];
  expect((await workspace.run(words, { signals: after(2) })).status).toBe(130);
  expect(workspace.read("a.yaml")).toBe(hazard);
  expect(workspace.read("base.json")).toBe('{"version": 1, "files": {}}');
  expect(() => readdirSync(workspace.path("cache"))).toThrow("ENOENT");
});

test("comments are not called needless, nor a baseline outdated, by a run that has not seen all", async () => {
  const comment = "# planelint-disable-next-line test-mode -- known\n";
  using workspace = new TestWorkspace({ "a.yaml": comment + configMap("a", "mode: x"), "b.yaml": hazard });
  await workspace.run(["--baseline", "base.json", "--update-baseline"]);
  const { out, err } = await workspace.run(["--baseline", "base.json"], { signals: after(1) });
  expect(out).not.toContain("suppresses nothing");
  expect(err).not.toContain("no more");
});

test("while files are written a signal waits", async () => {
  using workspace = new TestWorkspace(files);
  const { status, err } = await workspace.run(["--fix", "-f", "compact"], { signals: after(5) });
  expect({ status, err }).toEqual({ status: 130, err: "planelint: 3 fixes in 3 files: a.yaml, b.yaml, c.yaml\n" });
});

test("whoever signals again means it: then nobody listens any more", async () => {
  const listening = processSignals.listen();
  process.kill(process.pid, "SIGHUP");
  while (listening.received === undefined) await setImmediate();
  expect(process.listeners("SIGHUP")).toEqual([]);
});

test("a signal of the system is noted while somebody listens", async () => {
  const run = () => void process.kill(process.pid, "SIGHUP");
  expect((await withoutSignals(processSignals, run)).signal).toBe("SIGHUP");
  expect(process.listeners("SIGHUP")).toEqual([]);
});
