import type { PlainDocument, Resource, ValuesTree } from "../../contract/resource.ts";
import { workloadKinds } from "../../kubernetes/pod-template.ts";
import { itemsAt, textAt } from "../../yaml/read.ts";
import { valuesCarriers } from "../subjects/carriers.ts";
import type { Changes } from "./changes.ts";
import { configMapNames } from "./config-maps.ts";
import type { Grouping, ObjectLists } from "./object-lists.ts";
import type { Tracked, Tracking } from "./tracking.ts";

/** What the lookups are made of. */
export interface LookupSources {
  values(): readonly ValuesTree[];
  documents(words: readonly string[]): readonly PlainDocument[];
}

const byName: Grouping = { namesOf: ({ name }) => (name === undefined ? [] : [name]) };
const byNameOrWritten: Grouping = { namesOf };
const byConfigMap: Grouping = { namesOf: configMapNames };
const bySubject: Grouping = { namesOf: subjectsOf };
/** Name of the bindings that name any group; those of accounts have a space. */
const groups = "groups";

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

  named(kind: string, name: string): readonly Resource[] {
    return this.#grouped(kind, byName, name);
  }

  /** Also by the name that is written: inside a kustomization names stand without its prefix. */
  namedOrWritten(kind: string, name: string): readonly Resource[] {
    return this.#grouped(kind, byNameOrWritten, name);
  }

  /** Role bindings that name the service account, in any namespace, and those that name a group. */
  bindingsOf(serviceAccount: string): readonly Resource[] {
    const asked = [`account ${serviceAccount}`, groups];
    return asked.flatMap((name) => bindingKinds.flatMap((kind) => this.#grouped(kind, bySubject, name)));
  }

  /** Workloads whose pods read a ConfigMap of this name, in any namespace. */
  readersOf(configMap: string): readonly Resource[] {
    return workloadKinds.flatMap((kind) => this.#grouped(kind, byConfigMap, configMap));
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

  #grouped(kind: string, grouping: Grouping, name: string): readonly Resource[] {
    const found = this.lists.grouped(kind, grouping);
    this.tracking.recorder.record(found.question(name));
    return found.of(name);
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

/** Whom a role binding names. */
function subjectsOf(binding: Resource): readonly string[] {
  const names = itemsAt(binding.root, "subjects").flatMap((subject) => {
    const kind = textAt(subject, "kind");
    if (kind === "Group") return textAt(subject, "name") === undefined ? [] : [groups];
    const name = kind === "ServiceAccount" ? textAt(subject, "name") : undefined;
    return name === undefined ? [] : [`account ${name}`];
  });
  return [...new Set(names)];
}
