import type { Alias, Scalar, YAMLMap, YAMLSeq } from "yaml";
import type { Origin, TextRange } from "../../contract/place.ts";
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
import { type ScalarPositions, scalarPositions } from "../positions/scalar-positions.ts";
import { makeEntries } from "./entries.ts";
import type { YamlTree } from "./yaml-tree.ts";

/** How a node hangs in its tree. */
export interface Position {
  readonly tree: YamlTree;
  readonly parent: YamlMap | YamlList | undefined;
  readonly key: string | number | undefined;
  /** Range of the key in the parsed text; undefined for list items and the root. */
  readonly keyRange: TextRange | undefined;
  /** The alias that stands for this node, if one does. */
  readonly alias: Alias | undefined;
  /** True below an alias or merge key: an edit here would change other places too. */
  readonly shared: boolean;
  readonly depth: number;
}

abstract class YamlNode {
  readonly tree: YamlTree;
  readonly parent: YamlMap | YamlList | undefined;
  constructor(
    readonly position: Position,
    /** Range in the parsed text; empty for a value that is not written. */
    readonly range: TextRange,
  ) {
    this.tree = position.tree;
    this.parent = position.parent;
  }

  get path(): TreePath {
    const { key } = this.position;
    return this.parent === undefined || key === undefined ? [] : [...this.parent.path, key];
  }

  get origin(): Origin {
    const { keyRange, alias } = this.position;
    const range = this.range.end > this.range.start ? this.range : (keyRange ?? this.range);
    return this.tree.originOf(range, alias);
  }

  get certain(): boolean {
    return this.tree.source.isCertain(this.range.start, this.range.end) && (this.parent?.certain ?? true);
  }
}

export class YamlScalar extends YamlNode implements ScalarNode {
  readonly type = "scalar";
  #positions: ScalarPositions | undefined | null = null;

  constructor(
    position: Position,
    readonly ast: Scalar,
    range: TextRange,
  ) {
    super(position, range);
  }

  get value(): ScalarValue {
    const { value } = this.ast;
    // The library takes a lone `.` for a number; go-yaml does not.
    if (typeof value === "number" && Number.isNaN(value) && !/nan/i.test(this.text)) return this.text;
    switch (typeof value) {
      case "string":
      case "number":
      case "bigint":
      case "boolean":
        return value;
      default:
        return value === null ? null : this.text;
    }
  }

  get text(): string {
    const { value, source } = this.ast;
    return typeof value === "string" ? value : (source ?? "");
  }

  get positions(): ScalarPositions | undefined {
    if (this.#positions === null) this.#positions = scalarPositions(this.ast, this.tree.source.text, this.text);
    return this.#positions;
  }

  originOf(start: number, end: number): Origin {
    const range = this.sourceRange(start, end);
    return range === undefined ? this.origin : this.tree.originOf(range, this.position.alias);
  }

  /** The range in the parsed text that makes a part of the value. */
  sourceRange(start: number, end: number): TextRange | undefined {
    if (start === 0 && end >= this.text.length && this.positions === undefined) return this.range;
    const { starts, ends } = this.positions ?? { starts: [], ends: [] };
    const from = starts[start] ?? (start > 0 ? ends[start - 1] : undefined);
    if (from === undefined) return undefined;
    const to = end > start ? ends[end - 1] : from;
    return to === undefined ? undefined : { start: from, end: Math.max(from, to) };
  }
}

export class YamlMap extends YamlNode implements MapNode {
  readonly type = "map";
  #entries: readonly MapEntry[] | undefined;
  #complete = true;

  constructor(
    position: Position,
    /** Undefined for an empty document. */
    readonly ast: YAMLMap | undefined,
    range: TextRange,
  ) {
    super(position, range);
  }

  get entries(): readonly MapEntry[] {
    if (this.#entries === undefined) {
      const { entries, complete } = makeEntries(this);
      this.#entries = entries;
      this.#complete = complete;
    }
    return this.#entries;
  }

  get complete(): boolean {
    return this.tree.source.complete && this.entries.length >= 0 && this.#complete;
  }

  entry(key: string): MapEntry | undefined {
    for (const entry of this.entries) if (entry.key === key) return entry;
    return undefined;
  }

  get(key: string): TreeNode | undefined {
    return this.entry(key)?.value;
  }
}

export class YamlList extends YamlNode implements ListNode {
  readonly type = "list";
  #items: readonly TreeNode[] | undefined;

  constructor(
    position: Position,
    readonly ast: YAMLSeq,
    range: TextRange,
  ) {
    super(position, range);
  }

  get items(): readonly TreeNode[] {
    this.#items ??= this.ast.items.map((item, index) => this.tree.makeItem(this, item, index));
    return this.#items;
  }

  get complete(): boolean {
    return this.tree.source.complete;
  }
}

export class YamlUnknown extends YamlNode implements UnknownNode {
  readonly type = "unknown";
}
