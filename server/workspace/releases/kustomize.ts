import type { SourceDocument } from "../../contract/source.ts";
import type { MapNode, TreeNode } from "../../contract/tree.ts";
import { baseName, folderOf } from "../../text/paths.ts";
import { itemsAt, mapAt, textAt } from "../../yaml/read.ts";
import type { InlineValues } from "./inline.ts";
import { pathPattern } from "./path-pattern.ts";
import { chartIdentity, type ReleaseValues, releaseOf } from "./release-values.ts";

/** A ConfigMap that a kustomization makes of files. */
export interface GeneratedConfigMap {
  readonly folder: string;
  readonly namespace: string | undefined;
  readonly name: string;
  /** Path by key. */
  readonly files: ReadonlyMap<string, string>;
}

/** https://kubectl.docs.kubernetes.io/references/kustomize/kustomization/configmapgenerator/ */
export function generatedConfigMaps({ file, tree: { root } }: SourceDocument): readonly GeneratedConfigMap[] {
  const folder = folderOf(file);
  return itemsAt(root, "configMapGenerator").flatMap((generator) => {
    const name = textAt(generator, "name");
    if (name === undefined) return [];
    const files = itemsAt(generator, "files").flatMap((item) => {
      const written = textAt(item) ?? "";
      const equals = written.indexOf("=");
      const path = pathPattern(folder, written.slice(equals + 1));
      const key = equals < 0 ? baseName(written) : written.slice(0, equals);
      return path === undefined ? [] : [[key, path] as const];
    });
    const namespace = textAt(generator, "namespace") ?? textAt(root, "namespace");
    return [{ folder, namespace, name, files: new Map(files) }];
  });
}

/** Values files of `helmCharts`. https://kubectl.docs.kubernetes.io/references/kustomize/builtins/#_helmchartinflationgenerator_ */
export function kustomizeReleases({ file, tree: { root } }: SourceDocument): readonly ReleaseValues[] {
  return chartsIn(root).flatMap((chart): ReleaseValues[] => {
    const files = writtenFiles(chart).flatMap((path) => pathPattern(folderOf(file), path) ?? []);
    return files.length === 0 ? [] : [{ ...described(chart, root), files, folder: undefined, configMaps: [] }];
  });
}

/** `valuesInline` of `helmCharts`. */
export function kustomizeInlineValues({ tree: { root } }: SourceDocument): readonly InlineValues[] {
  return chartsIn(root).flatMap((chart) => {
    const values = mapAt(chart, "valuesInline");
    return values === undefined ? [] : [{ ...described(chart, root), root: values }];
  });
}

function chartsIn(root: TreeNode): readonly MapNode[] {
  return itemsAt(root, "helmCharts").flatMap((item) => (item.type === "map" ? [item] : []));
}

function writtenFiles(chart: MapNode): readonly string[] {
  const additional = itemsAt(chart, "additionalValuesFiles").flatMap((item) => textAt(item) ?? []);
  return [textAt(chart, "valuesFile"), ...additional].flatMap((path) => path ?? []);
}

function described(chart: MapNode, root: TreeNode) {
  const layers = writtenFiles(chart).length + (mapAt(chart, "valuesInline") === undefined ? 0 : 1);
  return {
    chart: chartIdentity(textAt(chart, "name"), textAt(chart, "version"), textAt(chart, "repo")),
    release: releaseOf(textAt(chart, "releaseName"), textAt(chart, "namespace") ?? textAt(root, "namespace")),
    isPartial: layers > 1,
  };
}
