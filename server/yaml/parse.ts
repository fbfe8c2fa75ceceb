import { type Document, type ParsedNode, parseDocument } from "yaml";
import type { TextRange } from "../contract/place.ts";
import type { DocumentProblem } from "../contract/source.ts";
import { type AliasProblem, readAliases } from "./aliases.ts";
import { parseAsGoYaml, withTabs } from "./as-go-yaml.ts";
import { maxDepth, tooDeep } from "./depth.ts";
import { mistakesIn } from "./mistakes.ts";
import { yamlOptions } from "./options.ts";
import { readQuick } from "./quick/read-quick.ts";

export interface ParsedText {
  readonly document: Document.Parsed<ParsedNode> | undefined;
  /** Ranges are offsets into the text that was parsed. */
  readonly problems: readonly DocumentProblem[];
}

/**
 * Parses one document. Never throws: what nests beyond the parser's stack, or is more through aliases than Kubernetes
 * takes, is a problem; in the second case there is no document, since there will be no object.
 */
export function parseText(text: string): ParsedText {
  const document = readQuick(text);
  if (document === undefined) return parseWithLibrary(text);
  withTabs([document], text);
  return refusedAliases(document, text) ?? { document, problems: mistakesIn(document.errors, text) };
}

/** As {@link parseText}, by the library alone. */
export function parseWithLibrary(text: string): ParsedText {
  try {
    const [document] = parseAsGoYaml(text, parseOne);
    const exhausted = document.errors.find(({ code }) => code === "RESOURCE_EXHAUSTION");
    const problems = [
      ...mistakesIn(
        document.errors.filter((error) => error !== exhausted),
        text,
      ),
    ];
    if (exhausted !== undefined) problems.push(beyondStack(Math.min(exhausted.pos[0], text.length)));
    const refused = refusedAliases(document, text);
    if (refused !== undefined) return refused;
    const deep = tooDeep(document.contents, text);
    if (deep !== undefined && !problems.some(({ limit }) => limit)) {
      const [start, end] = deep.range;
      const message = `nested more than ${maxDepth} levels deep: what is further down is not looked at`;
      problems.push({ range: { start, end: Math.min(end, start + 1) }, message, limit: true });
    }
    return { document, problems };
  } catch (error) {
    if (error instanceof RangeError) return { document: undefined, problems: [beyondStack(0)] };
    return {
      document: undefined,
      problems: [{ range: { start: 0, end: Math.min(1, text.length) }, message: String(error) }],
    };
  }
}

function parseOne(text: string): readonly [Document.Parsed<ParsedNode>] {
  return [parseDocument(text, yamlOptions)];
}

/** Most stars stand in quotes or in words. */
const mayHoldAlias = /(?:^|[\s,[{:?-])\*[^\s,[\]{}"']/;

function refusedAliases(document: Document.Parsed, text: string): ParsedText | undefined {
  const refused = mayHoldAlias.test(text) ? readAliases(document).problem : undefined;
  return refused && { document: undefined, problems: [aliasProblem(refused)] };
}

function rangeFrom(start: number, end: number): TextRange {
  return { start, end: Math.max(start, end) };
}

/** Where the stack ends differs from machine to machine; nobody gets there by accident. */
function beyondStack(start: number): DocumentProblem {
  return { range: rangeFrom(start, start + 1), message: "nested too deeply to be read", limit: true };
}

function aliasProblem({ kind, alias }: AliasProblem): DocumentProblem {
  const [start = 0, end = 0] = alias.range ?? [];
  const message =
    kind === "excessive"
      ? `too much comes from aliases such as *${alias.source}: Kubernetes refuses the document, and it is not looked at`
      : `*${alias.source} stands inside what it stands for: Kubernetes refuses the document, and it is not looked at`;
  return { range: rangeFrom(start, end), message, limit: true };
}
