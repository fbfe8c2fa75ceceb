import type { IndexView, Permission } from "../../contract/index-view.ts";
import type { Chart, PlainDocument, Resource, ValuesTree } from "../../contract/resource.ts";
import type { SourceFile } from "../../contract/source.ts";
import { configMapNames } from "./config-maps.ts";
import { permissionsOf } from "./permissions.ts";

/** What the index asks of the workspace. */
export interface IndexSources {
  resources(kind: string): readonly Resource[];
  charts(): readonly Chart[];
  valuesOf(chart: Chart): readonly ValuesTree[];
  values(): readonly ValuesTree[];
  isRendered(values: ValuesTree): boolean;
  documents(words: readonly string[]): readonly PlainDocument[];
  file(path: string): SourceFile | undefined;
}

/** The joins, with each question reported to `record` under the key that tells when its answer may change. */
export function makeIndex(sources: IndexSources, record: (key: string) => void): IndexView {
  const resources = (kind: string) => {
    record(`kind:${kind}`);
    return sources.resources(kind);
  };
  const resource = (kind: string, namespace: string | undefined, name: string) =>
    findResource(resources(kind), namespace, name);
  return {
    resources,
    resource,
    permissions: (namespace: string | undefined, serviceAccount: string): readonly Permission[] =>
      permissionsOf({ resources, resource }, namespace, serviceAccount),
    configMapsOf: (workload: Resource) =>
      configMapNames(workload).flatMap((name) => resource("ConfigMap", workload.namespace, name) ?? []),
    charts: () => {
      record("charts");
      return sources.charts();
    },
    valuesOf: (chart: Chart) => {
      record("charts");
      record(`values:${chart.folder}`);
      return sources.valuesOf(chart);
    },
    isRendered: (values: ValuesTree) => {
      record("charts");
      record(`values:${values.local?.folder}`);
      return sources.isRendered(values);
    },
    values: () => {
      record("charts");
      record("values");
      return sources.values();
    },
    documents: (words: readonly string[]) => {
      record("documents");
      return sources.documents(words);
    },
    file: (path: string) => {
      record(`file:${path}`);
      return sources.file(path);
    },
  };
}

/** Same name and namespace; an object or a question without a namespace may mean any, so it is the second choice. */
function findResource(
  candidates: readonly Resource[],
  namespace: string | undefined,
  name: string,
): Resource | undefined {
  const named = candidates.filter((candidate) => candidate.name === name && candidate.role !== "patch");
  const exact = named.find((candidate) => candidate.namespace === namespace);
  return exact ?? named.find((candidate) => candidate.namespace === undefined || namespace === undefined);
}
