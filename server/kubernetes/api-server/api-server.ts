import type { Subject } from "../../contract/rule.ts";
import type { TreeNode } from "../../contract/tree.ts";
import type { ArgumentState } from "../control-plane/arguments.ts";
import { kubeadmKinds } from "../control-plane/carriers/kubeadm.ts";
import { workloadKinds } from "../pod-template.ts";
import {
  apiServersInDocument,
  apiServersInKops,
  apiServersInWorkload,
  apiServersOfK3s,
  apiServersOfKubeadm,
  apiServersOfTalos,
} from "./forms.ts";

/** The API servers that one place configures. */
export interface ApiServer {
  readonly form: "workload" | "kubeadm" | "k3s" | "rke" | "talos" | "kops";
  /** The nearest thing that exists, for what is missing. */
  readonly holder: TreeNode;
  /** Tells several of one subject apart: the path of what holds the arguments. */
  readonly key: string;
  /** An argument by its flag's name, without dashes. */
  get(flag: string): ArgumentState;
}

/** Kinds that can hold arguments of kube-apiserver. */
export const apiServerKinds: readonly string[] = [
  ...new Set([
    ...workloadKinds,
    ...kubeadmKinds,
    "Cluster",
    "RKE2ControlPlane",
    "RKE2ControlPlaneTemplate",
    "KThreesControlPlane",
    "KThreesControlPlaneTemplate",
    "TalosControlPlane",
  ]),
];

/** Every place of a subject where arguments of kube-apiserver are written. */
export function apiServersOf(subject: Subject): readonly ApiServer[] {
  if (subject.type === "document") return apiServersInDocument(subject.plain.root);
  if (subject.type !== "resource") return [];
  const { resource } = subject;
  return [
    ...apiServersInWorkload(resource),
    ...apiServersOfKubeadm(resource),
    ...apiServersOfK3s(resource),
    ...apiServersOfTalos(resource),
    ...apiServersInKops(resource),
  ];
}
