import type { Resource } from "../../contract/resource.ts";
import type { MapNode, TreeNode } from "../../contract/tree.ts";
import { itemsAt, mapAt, nodeAt, textAt } from "../../yaml/read.ts";
import { commandsOf } from "../command-line/commands.ts";
import { type ArgumentState, flagOf, ofItems, ofValue, passedOn } from "../control-plane/arguments.ts";
import {
  type K3sConfiguration,
  k3sConfigurationsOfDocument,
  k3sConfigurationsOfResource,
} from "../control-plane/carriers/k3s.ts";
import { kubeadmConfigurationOf } from "../control-plane/carriers/kubeadm.ts";
import { talosPatchesIn } from "../control-plane/carriers/talos.ts";
import { podTemplateOf } from "../pod-template.ts";
import type { ApiServer } from "./api-server.ts";

/** Containers that run `kube-apiserver`: static Pods, and control planes that run as workloads. */
export function apiServersInWorkload(resource: Resource): readonly ApiServer[] {
  const whole = resource.role !== "patch";
  return (podTemplateOf(resource)?.containers ?? []).flatMap(({ node, isInit }): ApiServer[] => {
    const command = isInit ? undefined : commandsOf(node).find(({ program }) => program === "kube-apiserver");
    if (command === undefined) return [];
    return [make("workload", node, (flag) => flagOf(command, flag, whole))];
  });
}

/** `apiServer.extraArgs`: a map up to kubeadm v1beta3, a list of `name` and `value` from v1beta4 on. */
export function apiServersOfKubeadm(resource: Resource): readonly ApiServer[] {
  const configuration = kubeadmConfigurationOf(resource);
  if (configuration === undefined) return [];
  const section = configuration.get("apiServer");
  const whole = resource.role !== "patch" && configuration.complete && isOpen(section);
  return [fromArguments("kubeadm", nodeAt(section, "extraArgs"), section ?? configuration, whole)];
}

/** `kube-apiserver-arg`, and RKE2's section in Cluster API. https://docs.k3s.io/cli/server https://docs.rke2.io/reference/server_config */
export function apiServersOfK3s(resource: Resource): readonly ApiServer[] {
  const { root, kind } = resource;
  const spec = nodeAt(root, "spec", ...(kind.endsWith("Template") ? ["template", "spec"] : []));
  const section = kind.startsWith("RKE2ControlPlane") ? mapAt(spec, "serverConfig", "kubeAPIServer") : undefined;
  const own = section === undefined ? [] : [fromArguments("k3s", section.get("extraArgs"), section, false)];
  return [...own, ...k3sConfigurationsOfResource(resource).flatMap(fromK3s)];
}

/** Patches of machine configurations. */
export function apiServersOfTalos({ kind, root }: Resource): readonly ApiServer[] {
  return kind === "TalosControlPlane" ? talosPatches(root) : [];
}

/** https://kops.sigs.k8s.io/cluster_spec/#kubeapiserver */
export function apiServersInKops({ apiVersion, kind, root, role }: Resource): readonly ApiServer[] {
  if (kind !== "Cluster" || !/^kops(?:\.k8s\.io)?\//.test(apiVersion)) return [];
  const section = nodeAt(root, "spec", "kubeAPIServer");
  const spec = nodeAt(root, "spec");
  if (spec?.type !== "map") return [];
  const whole = role !== "patch" && spec.complete && isOpen(section);
  const get = (flag: string) => {
    const field = kopsField(flag);
    const value = section?.type === "map" ? section.get(field) : undefined;
    if (flag === "etcd-servers-overrides") return kopsOverrides(spec);
    if (value !== undefined) return value.type === "list" ? ofItems(value, field) : ofValue(value, field);
    return whole && (section?.type !== "map" || section.complete) ? "absent" : "unknown";
  };
  return [make("kops", section ?? spec, get)];
}

/** kOps makes the overrides itself, of its `etcdClusters` named `events` and `leases`. */
function kopsOverrides(spec: MapNode): ArgumentState {
  const clusters = spec.get("etcdClusters");
  const events = itemsAt(clusters).find((cluster) => textAt(cluster, "name") === "events");
  if (events !== undefined) {
    const none = () => undefined;
    return {
      written: "etcdClusters",
      value: "/events#",
      origin: events.origin,
      originOf: () => events.origin,
      replace: none,
    };
  }
  const isWhole = clusters?.type === "list" && clusters.complete && clusters.items.every(({ type }) => type === "map");
  return isWhole && clusters.items.length > 0 ? "absent" : "unknown";
}

/** Documents that are no objects: Talos' machine configuration, k3s' and RKE's files, files of cloud-init and talhelper. */
export function apiServersInDocument(root: TreeNode): readonly ApiServer[] {
  return [
    ...talos(root, ""),
    ...talosPatches(root),
    ...rke(root),
    ...k3sConfigurationsOfDocument(root).flatMap(fromK3s),
  ];
}

/** https://www.talos.dev/latest/reference/configuration/v1alpha1/config/ */
function talos(root: TreeNode, prefix: string): ApiServer[] {
  const section = mapAt(root, "cluster", "apiServer");
  if (section === undefined) return [];
  const isConfiguration = mapAt(root, "machine") !== undefined && mapAt(root, "cluster")?.complete === true;
  return [fromArguments("talos", section.get("extraArgs"), section, isConfiguration && section.complete, prefix)];
}

function talosPatches(root: TreeNode): readonly ApiServer[] {
  return talosPatchesIn(root).flatMap((patch) => talos(patch.root, `${patch.key} `));
}

/** https://rke.docs.rancher.com/config-options/services/services-extras */
function rke(root: TreeNode): ApiServer[] {
  return [root, nodeAt(root, "rancher_kubernetes_engine_config")].flatMap((cluster) => {
    const section = mapAt(cluster, "services", "kube-api");
    return section === undefined ? [] : [fromArguments("rke", section.get("extra_args"), section, false)];
  });
}

/** `kube-apiserver-arg+` adds to what another file says. */
function fromK3s({ root, key }: K3sConfiguration): ApiServer[] {
  const written = ["kube-apiserver-arg", "kube-apiserver-arg+"].flatMap((name) => {
    const node = root.get(name);
    return node === undefined ? [] : [node];
  });
  return written.map((node) => fromArguments("k3s", node, node, false, key));
}

function fromArguments(
  form: ApiServer["form"],
  node: TreeNode | undefined,
  section: TreeNode,
  whole: boolean,
  prefix = "",
): ApiServer {
  return make(form, node ?? section, (flag) => passedOn(node, flag, whole), prefix);
}

function make(form: ApiServer["form"], holder: TreeNode, get: ApiServer["get"], prefix = ""): ApiServer {
  return { form, holder, key: `${prefix}${holder.path.join(".")}`, get };
}

/** Whether what is not in a section is known to be missing. */
function isOpen(section: TreeNode | undefined): boolean {
  return section === undefined || (section.type === "map" && section.complete);
}

/** `max-requests-inflight` is `maxRequestsInflight`, `event-ttl` is `eventTTL`. */
function kopsField(flag: string): string {
  return flag.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()).replace(/Ttl$/, "TTL");
}
