import { type Alias, type Document, isAlias, isMap, isNode, isScalar, isSeq, type Node, Scalar } from "yaml";
import type { Origin, TextRange } from "../../contract/place.ts";
import type { Tree, TreeEditor, TreeNode } from "../../contract/tree.ts";
import { type Aliases, readAliases } from "../aliases.ts";
import { maxDepth } from "../depth.ts";
import { YamlEditor } from "../editor/yaml-editor.ts";
import { type Position, YamlList, YamlMap, YamlScalar, YamlUnknown } from "./nodes.ts";
import type { TreeSource } from "./source.ts";

/** A parsed YAML document as a tree. Nodes are made when first looked at. */
export class YamlTree implements Tree {
  readonly file: string;
  #root: TreeNode | undefined;
  #aliases: Aliases | undefined;

  constructor(
    readonly document: Document.Parsed | undefined,
    readonly source: TreeSource,
    readonly editor: TreeEditor = new YamlEditor(),
  ) {
    this.file = source.file;
  }

  get root(): TreeNode {
    this.#root ??= this.#makeRoot();
    return this.#root;
  }

  #makeRoot(): TreeNode {
    const position = this.#positionBelow(undefined, undefined, undefined);
    const contents = this.document?.contents;
    if (!contents || (isScalar(contents) && contents.value === null && contents.source === "")) {
      const end = this.source.text.length;
      return new YamlMap(position, undefined, { start: end, end });
    }
    return this.#make(contents, position, { start: 0, end: 0 });
  }

  makeItem(parent: YamlList, item: unknown, index: number): TreeNode {
    return this.#make(item, this.#positionBelow(parent, index, undefined), parent.range);
  }

  makeValue(parent: YamlMap, value: unknown, key: string, keyRange: TextRange): TreeNode {
    return this.#make(value, this.#positionBelow(parent, key, keyRange), { start: keyRange.end, end: keyRange.end });
  }

  /** What a merge key brings in: edits there would change the anchor's other users. */
  makeShared(parent: YamlMap, target: Node, alias: Alias | undefined, keyRange: TextRange): TreeNode {
    const below = this.#positionBelow(parent, undefined, keyRange);
    return this.#make(target, { ...below, parent, alias: alias ?? below.alias, shared: true }, keyRange);
  }

  resolve(alias: Alias): Node | undefined {
    if (this.document === undefined) return undefined;
    this.#aliases ??= readAliases(this.document);
    return this.#aliases.target(alias);
  }

  /** Place of a range of the parsed text; what is reached through an alias names the alias as a related place. */
  originOf(range: TextRange, alias: Alias | undefined): Origin {
    const origin = this.source.originOf(range.start, range.end);
    if (alias === undefined) return origin;
    const used = rangeOf(alias);
    const { place } = this.source.originOf(used.start, used.end);
    const message = `used here as *${alias.source}`;
    return { place: origin.place, related: [...origin.related, { file: place.file, range: place.range, message }] };
  }

  #positionBelow(
    parent: YamlMap | YamlList | undefined,
    key: string | number | undefined,
    keyRange: TextRange | undefined,
  ): Position {
    return {
      tree: this,
      parent,
      key,
      keyRange,
      alias: parent?.position.alias,
      shared: parent !== undefined && (parent.position.shared || parent.position.alias !== undefined),
      depth: (parent?.position.depth ?? 0) + 1,
    };
  }

  #make(value: unknown, position: Position, fallback: TextRange): TreeNode {
    if (position.depth > maxDepth) return new YamlUnknown(position, fallback);
    if (isAlias(value)) {
      const target = this.resolve(value);
      const aliased = { ...position, alias: value };
      return target === undefined ? new YamlUnknown(aliased, rangeOf(value)) : this.#make(target, aliased, fallback);
    }
    if (value === null || value === undefined) return new YamlScalar(position, new Scalar(null), fallback);
    const range = isNode(value) ? rangeOf(value) : fallback;
    if (isMap(value)) return new YamlMap(position, value, range);
    if (isSeq(value)) return new YamlList(position, value, range);
    if (!isScalar(value)) return new YamlUnknown(position, range);
    const written = range.end > range.start ? range : this.#gapBehind(position, range);
    if (this.source.isUnknown(written.start, written.end)) return new YamlUnknown(position, range);
    return new YamlScalar(position, value, range);
  }

  /** Where the value of `key:` would stand: an action there makes the empty value unknown. */
  #gapBehind(position: Position, range: TextRange): TextRange {
    const start = position.keyRange?.end ?? range.start;
    const next = this.source.text.slice(start).search(/[^\s:]/);
    return { start, end: next < 0 ? this.source.text.length : start + next };
  }
}

/** Start and end of the value itself, without trailing blanks and comments. */
export function rangeOf(node: unknown): TextRange {
  const range = isNode(node) ? node.range : undefined;
  return range ? { start: range[0], end: range[1] } : { start: 0, end: 0 };
}
