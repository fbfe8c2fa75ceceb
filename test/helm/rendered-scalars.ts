import { isMap, isScalar, isSeq, type Node, type Pair, parseDocument } from "yaml";

/** Visits the scalar values of a YAML text with their paths; keys and indexes are joined by slashes. */
export function visitScalars(text: string, visit: (path: string, node: Node, value: string) => void): Lists {
  const lists = new Map<string, number>();
  const walk = (node: unknown, path: string): void => {
    if (isMap(node)) {
      for (const { key, value } of node.items as Pair[]) walk(value, `${path}/${isScalar(key) ? key.value : ""}`);
    } else if (isSeq(node)) {
      lists.set(path, node.items.length);
      for (const [index, item] of node.items.entries()) walk(item, `${path}/${index}`);
    } else if (isScalar(node)) visit(path, node, String(node.value));
  };
  walk(parseDocument(text, { schema: "failsafe", uniqueKeys: false, logLevel: "silent" }).contents, "");
  return lists;
}

/** Lengths of a document's lists by path. */
export type Lists = ReadonlyMap<string, number>;

/** A printed document. */
export interface PrintedDocument {
  /** The template that printed it. */
  readonly source: string;
  readonly text: string;
}

/** Splits what `helm template` printed. */
export function printedDocuments(output: string): readonly PrintedDocument[] {
  return output
    .split(/^---\n(?=# Source: )/m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf("\n");
      return { source: part.slice("# Source: ".length, end), text: part.slice(end + 1).trim() };
    });
}

/** Scalars of a document by path, and the lengths of its lists. */
export interface Scalars {
  readonly values: ReadonlyMap<string, string>;
  readonly lists: Lists;
}

export function scalarsOf(text: string): Scalars {
  const values = new Map<string, string>();
  return { values, lists: visitScalars(text, (path, _, value) => values.set(path, value)) };
}

/** Paths whose lists have other lengths than they had: items may have moved, so what stands below is another thing. */
export function movedLists(before: Lists, after: Lists): readonly string[] {
  return [...before].flatMap(([path, length]) => (after.get(path) === length ? [] : [`${path}/`]));
}

/**
 * Pairs the documents of two renders: those of one template and kind, in their order. Where there are more or fewer of them
 * than before, nothing tells which is which. Gives for each document before the index after, undefined when it has none.
 */
export function pairDocuments(
  before: readonly PrintedDocument[],
  after: readonly PrintedDocument[],
): readonly (number | undefined)[] {
  const groups = grouped(after);
  const others = grouped(before);
  const seen = new Map<string, number>();
  return before.map((document) => {
    const group = groupOf(document);
    const position = seen.get(group) ?? 0;
    seen.set(group, position + 1);
    const candidates = groups.get(group) ?? [];
    return candidates.length === others.get(group)?.length ? candidates[position] : undefined;
  });
}

function grouped(documents: readonly PrintedDocument[]): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>();
  for (const [index, document] of documents.entries()) {
    const name = groupOf(document);
    groups.set(name, [...(groups.get(name) ?? []), index]);
  }
  return groups;
}

function groupOf({ source, text }: PrintedDocument): string {
  return `${source}\n${/^kind:.*/m.exec(text)?.[0]}`;
}
