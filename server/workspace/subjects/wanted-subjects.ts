import type { SubjectSelector } from "../../contract/rule.ts";
import type { SourceDocument } from "../../contract/source.ts";
import type { SubjectEntry } from "./entries.ts";
import { SubjectFilter } from "./subject-filter.ts";

/** Subjects of files or of other things that belong together. */
export interface SubjectBlock {
  /** In order, a list for each file, rendered document or chart: the same list until a subject in it is another or may have moved. */
  groups(): Iterable<readonly SubjectEntry[]>;
}

/** What rules look at in each file and rendered document, asked again at each run and the same each time. */
export class WantedSubjects {
  #filter = new SubjectFilter([]);
  #entries = new Map<object, readonly SubjectEntry[]>();
  #blocks = new WeakMap<object, SubjectBlock>();
  readonly #refused = new Map<object, SourceDocument>();

  /** Filters by these selectors; what is known for others is dropped. */
  filter(selectors: readonly SubjectSelector[]): SubjectFilter {
    const known = this.#filter.selectors;
    const isSame = selectors.length === known.length && selectors.every((one, i) => one === known[i]);
    if (!isSame) {
      this.#filter = new SubjectFilter(selectors);
      this.forgetAll();
    }
    return this.#filter;
  }

  /** The entries of a file, rendered document or chart, made when they are not known. */
  of(owner: object, make: () => readonly SubjectEntry[]): readonly SubjectEntry[] {
    let entries = this.#entries.get(owner);
    if (entries === undefined) {
      entries = make();
      this.#entries.set(owner, entries);
    }
    return entries;
  }

  /**
   * The groups of several owners, as one thing that stays the same object.
   * @param owner another one as soon as one of the groups is another; a single chart may be forgotten instead
   */
  block(owner: object, groups: () => Iterable<readonly SubjectEntry[]>): SubjectBlock {
    let block = this.#blocks.get(owner);
    if (block === undefined) {
      block = { groups };
      this.#blocks.set(owner, block);
    }
    return block;
  }

  forget(owners: Iterable<object>): void {
    for (const owner of owners) {
      this.#entries.delete(owner);
      this.#blocks.delete(owner);
      this.#refused.delete(owner);
    }
  }

  /** Documents that would give entries, had no bound been reached. */
  get refused(): Iterable<SourceDocument> {
    return this.#refused.values();
  }

  refuse(owner: object, document: SourceDocument): void {
    this.#refused.set(owner, document);
  }

  /** What files are has changed. */
  forgetAll(): void {
    this.#entries = new Map();
    this.#blocks = new WeakMap();
    this.#refused.clear();
  }
}
