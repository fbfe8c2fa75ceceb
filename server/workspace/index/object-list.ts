import type { Resource } from "../../contract/resource.ts";
import type { DocumentRecord } from "../file-record.ts";
import type { RenderedRecord } from "../rendering/chart-render.ts";
import { OrderedParts } from "./ordered-parts.ts";
import type { Moments, Question } from "./question.ts";

/** A document that may hold objects. */
export type ObjectDocument = DocumentRecord | RenderedRecord;

/** Where objects come from: parts of what is in view, each with documents. A part's name gives its place among the others. */
export interface ObjectSources {
  /** Takes in all updates; parts that changed are told to the lists. */
  refresh(): void;
  /** Parts with a document that names the kind. */
  partsNaming(kind: string): readonly string[];
  /** Documents of a part that count, in order; none when the part is gone. */
  documentsIn(part: string): Iterable<ObjectDocument>;
  /** Objects of a document of this part: the same ones for as long as it stays the same. */
  objectsIn(part: string, document: ObjectDocument): readonly Resource[];
  /** A name that is written in this part, as it will be applied. */
  appliedName(part: string, written: string): string;
}

/** Documents in a part that may be new; undefined: any. */
export type NewDocuments = ReadonlySet<ObjectDocument> | undefined;

/** The objects of a kind, or those alone whose text holds one of some words. Only parts that changed are looked at again. */
export class ObjectList implements Question {
  readonly #parts = new OrderedParts<Resource>();
  /** Parts to be looked at again; undefined for all there are. */
  #changed: Map<string, NewDocuments> | undefined;
  #revision = 0;

  constructor(
    private readonly kind: string,
    private readonly words: readonly string[] | undefined,
    private readonly sources: ObjectSources,
    private readonly moments: Moments,
  ) {}

  /** The same list until one of them is another. */
  get all(): readonly Resource[] {
    this.#refresh();
    return this.#parts.all;
  }

  revision(): number {
    this.#refresh();
    return this.#revision;
  }

  /** Something in a part changed. */
  touch(part: string, documents: NewDocuments): void {
    const known = this.#changed?.get(part);
    const isFirst = this.#changed?.has(part) === false;
    const all = documents === undefined || (known === undefined && !isFirst);
    this.#changed?.set(part, all ? undefined : new Set([...(known ?? []), ...documents]));
  }

  /** Every object may be another. */
  touchAll(): void {
    this.#changed = undefined;
  }

  #refresh(): void {
    this.sources.refresh();
    if (this.#changed?.size === 0) return;
    const parts = this.#changed ?? new Map([...this.#parts.names, ...this.sources.partsNaming(this.kind)].map(anyIn));
    this.#changed = new Map();
    for (const [part, documents] of parts) this.#lookAt(part, documents);
  }

  #lookAt(part: string, documents: NewDocuments): void {
    const before = this.#parts.of(part);
    const after = this.#objectsIn(part, documents, before);
    if (isSame(before, after)) return;
    this.#parts.set(part, after);
    this.#revision = this.moments.next();
  }

  #objectsIn(part: string, documents: NewDocuments, before: readonly Resource[]): readonly Resource[] {
    const found: Resource[] = [];
    for (const record of this.sources.documentsIn(part)) {
      if (!record.kinds.has(this.kind)) continue;
      if (documents !== undefined && !documents.has(record)) {
        for (const resource of before) if (resource.document === record.document) found.push(resource);
      } else if (this.#mayHold(record.document.text)) {
        for (const resource of this.sources.objectsIn(part, record))
          if (resource.kind === this.kind) found.push(resource);
      }
    }
    return found;
  }

  #mayHold(text: string): boolean {
    return this.words === undefined || this.words.some((word) => text.includes(word));
  }
}

function anyIn(part: string): readonly [string, NewDocuments] {
  return [part, undefined];
}

function isSame(some: readonly Resource[], others: readonly Resource[]): boolean {
  return some.length === others.length && some.every((one, index) => one === others[index]);
}
