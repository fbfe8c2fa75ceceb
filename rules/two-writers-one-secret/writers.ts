import type { Resource } from "../../server/contract/resource.ts";
import type { TreeNode } from "../../server/contract/tree.ts";
import { isAbsent, itemsAt, mapAt, nodeAt, textAt } from "../../server/yaml/read.ts";

/** An object whose controller writes a whole Secret of its namespace. */
export interface Writer {
  readonly resource: Resource;
  readonly secret: string;
  /** What names the Secret. */
  readonly node: TreeNode;
}

export const writerKinds = ["Certificate", "ExternalSecret", "SealedSecret", "PostgresCluster", "Ingress"] as const;

/** The Secrets that an object has written. Patches name a Secret for an object that is judged itself. */
export function writersOf(resource: Resource): readonly Writer[] {
  if (resource.role === "patch") return [];
  const group = resource.apiVersion.split("/")[0] ?? "";
  const writer = (node: TreeNode | undefined, secret = textAt(node)): Writer[] =>
    node === undefined || secret === undefined || secret === "" || !node.certain ? [] : [{ resource, secret, node }];
  switch (resource.kind) {
    case "Certificate":
      return group === "cert-manager.io" ? writer(nodeAt(resource.root, "spec", "secretName")) : [];
    case "ExternalSecret":
      return group === "external-secrets.io" ? externalSecret(resource, writer) : [];
    case "SealedSecret":
      return group === "bitnami.com" ? writer(nodeAt(resource.root, "metadata", "name"), resource.name) : [];
    case "PostgresCluster":
      return group === "postgres-operator.crunchydata.com" ? postgresUsers(resource, writer) : [];
    case "Ingress":
      return ingress(resource, writer);
    default:
      return [];
  }
}

type Make = (node: TreeNode | undefined, secret?: string) => Writer[];

function externalSecret(resource: Resource, writer: Make): Writer[] {
  const target = mapAt(resource.root, "spec", "target");
  const policy = textAt(target, "creationPolicy");
  const owns = policy === "Owner" || policy === "Orphan" || isAbsent(resource.root, "spec", "target", "creationPolicy");
  if (!owns) return [];
  const name = nodeAt(target, "name");
  if (name !== undefined) return writer(name);
  const isNamedAlike = isAbsent(resource.root, "spec", "target", "name");
  return isNamedAlike ? writer(nodeAt(resource.root, "metadata", "name"), resource.name) : [];
}

/** `<cluster>-pguser-<user>`; without users there is one named like the cluster. */
function postgresUsers(resource: Resource, writer: Make): Writer[] {
  const { name, root } = resource;
  if (name === undefined) return [];
  if (isAbsent(root, "spec", "users")) return writer(nodeAt(root, "metadata", "name"), `${name}-pguser-${name}`);
  return itemsAt(root, "spec", "users").flatMap((user) => {
    const node = nodeAt(user, "name");
    const text = textAt(node);
    return text === undefined ? [] : writer(node, `${name}-pguser-${text}`);
  });
}

/** cert-manager makes a Certificate for each TLS Secret of an Ingress with one of these annotations. */
function ingress({ root }: Resource, writer: Make): Writer[] {
  const annotations = mapAt(root, "metadata", "annotations");
  const issuer = ["cert-manager.io/cluster-issuer", "cert-manager.io/issuer"].some(
    (key) => annotations?.get(key)?.certain === true,
  );
  if (!issuer) return [];
  return itemsAt(root, "spec", "tls").flatMap((tls) => writer(nodeAt(tls, "secretName")));
}
