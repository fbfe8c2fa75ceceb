import type { Origin } from "../../contract/place.ts";
import type {
  ListNode,
  MapEntry,
  MapNode,
  ScalarNode,
  ScalarValue,
  TreeNode,
  TreePath,
  UnknownNode,
} from "../../contract/tree.ts";
import type { EmbeddedTree } from "./embedded-tree.ts";
import { type ListSyntax, type MapSyntax, type ScalarSyntax, type Syntax, sourceRange } from "./syntax.ts";

abstract class EmbeddedNode<Written extends Syntax> {
  constructor(
    readonly tree: EmbeddedTree,
    readonly parent: EmbeddedMap | EmbeddedList | undefined,
    readonly key: string | number | undefined,
    readonly syntax: Written,
  ) {}

  get path(): TreePath {
    return this.parent === undefined || this.key === undefined ? [] : [...this.parent.path, this.key];
  }

  get origin(): Origin {
    return this.tree.source.originOf(this.syntax.range.start, this.syntax.range.end);
  }

  get certain(): boolean {
    const { start, end } = this.syntax.range;
    return (this.parent?.certain ?? true) && this.tree.source.isCertain(start, end);
  }
}

export class EmbeddedScalar extends EmbeddedNode<ScalarSyntax> implements ScalarNode {
  readonly type = "scalar";

  get value(): ScalarValue {
    return this.syntax.value;
  }

  get text(): string {
    return this.syntax.text;
  }

  originOf(start: number, end: number): Origin {
    const range = sourceRange(this.syntax, start, end);
    return this.tree.source.originOf(range.start, range.end);
  }
}

export class EmbeddedUnknown extends EmbeddedNode<Syntax> implements UnknownNode {
  readonly type = "unknown";
}

export class EmbeddedList extends EmbeddedNode<ListSyntax> implements ListNode {
  readonly type = "list";
  #items: readonly TreeNode[] | undefined;

  get items(): readonly TreeNode[] {
    this.#items ??= this.syntax.items.map((item, index) => makeNode(this.tree, this, index, item.value));
    return this.#items;
  }

  get complete(): boolean {
    return this.syntax.complete && this.tree.source.complete;
  }
}

export class EmbeddedMap extends EmbeddedNode<MapSyntax> implements MapNode {
  readonly type = "map";
  #entries: readonly MapEntry[] | undefined;
  #complete = true;

  get entries(): readonly MapEntry[] {
    this.#entries ??= this.syntax.entries.flatMap(({ key, keyRange: { start, end }, value }) => {
      if (this.tree.source.isUnknown(start, end)) {
        this.#complete = false;
        return [];
      }
      return [{ key, keyOrigin: this.tree.source.originOf(start, end), value: makeNode(this.tree, this, key, value) }];
    });
    return this.#entries;
  }

  get complete(): boolean {
    return this.entries.length >= 0 && this.#complete && this.syntax.complete && this.tree.source.complete;
  }

  /** The last one of that key, as the contract says; INI-like texts may hold more (see {@link entries}). */
  entry(key: string): MapEntry | undefined {
    return this.entries.findLast((entry) => entry.key === key);
  }

  get(key: string): TreeNode | undefined {
    return this.entry(key)?.value;
  }
}

export function makeNode(
  tree: EmbeddedTree,
  parent: EmbeddedMap | EmbeddedList | undefined,
  key: string | number | undefined,
  syntax: Syntax,
): TreeNode {
  const { start, end } = syntax.range;
  switch (syntax.type) {
    case "map":
      return new EmbeddedMap(tree, parent, key, syntax);
    case "list":
      return new EmbeddedList(tree, parent, key, syntax);
    case "scalar":
      if (!tree.source.isUnknown(start, end)) return new EmbeddedScalar(tree, parent, key, syntax);
      return new EmbeddedUnknown(tree, parent, key, syntax);
    default:
      return new EmbeddedUnknown(tree, parent, key, syntax);
  }
}
