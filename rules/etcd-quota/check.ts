import type { Origin } from "../../server/contract/place.ts";
import type { Resource } from "../../server/contract/resource.ts";
import type { Detection, RuleContext } from "../../server/contract/rule.ts";
import { type NamedSetting, settingsNamed } from "../../server/kubernetes/etcd/named-settings.ts";
import { type EtcdServer, etcdServersOf, serverSetting } from "../../server/kubernetes/etcd/servers.ts";
import { isWhole } from "../../server/kubernetes/etcd/whole.ts";
import { numberOfQuantity } from "../../server/kubernetes/quantity.ts";
import { isAbsent, mapAt, scalarAt } from "../../server/yaml/read.ts";
import type { Options } from "./meta.ts";

const flag = "quota-backend-bytes";

/** `bytes` is the quota as it is, undefined when etcd cannot read it. */
export type Facts =
  | { readonly problem: "unit" | "off" | "large"; readonly bytes: number | undefined; readonly setting: NamedSetting }
  | { readonly problem: "memory"; readonly bytes: number; readonly limit: number; readonly limitText: string }
  | { readonly problem: "missing"; readonly nodes: number };

export function* check(context: RuleContext<Options>): Generator<Detection<Facts>> {
  const { subject, index, options, configuration } = context;
  for (const setting of settingsNamed(subject, flag)) {
    const facts = factsOf(setting, options);
    if (facts === undefined) continue;
    const severity = facts.problem === "large" ? {} : ({ severity: "error" } as const);
    yield { facts, ...at(setting.origin), ...severity, incidents: [], key: `${setting.key} ${facts.problem}` };
  }
  if (subject.type !== "resource") return;
  const { resource } = subject;
  const { nodes } = configuration.cluster;
  const isLarge = nodes !== undefined && nodes > options.nodesThatNeedOne;
  for (const server of etcdServersOf(resource, index)) {
    yield* beyondMemory(server);
    if (!isLarge || !isOfKubernetes(resource) || serverSetting(server, flag).state !== "absent") continue;
    const { node } = server.container;
    const place = (scalarAt(node, "name") ?? node).origin;
    yield missing(place, nodes, `${node.path.join(".")} missing`);
  }
  const local = resource.kind === "ClusterConfiguration" ? mapAt(resource.root, "etcd", "local") : undefined;
  if (!isLarge || local === undefined || !isWhole(resource) || settingsNamed(subject, flag).length > 0) return;
  if (isReadable(local))
    yield missing(local.parent?.type === "map" ? keyOf(local.parent) : local.origin, nodes, "missing");
}

function factsOf(setting: NamedSetting, options: Options): Facts | undefined {
  const { text } = setting;
  if (/^\d[\d.]*\s*[KMGTkmgt](?:i?[bB]?)$/.test(text)) return { problem: "unit", bytes: undefined, setting };
  const bytes = /^-?\d+$/.test(text) ? Number(text) : undefined;
  if (bytes === undefined) return undefined;
  if (bytes < 0) return { problem: "off", bytes, setting };
  return bytes > options.maximumBytes ? { problem: "large", bytes, setting } : undefined;
}

/** A limit on memory below the quota: etcd maps the whole file and is killed before the quota protects it. */
function* beyondMemory(server: EtcdServer): Generator<Detection<Facts>> {
  const setting = serverSetting(server, flag);
  const bytes = setting.state === "text" && /^\d+$/.test(setting.text) ? Number(setting.text) : 0;
  const scalar = scalarAt(server.container.node, "resources", "limits", "memory");
  const limit = scalar?.certain === true ? numberOfQuantity(scalar.text) : undefined;
  if (scalar === undefined || limit === undefined || limit >= bytes) return;
  yield {
    facts: { problem: "memory", bytes, limit, limitText: scalar.text },
    ...at(scalar.origin),
    incidents: [],
    key: `${scalar.path.join(".")} memory`,
  };
}

/** The etcd that serves an API server: a static Pod, or what stands in kube-system. */
function isOfKubernetes({ kind, namespace }: Resource): boolean {
  return kind === "Pod" || namespace === "kube-system";
}

function isReadable(local: ReturnType<typeof mapAt>): boolean {
  const extra = local?.get("extraArgs");
  return (
    isAbsent(local, "extraArgs") || (extra?.type !== "unknown" && extra?.type !== "scalar" && extra?.complete === true)
  );
}

function keyOf(map: NonNullable<ReturnType<typeof mapAt>>): Origin {
  return map.entry("local")?.keyOrigin ?? map.origin;
}

function missing({ place, related }: Origin, nodes: number, key: string): Detection<Facts> {
  return { facts: { problem: "missing", nodes }, place: { ...place, grade: "parent" }, related, key };
}

function at({ place, related }: Origin): Pick<Detection<Facts>, "place" | "related"> {
  return { place, related };
}
