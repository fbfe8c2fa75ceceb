import type { KubernetesVersion } from "../../contract/configuration.ts";

export const flowControlGroup = "flowcontrol.apiserver.k8s.io";

export interface FlowControlVersion {
  readonly version: string;
  /** Minor of Kubernetes 1 that first serves it, and the first that no longer does. */
  readonly since: number;
  readonly until: number | undefined;
  /** Field of `limited` that holds the shares. */
  readonly sharesField: "assuredConcurrencyShares" | "nominalConcurrencyShares";
}

/**
 * What is served when.
 * https://kubernetes.io/docs/reference/using-api/deprecation-guide/#flowcontrol-resources-v132
 */
export const flowControlVersions: readonly FlowControlVersion[] = [
  { version: "v1", since: 29, until: undefined, sharesField: "nominalConcurrencyShares" },
  { version: "v1beta3", since: 26, until: 32, sharesField: "nominalConcurrencyShares" },
  { version: "v1beta2", since: 23, until: 29, sharesField: "assuredConcurrencyShares" },
  { version: "v1beta1", since: 20, until: 26, sharesField: "assuredConcurrencyShares" },
  { version: "v1alpha1", since: 18, until: 21, sharesField: "assuredConcurrencyShares" },
];

/** The newest version that a cluster serves; undefined before 1.18. */
export function newestServed({ minor }: KubernetesVersion): FlowControlVersion | undefined {
  return flowControlVersions.find(({ since, until }) => minor >= since && (until === undefined || minor < until));
}

/** The version of an `apiVersion` of the flow-control group. */
export function flowControlVersion(apiVersion: string): FlowControlVersion | undefined {
  const [group, version] = apiVersion.split("/");
  return group === flowControlGroup ? flowControlVersions.find((item) => item.version === version) : undefined;
}
