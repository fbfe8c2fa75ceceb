import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { Skipped } from "./row.ts";
import { temporaryFolder } from "./trees.ts";

export const toolsFolder = join(import.meta.dirname, "tools");

/** Schemas of Kubernetes' kinds, as kubeconform reads them. */
export const schemasFolder = join(toolsFolder, "kubernetes-schemas");

const kubeconform = "github.com/yannh/kubeconform/cmd/kubeconform@v0.7.0";

/** A linter of manifests that runs are compared with. */
export interface OtherLinter {
  readonly name: string;
  /** The program, where the name says more. */
  readonly program?: string;
  /** What `go install` takes. */
  readonly goPackage: string;
  /** Files that it needs beside its program. */
  readonly needs?: string;
  /** Whether it has to find the generated manifests good, so that a run that checked nothing is not taken for one. */
  readonly passes?: boolean;
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
    name: "kubeconform",
    goPackage: kubeconform,
    needs: schemasFolder,
    passes: true,
    args: (folder) => ["-n", "2", "-schema-location", schemasFolder, "-summary", folder],
  },
  {
    // It reads, parses and counts, and validates nothing: the least that it can cost.
    name: "kubeconform-without-schemas",
    program: "kubeconform",
    goPackage: kubeconform,
    passes: true,
    args: (folder) => ["-n", "2", "-ignore-missing-schemas", "-schema-location", temporaryFolder(), "-summary", folder],
  },
];

/**
 * Where the linter is installed by `npx tsx test/bench/install.ts`.
 * @throws Skipped when it is not, or something that it needs
 */
export function binaryOf({ name, program = name, needs }: OtherLinter): string {
  const path = join(toolsFolder, program);
  for (const needed of needs === undefined ? [path] : [path, needs]) {
    if (!existsSync(needed)) throw new Skipped(`${basename(needed)} is not installed (npx tsx test/bench/install.ts)`);
  }
  return path;
}
