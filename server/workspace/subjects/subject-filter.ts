import type { Subject, SubjectSelector } from "../../contract/rule.ts";
import type { FileKind } from "../../contract/source.ts";
import { WordFinder } from "../../text/word-finder.ts";
import { carriesValues } from "./carriers.ts";

/** A part of a selector with its words as numbers in the finder. */
interface Part {
  readonly kinds: ReadonlySet<string> | undefined;
  readonly words: readonly number[] | undefined;
}

interface Wants {
  readonly resources: readonly Part[];
  readonly values: Part | undefined;
  readonly documents: Part | undefined;
  readonly charts: boolean;
}

/** What the scan of a document's text found. */
export type FoundWords = Uint8Array;

/** What all parts of a sort want together. */
class Sought {
  #isAny = false;
  readonly #words = new Set<number>();

  add({ words }: Part): void {
    if (words === undefined) this.#isAny = true;
    else for (const word of words) this.#words.add(word);
  }

  /** @param found undefined: nothing was found */
  isIn(found: FoundWords | undefined): boolean {
    if (this.#isAny || found === undefined) return this.#isAny;
    for (const word of this.#words) if (found[word] === 1) return true;
    return false;
  }
}

/** Tells which rules can want a document from its text alone, so that a document that none wants is never parsed. */
export class SubjectFilter {
  readonly #wants: readonly Wants[];
  readonly #finder: WordFinder;
  /** By kind, for all kinds that a part names; and for every kind. */
  readonly #ofKind = new Map<string, Sought>();
  readonly #ofAnyKind = new Sought();
  readonly #ofValues = new Sought();
  readonly #ofDocuments = new Sought();

  constructor(readonly selectors: readonly SubjectSelector[]) {
    const words = new Map<string, number>();
    const part = (kinds: readonly string[] | undefined, named: readonly string[] | undefined): Part => ({
      kinds: kinds && new Set(kinds),
      words: named?.map((word) => {
        const number = words.get(word) ?? words.size;
        words.set(word, number);
        return number;
      }),
    });
    this.#wants = selectors.map(({ resources = [], values, documents, charts }) => ({
      resources: [resources].flat().map((item) => part(item.kinds, item.words)),
      values: values && part(undefined, values.words),
      documents: documents && part(undefined, documents.words),
      charts: charts === true,
    }));
    this.#finder = new WordFinder([...words.keys()]);
    for (const { resources, values, documents } of this.#wants) {
      for (const resource of resources) this.#seek(resource);
      if (values !== undefined) this.#ofValues.add(values);
      if (documents !== undefined) this.#ofDocuments.add(documents);
    }
  }

  #seek(part: Part): void {
    if (part.kinds === undefined) this.#ofAnyKind.add(part);
    for (const kind of part.kinds ?? []) {
      const sought = this.#ofKind.get(kind) ?? new Sought();
      this.#ofKind.set(kind, sought);
      sought.add(part);
    }
  }

  get wantsCharts(): boolean {
    return this.#wants.some(({ charts }) => charts);
  }

  /** @param from to look at a part of the text alone */
  scan(text: string, from?: number, to?: number): FoundWords {
    return this.#finder.find(text, from, to);
  }

  /**
   * Whether a rule can want anything of a document.
   * @param kinds those that its text names
   * @param holdsValues its file's surroundings make values of it, or of something in it
   */
  mayWant(words: FoundWords, kind: FileKind | "rendered", kinds: ReadonlySet<string>, holdsValues: boolean): boolean {
    const found = this.#finder.isNone(words) ? undefined : words;
    if (kinds.size > 0 && this.#ofAnyKind.isIn(found)) return true;
    for (const named of kinds) if (this.#ofKind.get(named)?.isIn(found) === true) return true;
    if (kind === "manifest" && this.#ofDocuments.isIn(found)) return true;
    return (holdsValues || carriesValues(kinds)) && this.#ofValues.isIn(found);
  }

  /** Places in {@link selectors} of those that want this subject. */
  wantedBy(found: FoundWords, subject: Subject): readonly number[] {
    const places: number[] = [];
    for (const [place, wants] of this.#wants.entries()) if (isWanted(wants, found, subject)) places.push(place);
    return places;
  }
}

function isWanted({ resources, values, documents, charts }: Wants, found: FoundWords, subject: Subject): boolean {
  switch (subject.type) {
    case "resource": {
      const { kind } = subject.resource;
      return resources.some((part) => (part.kinds?.has(kind) ?? true) && hasWord(part, found));
    }
    case "values":
      return values !== undefined && hasWord(values, found);
    case "document":
      return documents !== undefined && hasWord(documents, found);
    case "chart":
      return charts;
  }
}

function hasWord({ words }: Part, found: FoundWords): boolean {
  return words === undefined || words.some((word) => found[word] === 1);
}
