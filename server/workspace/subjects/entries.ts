import type { Subject } from "../../contract/rule.ts";
import type { DocumentSubjects } from "./document-subjects.ts";

/** A subject with what tells whether it is still the same: `documentKey` is another object when its document changed. */
export interface SubjectEntry {
  readonly id: string;
  readonly subject: Subject;
  readonly documentKey: object;
}

export function* entriesOf(id: string, documentKey: DocumentSubjects): Generator<SubjectEntry> {
  for (const [i, subject] of documentKey.subjects.entries()) yield { id: `${id}#${i}`, subject, documentKey };
}
