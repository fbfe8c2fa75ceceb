import type { KubernetesVersion } from "../../contract/configuration.ts";
import type { Resource } from "../../contract/resource.ts";
import type { MapNode, TreeNode } from "../../contract/tree.ts";
import { isAbsent, itemsAt, mapAt, textAt } from "../../yaml/read.ts";

export const webhookKinds: readonly string[] = ["ValidatingWebhookConfiguration", "MutatingWebhookConfiguration"];

export type FailurePolicy = "Fail" | "Ignore";

/** A field with a default: `value` is undefined when it cannot be told, `node` when it is not written. */
export interface Setting<T> {
  readonly value: T | undefined;
  readonly node: TreeNode | undefined;
}

/** One entry of `webhooks`. */
export interface Webhook {
  readonly resource: Resource;
  readonly node: MapNode;
  /** Position in the list, from 0. */
  readonly index: number;
  readonly type: "mutating" | "validating";
  readonly version: Version;
  readonly name: string | undefined;
  readonly failurePolicy: Setting<FailurePolicy>;
  /** 1 to 30. */
  readonly timeoutSeconds: Setting<number>;
  readonly matchPolicy: Setting<"Exact" | "Equivalent">;
  /** The Service that is called; undefined for an address, and when it cannot be told. */
  readonly service: { readonly name: string | undefined; readonly namespace: string | undefined } | undefined;
  /** False when something out of view could add fields: a template action, a patch, whoever applies a generated skeleton. */
  readonly whole: boolean;
}

type Version = "v1" | "v1beta1";

interface Defaults {
  readonly failurePolicy: FailurePolicy;
  readonly timeoutSeconds: number;
  readonly matchPolicy: "Exact" | "Equivalent";
}

/** https://kubernetes.io/docs/reference/using-api/deprecation-guide/#webhook-resources-v122 */
const defaults: Readonly<Record<Version, Defaults>> = {
  v1: { failurePolicy: "Fail", timeoutSeconds: 10, matchPolicy: "Equivalent" },
  v1beta1: { failurePolicy: "Ignore", timeoutSeconds: 30, matchPolicy: "Exact" },
};

/** First minor version of Kubernetes that no longer takes v1beta1, same source. */
const v1beta1GoneSince = 22;

/**
 * The webhooks of a configuration; nothing for other kinds, nor for a version that the cluster is known not to take.
 */
export function webhooksOf(resource: Resource, kubernetes: KubernetesVersion): readonly Webhook[] {
  const version = versionOf(resource);
  if (version === undefined) return [];
  const isGone = version === "v1beta1" && kubernetes.from !== "assumed" && kubernetes.minor >= v1beta1GoneSince;
  if (isGone) return [];
  return itemsAt(resource.root, "webhooks").flatMap((node, index) =>
    node.type === "map" ? [webhookOf(resource, version, node, index)] : [],
  );
}

function versionOf({ kind, apiVersion }: Resource): Version | undefined {
  if (!webhookKinds.includes(kind)) return undefined;
  if (apiVersion === "admissionregistration.k8s.io/v1") return "v1";
  return apiVersion === "admissionregistration.k8s.io/v1beta1" ? "v1beta1" : undefined;
}

function webhookOf(resource: Resource, version: Version, node: MapNode, index: number): Webhook {
  const byDefault = defaults[version];
  const service = mapAt(node, "clientConfig", "service");
  const whole = resource.role !== "patch" && node.complete && !isSkeleton(resource, service);
  const field = <T>(key: string, standard: T, parse: (node: TreeNode) => T | undefined): Setting<T> => {
    if (isAbsent(node, key)) return { value: whole ? standard : undefined, node: undefined };
    const written = node.get(key);
    return { value: written?.certain === true ? parse(written) : undefined, node: written };
  };
  return {
    resource,
    node,
    index,
    type: resource.kind === "MutatingWebhookConfiguration" ? "mutating" : "validating",
    version,
    name: textAt(node, "name"),
    failurePolicy: field("failurePolicy", byDefault.failurePolicy, oneOf("Fail", "Ignore")),
    timeoutSeconds: field("timeoutSeconds", byDefault.timeoutSeconds, seconds),
    matchPolicy: field("matchPolicy", byDefault.matchPolicy, oneOf("Exact", "Equivalent")),
    service: service && {
      name: textAt(service, "name"),
      namespace: isPlaceholder(service) ? undefined : textAt(service, "namespace"),
    },
    whole,
  };
}

/**
 * What controller-gen makes of markers in Go: with placeholders for names, and without selectors, which a marker cannot
 * say. Whoever applies it fills both in; a kustomization that does so has given it another name.
 * https://github.com/kubernetes-sigs/controller-tools/blob/v0.18.0/pkg/webhook/parser.go
 */
function isSkeleton({ kind, name }: Resource, service: MapNode | undefined): boolean {
  const generated = kind === "MutatingWebhookConfiguration" ? "mutating" : "validating";
  return name === `${generated}-webhook-configuration` && service !== undefined && isPlaceholder(service);
}

/** What controller-gen writes for the Service, and a kustomization's transformers put the real one in for. */
function isPlaceholder(service: MapNode): boolean {
  return textAt(service, "namespace") === "system" && textAt(service, "name") === "webhook-service";
}

function oneOf<T extends string>(...values: readonly T[]): (node: TreeNode) => T | undefined {
  return (node) => values.find((value) => node.type === "scalar" && node.value === value);
}

function seconds(node: TreeNode): number | undefined {
  return node.type === "scalar" && typeof node.value === "number" ? node.value : undefined;
}

/** How a message names it: the webhook's own name, else the configuration's. */
export function titleOf({ name, resource, index }: Webhook): string {
  return name ?? (resource.name === undefined ? `number ${index + 1}` : `${index + 1} of ${resource.name}`);
}
