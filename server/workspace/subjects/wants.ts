import type { Subject, SubjectSelector } from "../../contract/rule.ts";
import type { FileKind } from "../../contract/source.ts";
import type { DocumentRecord } from "../file-record.ts";
import { valuesCarriers } from "../index/lookups.ts";

/**
 * Whether a rule can want anything of a document, told from its text alone.
 * @param holdsValues its file's surroundings make values of it, or of something in it
 */
export function mayWant(
  selector: SubjectSelector,
  kind: FileKind | "rendered",
  { kinds, document: { text } }: Pick<DocumentRecord, "kinds"> & { readonly document: { readonly text: string } },
  holdsValues = kind === "values",
): boolean {
  const { values, documents } = selector;
  if (kinds.size > 0 && wantsResource(selector, kinds, text)) return true;
  if (values !== undefined && (holdsValues || carriesValues(kinds)) && hasWord(values.words, text)) return true;
  return documents !== undefined && kind === "manifest" && hasWord(documents.words, text);
}

/** Whether a rule wants this subject. */
export function wants(selector: SubjectSelector, subject: Subject): boolean {
  switch (subject.type) {
    case "resource":
      return wantsResource(selector, new Set([subject.resource.kind]), subject.resource.document.text);
    case "values":
      return selector.values !== undefined && hasWord(selector.values.words, subject.values.document.text);
    case "document":
      return selector.documents !== undefined && hasWord(selector.documents.words, subject.plain.document.text);
    case "chart":
      return selector.charts === true;
  }
}

function wantsResource({ resources = [] }: SubjectSelector, kinds: ReadonlySet<string>, text: string): boolean {
  return [resources].flat().some((item) => hasKind(item.kinds, kinds) && hasWord(item.words, text));
}

function hasKind(wanted: readonly string[] | undefined, kinds: ReadonlySet<string>): boolean {
  return wanted === undefined || wanted.some((kind) => kinds.has(kind));
}

function hasWord(words: readonly string[] | undefined, text: string): boolean {
  return words === undefined || words.some((word) => text.includes(word));
}

function carriesValues(kinds: ReadonlySet<string>): boolean {
  return valuesCarriers.some((kind) => kinds.has(kind));
}
