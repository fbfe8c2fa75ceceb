import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { chartFiles } from "./chart.ts";
import { manifest } from "./generate.ts";

/** A folder on disk that goes when the process ends. */
export function temporaryFolder(): string {
  return mkdtempSync(join(folderOfProcess(), "tree-"));
}

const folderOfProcess = once(() => {
  const folder = mkdtempSync(join(tmpdir(), "planelint-bench-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
});

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Writes `count` manifest files, 1.9 documents each, into folders of 250. */
export function manifestTree(count: number): string {
  const folder = temporaryFolder();
  for (let index = 0; index < count; index++) {
    write(join(folder, `apps-${Math.floor(index / 250)}`, `m${index}.yaml`), manifest(index));
  }
  return folder;
}

/** Writes `count` charts of seven templates, each with its name and values. */
export function chartTree(count: number): string {
  const folder = temporaryFolder();
  for (let index = 0; index < count; index++) {
    for (const [path, text] of chartFiles(index)) write(join(folder, `chart-${index}`, path), text);
  }
  return folder;
}

/** Writes a chart that brings along `count` others in its `charts/`, each rendered with it. */
export function umbrellaChart(count: number): string {
  const folder = temporaryFolder();
  write(join(folder, "Chart.yaml"), "apiVersion: v2\nname: umbrella\nversion: 0.1.0\n");
  write(join(folder, "values.yaml"), "global: {}\n");
  for (let index = 0; index < count; index++) {
    for (const [path, text] of chartFiles(index)) write(join(folder, "charts", `service-${index}`, path), text);
  }
  return folder;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
