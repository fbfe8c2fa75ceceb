import type { IndexView } from "../../contract/index-view.ts";
import type { Resource, ValuesTree } from "../../contract/resource.ts";
import type { Subject } from "../../contract/rule.ts";
import type { ScalarNode } from "../../contract/tree.ts";
import { itemsAt, scalarAt, textAt } from "../../yaml/read.ts";
import { parseImage } from "../image.ts";
import { etcdServersOf } from "./servers.ts";

/** A version of etcd that something is to run. */
export interface EtcdVersion {
  readonly minor: number;
  readonly patch: number;
  /** The scalar that holds it, and where in its text the version stands. */
  readonly node: ScalarNode;
  readonly start: number;
  readonly end: number;
  /** The version without a suffix of who packaged it: then any release of etcd can stand there. */
  readonly isPlain: boolean;
}

/** Paths of versions and tags of etcd, by kind. */
const places: Readonly<Record<string, readonly (readonly string[])[]>> = {
  ClusterConfiguration: [["etcd", "local", "imageTag"]],
  KubeadmControlPlane: [["spec", "kubeadmConfigSpec", "clusterConfiguration", "etcd", "local", "imageTag"]],
  KubeadmControlPlaneTemplate: [
    ["spec", "template", "spec", "kubeadmConfigSpec", "clusterConfiguration", "etcd", "local", "imageTag"],
  ],
  EtcdCluster: [["spec", "version"]],
};

/** Where the project publishes its own images, so that a tag is a release. https://etcd.io/docs/v3.6/op-guide/container/ */
const ownImages = /(?:^|\/)(?:coreos|etcd-development)\/etcd$/;

/** Every version of etcd that a subject asks for, from 3.0 on. */
export function etcdVersionsOf(subject: Subject, index: IndexView): readonly EtcdVersion[] {
  switch (subject.type) {
    case "resource":
      return [...ofImages(subject.resource, index), ...ofFields(subject.resource)];
    case "values":
      return ofValues(subject.values);
    case "document": {
      // https://www.talos.dev/latest/reference/configuration/v1alpha1/config/
      const image = scalarAt(subject.plain.root, "cluster", "etcd", "image");
      return image === undefined ? [] : ofImage(image);
    }
    case "chart":
      return [];
  }
}

function ofImages(resource: Resource, index: IndexView): EtcdVersion[] {
  return etcdServersOf(resource, index).flatMap(({ container }) => {
    const image = scalarAt(container.node, "image");
    return image === undefined ? [] : ofImage(image);
  });
}

function ofFields({ kind, apiVersion, root }: Resource): EtcdVersion[] {
  if (kind === "Cluster" && apiVersion.startsWith("kops"))
    return itemsAt(root, "spec", "etcdClusters").flatMap((cluster) => ofScalar(scalarAt(cluster, "version"), false));
  return (places[kind] ?? []).flatMap((path) => ofScalar(scalarAt(root, ...path), kind === "EtcdCluster"));
}

/** The tag of Bitnami's chart. */
function ofValues({ root, chart }: ValuesTree): EtcdVersion[] {
  return chart?.name === "etcd" && textAt(root, "image", "digest") === undefined
    ? ofScalar(scalarAt(root, "image", "tag"), false)
    : [];
}

function ofImage(node: ScalarNode): EtcdVersion[] {
  const image = parseImage(node.text);
  if (image?.tag === undefined) return [];
  const start = node.text.indexOf(image.tag, image.repository.length);
  return inText(node, start, start + image.tag.length, ownImages.test(image.repository) && image.digest === undefined);
}

function ofScalar(node: ScalarNode | undefined, isPlain: boolean): EtcdVersion[] {
  return node === undefined ? [] : inText(node, 0, node.text.length, isPlain);
}

function inText(node: ScalarNode, start: number, end: number, isPlain: boolean): EtcdVersion[] {
  const match = /^v?3\.(\d{1,2})\.(\d{1,3})(?=$|[-+_])/.exec(node.text.slice(start, end));
  if (match === null || !node.certain) return [];
  const isAlone = match[0].length === end - start;
  return [{ minor: Number(match[1]), patch: Number(match[2]), node, start, end, isPlain: isPlain && isAlone }];
}
