import type { IndexView } from "../../server/contract/index-view.ts";
import type { Origin } from "../../server/contract/place.ts";
import type { Resource } from "../../server/contract/resource.ts";
import type { Detection, RuleContext } from "../../server/contract/rule.ts";
import type { MapNode } from "../../server/contract/tree.ts";
import {
  type DataVolume,
  dataVolumeOf,
  isNetworkFileSystem,
  spreadOf,
} from "../../server/kubernetes/etcd/data-volume.ts";
import { type EtcdServer, etcdServersOf } from "../../server/kubernetes/etcd/servers.ts";
import { countAt, isWhole, replicasOf } from "../../server/kubernetes/etcd/whole.ts";
import { podTemplateOf } from "../../server/kubernetes/pod-template.ts";
import { isAbsent, itemsAt, mapAt, scalarAt, textAt } from "../../server/yaml/read.ts";
import type { Options } from "./meta.ts";

export interface Facts {
  readonly problem: "layer" | "emptyDir" | "nfs" | "hostPath" | "default" | "soft" | "none";
  readonly members: number | undefined;
  /** The storage class, the path, or who else writes there. */
  readonly detail: string;
  readonly spec: MapNode;
  /** Labels that select the members, for an anti-affinity. */
  readonly labels: MapNode | undefined;
}

export function* check({ subject, index, options }: RuleContext<Options>): Generator<Detection<Facts>> {
  if (subject.type !== "resource") return;
  const { resource } = subject;
  yield* operator(resource, index);
  const members = replicasOf(resource);
  const servers = etcdServersOf(resource, index);
  for (const server of servers) {
    const volume = dataVolumeOf(server, resource);
    if (volume === undefined) continue;
    const problem = problemOf(volume, members, resource, index, options);
    if (problem === undefined) continue;
    const severity = problem[0] === "default" ? ({ severity: "hint" } as const) : {};
    yield found(...problem, volume.origin, server, members, severity);
  }
  const [server] = servers;
  if (server === undefined || resource.kind !== "StatefulSet" || members === undefined || members < 3) return;
  const spread = spreadOf(server.template.spec);
  if (spread === undefined || spread.state === "hard") return;
  const containers = server.template.spec.entry("containers")?.keyOrigin ?? server.container.node.origin;
  if (spread.state === "soft") yield found("soft", "", spread.origin, server, members, { severity: "info" });
  else yield found("none", "", { ...containers, place: { ...containers.place, grade: "parent" } }, server, members, {});
}

/**
 * The members of etcd's own operator: without `storageSpec` they write inside the container.
 * https://github.com/etcd-io/etcd-operator/blob/main/api/v1alpha1/etcdcluster_types.go
 */
function* operator(resource: Resource, index: IndexView): Generator<Detection<Facts>> {
  const spec = mapAt(resource.root, "spec");
  const size = spec?.entry("size");
  const members = countAt(spec, "size");
  const isOperators = resource.kind === "EtcdCluster" && resource.apiVersion.startsWith("operator.etcd.io/");
  if (!isOperators || spec === undefined || size === undefined || members === undefined || members < 2) return;
  const facts = { members, spec, labels: undefined };
  const missing = { place: { ...size.keyOrigin.place, grade: "parent" }, related: size.keyOrigin.related } as const;
  const storageClass = scalarAt(spec, "storageSpec", "storageClassName");
  if (isWhole(resource) && isAbsent(spec, "storageSpec"))
    yield { facts: { ...facts, problem: "layer", detail: "operator" }, ...missing, key: "spec layer" };
  if (storageClass?.certain === true && isNetworkFileSystem(storageClass.text, index)) {
    const { place, related } = storageClass.origin;
    yield {
      facts: { ...facts, problem: "nfs", detail: `storage class ${storageClass.text}` },
      place,
      related,
      key: "nfs",
    };
  }
  // Both would stand at the same place; the volume comes first.
  if (
    isWhole(resource) &&
    members >= 3 &&
    !isAbsent(spec, "storageSpec") &&
    isAbsent(spec, "podTemplate", "spec", "affinity")
  )
    yield { facts: { ...facts, problem: "none", detail: "operator" }, ...missing, key: "spec none" };
}

function problemOf(
  volume: DataVolume,
  members: number | undefined,
  resource: Resource,
  index: IndexView,
  options: Options,
): [Facts["problem"], string] | undefined {
  switch (volume.type) {
    case "layer":
    case "emptyDir":
      // A single member on the node's disk is a test, and says so itself.
      return members !== undefined && members > 1 ? [volume.type, ""] : undefined;
    case "nfs":
      return ["nfs", "NFS"];
    case "hostPath": {
      const writer = writerInto(volume.path, resource, index);
      return writer === undefined ? undefined : ["hostPath", `${writer.kind} ${writer.name ?? ""}`.trim()];
    }
    case "claim": {
      const name = volume.storageClass?.text;
      if (name !== undefined && name !== "" && volume.storageClass?.certain === true)
        return isNetworkFileSystem(name, index) ? ["nfs", `storage class ${name}`] : undefined;
      const isOpen = mapAt(volume.claim, "spec")?.complete !== true;
      return options.requireStorageClass && !isOpen && (members ?? 0) >= 3 ? ["default", ""] : undefined;
    }
  }
}

const writers = ["StatefulSet", "Deployment", "DaemonSet", "Pod", "CronJob", "Job"];

/** Another workload in view that writes into the same directory of its node. */
function writerInto(path: string, resource: Resource, index: IndexView): Resource | undefined {
  const folder = path.endsWith("/") ? path : `${path}/`;
  return writers
    .flatMap((kind) => index.resources(kind))
    .find((other) => {
      const template = other.root === resource.root ? undefined : podTemplateOf(other);
      if (template === undefined || etcdServersOf(other, index).length > 0) return false;
      const names = itemsAt(template.spec, "volumes")
        .filter((volume) => `${textAt(volume, "hostPath", "path") ?? ""}/`.startsWith(folder))
        .map((volume) => textAt(volume, "name"));
      return template.containers.some(({ node }) =>
        itemsAt(node, "volumeMounts").some(
          (mount) => names.includes(textAt(mount, "name")) && scalarAt(mount, "readOnly")?.value !== true,
        ),
      );
    });
}

function found(
  problem: Facts["problem"],
  detail: string,
  { place, related }: Origin,
  server: EtcdServer,
  members: number | undefined,
  severity: Pick<Detection<Facts>, "severity">,
): Detection<Facts> {
  const { spec, workload } = server.template;
  const labels = mapAt(workload.root, "spec", "selector", "matchLabels");
  const key = `${server.container.node.path.join(".")} ${problem}`;
  return { facts: { problem, members, detail, spec, labels }, place, related, ...severity, key };
}
