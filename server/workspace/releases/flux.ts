import type { Resource } from "../../contract/resource.ts";
import { folderOf, joinPath } from "../../text/paths.ts";
import { itemsAt, mapAt, nodeAt, textAt } from "../../yaml/read.ts";
import type { FluxSources } from "./flux-sources.ts";
import type { GeneratedConfigMap } from "./kustomize.ts";
import { pathPattern } from "./path-pattern.ts";
import { type ReleaseValues, releaseOf } from "./release-values.ts";

/** What a HelmRelease is joined with. */
export interface FluxSurroundings {
  readonly sources: FluxSources;
  readonly generated: readonly GeneratedConfigMap[];
}

/**
 * `valuesFrom` with ConfigMaps, also those that a kustomization generates from files, and the chart's `valuesFiles`.
 * https://fluxcd.io/flux/components/helm/helmreleases/#values-references
 */
export function fluxReleases(resource: Resource, surroundings: FluxSurroundings): readonly ReleaseValues[] {
  if (!resource.apiVersion.startsWith("helm.toolkit.fluxcd.io/")) return [];
  const spec = mapAt(resource.root, "spec");
  const from = itemsAt(spec, "valuesFrom");
  const chart = mapAt(spec, "chart", "spec");
  const fromSource = itemsAt(chart, "valuesFiles").flatMap((item) => textAt(item) ?? []);
  const layers = from.length + fromSource.length + (nodeAt(spec, "values") === undefined ? 0 : 1);
  const configMaps = from.flatMap((item) => {
    const name = textAt(item, "name");
    const isWhole = textAt(item, "kind") === "ConfigMap" && textAt(item, "targetPath") === undefined;
    return name === undefined || !isWhole
      ? []
      : [{ namespace: resource.namespace, name, key: textAt(item, "valuesKey") ?? "values.yaml" }];
  });
  const isInGit = textAt(chart, "sourceRef", "kind") === "GitRepository";
  const files = [
    ...configMaps.flatMap((wanted) => generatedFrom(wanted, resource, surroundings.generated)),
    ...(isInGit ? fromSource.flatMap((file) => pathPattern("", file) ?? []) : []),
  ];
  if (configMaps.length === 0 && files.length === 0) return [];
  return [
    {
      chart: surroundings.sources.chartOf(resource),
      folder: isInGit ? joinPath("", textAt(chart, "chart") ?? "") : undefined,
      release: releaseOf(
        textAt(spec, "releaseName") ?? resource.name,
        textAt(spec, "targetNamespace") ?? resource.namespace,
      ),
      isPartial: layers > 1,
      files,
      configMaps,
    },
  ];
}

/** Files of a generated ConfigMap; a generator in the release's own folder is meant before others of that name. */
function generatedFrom(
  wanted: ReleaseValues["configMaps"][number],
  release: Resource,
  generated: readonly GeneratedConfigMap[],
): readonly string[] {
  const { namespace } = wanted;
  const named = generated.filter(
    (map) =>
      map.name === wanted.name &&
      (namespace === undefined || map.namespace === undefined || namespace === map.namespace),
  );
  const beside = named.filter(({ folder }) => folder === folderOf(release.document.file));
  return (beside.length > 0 ? beside : named).flatMap(({ files }) => files.get(wanted.key) ?? []);
}
