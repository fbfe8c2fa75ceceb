import type { PlainDocument, Resource, ValuesTree } from "../../contract/resource.ts";
import { workloadKinds } from "../../kubernetes/pod-template.ts";
import { itemsAt, textAt } from "../../yaml/read.ts";
import { valuesCarriers } from "../subjects/carriers.ts";
import { configMapNames } from "./config-maps.ts";

/** The objects of a kind, also by name. */
export interface KindLookup {
  readonly all: readonly Resource[];
  named(name: string): readonly Resource[];
  /** Also by the name that is written: inside a kustomization names stand without its prefix. */
  namedOrWritten(name: string): readonly Resource[];
}

/** Role bindings by what they bind. */
export interface BindingLookup {
  /** Bindings that name the service account, in any namespace. */
  ofAccount(name: string): readonly Resource[];
  /** Bindings that name a group. */
  readonly ofGroups: readonly Resource[];
}

/** What the lookups are made of. */
export interface LookupSources {
  resources(kind: string, words?: readonly string[]): readonly Resource[];
  values(): readonly ValuesTree[];
  documents(words: readonly string[]): readonly PlainDocument[];
}

/** What the answer to {@link Lookups.values} depends on. */
export const valuesKeys = ["charts", "values", ...valuesCarriers.map((kind) => `kind:${kind}`)];

interface Kept<T> {
  readonly revision: string;
  readonly value: T;
}

const bindingKinds = ["ClusterRoleBinding", "RoleBinding"];

/** Answers that would cost a walk over all objects for each question; each is made once for a state of its kinds. */
export class Lookups {
  readonly #kinds = new Map<string, Kept<KindLookup>>();
  readonly #kindsWith = new Map<string, Kept<readonly Resource[]>>();
  #bindings: Kept<BindingLookup> | undefined;
  #values: Kept<readonly ValuesTree[]> | undefined;
  readonly #documents = new Map<string, Kept<readonly PlainDocument[]>>();
  #readers: Kept<ReadonlyMap<string, readonly Resource[]>> | undefined;

  /** @param revision changes when the answer to a question may be another */
  constructor(
    private readonly sources: LookupSources,
    private readonly revision: (key: string) => number,
  ) {}

  kind(kind: string): KindLookup {
    const kept = this.#current(this.#kinds.get(kind), [`kind:${kind}`], () => {
      const all = this.sources.resources(kind);
      // Grouped when somebody asks: an edit makes this anew, and most kinds are never asked by name.
      let byName: ReadonlyMap<string, readonly Resource[]> | undefined;
      let byEither: ReadonlyMap<string, readonly Resource[]> | undefined;
      return {
        all,
        named: (name: string) => {
          byName ??= groupedBy(all, (one) => (one.name === undefined ? [] : [one.name]));
          return byName.get(name) ?? [];
        },
        namedOrWritten: (name: string) => {
          byEither ??= groupedBy(all, namesOf);
          return byEither.get(name) ?? [];
        },
      };
    });
    this.#kinds.set(kind, kept);
    return kept.value;
  }

  /** The objects of a kind whose text holds one of the words. */
  kindWith(kind: string, words: readonly string[]): readonly Resource[] {
    const key = [kind, ...words].join("\n");
    const kept = this.#current(this.#kindsWith.get(key), [`kind:${kind}`], () => this.sources.resources(kind, words));
    this.#kindsWith.set(key, kept);
    return kept.value;
  }

  bindings(): BindingLookup {
    this.#bindings = this.#current(this.#bindings, keysOf(bindingKinds), () => {
      const all = bindingKinds.flatMap((kind) => this.kind(kind).all);
      const byAccount = groupedBy(all, (binding) => subjectNames(binding, "ServiceAccount"));
      const ofGroups = all.filter((binding) => subjectNames(binding, "Group").length > 0);
      return { ofAccount: (name: string) => byAccount.get(name) ?? [], ofGroups };
    });
    return this.#bindings.value;
  }

  /** Workloads whose pods read a ConfigMap of this name, in any namespace. */
  readersOf(configMap: string): readonly Resource[] {
    this.#readers = this.#current(this.#readers, keysOf(workloadKinds), () =>
      groupedBy(
        workloadKinds.flatMap((kind) => this.kind(kind).all),
        configMapNames,
      ),
    );
    return this.#readers.value.get(configMap) ?? [];
  }

  /** All values trees in view. */
  values(): readonly ValuesTree[] {
    this.#values = this.#current(this.#values, valuesKeys, () => this.sources.values());
    return this.#values.value;
  }

  /** Plain documents that hold one of the words. */
  documents(words: readonly string[]): readonly PlainDocument[] {
    const key = words.join("\n");
    const kept = this.#current(this.#documents.get(key), ["documents"], () => this.sources.documents(words));
    this.#documents.set(key, kept);
    return kept.value;
  }

  /** Subjects are made anew with the structure, also where no document changed. */
  #current<T>(kept: Kept<T> | undefined, keys: readonly string[], make: () => T): Kept<T> {
    const revision = [...keys, "structure"].map((key) => this.revision(key)).join();
    return kept?.revision === revision ? kept : { revision, value: make() };
  }
}

function keysOf(kinds: readonly string[]): readonly string[] {
  return kinds.map((kind) => `kind:${kind}`);
}

function subjectNames(binding: Resource, kind: string): readonly string[] {
  const subjects = itemsAt(binding.root, "subjects").filter((subject) => textAt(subject, "kind") === kind);
  return [...new Set(subjects.flatMap((subject) => textAt(subject, "name") ?? []))];
}

/** The name as it will be applied, and as it is written. */
function namesOf({ name, root }: Resource): readonly string[] {
  const written = textAt(root, "metadata", "name");
  return [...new Set([name, written].filter((one) => one !== undefined))];
}

function groupedBy(
  resources: readonly Resource[],
  keysOf: (resource: Resource) => readonly string[],
): ReadonlyMap<string, readonly Resource[]> {
  const groups = new Map<string, Resource[]>();
  for (const resource of resources) {
    for (const key of keysOf(resource)) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [resource]);
      else group.push(resource);
    }
  }
  return groups;
}
