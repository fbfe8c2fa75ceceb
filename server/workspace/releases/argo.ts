import type { Resource } from "../../contract/resource.ts";
import type { MapNode } from "../../contract/tree.ts";
import { joinPath } from "../../text/paths.ts";
import { itemsAt, mapAt, nodeAt, textAt } from "../../yaml/read.ts";
import { pathPattern } from "./path-pattern.ts";
import { chartIdentity, plainText, type ReleaseValues, releaseOf } from "./release-values.ts";

/** The specification of an Application, or of what an ApplicationSet makes. */
export function argoSpec(resource: Resource): MapNode | undefined {
  const { kind, root } = resource;
  if (!resource.apiVersion.startsWith("argoproj.io/")) return undefined;
  if (kind === "Application") return mapAt(root, "spec");
  return kind === "ApplicationSet" ? mapAt(root, "spec", "template", "spec") : undefined;
}

export function argoSources(spec: MapNode | undefined): readonly MapNode[] {
  return [mapAt(spec, "source"), ...itemsAt(spec, "sources")].flatMap((source) =>
    source?.type === "map" ? [source] : [],
  );
}

/**
 * `helm.valueFiles` of every source: below the source's path, from the repository's root with a leading `/`, or from the
 * root of another source with `$ref/`.
 * https://argo-cd.readthedocs.io/en/stable/user-guide/multiple_sources/#helm-value-files-from-external-git-repository
 */
export function argoReleases(resource: Resource): readonly ReleaseValues[] {
  const spec = argoSpec(resource);
  const sources = argoSources(spec);
  const references = new Set(sources.flatMap((source) => textAt(source, "ref") ?? []));
  return sources.flatMap((source): ReleaseValues[] => {
    const helm = mapAt(source, "helm");
    const written = itemsAt(helm, "valueFiles").flatMap((item) => textAt(item) ?? []);
    if (written.length === 0) return [];
    const isPackaged = source.get("chart") !== undefined;
    const folder = isPackaged ? undefined : joinPath("", plainText(source, "path") ?? "");
    const files = written.flatMap((file) => valueFile(file, folder, references) ?? []);
    const inline = ["values", "valuesObject"].filter((key) => nodeAt(helm, key) !== undefined).length;
    const changed = ["parameters", "fileParameters"].some((key) => itemsAt(helm, key).length > 0);
    return [
      {
        chart: chartIdentity(
          plainText(source, "chart"),
          plainText(source, "targetRevision"),
          plainText(source, "repoURL"),
        ),
        folder,
        release: releaseOf(
          plainText(helm, "releaseName") ?? plainText(resource.root, "metadata", "name"),
          plainText(spec, "destination", "namespace"),
        ),
        isPartial: changed || written.length + inline > 1,
        files,
        configMaps: [],
      },
    ];
  });
}

function valueFile(file: string, folder: string | undefined, references: ReadonlySet<string>): string | undefined {
  const [, reference, rest] = /^\$([^/]+)\/(.+)$/.exec(file) ?? [];
  if (reference !== undefined && rest !== undefined) {
    return references.has(reference) ? pathPattern("", rest) : undefined;
  }
  return folder === undefined ? undefined : pathPattern(file.startsWith("/") ? "" : folder, file);
}
