import { existsSync } from "node:fs";
import { join } from "node:path";
import { Skipped } from "./row.ts";
import { temporaryFolder } from "./trees.ts";

export const toolsFolder = join(import.meta.dirname, "tools");

/** A linter of manifests that runs are compared with. */
export interface OtherLinter {
  readonly name: string;
  /** What `go install` takes. */
  readonly goPackage: string;
  /** The arguments that make it read all manifests under a folder. */
  readonly args: (folder: string, files: readonly string[]) => readonly string[];
}

export const otherLinters: readonly OtherLinter[] = [
  {
    name: "kube-linter",
    goPackage: "golang.stackrox.io/kube-linter/cmd/kube-linter@v0.7.6",
    args: (folder) => ["lint", "--fail-on-invalid-resource=false", folder],
  },
  {
    name: "kube-score",
    goPackage: "github.com/zegl/kube-score/cmd/kube-score@v1.20.0",
    args: (_, files) => ["score", "--output-format", "ci", ...files],
  },
  {
    // Without schemas it reads, parses and counts, and validates nothing: the least that it can cost, with no network.
    name: "kubeconform",
    goPackage: "github.com/yannh/kubeconform/cmd/kubeconform@v0.7.0",
    args: (folder) => ["-n", "2", "-ignore-missing-schemas", "-schema-location", temporaryFolder(), "-summary", folder],
  },
];

/**
 * Where the linter is installed by `npx tsx test/bench/install.ts`.
 * @throws Skipped when it is not
 */
export function binaryOf(linter: OtherLinter): string {
  const path = join(toolsFolder, linter.name);
  if (!existsSync(path)) throw new Skipped(`${linter.name} is not installed (npx tsx test/bench/install.ts)`);
  return path;
}
