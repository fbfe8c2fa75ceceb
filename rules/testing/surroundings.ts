import { isCollection, parseAllDocuments, visit } from "yaml";
import { sameData } from "../../server/yaml/editor/finish.ts";

/** Ways to write the same data differently, and to put other things around them. */
export const changes = [
  "comment line",
  "blank line",
  "trailing comment",
  "CRLF",
  "four spaces",
  "list indentation",
  "flow style",
  "document before",
  "document behind",
  "document start",
] as const;

export interface Change {
  readonly kind: (typeof changes)[number];
  /** Chooses the place. */
  readonly at: number;
}

const other = "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: unrelated # beside\ndata: {a: b}\n";

/**
 * Writes a YAML text differently. What would change its data (a comment inside a block scalar, say) is left out, and so is
 * what cannot be done.
 * @param text plain YAML: no template
 * @param isManifest whether other documents may stand beside it
 */
export function rewritten(text: string, { kind, at }: Change, isManifest: boolean): string {
  const after = attempt(text, kind, at);
  const added = kind === "document before" || kind === "document behind";
  if (added) return isManifest ? after : text;
  return sameData(dataOf(text), dataOf(after)) ? after : text;
}

function attempt(text: string, kind: Change["kind"], at: number): string {
  const lineBreak = text.includes("\r\n") ? "\r\n" : "\n";
  const lines = text.split(lineBreak);
  const index = at % lines.length;
  const line = lines[index] ?? "";
  switch (kind) {
    case "comment line":
      return lines
        .toSpliced(index, 0, `${at % 2 === 0 ? "" : (/^ */.exec(line)?.[0] ?? "")}# line ${at}`)
        .join(lineBreak);
    case "blank line":
      return lines.toSpliced(index, 0, "").join(lineBreak);
    case "trailing comment":
      return line.trim() === "" ? text : lines.with(index, `${line} # behind ${at}`).join(lineBreak);
    case "CRLF":
      return text.replace(/\r?\n/g, "\r\n");
    case "four spaces":
      return printed(text, { indent: 4 });
    case "list indentation":
      return printed(text, { indentSeq: at % 2 === 0 });
    case "flow style":
      return inFlow(text, at);
    case "document before":
      return `${other}---${lineBreak}${text}`;
    case "document behind":
      return `${text}${text.endsWith("\n") ? "" : lineBreak}---${lineBreak}${other}`;
    case "document start":
      return /^(?:---|%)/m.test(text) ? text : `---${lineBreak}${text}`;
  }
}

function printed(text: string, options: { readonly indent?: number; readonly indentSeq?: boolean }): string {
  const documents = documentsOf(text);
  return documents === undefined
    ? text
    : documents.map((document) => document.toString({ lineWidth: 0, ...options })).join("");
}

/** One map or list of the text between brackets. */
function inFlow(text: string, at: number): string {
  const documents = documentsOf(text);
  const nodes: { flow?: boolean }[] = [];
  for (const document of documents ?? []) {
    visit(document, (_, node) => {
      // What holds comments cannot stand between brackets and keep them.
      if (isCollection(node) && !String(text.slice(node.range?.[0], node.range?.[1])).includes("#")) nodes.push(node);
    });
  }
  const node = nodes[at % Math.max(1, nodes.length)];
  if (node === undefined) return text;
  node.flow = true;
  return (documents ?? []).map((document) => document.toString({ lineWidth: 0 })).join("");
}

function documentsOf(text: string) {
  const documents = [...parseAllDocuments(text, { logLevel: "silent" })];
  // Several are told apart by `---` lines that printing each alone would lose.
  return documents.length === 1 && documents.every(({ errors }) => errors.length === 0) ? documents : undefined;
}

function dataOf(text: string): unknown {
  return [...parseAllDocuments(text, { logLevel: "silent" })].map((document) =>
    document.errors.length > 0 ? document.errors.map(({ code }) => code) : document.toJS({ maxAliasCount: 10_000 }),
  );
}
