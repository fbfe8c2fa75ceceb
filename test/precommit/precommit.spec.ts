import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { projectRoot, User } from "./user.ts";

let precommit = "";
let user: User;

beforeAll(() => {
  const output = execFileSync(join(projectRoot, "test/precommit/install.sh"), { encoding: "utf8" });
  precommit = output.trim().split("\n").at(-1) ?? "";
});
beforeEach(() => {
  user = new User(precommit);
});
afterEach(() => user.remove());

const chart = "apiVersion: v2\nname: mesh\nversion: 0.1.0\n";
const values = (mode: string) => `# Lease mode of the mesh.\nglobal:\n  leaseMode: ${mode}\n`;
const template =
  'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: mesh\ndata:\n  mode: "{{ .Values.global.leaseMode }}"\n';

function fromClone(): string {
  return `repos:\n  - repo: file://${user.hooks}\n    rev: ${user.revision()}\n    hooks:\n      - id: planelint\n`;
}

test("a hazard blocks the commit at its line, a healthy chart passes; nothing is built or downloaded", () => {
  user.install(fromClone());
  user.write("charts/mesh/Chart.yaml", chart);
  user.write("charts/mesh/values.yaml", values("pod"));
  user.write("charts/mesh/templates/config.yaml", template);
  const blocked = user.commit("-A");
  expect(blocked.status, blocked.output).toBe(1);
  expect(blocked.output).toContain("charts/mesh/values.yaml:3:");
  expect(blocked.output).toContain("lease-per-object");
  expect(user.commits()).toBe(0);

  user.write("charts/mesh/values.yaml", values("namespace"));
  const passed = user.commit("-A");
  expect(passed.status, passed.output).toBe(0);
  expect(user.commits()).toBe(1);
  expect(user.npmCache()).toEqual([]);
  expect(user.installed("node_modules")).toEqual([]);
});

test("a changed template is judged with its chart", () => {
  user.write("charts/mesh/Chart.yaml", chart);
  user.write("charts/mesh/values.yaml", values("pod"));
  user.write("charts/mesh/templates/config.yaml", template);
  expect(user.commit("-A").status).toBe(0);
  user.install(fromClone());
  user.run("git", "add", ".pre-commit-config.yaml");
  user.write("charts/mesh/templates/config.yaml", `${template}  more: x\n`);
  const blocked = user.commit("charts/mesh/templates/config.yaml");
  expect(blocked.status, blocked.output).toBe(1);
  expect(blocked.output).toContain("charts/mesh/values.yaml:3:");
});

test("a local entry runs the same file", () => {
  const entry = join(user.hooks, "bin/planelint.cjs");
  user.install(
    `repos:\n  - repo: local\n    hooks:\n      - id: planelint\n        name: planelint\n        language: system\n        entry: ${entry}\n        files: \\.(ya?ml|tpl|json)$\n        require_serial: true\n`,
  );
  user.write("values.yaml", "nothing: here\n");
  expect(user.commit("-A").status).toBe(0);
  user.write("charts/mesh/Chart.yaml", chart);
  user.write("charts/mesh/values.yaml", values("pod"));
  expect(user.commit("-A").status).toBe(1);
});
