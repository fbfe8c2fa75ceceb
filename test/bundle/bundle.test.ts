import { execFileSync, spawn, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };

// The tests leave nothing in the cache folder of whoever runs them.
process.env.NODE_DISABLE_COMPILE_CACHE = "1";

const committed = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "bin", "planelint.cjs");
const folder = mkdtempSync(join(tmpdir(), "planelint-bundle-"));
const bundle = join(folder, "bin", "planelint.cjs");
const work = join(folder, "work");

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

/** The catalogue grows; these tests are about the program, not about what is found. */
const only = ["--only", "etcd-heartbeat-too-short"];

beforeAll(() => {
  mkdirSync(dirname(bundle));
  mkdirSync(work);
  copyFileSync(committed, bundle);
  writeFileSync(join(work, "etcd.yaml"), hazard);
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(words: readonly string[], input = "") {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bundle, ...words], {
    cwd: work,
    input,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  return { status, stdout, stderr };
}

test("starts by itself: executable, with a shebang, of the manifest's version", () => {
  expect(statSync(committed).mode & 0o111).toBe(0o111);
  expect(execFileSync(bundle, ["--version"], { encoding: "utf8" })).toBe(`${manifest.version}\n`);
});

test("checks a folder and standard input", () => {
  const { status, stdout, stderr } = run(["--format", "compact", ...only]);
  expect({ status, stderr }).toEqual({ status: 1, stderr: "" });
  expect(stdout).toMatch(/^etcd\.yaml:11:\d+: \w+: .* \[etcd-heartbeat-too-short\]\n$/);
  expect(run(["-", "-f", "compact", ...only], hazard).stdout).toBe(stdout.replace("etcd.yaml", "<stdin>"));
});

test("has its pages with it", () => {
  expect(run(["explain", "etcd-heartbeat-too-short"]).stdout).toContain("heartbeat");
  expect(JSON.parse(run(["rules", "--json"]).stdout).map(({ id }: { id: string }) => id)).toContain("lease-per-object");
});

test("writes a report of any length whole into a pipe, and ends in silence when the reader goes away", async () => {
  const application =
    "apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: N}\nspec:\n  source:\n    chart: mesh\n    repoURL: https://example.com/charts\n    targetRevision: 1.0.0\n    helm:\n      valuesObject:\n        leaseMode: pod\n";
  const list = Array.from({ length: 2000 }, (_, i) => application.replace("N", `app-${i}`)).join("---\n");
  const { stdout } = run(["-", "-f", "json", "--only", "lease-per-object"], list);
  expect(stdout.length).toBeGreaterThan(1_000_000);
  expect(JSON.parse(stdout).findings.length).toBe(2000);

  const child = spawn(process.execPath, [bundle, "-", "-f", "json", "--only", "lease-per-object"], {
    cwd: work,
    stdio: "pipe",
  });
  let stderr = "";
  child.stderr.on("data", (chunk) => {
    stderr += chunk;
  });
  child.stdout.once("data", () => child.stdout.destroy());
  child.stdin.end(list);
  await new Promise((resolve) => child.once("close", resolve));
  expect(stderr).toBe("");
});

test("needs no network: none is there", (context) => {
  const withoutNetwork = (...words: string[]) =>
    spawnSync("unshare", ["--net", "--map-root-user", ...words], { cwd: work, encoding: "utf8" });
  if (withoutNetwork("true").status !== 0) return context.skip("nobody may make a network namespace here");
  const { status, stdout } = withoutNetwork(process.execPath, bundle, "--format", "compact");
  expect(status).toBe(1);
  expect(stdout).toContain("etcd-heartbeat-too-short");
});

test("is the language server too, and ends when its client goes away", async () => {
  const child = spawn(process.execPath, [bundle, "lsp", "--stdio"], { cwd: work, stdio: "pipe" });
  const request = JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "initialize",
    params: { processId: null, rootUri: null, capabilities: {} },
  });
  child.stdin.write(`Content-Length: ${Buffer.byteLength(request)}\r\n\r\n${request}`);
  let answer = "";
  for await (const chunk of child.stdout) {
    answer += chunk;
    if (answer.includes('"capabilities"')) break;
  }
  expect(answer).toContain('"capabilities"');
  const ended = new Promise((resolve) => child.once("close", resolve));
  child.stdin.destroy();
  await ended;
});
