import { type Document, isMap, isScalar, visit, YAMLParseError } from "yaml";

/**
 * The first thing in documents that the library takes and go-yaml refuses: a key of several lines, a key in brackets that
 * begins with a colon, a directive that go-yaml does not know. Source:
 * https://github.com/kubernetes-sigs/yaml/blob/master/goyaml.v2/scannerc.go
 */
export function refusedSyntax(documents: readonly Document.Parsed[], text: string): YAMLParseError | undefined {
  const head = refusedHead(text);
  if (head !== undefined) return head;
  for (const document of documents) {
    const error = refusedKey(document, text);
    if (error !== undefined) return error;
  }
  return undefined;
}

function refusedKey(document: Document.Parsed, text: string): YAMLParseError | undefined {
  let error: YAMLParseError | undefined;
  visit(document, {
    Pair(_, { key, value }, parents) {
      if (!isScalar(key) || !key.range) return undefined;
      const [start, end] = key.range;
      const parent = parents.at(-1);
      const inBraces = isMap(parent) && parent.flow === true;
      const isLong = end > start && text.slice(start, end).includes("\n") && !isExplicit(text, start);
      if (isLong && !key.type?.startsWith("BLOCK_"))
        error = refusal(start, "mapping values are not allowed in this context");
      else if (inBraces && key.type === "PLAIN" && text[start] === ":" && value === null)
        error = refusal(start, "did not find expected ',' or '}'");
      return error === undefined ? undefined : visit.BREAK;
    },
  });
  return error;
}

/** Whether a question mark stands before a key. */
function isExplicit(text: string, start: number): boolean {
  return /\?\s+(?:[&!]\S*\s+)*$/.test(text.slice(Math.max(0, start - 200), start));
}

/** Directives before the first document: of versions go-yaml knows 1.1 alone. The end of a document begins none. */
function refusedHead(text: string): YAMLParseError | undefined {
  let at = 0;
  let directives = false;
  for (const line of text.split("\n", 50)) {
    if (line.startsWith("...")) return refusal(at, "did not find expected <document start>");
    if (line.startsWith("%") && !/^%(?:YAML[ \t]+1\.1|TAG[ \t]+!\S*[ \t]+\S+)[ \t\r]*(?:#[^\n]*)?$/.test(line))
      return refusal(at, "found unknown directive name");
    if (!/^%|^[ \t\r]*(?:#[^\n]*)?$/.test(line)) return undefined;
    directives ||= line.startsWith("%");
    at += line.length + 1;
  }
  return directives && at > text.length ? refusal(at, "did not find expected <document start>") : undefined;
}

function refusal(at: number, message: string): YAMLParseError {
  return new YAMLParseError([at, at + 1], "UNEXPECTED_TOKEN", message);
}
