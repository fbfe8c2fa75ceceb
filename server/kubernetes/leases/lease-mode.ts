import type { IndexView } from "../../contract/index-view.ts";
import type { ValuesTree } from "../../contract/resource.ts";
import type { ScalarNode } from "../../contract/tree.ts";
import { walk } from "../../yaml/walk.ts";

/** A values key that chooses what a Lease is kept for. */
export interface LeaseModeSetting {
  readonly key: string;
  readonly scalar: ScalarNode;
  /** The value, a string. */
  readonly mode: string;
  readonly values: ValuesTree;
}

/** The values key of the incident bright-cluster-mesh. */
export const leaseModeKeys: readonly string[] = ["leaseMode"];

/** Values that mean one Lease for each object. */
export const perObjectModes: readonly string[] = [
  "pod",
  "pods",
  "per-pod",
  "service",
  "services",
  "per-service",
  "ingress",
  "ingresses",
  "per-ingress",
  "endpoint",
  "per-endpoint",
  "object",
  "per-object",
];

/** `perPod`, `per_pod` and `Per-Pod` mean the same. */
export function isPerObjectMode(mode: string, known: readonly string[] = perObjectModes): boolean {
  return known.some((one) => plain(one) === plain(mode));
}

/** `namespace` and `deployment`: one Lease for many Pods. */
export function isSharedMode(mode: string): boolean {
  return /^(?:per)?(?:namespace|deployment)s?$/.test(plain(mode));
}

function plain(value: string): string {
  return value.toLowerCase().replaceAll(/[-_\s]/g, "");
}

/** The keys, matched exactly, anywhere in a values tree. A subchart's section is a part of its parent's tree. */
export function* leaseModesIn(values: ValuesTree, keys = leaseModeKeys): Generator<LeaseModeSetting> {
  if (values.source === "subchart") return;
  for (const { node, entry } of walk(values.root)) {
    if (entry === undefined || !keys.includes(entry.key) || node.type !== "scalar" || !node.certain) continue;
    if (typeof node.value === "string") yield { key: entry.key, scalar: node, mode: node.value, values };
  }
}

/** Where a shared lease mode is set in view: then nothing may count on a Lease for each Pod. */
export function sharedModesInView(index: IndexView): readonly LeaseModeSetting[] {
  return index
    .values()
    .filter(({ document }) => leaseModeKeys.some((key) => document.text.includes(key)))
    .flatMap((values) => [...leaseModesIn(values)].filter(({ mode }) => isSharedMode(mode)));
}

/** `per-pod` → `Pod`; what names no kind is an object. */
export function kindOfMode(mode: string): string {
  const kind = /pod|service|ingress|endpoint/i.exec(mode)?.[0]?.toLowerCase();
  if (kind === "ingress") return "Ingresse";
  return kind === undefined ? "object" : kind.charAt(0).toUpperCase() + kind.slice(1);
}

/** How many Leases a mode makes, from the declared size of the cluster. */
export function objectsOfMode(
  mode: string,
  cluster: { readonly pods: number | undefined; readonly services: number | undefined },
): number | undefined {
  if (/pod/i.test(mode)) return cluster.pods;
  return /service|endpoint/i.test(mode) ? cluster.services : undefined;
}
