import { type Document, type ParsedNode, parseDocument, type Tags } from "yaml";
import type { TextRange } from "../contract/place.ts";
import type { DocumentProblem } from "../contract/source.ts";
import { type AliasProblem, readAliases } from "./aliases.ts";
import { maxDepth, tooDeep } from "./depth.ts";

/**
 * Kubernetes and Helm read YAML through sigs.k8s.io/yaml, which resolves scalars as YAML 1.1 does (`yes` and `on` are
 * booleans, `0644` is octal) but knows neither base-60 numbers nor timestamps, sets and binary.
 * Source: https://github.com/kubernetes-sigs/yaml/blob/master/goyaml.v2/resolve.go
 */
const unknownToKubernetes = /timestamp|binary|omap|pairs|set$/;

function kubernetesTags(tags: Tags): Tags {
  return tags.filter((tag) => {
    if (typeof tag === "string") return !unknownToKubernetes.test(tag);
    return !unknownToKubernetes.test(tag.tag) && !("format" in tag && tag.format === "TIME");
  });
}

export const yamlOptions = {
  version: "1.1",
  merge: true,
  customTags: kubernetesTags,
  strict: false,
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: "silent",
} as const;

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
  try {
    const document = parseDocument(text, yamlOptions);
    const inside = (offset: number) => Math.min(offset, text.length);
    const problems = document.errors.map(({ pos, code, message }): DocumentProblem => {
      // The parser names the character behind the last one, where something is missing.
      const range = rangeFrom(inside(pos[0]), inside(pos[1]));
      return code === "RESOURCE_EXHAUSTION" ? beyondStack(range.start) : { range, message };
    });
    const refused = text.includes("*") ? readAliases(document).problem : undefined;
    if (refused !== undefined) return { document: undefined, problems: [aliasProblem(refused)] };
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
