import type { Resource } from "../../contract/resource.ts";
import type { ObjectGroups } from "./object-groups.ts";
import { type NewDocuments, type ObjectDocument, ObjectList, type ObjectSources } from "./object-list.ts";
import type { Moments } from "./question.ts";

/** A way to group objects. */
export interface Grouping {
  readonly namesOf: (resource: Resource) => readonly string[];
}

/** The lists of objects that somebody has asked for. */
export class ObjectLists {
  readonly #byKind = new Map<string, Map<string, ObjectList>>();
  readonly #groups = new Map<ObjectList, Map<Grouping, ObjectGroups>>();

  constructor(
    private readonly sources: ObjectSources,
    private readonly moments: Moments,
  ) {}

  /** @param words only objects whose text holds one of them */
  of(kind: string, words?: readonly string[]): ObjectList {
    const ofKind = this.#byKind.get(kind) ?? new Map<string, ObjectList>();
    this.#byKind.set(kind, ofKind);
    const key = words?.join("\n") ?? "";
    const list = ofKind.get(key) ?? new ObjectList(kind, words, this.sources, this.moments);
    ofKind.set(key, list);
    return list;
  }

  grouped(kind: string, grouping: Grouping): ObjectGroups {
    const list = this.of(kind);
    const ofList = this.#groups.get(list) ?? new Map<Grouping, ObjectGroups>();
    this.#groups.set(list, ofList);
    const groups = ofList.get(grouping) ?? list.groupedBy(grouping.namesOf);
    ofList.set(grouping, groups);
    return groups;
  }

  /** Documents of a part came, went or moved. */
  replace(part: string, before: readonly ObjectDocument[], after: readonly ObjectDocument[]): void {
    if (this.#byKind.size === 0) return;
    const old = new Set(before);
    this.#touch(part, [...before, ...after], new Set(after.filter((record) => !old.has(record))));
  }

  /** Documents of a part may count or not count now, or give other objects. */
  reread(part: string, documents: readonly ObjectDocument[]): void {
    this.#touch(part, documents, undefined);
  }

  /** Every object may be another. */
  rereadAll(): void {
    for (const ofKind of this.#byKind.values()) for (const list of ofKind.values()) list.touchAll();
  }

  #touch(part: string, documents: readonly ObjectDocument[], newOnes: NewDocuments): void {
    const kinds = new Set(documents.flatMap((document) => [...document.kinds]));
    for (const kind of kinds) {
      for (const list of this.#byKind.get(kind)?.values() ?? []) list.touch(part, newOnes);
    }
  }
}
