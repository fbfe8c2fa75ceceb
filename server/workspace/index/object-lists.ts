import { Mentions } from "./mentions.ts";
import { type NewDocuments, type ObjectDocument, ObjectList, type ObjectSources } from "./object-list.ts";
import type { Moments } from "./question.ts";

/** What is kept of the objects of kinds that somebody has asked for. */
export class ObjectLists {
  readonly #lists = new Map<string, Map<string, ObjectList>>();
  readonly #mentions = new Map<string, Mentions>();

  constructor(
    private readonly sources: ObjectSources,
    private readonly moments: Moments,
  ) {}

  /** @param words only objects whose text holds one of them */
  of(kind: string, words?: readonly string[]): ObjectList {
    const ofKind = this.#lists.get(kind) ?? new Map<string, ObjectList>();
    this.#lists.set(kind, ofKind);
    const key = words?.join("\n") ?? "";
    const list = ofKind.get(key) ?? new ObjectList(kind, words, this.sources, this.moments);
    ofKind.set(key, list);
    return list;
  }

  mentions(kind: string): Mentions {
    const mentions = this.#mentions.get(kind) ?? new Mentions(kind, this.sources, this.moments);
    this.#mentions.set(kind, mentions);
    return mentions;
  }

  /** Documents of a part came, went or moved. */
  replace(part: string, before: readonly ObjectDocument[], after: readonly ObjectDocument[]): void {
    if (this.#lists.size === 0 && this.#mentions.size === 0) return;
    const old = new Set(before);
    this.#touch(part, [...before, ...after], new Set(after.filter((record) => !old.has(record))));
  }

  /** Documents of a part may count or not count now, or give other objects. */
  reread(part: string, documents: readonly ObjectDocument[]): void {
    this.#touch(part, documents, undefined);
  }

  /** Every object may be another. */
  rereadAll(): void {
    for (const ofKind of this.#lists.values()) for (const list of ofKind.values()) list.touchAll();
    for (const mentions of this.#mentions.values()) mentions.touchAll();
  }

  #touch(part: string, documents: readonly ObjectDocument[], newOnes: NewDocuments): void {
    const kinds = new Set(documents.flatMap((document) => [...document.kinds]));
    for (const kind of kinds) {
      for (const list of this.#lists.get(kind)?.values() ?? []) list.touch(part, newOnes);
      this.#mentions.get(kind)?.touch(part);
    }
  }
}
