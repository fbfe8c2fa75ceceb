import type { Resource } from "../contract/resource.ts";
import type { MapNode, TreeNode } from "../contract/tree.ts";
import { itemsAt, mapAt, textAt } from "../yaml/read.ts";

/** Where each workload kind keeps the spec of its pods. */
const specPaths: Readonly<Record<string, readonly string[]>> = {
  Pod: ["spec"],
  DaemonSet: ["spec", "template", "spec"],
  Deployment: ["spec", "template", "spec"],
  StatefulSet: ["spec", "template", "spec"],
  ReplicaSet: ["spec", "template", "spec"],
  ReplicationController: ["spec", "template", "spec"],
  Job: ["spec", "template", "spec"],
  CronJob: ["spec", "jobTemplate", "spec", "template", "spec"],
};

export const workloadKinds: readonly string[] = Object.keys(specPaths);

export interface PodTemplate {
  readonly workload: Resource;
  readonly spec: MapNode;
  /** As the API server fills it in: `default` when not set; undefined when it cannot be told. */
  readonly serviceAccount: string | undefined;
  readonly containers: readonly Container[];
}

export interface Container {
  readonly node: MapNode;
  readonly name: string | undefined;
  /** Image reference as written; undefined when it is computed. */
  readonly image: string | undefined;
  readonly isInit: boolean;
}

/** The pods of a workload; undefined for other kinds and for workloads whose pod spec cannot be seen. */
export function podTemplateOf(resource: Resource): PodTemplate | undefined {
  const path = specPaths[resource.kind];
  const spec = path && mapAt(resource.root, ...path);
  if (spec === undefined) return undefined;
  const containers = [
    ...itemsAt(spec, "initContainers").flatMap((node) => container(node, true)),
    ...itemsAt(spec, "containers").flatMap((node) => container(node, false)),
  ];
  return { workload: resource, spec, serviceAccount: serviceAccountOf(spec), containers };
}

function serviceAccountOf(spec: MapNode): string | undefined {
  const written = spec.get("serviceAccountName") ?? spec.get("serviceAccount");
  if (written === undefined) return spec.complete ? "default" : undefined;
  return textAt(written);
}

function container(node: TreeNode, isInit: boolean): Container[] {
  if (node.type !== "map") return [];
  return [{ node, name: textAt(node, "name"), image: textAt(node, "image"), isInit }];
}
