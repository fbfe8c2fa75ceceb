import type { ChartIdentity, Resource, ValuesTree } from "../../contract/resource.ts";
import type { SourceDocument } from "../../contract/source.ts";
import type { TreeNode } from "../../contract/tree.ts";
import { parseEmbedded } from "../../yaml/embedded/parse-embedded.ts";
import { mapAt, scalarAt, textAt } from "../../yaml/read.ts";
import { argoSources, argoSpec } from "../releases/argo.ts";
import { helmfileInlineValues, isHelmfile } from "../releases/helmfile.ts";
import type { InlineValues } from "../releases/inline.ts";
import { kustomizeInlineValues } from "../releases/kustomize.ts";
import { chartIdentity, releaseOf } from "../releases/release-values.ts";
import type { Releases } from "../releases/releases.ts";

/**
 * Values that stand inside an Argo CD Application or ApplicationSet, a Flux HelmRelease, a HelmChart of k3s and RKE2, or a
 * ConfigMap that a release takes them from.
 */
export function inlineValuesOf(resource: Resource, releases?: Releases): readonly ValuesTree[] {
  switch (resource.kind) {
    case "Application":
    case "ApplicationSet":
      return argoValues(resource);
    case "HelmRelease":
      return resource.apiVersion.startsWith("helm.toolkit.fluxcd.io/") ? fluxValues(resource, releases) : [];
    case "HelmChart":
    case "HelmChartConfig":
      return resource.apiVersion.startsWith("helm.cattle.io/") ? helmControllerValues(resource) : [];
    case "ConfigMap":
      return releases?.takeConfigMaps === true ? configMapValues(resource, releases) : [];
    default:
      return [];
  }
}

/** Values inside a file that is no Kubernetes object: a helmfile or a kustomization. */
export function fileInlineValues(
  document: SourceDocument,
  file: { readonly path: string; readonly kind: string; readonly documents: readonly SourceDocument[] },
): readonly ValuesTree[] {
  const trees = (source: ValuesTree["source"], found: readonly InlineValues[]) =>
    found.map((values): ValuesTree => ({ document, ...values, source, local: undefined, path: values.root.path }));
  if (file.kind === "kustomization") return trees("kustomize", kustomizeInlineValues(document));
  const isRead = file.kind === "manifest" && isHelmfile(file.path);
  return isRead ? trees("helmfile", helmfileInlineValues(document, file.documents)) : [];
}

/** https://argo-cd.readthedocs.io/en/stable/user-guide/helm/#values */
function argoValues(resource: Resource): readonly ValuesTree[] {
  const spec = argoSpec(resource);
  const namespace = textAt(spec, "destination", "namespace");
  return argoSources(spec).flatMap((source) => {
    const chart = chartIdentity(textAt(source, "chart"), textAt(source, "targetRevision"), textAt(source, "repoURL"));
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
function fluxValues(resource: Resource, releases: Releases | undefined): readonly ValuesTree[] {
  const spec = mapAt(resource.root, "spec");
  const chart = mapAt(spec, "chart", "spec");
  const name = textAt(spec, "releaseName") ?? resource.name;
  const namespace = textAt(spec, "targetNamespace") ?? resource.namespace;
  return tree(
    resource,
    mapAt(spec, "values"),
    "flux-helmrelease",
    chart === undefined
      ? releases?.sources.artifactOf(resource)
      : chartIdentity(textAt(chart, "chart"), textAt(chart, "version"), undefined),
    name,
    namespace,
  );
}

/** Charts that RKE2 packages itself, by the name of their HelmChart. https://docs.rke2.io/networking/basic_network_options */
const packaged: ReadonlyMap<string, string> = new Map([["rke2-cilium", "cilium"]]);

/** `valuesContent` of k3s' and RKE2's Helm controller; a HelmChartConfig adds to a HelmChart. https://docs.k3s.io/add-ons/helm */
function helmControllerValues(resource: Resource): readonly ValuesTree[] {
  const spec = mapAt(resource.root, "spec");
  const text = scalarAt(spec, "valuesContent");
  if (text === undefined || typeof text.value !== "string") return [];
  const own = packaged.get(resource.name ?? "");
  const chart =
    resource.kind === "HelmChart"
      ? chartIdentity(textAt(spec, "chart"), textAt(spec, "version"), textAt(spec, "repo"))
      : own === undefined
        ? undefined
        : { name: own };
  if (chart === undefined) return [];
  const namespace = textAt(spec, "targetNamespace") ?? resource.namespace;
  const root = parseEmbedded(text, "yaml").root;
  const found = tree(resource, root, "k3s-helmchart", chart, resource.name, namespace);
  const isPartial = resource.kind === "HelmChartConfig" || ["set", "valuesSecrets"].some((key) => spec?.get(key));
  return found.map((values) => (isPartial ? { ...values, isPartial } : values));
}

/** The keys of a ConfigMap that releases take as values files. */
function configMapValues(resource: Resource, releases: Releases): readonly ValuesTree[] {
  return [...releases.ofConfigMap(resource)].flatMap(([key, { chart, release, isPartial }]) => {
    const text = scalarAt(resource.root, "data", key);
    if (chart === undefined || text === undefined || typeof text.value !== "string") return [];
    const found = tree(resource, parseEmbedded(text, "yaml").root, "release", chart, release.name, release.namespace);
    return found.map((values) => ({ ...values, isPartial }));
  });
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
  const release = releaseOf(name, namespace);
  return [{ document: resource.document, root, source, chart, local: undefined, path: root.path, release }];
}
