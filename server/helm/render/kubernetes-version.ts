import type { Flavour } from "../evaluate/runtime.ts";

/** The cluster's version as templates see it, in `.Capabilities.KubeVersion`. */
export interface SeenVersion {
  /** `.Version` and `.GitVersion`. */
  readonly version: string;
  /** What the object itself prints, and what a chart's `kubeVersion` is held against. */
  readonly printed: string;
  readonly major: string;
  readonly minor: string;
}

const parts = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(.*)$/s;

/**
 * What `--kube-version` makes of a version; without one that of the flavour's own client. Helm 4 keeps a version without
 * patch as it is, and prints one with a suffix (`1.33.4-gke.100`) without it.
 */
export function seenVersion(declared: string | undefined, flavour: Flavour): SeenVersion {
  const given = declared ?? (flavour === "helm3" ? "1.32.0" : "1.35.0");
  const [, major = "1", minor = "0", patch, suffix = ""] = parts.exec(given) ?? [];
  const full = `v${major}.${minor}.${patch ?? "0"}${suffix}`;
  if (flavour === "helm3") return { version: full, printed: full, major, minor };
  const version = patch === undefined ? `v${major}.${minor}${suffix}` : full;
  return { version, printed: version.slice(0, version.length - suffix.length), major, minor };
}

/** A version as a cluster would tell it: one without patch (`1.33`) gets one. */
export function completeVersion(declared: string): string {
  return /^v?\d+\.\d+$/.test(declared) ? `${declared}.0` : declared;
}
