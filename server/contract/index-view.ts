import type { Chart, PlainDocument, Resource, ValuesTree } from "./resource.ts";
import type { SourceFile } from "./source.ts";

/** One permission that a subject holds, and where it is granted. */
export interface Permission {
  /** Undefined: in every namespace (ClusterRoleBinding). */
  readonly namespace: string | undefined;
  readonly apiGroups: readonly string[];
  readonly resources: readonly string[];
  readonly verbs: readonly string[];
  readonly role: Resource;
  readonly binding: Resource;
}

/** The joins over everything in view. Kept up to date by document; a rule only reads. */
export interface IndexView {
  /** All objects of a kind, in file order; with words, those alone whose text holds one: the others are not even read. */
  resources(kind: string, words?: readonly string[]): readonly Resource[];
  /**
   * All objects of a kind that have a name, as it is written or as a kustomization makes it; with a namespace, those alone
   * that are in it or that no text puts into one.
   */
  named(kind: string, name: string, namespace?: string): readonly Resource[];
  /** One object; `namespace` undefined for cluster-scoped kinds and for objects without a namespace. */
  resource(kind: string, namespace: string | undefined, name: string): Resource | undefined;
  /** What the RBAC objects in view let a service account do. */
  permissions(namespace: string | undefined, serviceAccount: string): readonly Permission[];
  /** The ConfigMaps that a pod template mounts or reads as environment. */
  configMapsOf(workload: Resource): readonly Resource[];
  /** The workloads whose pods mount a ConfigMap or read it as environment. */
  workloadsReading(configMap: Resource): readonly Resource[];
  charts(): readonly Chart[];
  /** Default values first, then overlays in the order of the configuration. */
  valuesOf(chart: Chart): readonly ValuesTree[];
  /**
   * Whether a complete render of the chart took these values in. Then the rendered objects say what they mean, and a rule
   * that would guess it from the values stays silent.
   */
  isRendered(values: ValuesTree): boolean;
  /** All values trees in view, also inline ones. */
  values(): readonly ValuesTree[];
  /** Documents that are neither objects nor values and hold one of the words: k3s or Talos configurations, say. */
  documents(words: readonly string[]): readonly PlainDocument[];
  /**
   * The value that `compute` makes of something in view, kept until an answer that it got from the index may be another.
   * For what many checks ask of the same object. `compute` must depend on the object and the index alone, and its value may
   * hold no place: an edit above the object moves it and changes no answer.
   */
  kept<T>(subject: object, name: string, compute: () => T): T;
  /**
   * As {@link kept}, but only until anything in view changes: for values that hold places, or that go on asking the index
   * after they were made.
   */
  shared<T>(subject: object, name: string, compute: () => T): T;
  /**
   * As {@link kept}, for something that rests on much and changes seldom, such as which of many objects is the first: who
   * asks is asked again only when it is another value (by `===`), not whenever something it rests on changes.
   */
  verdict<T>(subject: object, name: string, compute: () => T): T;
  /** Text of a file in view. */
  file(path: string): SourceFile | undefined;
}
