import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";

// The tests leave nothing in the cache folder of whoever runs them.
process.env.NODE_DISABLE_COMPILE_CACHE = "1";

const bundle = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "bin", "planelint.cjs");
const hazard = `apiVersion: v1
kind: Pod
metadata: {name: etcd, namespace: kube-system}
spec:
  containers:
    - name: etcd
      image: registry.k8s.io/etcd:3.5.17-0
      command:
        - etcd
        - --heartbeat-interval=50
        - --election-timeout=500
        - --initial-cluster=a=https://192.0.2.1:2380,b=https://192.0.2.2:2380,c=https://192.0.2.3:2380
`;
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "planelint-interrupted-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a run that is killed while it writes leaves every file old or new, each whole", async () => {
  const count = 300;
  const text = (mode: string) => `# Where leases are kept.\nglobal:\n  leaseMode: ${mode}\n`;
  for (let i = 0; i < count; i++) writeFileSync(join(folder, `values-${i}.yaml`), text("pod"));
  const child = spawn(process.execPath, [bundle, "--fix-suggestions", "--format", "json"], {
    cwd: folder,
    stdio: "ignore",
  });
  // The first file that appears is one that is being prepared. On a fast disk the run may end first: then all are new.
  const watcher = watch(folder, () => child.kill("SIGKILL"));
  await new Promise((resolve) => child.once("close", resolve));
  watcher.close();
  for (let i = 0; i < count; i++) {
    expect([text("pod"), text("namespace")]).toContain(readFileSync(join(folder, `values-${i}.yaml`), "utf8"));
  }
  // What it left beside them is never read, and the next run does the rest.
  const left = readdirSync(folder).filter((name) => !name.endsWith(".yaml"));
  for (const name of left) expect(name).toMatch(/^\.planelint-[0-9a-f]+\.tmp$/);
  execFileSync(process.execPath, [bundle, "--fix-suggestions", "--format", "json"], { cwd: folder, stdio: "ignore" });
  expect(readFileSync(join(folder, `values-${count - 1}.yaml`), "utf8")).toBe(text("namespace"));
});

test("a signal of the system in the middle of a lint ends it with the report", () => {
  for (let i = 0; i < 20; i++) writeFileSync(join(folder, `etcd-${i}.yaml`), hazard);
  // As soon as the program listens.
  const kill = 'process.on("newListener", (n) => n === "SIGINT" && setImmediate(() => process.kill(process.pid, n)));';
  writeFileSync(join(folder, "kill.cjs"), kill);
  const words = ["-r", "./kill.cjs", bundle, "--format", "json"];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: "utf8" });
  expect({ status, stderr }).toMatchObject({ status: 130, stderr: expect.stringContaining("interrupted by SIGINT: ") });
  expect(JSON.parse(stdout).interrupted).toEqual({ signal: "SIGINT", files: 20 });
});

test("as a plain git hook it judges what the commit will hold, also for a part and in a work tree", () => {
  const git = (cwd: string, ...words: string[]) => {
    const who = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
    try {
      execFileSync("git", [...who, ...words], {
        cwd,
        stdio: "pipe",
        env: { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null" },
      });
      return 0;
    } catch {
      return 1;
    }
  };
  git(folder, "init", "-q");
  writeFileSync(join(folder, "etcd.yaml"), hazard.replaceAll("=50", "=100").replace("=500", "=1000"));
  writeFileSync(join(folder, "notes.txt"), "x\n");
  git(folder, "add", "-A");
  expect(git(folder, "commit", "-m", "Start")).toBe(0);
  const hook = join(folder, ".git/hooks/pre-commit");
  writeFileSync(hook, `#!/bin/sh\nexec '${process.execPath}' '${bundle}' --staged --format compact\n`);
  chmodSync(hook, 0o755);
  writeFileSync(join(folder, "etcd.yaml"), hazard);
  writeFileSync(join(folder, "notes.txt"), "y\n");
  expect(git(folder, "commit", "-m", "Notes alone", "notes.txt")).toBe(0);
  expect(git(folder, "commit", "-a", "-m", "All")).toBe(1);
  expect(git(folder, "commit", "-m", "A part", "etcd.yaml")).toBe(1);
  git(folder, "worktree", "add", "-q", "tree");
  writeFileSync(join(folder, "tree/etcd.yaml"), hazard);
  expect(git(join(folder, "tree"), "commit", "-a", "-m", "Work tree")).toBe(1);
});
