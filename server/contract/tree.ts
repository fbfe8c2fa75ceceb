import type { TextEdit } from "./fix.ts";
import type { Origin } from "./place.ts";

/** Keys and indexes from the root of a tree to a node. */
export type TreePath = readonly (string | number)[];

export type ScalarValue = string | number | bigint | boolean | null;

/** Data to write into a file: what JSON can hold. */
export type PlainValue =
  | string
  | number
  | boolean
  | null
  | readonly PlainValue[]
  | { readonly [key: string]: PlainValue };

/**
 * What rules read: a resource, a values file or a configuration file that stands inside a scalar, as a tree whose
 * every node knows its origin. Plain YAML, blanked templates, embedded texts and rendered charts all give this tree,
 * so a rule never asks which of them it looks at.
 */
export type TreeNode = MapNode | ListNode | ScalarNode | UnknownNode;

interface NodeBase {
  readonly tree: Tree;
  readonly parent: MapNode | ListNode | undefined;
  readonly path: TreePath;
  readonly origin: Origin;
  /**
   * False for what stands in a conditional or repeated part of a template, or beside a template action that could
   * override it: it exists only perhaps.
   */
  readonly certain: boolean;
}

export interface MapEntry {
  readonly key: string;
  readonly keyOrigin: Origin;
  readonly value: TreeNode;
}

export interface MapNode extends NodeBase {
  readonly type: "map";
  /** In source order; merge keys (`<<`) are expanded. INI-like texts may repeat a key, YAML keeps the last one. */
  readonly entries: readonly MapEntry[];
  /** False when something out of view could add keys: a template action, a patch. Then a missing key is unknown. */
  readonly complete: boolean;
  entry(key: string): MapEntry | undefined;
  get(key: string): TreeNode | undefined;
}

export interface ListNode extends NodeBase {
  readonly type: "list";
  readonly items: readonly TreeNode[];
  /** As in {@link MapNode.complete}. */
  readonly complete: boolean;
}

export interface ScalarNode extends NodeBase {
  readonly type: "scalar";
  readonly value: ScalarValue;
  /** The scalar's text after unquoting and folding. For a plain scalar the source text, so `0644` stays `0644`. */
  readonly text: string;
  /**
   * Where the part of {@link text} from `start` to `end` (offsets into it, `end` exclusive) comes from. This is how a
   * finding inside an embedded configuration file reaches its exact line and column.
   */
  originOf(start: number, end: number): Origin;
}

/** A value that cannot be told from the sources: a template action, or what a limit cut off. */
export interface UnknownNode extends NodeBase {
  readonly type: "unknown";
}

export interface Tree {
  /** File that holds the tree's text (for a rendered tree, the template). */
  readonly file: string;
  readonly root: TreeNode;
  readonly editor: TreeEditor;
}

/**
 * Minimal edits of the sources behind a tree. Comments, order, anchors, quoting and line endings stay. Each function
 * gives `undefined` when the edit cannot be made at exactly that place (computed value, shared anchor, syntax error).
 */
export interface TreeEditor {
  /** Gives the scalar another value in its own quoting style (another style only where the value demands it). */
  replaceScalar(node: ScalarNode, value: ScalarValue): readonly TextEdit[] | undefined;
  /** Replaces `text.slice(start, end)` of a scalar; used for embedded texts and for flags such as `--name=value`. */
  replaceSlice(node: ScalarNode, start: number, end: number, newText: string): readonly TextEdit[] | undefined;
  /**
   * Sets the value at `path` below `map`; missing maps are made, a scalar that is there is replaced. New keys come
   * after the last one of the nearest map that exists. Undefined when something that is no map stands in the way.
   */
  set(map: MapNode, path: readonly string[], value: PlainValue): readonly TextEdit[] | undefined;
  /** Adds an item at the end of a list. */
  append(list: ListNode, value: PlainValue): readonly TextEdit[] | undefined;
  /** Takes the node away together with its key, or its list item. */
  remove(node: TreeNode): readonly TextEdit[] | undefined;
}
