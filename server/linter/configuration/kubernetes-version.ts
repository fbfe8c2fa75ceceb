import type { KubernetesVersion } from "../../contract/configuration.ts";

/**
 * The oldest minor that upstream still supports (end of life 2027-02-28; 1.34 ended on 2026-10-27); assumed where
 * nothing tells the version. To be raised with each release of Planelint.
 * Source: https://kubernetes.io/releases/ and https://kubernetes.io/releases/1.35/
 */
export const assumedVersion: KubernetesVersion = { major: 1, minor: 35, from: "assumed" };

/** Reads `1.33`, `v1.33.2`, `v1.30.2+k3s1`, `1.33.4-eks-…`; undefined for anything else, also for channels like `stable`. */
export function parseVersion(text: string, from: KubernetesVersion["from"]): KubernetesVersion | undefined {
  const match = /^v?(1)\.(\d{1,2})(?:[.+-][0-9A-Za-z.+-]*)?$/.exec(text.trim());
  if (!match) return undefined;
  return { major: Number(match[1]), minor: Number(match[2]), from };
}

/** Negative when `a` is older. */
export function compareVersions(a: KubernetesVersion, b: KubernetesVersion): number {
  return a.major - b.major || a.minor - b.minor;
}
