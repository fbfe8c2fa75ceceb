import type { Resource } from "../../contract/resource.ts";
import { namesIn } from "../peek.ts";
import type { ObjectDocument, ObjectSources } from "./object-list.ts";
import type { Moments, Question } from "./question.ts";

/** A way to look for objects by a name: their own, or that of something that they use. */
export interface Relation {
  /** Every name by which an object is to be found. */
  readonly namesOf: (resource: Resource) => readonly string[];
  /** The namespaces in which it has a name; undefined among them: any. */
  readonly namespacesOf: (resource: Resource, name: string) => readonly (string | undefined)[];
}

/** What was found for a name: thousands may have it, each in a namespace of its own. */
interface Found {
  readonly all: readonly Resource[];
  /** Places in {@link all}. */
  readonly byNamespace: ReadonlyMap<string | undefined, readonly number[]>;
}

/** The name under which documents are found that name a group of users, whichever. */
export const anyGroup = "kind: Group";

class Mention implements Question {
  at = 0;

  constructor(private readonly refresh: () => void) {}

  revision(): number {
    this.refresh();
    return this.at;
  }
}

/** Beyond this a search among all objects of a document costs more than a table of them. */
const fewObjects = 12;

/** A document at its place among the others. */
interface Entry {
  readonly part: string;
  readonly index: number;
  readonly document: ObjectDocument;
  /** Names that its text gives, and the same as they are applied; undefined: only its tree tells. */
  readonly names: readonly string[] | undefined;
}

/**
 * The documents of a kind by the names that their texts give. Only those that may be meant are parsed, and who asks for a
 * name depends on them alone.
 */
export class Mentions {
  readonly #parts = new Map<string, readonly Entry[]>();
  readonly #byName = new Map<string, Entry[]>();
  readonly #unclear = new Set<Entry>();
  /** Unclear ones by the names that their trees give. */
  readonly #unclearNames = new Map<Relation, Map<string, Entry[]>>();
  readonly #questions = new Map<string, Mention>();
  /** What was found since anything was looked at again. */
  readonly #found = new Map<Relation, Map<string, Found>>();
  /** Of documents with many objects, since anything was looked at again. */
  readonly #tables = new Map<Relation, Map<Entry, ReadonlyMap<string, readonly Resource[]>>>();
  readonly #anyUnclear = new Mention(() => this.#refresh());
  /** Parts to be looked at again; undefined for all there are. */
  #changed: Set<string> | undefined;

  constructor(
    private readonly kind: string,
    private readonly sources: ObjectSources,
    private readonly moments: Moments,
  ) {}

