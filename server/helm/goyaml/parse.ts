import { type Document, parseAllDocuments } from "yaml";
import { parseAsGoYaml, withTabs } from "../../yaml/as-go-yaml.ts";
import { readQuick } from "../../yaml/quick/read-quick.ts";

/** A YAML text's syntax, without the meaning of its scalars: the costly part, which depends on the text alone. */
export type ParsedYaml = readonly Document.Parsed[];

export function parseYaml(source: string): ParsedYaml {
  const quick = readQuickDocument(source);
  return quick === undefined ? parseYamlWithLibrary(source) : withTabs([quick], source);
}

/** As {@link parseYaml}, by the library alone. */
export function parseYamlWithLibrary(source: string): ParsedYaml {
  return parseAsGoYaml(source, documentsIn);
}

function documentsIn(source: string): ParsedYaml {
  const documents = parseAllDocuments(source, {
    schema: "failsafe",
    uniqueKeys: false,
    logLevel: "silent",
    strict: false,
  });
  return Array.isArray(documents) ? (documents as Document.Parsed[]) : [];
}

/** What begins the first document: nothing but comments stands before it, and nothing else beside it. */
const opening = /^(?:[ ]*(?:#.*)?\n)*---(?=[ ]*(?:\n| #))/;

/** The only document of a text, when it is one that can be read quickly. */
function readQuickDocument(source: string): Document.Parsed | undefined {
  const [before] = opening.exec(source) ?? [""];
  const rest = before.length;
  if (isMarkerAt(source, rest) || source.includes("\n---", rest) || source.includes("\n...", rest)) return undefined;
  // Blanks in its place: all offsets stay.
  return readQuick(rest === 0 ? source : `${before.slice(0, -3)}   ${source.slice(rest)}`);
}

function isMarkerAt(source: string, offset: number): boolean {
  return source.startsWith("---", offset) || source.startsWith("...", offset);
}
