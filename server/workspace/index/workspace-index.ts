import type { IndexView, Permission } from "../../contract/index-view.ts";
import type { Chart, Resource, ValuesTree } from "../../contract/resource.ts";
import type { SourceFile } from "../../contract/source.ts";
import { workloadKinds } from "../../kubernetes/pod-template.ts";
import { configMapNames } from "./config-maps.ts";
import type { KeptValues } from "./kept-values.ts";
import { type Lookups, valuesKeys } from "./lookups.ts";
import { permissionsOf } from "./permissions.ts";
import type { Recorder } from "./recorder.ts";
import type { SharedValues } from "./shared-values.ts";
import type { Verdicts } from "./verdicts.ts";

/** What the index asks of the workspace. */
export interface IndexSources {
  readonly lookups: Lookups;
  readonly kept: KeptValues;
  readonly shared: SharedValues;
  readonly recorder: Recorder;
  readonly verdicts: Verdicts;
  revision(key: string): number;
  charts(): readonly Chart[];
  readonly inView: {
    valuesOf(chart: Chart): readonly ValuesTree[];
    isRendered(values: ValuesTree): boolean;
  };
  file(path: string): SourceFile | undefined;
}

/** The joins, with each question reported to the recorder under the key that tells when its answer may change. */
export function makeIndex(sources: IndexSources): IndexView {
  const { lookups, recorder } = sources;
  const record = (key: string) => recorder.record(key);
  const kind = (name: string) => {
    record(`kind:${name}`);
    return lookups.kind(name);
  };
  const resource = (kindName: string, namespace: string | undefined, name: string) =>
    findResource(kind(kindName).named(name), namespace);
  return {
    resources: (name: string, words?: readonly string[]) => {
      if (words === undefined) return kind(name).all;
      record(`kind:${name}`);
      return lookups.kindWith(name, words);
    },
    named: (kindName: string, name: string) => kind(kindName).namedOrWritten(name),
    resource,
    permissions: (namespace: string | undefined, serviceAccount: string): readonly Permission[] => {
      record("kind:ClusterRoleBinding");
      record("kind:RoleBinding");
      return permissionsOf(lookups.bindings(), resource, namespace, serviceAccount);
    },
    workloadsReading: (configMap: Resource) => {
      for (const name of workloadKinds) record(`kind:${name}`);
      const { name, namespace } = configMap;
      const readers = name === undefined ? [] : lookups.readersOf(name);
      return readers.filter((reader) => isSameNamespace(reader.namespace, namespace));
    },
    configMapsOf: (workload: Resource) =>
      configMapNames(workload).flatMap((name) => resource("ConfigMap", workload.namespace, name) ?? []),
    charts: () => {
      record("charts");
      return sources.charts();
    },
    valuesOf: (chart: Chart) => {
      record("charts");
      record(`values:${chart.folder}`);
      return sources.inView.valuesOf(chart);
    },
    isRendered: (values: ValuesTree) => {
      record("charts");
      record(`values:${values.local?.folder}`);
      return sources.inView.isRendered(values);
    },
    values: () => {
      for (const key of valuesKeys) record(key);
      return lookups.values();
    },
    documents: (words: readonly string[]) => {
      record("documents");
      return lookups.documents(words);
    },
    kept: <T>(subject: object, name: string, compute: () => T): T => {
      const known = sources.kept.get(subject, name, record);
      if (known !== undefined) return known.value as T;
      // Objects are made anew with the structure, also where nothing in them changed.
      const revisions = new Map([["structure", sources.revision("structure")]]);
      const value = recorder.within((key) => void revisions.set(key, sources.revision(key)), compute);
      sources.kept.set(subject, name, value, revisions);
      return value;
    },
    shared: <T>(subject: object, name: string, compute: () => T): T => {
      const known = sources.shared.get(subject, name);
      if (known !== undefined) {
        recorder.share(known.questions);
        return known.value as T;
      }
      const questions = new Set<string>();
      const value = recorder.within((key) => void questions.add(key), compute);
      sources.shared.set(subject, name, { value, questions });
      recorder.share(questions);
      return value;
    },
    verdict: <T>(subject: object, name: string, compute: () => T): T =>
      sources.verdicts.get(subject, name, compute) as T,
    file: (path: string) => {
      record(`file:${path}`);
      return sources.file(path);
    },
  };
}

/** Same name and namespace; an object or a question without a namespace may mean any, so it is the second choice. */
function findResource(named: readonly Resource[], namespace: string | undefined): Resource | undefined {
  const whole = named.filter((candidate) => candidate.role !== "patch");
  const exact = whole.find((candidate) => candidate.namespace === namespace);
  return exact ?? whole.find((candidate) => isSameNamespace(candidate.namespace, namespace));
}

function isSameNamespace(a: string | undefined, b: string | undefined): boolean {
  return a === b || a === undefined || b === undefined;
}