  /** What an answer of {@link find} rests on. */
  questions(name: string): readonly Question[] {
    let question = this.#questions.get(name);
    if (question === undefined) {
      question = new Mention(() => this.#refresh());
      this.#questions.set(name, question);
    }
    return [question, this.#anyUnclear];
  }

  /**
   * Objects of the kind that have the name in this relation, in order.
   * @param namespace only those that have it there, or in any; undefined for all
   */
  find(name: string, relation: Relation, namespace?: string): readonly Resource[] {
    this.#refresh();
    const { all, byNamespace } = this.#foundFor(name, relation);
    if (namespace === undefined) return all;
    const [there, anywhere] = [byNamespace.get(namespace) ?? [], byNamespace.get(undefined) ?? []];
    const places = anywhere.length === 0 ? there : [...new Set([...there, ...anywhere])].sort((a, b) => a - b);
    return places.flatMap((place) => all[place] ?? []);
  }

  #foundFor(name: string, relation: Relation): Found {
    const ofRelation = this.#found.get(relation) ?? new Map<string, Found>();
    this.#found.set(relation, ofRelation);
    const known = ofRelation.get(name);
    if (known !== undefined) return known;
    const unclear = this.#unclear.size === 0 ? [] : (this.#unclearBy(relation).get(name) ?? []);
    const entries = [...(this.#byName.get(name) ?? []), ...unclear];
    if (entries.length > 1) entries.sort((a, b) => (a.part === b.part ? a.index - b.index : a.part < b.part ? -1 : 1));
    const all = entries.flatMap((entry) => this.#namedIn(entry, name, relation));
    const byNamespace = new Map<string | undefined, number[]>();
    for (const [place, resource] of all.entries()) {
      for (const namespace of new Set(relation.namespacesOf(resource, name))) add(byNamespace, namespace, place);
    }
    const found = { all, byNamespace };
    ofRelation.set(name, found);
    return found;
  }

  /** Something in a part changed. */
  touch(part: string): void {
    this.#changed?.add(part);
  }

  /** Every object may be another. */
  touchAll(): void {
    this.#changed = undefined;
  }

  #namedIn(entry: Entry, name: string, relation: Relation): readonly Resource[] {
    const ofRelation = this.#tables.get(relation) ?? new Map<Entry, ReadonlyMap<string, readonly Resource[]>>();
    this.#tables.set(relation, ofRelation);
    const known = ofRelation.get(entry);
    if (known !== undefined) return known.get(name) ?? [];
    const objects = this.#objectsOf(entry);
    if (objects.length <= fewObjects) return objects.filter((one) => relation.namesOf(one).includes(name));
    const table = new Map<string, Resource[]>();
    for (const one of objects) for (const each of new Set(relation.namesOf(one))) add(table, each, one);
    ofRelation.set(entry, table);
    return table.get(name) ?? [];
  }

  #objectsOf({ part, document }: Entry): readonly Resource[] {
    return this.sources.objectsIn(part, document).filter(({ kind }) => kind === this.kind);
  }

  #unclearBy(relation: Relation): ReadonlyMap<string, readonly Entry[]> {
    let known = this.#unclearNames.get(relation);
    if (known === undefined) {
      known = new Map();
      for (const entry of this.#unclear) {
        for (const name of new Set(this.#objectsOf(entry).flatMap(relation.namesOf))) add(known, name, entry);
      }
      this.#unclearNames.set(relation, known);
    }
    return known;
  }

  #refresh(): void {
    this.sources.refresh();
    if (this.#changed?.size === 0) return;
    const isAnew = this.#changed === undefined;
    const parts = this.#changed ?? new Set([...this.#parts.keys(), ...this.sources.partsNaming(this.kind)]);
    const moment = this.moments.next();
    this.#found.clear();
    this.#tables.clear();
    this.#changed = new Set();
    for (const part of parts) this.#lookAt(part, moment, isAnew);
  }

  /** @param isAnew objects of documents that stay are others, too */
  #lookAt(part: string, moment: number, isAnew: boolean): void {
    const before = new Map(this.#parts.get(part)?.map((entry) => [entry.document, entry]));
    const after: Entry[] = [];
    for (const document of this.sources.documentsIn(part)) {
      if (!document.kinds.has(this.kind)) continue;
      const known = before.get(document);
      const index = after.length;
      if (known !== undefined && known.index === index && !isAnew) {
        before.delete(document);
        after.push(known);
        continue;
      }
      const names = known === undefined || isAnew ? this.#namesOf(part, document) : known.names;
      const entry = { part, index, document, names };
      after.push(entry);
      this.#enter(entry, moment);
    }
    for (const entry of before.values()) this.#leave(entry, moment);
    if (after.length === 0) this.#parts.delete(part);
    else this.#parts.set(part, after);
  }

  #namesOf(part: string, document: ObjectDocument): readonly string[] | undefined {
    const written = namesIn(document.document.text);
    if (written === undefined) return undefined;
    const applied = [...written].map((name) => this.sources.appliedName(part, name));
    return [...new Set([...written, ...applied, ...(document.kinds.has("Group") ? [anyGroup] : [])])];
  }

  #enter(entry: Entry, moment: number): void {
    if (entry.names === undefined) this.#unclear.add(entry);
    for (const name of entry.names ?? []) add(this.#byName, name, entry);
    this.#tell(entry, moment);
  }

  #leave(entry: Entry, moment: number): void {
    if (entry.names === undefined) this.#unclear.delete(entry);
    for (const name of entry.names ?? []) {
      const rest = (this.#byName.get(name) ?? []).filter((other) => other !== entry);
      if (rest.length === 0) this.#byName.delete(name);
      else this.#byName.set(name, rest);
    }
    this.#tell(entry, moment);
  }

  #tell({ names }: Entry, moment: number): void {
    if (names === undefined) {
      this.#anyUnclear.at = moment;
      this.#unclearNames.clear();
    }
    for (const name of names ?? []) {
      const question = this.#questions.get(name);
      if (question !== undefined) question.at = moment;
    }
  }
}

function add<Key, Item>(groups: Map<Key, Item[]>, key: Key, item: Item): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [item]);
  else group.push(item);
}
