import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import manifest from "../../package.json" with { type: "json" };

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const hazard = `apiVersion: apps/v1
kind: StatefulSet
metadata: {name: etcd, namespace: db}
spec:
  replicas: 3
  template:
    spec:
      containers:
        - name: etcd
          image: quay.io/coreos/etcd:v3.5.17
          command: [etcd, --heartbeat-interval=50, --election-timeout=500]
`;
/** The catalogue grows; these tests are about the way, not about what is found. */
const only = "--only etcd-heartbeat-too-short";
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "planelint-ci-"));
  mkdirSync(join(folder, "a b"));
  writeFileSync(join(folder, "a b", "etcd.yaml"), hazard);
  writeFileSync(join(folder, "other.yaml"), hazard);
});
afterEach(() => rmSync(folder, { recursive: true }));

function bash(script: string, environment: Readonly<Record<string, string>>) {
  const path = [join(folder, "bin"), dirname(process.execPath), process.env.PATH].join(delimiter);
  const flags = ["--noprofile", "--norc", "-eo", "pipefail", "-c", script];
  return spawnSync("bash", flags, {
    cwd: folder,
    env: { PATH: path, NODE_DISABLE_COMPILE_CACHE: "1", ...environment },
    encoding: "utf8",
  });
}

describe("the GitHub action", () => {
  const action = parse(readFileSync(join(root, "action.yml"), "utf8"));
  const step = action.runs.steps[0];

  function run(inputs: Readonly<Record<string, string>>) {
    const defaults = Object.fromEntries(
      Object.entries<{ default: string }>(action.inputs).map(([name, input]) => [name, input.default]),
    );
    const values: Record<string, string> = { ...defaults, ...inputs };
    const environment = Object.entries<string>(step.env).map(([name, text]) => {
      const filled = text
        .replace(/\$\{\{ github\.action_path \}\}/, root)
        .replace(/\$\{\{ inputs\.([a-z-]+) \}\}/, (_, input: string) => values[input] ?? "");
      return [name, filled];
    });
    const result = bash(step.run, { ...Object.fromEntries(environment), GITHUB_OUTPUT: join(folder, "output") });
    return { ...result, outputs: readFileSync(join(folder, "output"), "utf8") };
  }

  test("annotates, writes SARIF, tells the status", () => {
    const { status, stdout, outputs } = run({ paths: "a b\n", args: `--fail-on hint ${only}` });
    expect({ status, outputs }).toEqual({ status: 1, outputs: "status=1\n" });
    expect(stdout).toMatch(/^::\w+ file=a b\/etcd\.yaml,line=11,/);
    expect(stdout).not.toContain("other.yaml");
    expect(JSON.parse(readFileSync(join(folder, "planelint.sarif"), "utf8")).runs[0].results).toHaveLength(1);
  });

  test("runs nothing of its inputs", () => {
    const { status } = run({
      paths: "$(touch ran)\n`touch ran`",
      args: "; touch ran",
      "sarif-file": '"; touch ran; "',
    });
    expect(status).toBe(2);
    expect(bash("test -e ran", {}).status).toBe(1);
    expect(step.run).not.toMatch(/\$\{\{/);
  });
});

describe("the GitLab job", () => {
  const job = parse(readFileSync(join(root, "integrations/gitlab/planelint.gitlab-ci.yml"), "utf8")).planelint;

  test("writes the code quality report that it declares, with the version at hand", () => {
    mkdirSync(join(folder, "bin"));
    symlinkSync(join(root, "bin/planelint.cjs"), join(folder, "bin", "planelint"));
    const { status, stdout } = bash(job.script.join("\n"), {
      ...job.variables,
      PLANELINT_ARGS: `--fail-on hint ${only}`,
    });
    expect(status).toBe(1);
    expect(stdout).toContain("etcd-heartbeat-too-short");
    const report = JSON.parse(readFileSync(join(folder, job.artifacts.reports.codequality), "utf8"));
    expect(report.map(({ location }: { location: { path: string } }) => location.path)).toEqual([
      "a b/etcd.yaml",
      "other.yaml",
    ]);
    expect(job.variables.PLANELINT_VERSION).toBe(manifest.version);
  });
});
