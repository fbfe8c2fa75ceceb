import type { IndexView, Permission } from "../../contract/index-view.ts";
import type { Chart, Resource, ValuesTree } from "../../contract/resource.ts";
import type { SourceFile } from "../../contract/source.ts";
import type { Changes } from "./changes.ts";
import { configMapNames } from "./config-maps.ts";
import type { KeptValues } from "./kept-values.ts";
import type { Lookups } from "./lookups.ts";
import { permissionsOf } from "./permissions.ts";
import type { Question } from "./question.ts";
import type { Recorder } from "./recorder.ts";
import type { SharedValues } from "./shared-values.ts";
import type { Verdicts } from "./verdicts.ts";

/** What the index asks of the workspace. */
export interface IndexSources {
  readonly lookups: Lookups;
  readonly kept: KeptValues;
  readonly shared: SharedValues;
  readonly verdicts: Verdicts;
  readonly changes: Changes;
  readonly recorder: Recorder;
  charts(): readonly Chart[];
  readonly inView: {
    valuesOf(chart: Chart): readonly ValuesTree[];
    isRendered(values: ValuesTree): boolean;
  };
  file(path: string): SourceFile | undefined;
}

/** The joins, with each question told to the recorder. */
export function makeIndex(sources: IndexSources): IndexView {
  const { lookups, recorder, changes } = sources;
  const record = (key: string) => recorder.record(changes.question(key));
  const resource = (kind: string, namespace: string | undefined, name: string) =>
    findResource(lookups.named(kind, name, namespace), namespace);
  return {
    resources: (kind: string, words?: readonly string[]) => lookups.kind(kind, words),
    named: (kind: string, name: string, namespace?: string) => lookups.namedOrWritten(kind, name, namespace),
    resource,
    permissions: (namespace: string | undefined, serviceAccount: string): readonly Permission[] =>
      permissionsOf(lookups, resource, namespace, serviceAccount),
    workloadsReading: ({ name, namespace }: Resource) => (name === undefined ? [] : lookups.readersOf(name, namespace)),
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
    values: () => lookups.values(),
    documents: (words: readonly string[]) => lookups.documents(words),
    kept: <T>(subject: object, name: string, compute: () => T): T => sources.kept.get(subject, name, compute) as T,
    shared: <T>(subject: object, name: string, compute: () => T): T => {
      const known = sources.shared.get(subject, name);
      if (known !== undefined) {
        recorder.share(known.questions);
        return known.value as T;
      }
      const questions = new Set<Question>();
      const value = recorder.within((question) => void questions.add(question), compute);
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
