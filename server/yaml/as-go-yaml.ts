import type { Document } from "yaml";
import { foldAsWritten, joinLooseLines } from "./loose-lines.ts";
import { misplacedTab } from "./tabs.ts";

type Documents = readonly Document.Parsed[];

/**
 * Reads a text as go-yaml does, which Helm and Kubernetes use: lines that only the library wants indented are joined, where
 * that makes documents of what are none, and misplaced tabs are errors.
 * @param parse reads a text with the library: all documents in it
 */
export function parseAsGoYaml<All extends Documents>(text: string, parse: (text: string) => All): All {
  const documents = parse(text);
  const joined = documents.some(hasMistake) ? joinLooseLines(text) : undefined;
  const loose = joined === undefined ? undefined : parse(joined);
  if (loose === undefined || loose.some(hasMistake)) return withTabs(documents, text);
  for (const document of loose) foldAsWritten(document, text);
  return withTabs(loose, text);
}

/** All documents of a text that were read another way: a misplaced tab becomes an error of the first. */
export function withTabs<All extends Documents>(documents: All, text: string): All {
  const tab = documents.some(hasMistake) ? undefined : misplacedTab(documents, text);
  if (tab !== undefined) documents[0]?.errors.push(tab);
  return documents;
}

function hasMistake({ errors }: Document.Parsed): boolean {
  return errors.length > 0;
}
