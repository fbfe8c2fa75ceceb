import { type PrintedDocument, printedDocuments, type Scalars, scalarsOf } from "./rendered-scalars.ts";

/** A document that helm printed before anything was edited. */
export interface UneditedDocument extends PrintedDocument, Scalars {
  /** The paths of scalars of which an edit proves nothing. */
  readonly unstable: ReadonlySet<string>;
}

/**
 * What helm prints of a chart as it is, and which scalars of it are others each time: made from the clock, at random, from
 * new keys. An edit proves nothing of a scalar that helm printed otherwise for the very same files, and of no other is that
 * said: a scalar that only edits change is the same in all renders without one, so a miss of it is not hidden. What
 * a second tells apart shows between two renders with a second between them. What only a minute or a day does shows in a
 * render made after that of the edit in question: whatever the clock changed since the first is other in that one, too.
 */
export function uneditedRender(first: string) {
  const documents = printedDocuments(first).map((document) => ({
    ...document,
    ...scalarsOf(document.text),
    unstable: new Set<string>(),
  }));
  return {
    documents: documents as readonly UneditedDocument[],
    /** Takes what helm printed for the same files at another moment. */
    renderedAgain(output: string | undefined): void {
      const again = output === undefined ? [] : printedDocuments(output);
      for (const [index, { text, values, unstable }] of documents.entries()) {
        const other = again[index];
        if (other === undefined || other.text === text) continue;
        const otherValues = scalarsOf(other.text).values;
        for (const [key, value] of values) if (otherValues.get(key) !== value) unstable.add(key);
      }
    },
  };
}
