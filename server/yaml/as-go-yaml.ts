import type { Document, YAMLParseError } from "yaml";
import { foldAsWritten, joinLooseLines } from "./loose-lines.ts";
import { misplacedTab } from "./tabs.ts";

type Documents = readonly Document.Parsed[];

/** Looks at documents without mistakes for what the library takes and the reader at hand refuses. */
type Check = (documents: Documents, text: string) => YAMLParseError | undefined;

/**
 * Reads a text as go-yaml does, which Helm and Kubernetes use: lines that only the library wants indented are joined, where
 * that makes documents of what are none, and misplaced tabs are errors.
 * @param parse reads a text with the library: all documents in it
 */
export function parseAsGoYaml<All extends Documents>(text: string, parse: (text: string) => All, check?: Check): All {
  const documents = checked(withoutCallStacks(parse, text), text, check);
  if (!documents.some(hasMistake)) return documents;
  const besides = headsBesideKeys(text);
  const joined = joinLooseLines(besides) ?? (besides === text ? undefined : besides);
  const loose = joined === undefined ? undefined : withoutCallStacks(parse, joined);
  if (loose === undefined || loose.some(hasMistake)) return documents;
  for (const document of loose) foldAsWritten(document, text);
  return checked(loose, text, check);
}

/**
 * The library makes an Error of each mistake. A long template has tens of thousands for it, and their call stacks, which
 * nobody reads, take half of the time and most of the memory.
 */
function withoutCallStacks<All>(parse: (text: string) => All, text: string): All {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return parse(text);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** All documents of a text that were read another way: a misplaced tab becomes an error of the first. */
export function withTabs<All extends Documents>(documents: All, text: string): All {
  return checked(documents, text, undefined);
}

export function hasMistake({ errors }: Document.Parsed): boolean {
  return errors.length > 0;
}

function checked<All extends Documents>(documents: All, text: string, check: Check | undefined): All {
  if (documents.some(hasMistake)) return documents;
  const error = check?.(documents, text) ?? misplacedTab(documents, text);
  if (error !== undefined) documents[0]?.errors.push(error);
  return documents;
}

/** Heads of blocks that stand below a key, no deeper than it, are put beside it: go-yaml takes them. */
function headsBesideKeys(text: string): string {
  const below = /(?<=:[ \t]*)\r?\n(?= *[|>][-+\d]*[ \t]*(?:#.*)?\r?$)/gm;
  return text.replaceAll(below, (ended) => " ".repeat(ended.length));
}
