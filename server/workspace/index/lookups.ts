import type { PlainDocument, Resource, ValuesTree } from "../../contract/resource.ts";
import type { TreeNode } from "../../contract/tree.ts";
import { workloadKinds } from "../../kubernetes/pod-template.ts";
import { itemsAt, textAt } from "../../yaml/read.ts";
import { valuesCarriers } from "../subjects/carriers.ts";
import type { Changes } from "./changes.ts";
import { configMapNames } from "./config-maps.ts";
import { anyGroup, type Relation } from "./mentions.ts";
import type { ObjectLists } from "./object-lists.ts";
import { subjectNamespace } from "./subject-namespace.ts";
import type { Tracked, Tracking } from "./tracking.ts";

/** What the lookups are made of. */
export interface LookupSources {
  values(): readonly ValuesTree[];
  documents(words: readonly string[]): readonly PlainDocument[];
}

const own = ({ namespace }: Resource) => [namespace];
const named: Relation = { namesOf: ({ name }) => (name === undefined ? [] : [name]), namespacesOf: own };
const namedOrWritten: Relation = { namesOf, namespacesOf: own };
const reading: Relation = { namesOf: configMapNames, namespacesOf: own };
const binding: Relation = {
  namesOf: (one) => subjectNames(one, "ServiceAccount"),
  namespacesOf: (one, name) =>
    subjects(one, "ServiceAccount")
      .filter((subject) => textAt(subject, "name") === name)
      .map((subject) => subjectNamespace(one, subject)),
};
const bindingGroups: Relation = {
  namesOf: (one) => (subjectNames(one, "Group").length > 0 ? [anyGroup] : []),
  namespacesOf: (one) => subjectNames(one, "Group").map((group) => /^system:serviceaccounts:(.*)$/.exec(group)?.[1]),
};

const bindingKinds = ["ClusterRoleBinding", "RoleBinding"];

/** Answers that would cost a walk over all objects for each question. Whoever asks is recorded with what the answer rests on. */
export class Lookups {
  #values: Tracked<readonly ValuesTree[]> | undefined;
  readonly #documents = new Map<string, Tracked<readonly PlainDocument[]>>();

  constructor(
    private readonly lists: ObjectLists,
    private readonly sources: LookupSources,
    private readonly changes: Changes,
    private readonly tracking: Tracking,
  ) {}

  /** @param words only objects whose text holds one of them */
  kind(kind: string, words?: readonly string[]): readonly Resource[] {
    const list = this.lists.of(kind, words);
    this.tracking.recorder.record(list);
    return list.all;
  }

  /** @param namespace only those in it, and those that may be in any; undefined for all */
  named(kind: string, name: string, namespace: string | undefined): readonly Resource[] {
    return this.#related(kind, named, name, namespace);
  }

  /** Also by the name that is written: inside a kustomization names stand without its prefix. */
  namedOrWritten(kind: string, name: string, namespace?: string): readonly Resource[] {
    return this.#related(kind, namedOrWritten, name, namespace);
  }

  /** Role bindings, in any namespace, that name the service account of this one, and those that name its groups, or others. */
  bindingsOf(serviceAccount: string, namespace: string | undefined): readonly Resource[] {
    const named = bindingKinds.flatMap((kind) => this.#related(kind, binding, serviceAccount, namespace));
    return [...named, ...bindingKinds.flatMap((kind) => this.#related(kind, bindingGroups, anyGroup, namespace))];
  }

  /** Workloads whose pods read a ConfigMap of this name and namespace. */
  readersOf(configMap: string, namespace: string | undefined): readonly Resource[] {
    return workloadKinds.flatMap((kind) => this.#related(kind, reading, configMap, namespace));
  }

  /** All values trees in view. */
  values(): readonly ValuesTree[] {
    const keys = ["charts", "values", ...valuesCarriers.map((kind) => `kind:${kind}`)];
    this.#values = this.#current(this.#values, keys, () => this.sources.values());
    return this.#values.value;
  }

  /** Plain documents that hold one of the words. */
  documents(words: readonly string[]): readonly PlainDocument[] {
    const key = words.join("\n");
    const current = this.#current(this.#documents.get(key), ["documents"], () => this.sources.documents(words));
    this.#documents.set(key, current);
    return current.value;
  }

  #related(kind: string, relation: Relation, name: string, namespace?: string): readonly Resource[] {
    const mentions = this.lists.mentions(kind);
    for (const question of mentions.questions(name)) this.tracking.recorder.record(question);
    return mentions.find(name, relation, namespace);
  }

  /** Subjects are made anew with the structure, also where no document changed. */
  #current<T>(known: Tracked<T> | undefined, keys: readonly string[], make: () => T): Tracked<T> {
    const asked = keys.map((key) => this.changes.question(key));
    for (const question of asked) this.tracking.recorder.record(question);
    if (known !== undefined && this.tracking.isCurrent(known.dependencies)) return known;
    return this.tracking.part(make, ...asked, this.changes.question("structure"));
  }
}

/** The name as it will be applied, and as it is written. */
function namesOf({ name, root }: Resource): readonly string[] {
  const written = textAt(root, "metadata", "name");
  return [...new Set([name, written].filter((one) => one !== undefined))];
}

function subjectNames(binding: Resource, kind: string): readonly string[] {
  return [...new Set(subjects(binding, kind).flatMap((subject) => textAt(subject, "name") ?? []))];
}

function subjects(binding: Resource, kind: string): readonly TreeNode[] {
  return itemsAt(binding.root, "subjects").filter((subject) => textAt(subject, "kind") === kind);
}
