import type { ChartIdentity, Resource, ValuesTree } from "../../contract/resource.ts";
import type { MapNode, TreeNode } from "../../contract/tree.ts";
import { parseEmbedded } from "../../yaml/embedded/parse-embedded.ts";
import { itemsAt, mapAt, scalarAt, textAt } from "../../yaml/read.ts";

/** Values that stand inside an Argo CD Application or ApplicationSet, or a Flux HelmRelease. */
export function inlineValuesOf(resource: Resource): readonly ValuesTree[] {
  switch (resource.kind) {
    case "Application":
      return resource.apiVersion.startsWith("argoproj.io/") ? argoValues(resource, mapAt(resource.root, "spec")) : [];
    case "ApplicationSet":
      return resource.apiVersion.startsWith("argoproj.io/")
        ? argoValues(resource, mapAt(resource.root, "spec", "template", "spec"))
        : [];
    case "HelmRelease":
      return resource.apiVersion.startsWith("helm.toolkit.fluxcd.io/") ? fluxValues(resource) : [];
    default:
      return [];
  }
}

/** https://argo-cd.readthedocs.io/en/stable/user-guide/helm/#values */
function argoValues(resource: Resource, spec: MapNode | undefined): readonly ValuesTree[] {
  const namespace = textAt(spec, "destination", "namespace");
  return [mapAt(spec, "source"), ...itemsAt(spec, "sources")].flatMap((source) => {
    if (source?.type !== "map") return [];
    const chart = identity(textAt(source, "chart"), textAt(source, "targetRevision"), textAt(source, "repoURL"));
    const name = textAt(source, "helm", "releaseName") ?? resource.name;
    const text = scalarAt(source, "helm", "values");
    const embedded =
      text !== undefined && typeof text.value === "string" ? parseEmbedded(text, "yaml").root : undefined;
    return [embedded, mapAt(source, "helm", "valuesObject")].flatMap((root) =>
      tree(resource, root, "argo-application", chart, name, namespace),
    );
  });
}

/** https://fluxcd.io/flux/components/helm/helmreleases/ */
function fluxValues(resource: Resource): readonly ValuesTree[] {
  const spec = mapAt(resource.root, "spec");
  const chart = mapAt(spec, "chart", "spec");
  const name = textAt(spec, "releaseName") ?? resource.name;
  const namespace = textAt(spec, "targetNamespace") ?? resource.namespace;
  return tree(
    resource,
    mapAt(spec, "values"),
    "flux-helmrelease",
    identity(textAt(chart, "chart"), textAt(chart, "version"), undefined),
    name,
    namespace,
  );
}

/** A chart given by a path (`./charts/x`) is known by its last folder. */
function identity(
  chart: string | undefined,
  version: string | undefined,
  repository: string | undefined,
): ChartIdentity | undefined {
  const name = chart?.split("/").findLast((step) => step !== "" && step !== ".");
  if (name === undefined) return undefined;
  return { name, ...(version !== undefined && { version }), ...(repository !== undefined && { repository }) };
}

function tree(
  resource: Resource,
  root: TreeNode | undefined,
  source: ValuesTree["source"],
  chart: ChartIdentity | undefined,
  name: string | undefined,
  namespace: string | undefined,
): ValuesTree[] {
  if (root?.type !== "map") return [];
  const release = { ...(name !== undefined && { name }), ...(namespace !== undefined && { namespace }) };
  return [{ document: resource.document, root, source, chart, local: undefined, path: root.path, release }];
}
