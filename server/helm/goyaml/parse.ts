import { type Document, parseAllDocuments, parseDocument, YAMLParseError } from "yaml";
import { hasMistake, parseAsGoYaml, withTabs } from "../../yaml/as-go-yaml.ts";
import { readQuick } from "../../yaml/quick/read-quick.ts";
import { refusedCharacter, withLineFeeds } from "./breaks.ts";
import { documentEnds } from "./first-document.ts";
import { refusedSyntax } from "./refused-syntax.ts";

/** A YAML text's syntax, without the meaning of its scalars: the costly part, which depends on the text alone. */
export type ParsedYaml = readonly Document.Parsed[];

/** The documents of a text, each as go-yaml would read it alone. */
export function parseYaml(source: string): ParsedYaml {
  const quick = refusedCharacter(source) === undefined ? readQuickDocument(source) : undefined;
  return quick === undefined ? parseYamlWithLibrary(source) : withTabs([quick], source);
}

/** As {@link parseYaml}, by the library alone. */
export function parseYamlWithLibrary(source: string): ParsedYaml {
  const refused = refusedCharacter(source);
  if (refused !== undefined) {
    const document = parseDocument("") as Document.Parsed;
    const message = "control characters are not allowed";
    document.errors.push(new YAMLParseError([refused, refused + 1], "UNEXPECTED_TOKEN", message));
    return [document];
  }
  const text = withLineFeeds(source);
  const documents = parsed(text);
  return documents.some(hasMistake) ? (documentsAlone(text) ?? documents) : documents;
}

function parsed(text: string): ParsedYaml {
  return parseAsGoYaml(text, documentsIn, refusedSyntax);
}

/** The documents of a text with mistakes, each read alone, as far as go-yaml reads it. Undefined where nothing is gained. */
function documentsAlone(text: string): ParsedYaml | undefined {
  let gained = false;
  const documents = [...piecesOf(text)].flatMap(({ start, end }) => {
    // Blanks in place of what stands before it: all offsets stay.
    const alone = `${text.slice(0, start).replaceAll(/[^\n]/g, " ")}${text.slice(start, end)}`;
    const all = parsed(alone);
    const first = all.some(hasMistake) ? firstDocument(alone) : all;
    gained ||= first !== undefined;
    return first ?? all.slice(0, 1);
  });
  return gained ? documents : undefined;
}

/** What of a text is its first document for go-yaml, when it can be read. */
function firstDocument(text: string): ParsedYaml | undefined {
  for (const end of documentEnds(text)) {
    const first = parsed(text.slice(0, end));
    if (!first.some(hasMistake)) return first;
  }
  return undefined;
}

/** The stretches between lines that hold nothing but a marker. Directives stay with the document behind the marker. */
function* piecesOf(text: string): Iterable<{ readonly start: number; readonly end: number }> {
  let start = 0;
  for (const { index, 0: marker } of text.matchAll(/^---[ \t]*(?:#.*)?\r?$/gm)) {
    if (/^%/m.test(text.slice(start, index)) && start === 0) continue;
    if (text.slice(start, index).trim() !== "") yield { start, end: index };
    start = index + marker.length;
  }
  yield { start, end: text.length };
}

/** At least one: the mistakes of a text without any need a place. */
function documentsIn(source: string): ParsedYaml {
  const documents = parseAllDocuments(source, {
    schema: "failsafe",
    resolveKnownTags: false,
    uniqueKeys: false,
    logLevel: "silent",
    strict: false,
  });
  if (!Array.isArray(documents) || documents.length === 0) return [parseDocument("") as Document.Parsed];
  return (documents as Document.Parsed[]).filter((document, index) => index === 0 || isOpened(document));
}

/** Helm reads a text from marker to marker, and of each part the first document: what stands behind `...` is passed over. */
function isOpened({ directives }: Document.Parsed): boolean {
  return directives?.docStart === true;
}

/** What begins the first document: nothing but comments stands before it, and nothing else beside it. */
const opening = /^(?:[ ]*(?:#.*)?\n)*---(?=[ ]*(?:\n| #))/;

/** The only document of a text, when it is one that can be read quickly. */
function readQuickDocument(source: string): Document.Parsed | undefined {
  const [before] = opening.exec(source) ?? [""];
  const rest = before.length;
  if (isMarkerAt(source, rest) || source.includes("\n---", rest) || source.includes("\n...", rest)) return undefined;
  // What ends lines for go-yaml alone is left to the library.
  if (withLineFeeds(source) !== source) return undefined;
  // Blanks in its place: all offsets stay.
  return readQuick(rest === 0 ? source : `${before.slice(0, -3)}   ${source.slice(rest)}`);
}

function isMarkerAt(source: string, offset: number): boolean {
  return source.startsWith("---", offset) || source.startsWith("...", offset);
}
