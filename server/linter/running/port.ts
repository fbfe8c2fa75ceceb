import type { IndexView } from "../../contract/index-view.ts";
import type { Subject, SubjectSelector } from "../../contract/rule.ts";

/** One thing that rules look at. The same object until it may have become another thing. */
export interface IndexedSubject {
  readonly subject: Subject;
  /** Places of the selectors that want it, in the list that was asked with. */
  readonly wantedBy: readonly number[];
}

/** What the linter needs of the workspace index in order to run each rule only when its answer may differ. */
export interface TrackedIndex {
  readonly index: IndexView;
  /** Runs a computation and tells `record` the key of every question that it asks the index. */
  recording<T>(record: (key: string) => void, compute: () => T): T;
  /** Changes when the answer to the question with this key may have changed. */
  revision(key: string): number;
  /** Everything that a rule with one of the selectors may want. */
  subjects(selectors: readonly SubjectSelector[]): Iterable<IndexedSubject>;
}
