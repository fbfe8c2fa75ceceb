import type { Subject } from "../../contract/rule.ts";
import type { DocumentSubjects } from "./document-subjects.ts";
import type { FoundWords, SubjectFilter } from "./subject-filter.ts";

/** A subject that some selector wants. The same object for as long as its document and what decides how it is read stay the same. */
export interface SubjectEntry {
  readonly subject: Subject;
  /** Places of the selectors that want it, in the list that was asked with; of none when only another subject of its document is wanted. */
  readonly wantedBy: readonly number[];
}

export function entriesOf({ subjects }: DocumentSubjects, filter: SubjectFilter, found: FoundWords): SubjectEntry[] {
  return subjects.map((subject) => ({ subject, wantedBy: filter.wantedBy(found, subject) }));
}
