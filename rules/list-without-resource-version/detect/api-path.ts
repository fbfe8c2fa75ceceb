import { trimEndOf } from "../../../server/text/trim-end.ts";
/** A collection of the Kubernetes API, as an address names it. */
export interface ApiList {
  readonly path: string;
  readonly resource: string;
  readonly reach: "cluster" | "namespace";
  readonly filtered: boolean;
}

/** https://kubernetes.io/docs/reference/generated/kubernetes-api/v1.34/ */
const coreResources = new Set(
  (
    "pods nodes services endpoints namespaces configmaps secrets events persistentvolumes persistentvolumeclaims " +
    "serviceaccounts replicationcontrollers resourcequotas limitranges podtemplates"
  ).split(" "),
);

/**
 * The collection that a path of the API lists: undefined for single objects, discovery, watches, paths that a variable
 * could change, and for lists that name a resourceVersion or a limit.
 *
 * @param text path and query: `/api/v1/pods?fieldSelector=…`
 */
export function apiList(text: string): ApiList | undefined {
  const [path = "", query = ""] = text.split("?", 2);
  if (/(?:^|&)(?:resourceVersion|limit|continue)=/.test(query)) return undefined;
  if (/(?:^|&)watch(?:=(?!false|0)|&|$)/.test(query)) return undefined;
  const found = collectionOf(trimEndOf(path, "/").split("/").slice(1));
  if (found === undefined) return undefined;
  return { ...found, path, filtered: /(?:^|&)(?:field|label)Selector=/.test(query) };
}

/** https://kubernetes.io/docs/reference/using-api/api-concepts/#resource-uris */
function collectionOf(segments: readonly string[]): Pick<ApiList, "resource" | "reach"> | undefined {
  const isCore = segments[0] === "api" && segments[1] === "v1";
  const isGroup = segments[0] === "apis" && /^[a-z0-9.-]+$/.test(segments[1] ?? "") && /^v\d/.test(segments[2] ?? "");
  if (!isCore && !isGroup) return undefined;
  const rest = segments.slice(isCore ? 2 : 3);
  const isNamespaced = rest[0] === "namespaces" && rest.length > 2;
  const names = isNamespaced ? rest.slice(2) : rest;
  const [resource] = names;
  if (names.length !== 1 || resource === undefined || !/^[a-z]+$/.test(resource)) return undefined;
  if (isCore && !coreResources.has(resource)) return undefined;
  return { resource, reach: isNamespaced ? "namespace" : "cluster" };
}
