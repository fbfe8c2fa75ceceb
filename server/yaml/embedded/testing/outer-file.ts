import type { TextEdit } from "../../../contract/fix.ts";
import type { MapNode, ScalarNode, Tree, TreeNode } from "../../../contract/tree.ts";
import { parseText } from "../../parse.ts";
import { fileSource } from "../../tree/source.ts";
import { YamlTree } from "../../tree/yaml-tree.ts";
import { type EmbeddedFormat, parseEmbedded } from "../parse-embedded.ts";

/** A YAML file with a configuration text under the key `config`, for tests. */
export class OuterFile {
  readonly tree: Tree;

  constructor(readonly text: string) {
    this.tree = new YamlTree(
      parseText(text).document,
      fileSource("outer.yaml", text, () => 0),
    );
  }

  /** The text as a block scalar with comments around it. */
  static block(inner: string): OuterFile {
    const lines = inner.split("\n").map((line) => (line === "" ? "" : `    ${line}`));
    const keep = inner.endsWith("\n") ? "|" : "|-";
    return new OuterFile(`data:\n  # before\n  config: ${keep}\n${lines.join("\n").trimEnd()}\n  after: 1 # end\n`);
  }

  get scalar(): ScalarNode {
    return scalarAt(this.tree.root, "data", "config");
  }

  get inner(): string {
    return this.scalar.text;
  }

  parse(format: EmbeddedFormat): Tree {
    return parseEmbedded(this.scalar, format);
  }

  /** What the file's text says at a node. */
  at(node: TreeNode): string {
    return this.slice(node.origin.place.range);
  }

  slice({ start, end }: { start: number; end: number }): string {
    return this.text.slice(start, end);
  }

  apply(edits: readonly TextEdit[] | undefined): OuterFile {
    if (edits === undefined) throw new Error("no edit was made");
    return new OuterFile(applyEdits(this.text, edits));
  }
}

export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  return [...edits]
    .sort((a, b) => b.range.start - a.range.start)
    .reduce((result, { range, newText }) => result.slice(0, range.start) + newText + result.slice(range.end), text);
}

export function at(node: TreeNode, ...path: readonly (string | number)[]): TreeNode {
  let current: TreeNode | undefined = node;
  for (const key of path) {
    if (current?.type === "map") current = current.get(String(key));
    else if (current?.type === "list") current = current.items[Number(key)];
    else current = undefined;
  }
  if (current === undefined) throw new Error(`nothing at ${path.join(".")}`);
  return current;
}

export function mapAt(node: TreeNode, ...path: readonly (string | number)[]): MapNode {
  const found = at(node, ...path);
  if (found.type !== "map") throw new Error(`${found.type} at ${path.join(".")}`);
  return found;
}

export function scalarAt(node: TreeNode, ...path: readonly (string | number)[]): ScalarNode {
  const found = at(node, ...path);
  if (found.type !== "scalar") throw new Error(`${found.type} at ${path.join(".")}`);
  return found;
}

/** What a tree holds, as plain data; a key that repeats becomes an array of pairs. */
export function plain(node: TreeNode): unknown {
  if (node.type === "scalar") return node.value;
  if (node.type === "list") return node.items.map(plain);
  if (node.type === "unknown") return "<unknown>";
  const pairs = node.entries.map(({ key, value }) => [key, plain(value)] as const);
  return new Set(node.entries.map(({ key }) => key)).size < pairs.length ? pairs : Object.fromEntries(pairs);
}
