import type { IndexView } from "../../../contract/index-view.ts";
import type { Resource } from "../../../contract/resource.ts";
import type { TreeNode } from "../../../contract/tree.ts";
import { parseEmbeddedDocuments } from "../../../yaml/embedded/parse-embedded.ts";
import { scalarAt, textAt } from "../../../yaml/read.ts";
import { walk } from "../../../yaml/walk.ts";
import { workloadKinds } from "../../pod-template.ts";
import type { Election } from "../timings.ts";
import { electionsOfWorkload } from "./workload.ts";

/** Kinds of Cluster API that write files onto machines: `files` with `path` and `content`. https://cluster-api.sigs.k8s.io/ */
const kinds =
  /^(?:Kubeadm(?:ControlPlane|Config)|RKE2(?:ControlPlane|Config)|KThrees(?:ControlPlane|Config))(?:Template)?$/;

/** Elections of workloads that a machine gets as files, kube-vip as a static Pod for one. */
export function electionsOfMachineFiles(resource: Resource, index: IndexView): readonly Election[] {
  if (!kinds.test(resource.kind) || !resource.apiVersion.includes("cluster.x-k8s.io/")) return [];
  return [...walk(resource.root)].flatMap(({ node }): readonly Election[] => {
    if (node.type !== "map" || textAt(node, "path") === undefined || textAt(node, "encoding") !== undefined) return [];
    const content = scalarAt(node, "content");
    if (typeof content?.value !== "string" || !/^kind:/m.test(content.text)) return [];
    return parseEmbeddedDocuments(content).flatMap(({ root }, i) =>
      inFile(root, resource, index).map((election) => ({
        ...election,
        key: `${content.path.join(".")} ${i} ${election.key}`,
      })),
    );
  });
}

function inFile(root: TreeNode, resource: Resource, index: IndexView): readonly Election[] {
  const [kind, apiVersion] = [textAt(root, "kind"), textAt(root, "apiVersion")];
  if (root.type !== "map" || kind === undefined || apiVersion === undefined || !workloadKinds.includes(kind)) return [];
  const name = textAt(root, "metadata", "name");
  const namespace = textAt(root, "metadata", "namespace");
  const inner: Resource = {
    document: resource.document,
    root,
    apiVersion,
    kind,
    ...(name !== undefined && { name }),
    ...(namespace !== undefined && { namespace }),
    role: resource.role,
  };
  return electionsOfWorkload(inner, index);
}
