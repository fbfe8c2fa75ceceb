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

/** Tells which rules can want a document from its text alone, so that a document that none wants is never parsed. */
export class SubjectFilter {
  readonly #wants: readonly Wants[];
  readonly #finder: WordFinder;

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
  }

  get wantsCharts(): boolean {
    return this.#wants.some(({ charts }) => charts);
  }

  scan(text: string): FoundWords {
    return this.#finder.find(text);
  }

  /**
   * Whether a rule can want anything of a document.
   * @param kinds those that its text names
   * @param holdsValues its file's surroundings make values of it, or of something in it
   */
  mayWant(found: FoundWords, kind: FileKind | "rendered", kinds: ReadonlySet<string>, holdsValues: boolean): boolean {
    const mayHoldValues = holdsValues || carriesValues(kinds);
    return this.#wants.some(
      ({ resources, values, documents }) =>
        (kinds.size > 0 && resources.some((part) => hasKind(part, kinds) && hasWord(part, found))) ||
        (mayHoldValues && values !== undefined && hasWord(values, found)) ||
        (kind === "manifest" && documents !== undefined && hasWord(documents, found)),
    );
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

function hasKind({ kinds: wanted }: Part, kinds: ReadonlySet<string>): boolean {
  if (wanted === undefined) return true;
  for (const kind of kinds) if (wanted.has(kind)) return true;
  return false;
}

function hasWord({ words }: Part, found: FoundWords): boolean {
  return words === undefined || words.some((word) => found[word] === 1);
}
