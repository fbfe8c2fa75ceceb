import type { Resource } from "../contract/resource.ts";
import type { ListNode, MapNode, ScalarNode, TreeNode } from "../contract/tree.ts";
import { mapAt, nodeAt, scalarAt, textAt } from "../yaml/read.ts";

/**
 * A variable of a container's environment.
 * - `text`: a literal, or one that a ConfigMap in view holds. `field`: from the downward API.
 * - `unknown`: from a Secret, from out of view, or computed. `absent`: known not to be set.
 */
export type EnvironmentValue =
  | { readonly state: "text"; readonly scalar: ScalarNode; readonly entry: MapNode | undefined }
  | { readonly state: "field"; readonly path: string; readonly node: TreeNode; readonly entry: MapNode }
  | { readonly state: "unknown" }
  | { readonly state: "absent" };

export interface Environment {
  readonly container: MapNode;
  /** The list `env`, if there is one. */
  readonly list: ListNode | undefined;
  get(name: string): EnvironmentValue;
}

const unknown = { state: "unknown" } as const;

/**
 * The ConfigMap in which Calico's manifests take the API server's host and port, and nothing else; few clusters have it.
 * https://docs.tigera.io/calico/latest/operations/ebpf/enabling-ebpf
 */
const serverAddress = "kubernetes-services-endpoint";

/**
 * Reads a container's `env` and `envFrom`. The last of several `env` entries of one name wins, and `env` wins over
 * `envFrom`.
 *
 * @param configMap finds a ConfigMap of the workload's namespace; undefined when it is out of view
 */
export function environmentOf(container: MapNode, configMap: (name: string) => Resource | undefined): Environment {
  const env = container.get("env");
  const list = env?.type === "list" ? env : undefined;
  const isReadable = env === undefined ? container.complete : env.type === "list" ? env.complete : isNull(env);
  const own = (name: string) => list?.items.findLast((item) => textAt(item, "name") === name);
  const hasNameless = (list?.items ?? []).some((item) => textAt(item, "name") === undefined);
  return {
    container,
    list,
    get(name) {
      const entry = own(name);
      if (entry?.type === "map") return entry.certain ? variableOf(entry, configMap) : unknown;
      if (!isReadable || hasNameless) return unknown;
      return fromSources(container, name, configMap);
    },
  };
}

function variableOf(entry: MapNode, configMap: (name: string) => Resource | undefined): EnvironmentValue {
  const value = entry.get("value");
  if (value !== undefined) return value.type === "scalar" ? { state: "text", scalar: value, entry } : unknown;
  const field = scalarAt(entry, "valueFrom", "fieldRef", "fieldPath");
  if (field !== undefined) return { state: "field", path: field.text, node: field, entry };
  const name = textAt(entry, "valueFrom", "configMapKeyRef", "name");
  const key = textAt(entry, "valueFrom", "configMapKeyRef", "key");
  const source = name === undefined ? undefined : configMap(name);
  const scalar = key === undefined ? undefined : scalarAt(source?.root, "data", key);
  return scalar === undefined ? unknown : { state: "text", scalar, entry: undefined };
}

function fromSources(
  container: MapNode,
  name: string,
  configMap: (name: string) => Resource | undefined,
): EnvironmentValue {
  const sources = container.get("envFrom");
  if (sources === undefined || isNull(sources)) return { state: "absent" };
  if (sources.type !== "list" || !sources.complete) return unknown;
  let found: EnvironmentValue = { state: "absent" };
  for (const source of sources.items) {
    const from = textAt(source, "configMapRef", "name");
    const data = from === undefined ? undefined : mapAt(configMap(from)?.root, "data");
    if (data === undefined && from === serverAddress && !name.startsWith("KUBERNETES_SERVICE_")) continue;
    if (data === undefined || !data.complete) return unknown;
    const prefix = textAt(source, "prefix") ?? "";
    const value = name.startsWith(prefix) ? nodeAt(data, name.slice(prefix.length)) : undefined;
    if (value?.type === "scalar") found = { state: "text", scalar: value, entry: undefined };
    else if (value !== undefined) return unknown;
  }
  return found;
}

function isNull(node: TreeNode): boolean {
  return node.type === "scalar" && node.value === null;
}
