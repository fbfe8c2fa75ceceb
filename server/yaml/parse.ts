import { type Document, type ParsedNode, parseDocument, type Tags } from "yaml";
import type { DocumentProblem } from "../contract/source.ts";

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

/** Parses one document; a text that the parser gives up on (nesting beyond its stack) is a problem, never an exception. */
export function parseText(text: string): ParsedText {
  try {
    const document = parseDocument(text, yamlOptions);
    const problems = document.errors.map((error) => ({
      range: { start: error.pos[0], end: Math.max(error.pos[0], error.pos[1]) },
      message: error.message,
    }));
    return { document, problems };
  } catch (error) {
    const message = error instanceof RangeError ? "nested too deeply to be read" : String(error);
    return { document: undefined, problems: [{ range: { start: 0, end: Math.min(1, text.length) }, message }] };
  }
}
