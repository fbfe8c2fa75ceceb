import type { IndexView } from "../../contract/index-view.ts";
import type { RequestRule } from "../flow-control/write-objects.ts";

/** Kinds of which a cluster has many objects, or large ones. */
const large = [
  "pods",
  "nodes",
  "services",
  "endpoints",
  "endpointslices",
  "namespaces",
  "configmaps",
  "secrets",
  "events",
  "replicasets",
  "jobs",
];

/** What an account may list or watch in the whole cluster. Rules for named objects are no lists, but cost nothing to take along. */
export function wideRequests(
  account: { readonly name: string | undefined; readonly namespace: string | undefined },
  index: IndexView,
): readonly RequestRule[] {
  if (account.name === undefined) return [];
  return index.permissions(account.namespace, account.name).flatMap((permission) => {
    if (permission.namespace !== undefined) return [];
    const has = (verb: string) => permission.verbs.includes(verb) || permission.verbs.includes("*");
    const verbs = ["list", "watch"].filter(has);
    const resources = permission.resources.filter((resource) => resource === "*" || large.includes(resource));
    if (verbs.length === 0 || resources.length === 0 || permission.apiGroups.length === 0) return [];
    return [{ verbs, apiGroups: permission.apiGroups, resources, clusterScope: true }];
  });
}
