import type { IndexView } from "../../contract/index-view.ts";
import type { Subject, SubjectSelector } from "../../contract/rule.ts";
import type { Dependencies, Tracked } from "../../workspace/index/tracking.ts";

/** One thing that rules look at. The same object until it may have become another thing. */
export interface IndexedSubject {
  readonly subject: Subject;
  /** Places of the selectors that want it, in the list that was asked with. */
  readonly wantedBy: readonly number[];
}

/** Subjects that belong together, in groups. */
export interface IndexedBlock {
  /** In order: the same list until a subject in it is another or may have moved. Each is made when it is asked for. */
  groups(): Iterable<readonly IndexedSubject[]>;
}

/** What the linter needs of the workspace index in order to run each rule only when its answer may differ. */
export interface TrackedIndex {
  readonly index: IndexView;
  /** Runs a computation and tells what it asked the index. */
  recording<T>(compute: () => T): Tracked<T>;
  /** The computation that is recorded rests on where things stand in a file. */
  recordPlaces(file: string): void;
  /** Whether everything that was asked would be answered as it was. */
  isCurrent(dependencies: Dependencies): boolean;
  /** The moment of the last change of anything in view. */
  readonly changedAt: number;
  /** All that some computations asked; to be called when each of them was just found to be current. */
  together(dependencies: Iterable<Dependencies>): Dependencies;
  /** Whether a file belongs to a chart that is fetched anew now and then, so that an edit of it would be lost. */
  isFetched(path: string): boolean;
  /**
   * Everything that a rule with one of the selectors may want, in blocks: the same block until a subject in it is another or
   * may have moved.
   */
  subjectBlocks(selectors: readonly SubjectSelector[]): Iterable<IndexedBlock>;
}
