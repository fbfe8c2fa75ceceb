import { parseDocument } from "yaml";
import type { Flavour } from "../evaluate/runtime.ts";
import type { TrackedText } from "../text/tracked-text.ts";
import { byteOrder } from "../values/order.ts";
import type { RenderedTemplate } from "./render-chart.ts";

/** One YAML document of the rendered chart. */
export interface Manifest {
  /** Template that printed it, as Helm names it. */
  readonly name: string;
  readonly file: string;
  readonly text: TrackedText;
  readonly kind: string;
  /** The events of `helm.sh/hook`, as written; undefined for a plain object. */
  readonly hook: string | undefined;
}

/** The order in which Helm installs kinds; all others come after them. */
const installOrder = [
  "PriorityClass",
  "Namespace",
  "NetworkPolicy",
  "ResourceQuota",
  "LimitRange",
  "PodSecurityPolicy",
  "PodDisruptionBudget",
  "ServiceAccount",
  "Secret",
  "SecretList",
  "ConfigMap",
  "StorageClass",
  "PersistentVolume",
  "PersistentVolumeClaim",
  "CustomResourceDefinition",
  "ClusterRole",
  "ClusterRoleList",
  "ClusterRoleBinding",
  "ClusterRoleBindingList",
  "Role",
  "RoleList",
  "RoleBinding",
  "RoleBindingList",
  "Service",
  "DaemonSet",
  "Pod",
  "ReplicationController",
  "ReplicaSet",
  "Deployment",
  "HorizontalPodAutoscaler",
  "StatefulSet",
  "Job",
  "CronJob",
  "IngressClass",
  "Ingress",
  "APIService",
];
const webhooks = ["MutatingWebhookConfiguration", "ValidatingWebhookConfiguration"];

/** Splits what templates printed into documents, in the order of `helm template`: objects by kind, then hooks. */
export function manifestsOf(templates: readonly RenderedTemplate[], flavour: Flavour): readonly Manifest[] {
  const manifests: Manifest[] = [];
  for (const { name, file, output } of templates.toSorted((a, b) => byteOrder(a.name, b.name))) {
    if (output === undefined || name.endsWith("NOTES.txt")) continue;
    for (const text of splitDocuments(output)) {
      const head = headOf(text.text);
      if (!isLeftOut(head)) manifests.push({ name, file, text, ...head });
    }
  }
  const order = new Map(
    [...installOrder, ...(flavour === "helm4" ? webhooks : [])].map((kind, index) => [kind, index]),
  );
  const byKind = (a: Manifest, b: Manifest) => compareKinds(a.kind, b.kind, order);
  return [
    ...manifests.filter((manifest) => manifest.hook === undefined).toSorted(byKind),
    ...manifests.filter((manifest) => manifest.hook !== undefined).toSorted(byKind),
  ];
}

function compareKinds(a: string, b: string, order: ReadonlyMap<string, number>): number {
  const left = order.get(a);
  const right = order.get(b);
  if (left !== undefined && right !== undefined) return left - right;
  if (left === undefined && right === undefined) return byteOrder(a, b);
  return left === undefined ? 1 : -1;
}

/** The documents of a text, trimmed; a separator takes the white space before and behind it with it. */
export function splitDocuments(output: TrackedText): readonly TrackedText[] {
  const whole = trimmed(output);
  const documents: TrackedText[] = [];
  let at = 0;
  const { text } = whole;
  for (let dashes = text.indexOf("---"); dashes !== -1; dashes = text.indexOf("---", dashes + 1)) {
    // The line break before it must not be part of the separator before.
    if (dashes > 0 && (dashes - 1 < at || text[dashes - 1] !== "\n")) continue;
    documents.push(whole.slice(at, Math.max(at, at + text.slice(at, dashes).trimEnd().length)));
    at = dashes + 3;
    while (at < text.length && /\s/.test(text[at] ?? "")) at += 1;
  }
  documents.push(whole.slice(at));
  return documents.filter((document) => document.text !== "").map(trimmed);
}

function trimmed(text: TrackedText): TrackedText {
  const start = text.length - text.text.trimStart().length;
  return text.slice(start, start + text.text.trim().length);
}

interface Head {
  readonly kind: string;
  readonly hook: string | undefined;
}

/**
 * Kind and hook, read from lines at the left edge: parsing every document just for them would cost more than all else.
 * What is written in another way is parsed.
 */
function headOf(text: string): Head {
  const kind = /^kind:[ \t]*(["']?)([^\s"'#]+)\1[ \t]*(?:#.*)?$/m.exec(text)?.[2];
  if (kind === undefined) return parsedHead(text);
  if (!text.includes("helm.sh/hook")) return { kind, hook: undefined };
  const annotations =
    /^metadata:[ \t]*\n(?:(?:[ \t].*)?\n)*?([ \t]+)annotations:[ \t]*\n((?:\1[ \t].*(?:\n|$)|[ \t]*\n)*)/m.exec(
      text,
    )?.[2];
  const hook = /^[ \t]+(["']?)helm\.sh\/hook\1:[ \t]*(["']?)([\w, -]+)\2[ \t]*(?:#.*)?$/m.exec(annotations ?? "")?.[3];
  return hook === undefined ? parsedHead(text) : { kind, hook: hook.trim() };
}

function parsedHead(text: string): Head {
  const root = parseDocument(text, { logLevel: "error", version: "1.1", strict: false, uniqueKeys: false });
  const hook = root.getIn(["metadata", "annotations", "helm.sh/hook"]);
  return { kind: String(root.get("kind") ?? ""), hook: hook === undefined ? undefined : String(hook ?? "") };
}

const hookEvents = new Set([
  "pre-install",
  "post-install",
  "pre-delete",
  "post-delete",
  "pre-upgrade",
  "post-upgrade",
  "pre-rollback",
  "post-rollback",
  "test",
  "test-success",
]);

/** Helm leaves out an object with an event that it does not know, such as Helm 2's `crd-install`. */
function isLeftOut({ hook }: Head): boolean {
  return hook?.split(",").some((event) => !hookEvents.has(event.trim().toLowerCase())) ?? false;
}

/** The documents as `helm template` prints them. */
export function printManifests(manifests: readonly Manifest[]): string {
  const print = (manifest: Manifest) => `---\n# Source: ${manifest.name}\n${manifest.text.text}\n`;
  const plain = manifests.filter((manifest) => manifest.hook === undefined).map(print);
  const hooks = manifests.filter((manifest) => manifest.hook !== undefined).map(print);
  return `${plain.join("").trim()}\n${hooks.join("")}`;
}
