import type { TextRange } from "./place.ts";
import type { Tree } from "./tree.ts";

/**
 * What a file is; decided once, in `workspace/`.
 * - `manifest`: YAML or JSON documents; Kubernetes objects among them become resources.
 * - `values`: values of a chart. `template`, `helper`: files below `templates/`. `chart`: Chart.yaml.
 * - `ignored`: nothing for us (encrypted by SOPS, package files, …).
 */
export type FileKind =
  | "manifest"
  | "values"
  | "template"
  | "helper"
  | "chart"
  | "values-schema"
  | "kustomization"
  | "configuration"
  | "text"
  | "ignored";

/** One YAML document of a file. The same content keeps the same parse, wherever in the file it moves. */
export interface SourceDocument {
  readonly file: string;
  /** Position among the file's documents, from 0. */
  readonly index: number;
  /** The document's text in its file, without `---` lines. */
  readonly range: TextRange;
  readonly text: string;
  /** Parsed when first asked for. */
  readonly tree: Tree;
  readonly problems: readonly DocumentProblem[];
}

/**
 * Something in a chart that is no text for rules: a file for `.Files`, a packed chart in `charts/`, a link.
 * - `file`: it is there. Its content is handed over once the engine asks for it; bytes that are UTF-8 count as text.
 * - `link`: it stands for another file or folder of the root.
 */
export type ChartPart =
  | { readonly type: "file"; readonly content?: string | Uint8Array }
  | { readonly type: "link"; readonly target: string };

export interface DocumentProblem {
  readonly range: TextRange;
  readonly message: string;
  /** A bound of ours was reached: part of the document is not looked at. Else the text is no YAML. */
  readonly limit?: true;
  /** The line's indentation does not fit that of the lines before it: either may be the wrong one. */
  readonly indentation?: true;
}

export interface SourceFile {
  readonly path: string;
  readonly kind: FileKind;
  readonly text: string;
  readonly documents: readonly SourceDocument[];
}
