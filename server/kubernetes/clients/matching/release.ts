import type { IndexView } from "../../../contract/index-view.ts";
import type { Resource, ValuesTree } from "../../../contract/resource.ts";
import type { SourceDocument } from "../../../contract/source.ts";
import type { MapNode } from "../../../contract/tree.ts";
import { itemsAt, listAt, mapAt, textAt } from "../../../yaml/read.ts";

/** Address of the repository that a release or a dependency takes its chart from, where it can be told. */
export function repositoryOf(values: ValuesTree, index: IndexView): string | undefined {
  const written = values.chart?.repository;
  if (written !== undefined) return /^(?:@|alias:|file:)/.test(written) ? undefined : written;
  if (values.source !== "flux-helmrelease") return undefined;
  const release = holderOf(values, index, "HelmRelease");
  const source = mapAt(release?.root, "spec", "chart", "spec", "sourceRef");
  const name = textAt(source, "name");
  if (name === undefined || textAt(source, "kind") !== "HelmRepository") return undefined;
  const namespace = textAt(source, "namespace") ?? release?.namespace;
  return textAt(index.resource("HelmRepository", namespace, name)?.root, "spec", "url");
}

/** Whether a release takes further values from somewhere else, so that nothing is known to be absent. */
export function takesMoreValues(values: ValuesTree, index: IndexView): boolean {
  if (values.isPartial === true) return true;
  if (values.source === "flux-helmrelease") {
    const spec = mapAt(holderOf(values, index, "HelmRelease")?.root, "spec");
    return (listAt(spec, "valuesFrom") ?? listAt(spec, "chart", "spec", "valuesFiles")) !== undefined;
  }
  if (values.source !== "argo-application") return false;
  const helm = argoSources(values, index).map((source) => mapAt(source, "helm"));
  const keys = ["valueFiles", "parameters", "fileParameters"];
  return helm.some(
    (map) => keys.some((key) => itemsAt(map, key).length > 0) || (map?.get("values") && map.get("valuesObject")),
  );
}

/** Sources of the Application that take this chart. */
function argoSources(values: ValuesTree, index: IndexView): readonly MapNode[] {
  const holder = holderOf(values, index, "Application") ?? holderOf(values, index, "ApplicationSet");
  const outer = mapAt(holder?.root, "spec");
  const spec = holder?.kind === "ApplicationSet" ? mapAt(outer, "template", "spec") : outer;
  const sources = [mapAt(spec, "source"), ...itemsAt(spec, "sources")];
  return sources.flatMap((source) =>
    source?.type === "map" && textAt(source, "chart") === values.chart?.name ? [source] : [],
  );
}

/** The object that inline values stand in. */
function holderOf(values: ValuesTree, index: IndexView, kind: string): Resource | undefined {
  const all = index.resources(kind);
  const byDocument = index.kept(all, "by document", () => {
    const groups = new Map<SourceDocument, Resource[]>();
    for (const resource of all) groups.set(resource.document, [...(groups.get(resource.document) ?? []), resource]);
    return groups;
  });
  const { start } = values.root.origin.place.range;
  return byDocument.get(values.document)?.findLast(({ root }) => {
    const { file, range } = root.origin.place;
    return file === values.document.file && range.start <= start;
  });
}
