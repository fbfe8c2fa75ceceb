import type { IndexView } from "../../contract/index-view.ts";
import type { Subject, SubjectSelector } from "../../contract/rule.ts";

/** One thing that rules look at. */
export interface IndexedSubject {
  readonly subject: Subject;
  /** The same for the same thing over time. */
  readonly id: string;
  /** Another object as soon as the subject's document is parsed anew or moves. */
  readonly documentKey: object;
}

/** What the linter needs of the workspace index in order to run each rule only when its answer may differ. */
export interface TrackedIndex {
  /** An index that tells `record` the key of every question that it is asked. */
  tracked(record: (key: string) => void): IndexView;
  /** Changes when the answer to the question with this key may have changed. */
  revision(key: string): number;
  /** Everything that a rule with one of the selectors may want. */
  subjects(selectors: readonly SubjectSelector[]): Iterable<IndexedSubject>;
}
