import type { TextEdit } from "../../contract/fix.ts";
import type {
  ListNode,
  MapNode,
  PlainValue,
  ScalarNode,
  ScalarValue,
  Tree,
  TreeEditor,
  TreeNode,
  TreePath,
} from "../../contract/tree.ts";
import { YamlEditor } from "../../yaml/editor/yaml-editor.ts";
import { nodeAt } from "../../yaml/read.ts";
import { YamlList, YamlMap, YamlScalar } from "../../yaml/tree/nodes.ts";
import type { Source } from "../text/source.ts";
import { absentPlace } from "./absent-places.ts";
import { contentParts, valuesOf } from "./places.ts";
import type { RenderedSource } from "./rendered-source.ts";

/** Gives the tree of a values file in view; undefined for files that nobody can edit (inside an archive). */
export type ValuesTrees = (file: string) => Tree | undefined;

/** Edits the files behind a rendered document: the values file that set a value, or the template's literal text. */
export class RenderedEditor implements TreeEditor {
  private readonly literal = new YamlEditor();

  constructor(
    private readonly source: RenderedSource,
    private readonly valuesTrees: ValuesTrees,
  ) {}

  replaceScalar(node: ScalarNode, value: ScalarValue): readonly TextEdit[] | undefined {
    if (!(node instanceof YamlScalar)) return undefined;
    const origin = this.valueBehind(node.range.start, node.range.end);
    if (origin === undefined) return this.literal.replaceScalar(node, value);
    const target = this.valuesNode(origin.file, origin.path);
    return target?.type === "scalar" ? target.tree.editor.replaceScalar(target, value) : undefined;
  }

  replaceSlice(node: ScalarNode, start: number, end: number, newText: string): readonly TextEdit[] | undefined {
    if (!(node instanceof YamlScalar)) return undefined;
    const range = node.sourceRange(start, end);
    const origin = range === undefined ? undefined : this.valueBehind(range.start, range.end);
    if (range === undefined || origin === undefined) return this.literal.replaceSlice(node, start, end, newText);
    const target = this.valuesNode(origin.file, origin.path);
    const [part] = this.source.map.between(range.start, range.end);
    if (!(target instanceof YamlScalar) || part === undefined || part.offset < 0) return undefined;
    const at = offsetInScalar(target, part.offset);
    return at === undefined ? undefined : target.tree.editor.replaceSlice(target, at, at + end - start, newText);
  }

  set(map: MapNode, path: readonly string[], value: PlainValue): readonly TextEdit[] | undefined {
    if (!(map instanceof YamlMap)) return undefined;
    const existing = nodeAt(map, ...path);
    if (existing?.type === "scalar" && isScalarValue(value)) return this.replaceScalar(existing, value);
    const behind = this.mapBehind(map);
    if (behind !== undefined) return this.setInValues(behind.file, behind.path, path, value);
    const absent = absentPlace(this.source, map, path);
    if (absent !== undefined) return this.setInValues(absent.file, absent.path, path.slice(1), value);
    return this.literal.set(map, path, value);
  }

  append(list: ListNode, value: PlainValue): readonly TextEdit[] | undefined {
    if (!(list instanceof YamlList)) return undefined;
    const behind = this.listBehind(list);
    if (behind === undefined) return this.literal.append(list, value);
    const target = this.valuesNode(behind.file, behind.path);
    return target?.type === "list" ? target.tree.editor.append(target, value) : undefined;
  }

  remove(node: TreeNode): readonly TextEdit[] | undefined {
    const behind =
      node instanceof YamlMap ? this.mapBehind(node) : node instanceof YamlList ? this.listBehind(node) : undefined;
    const origin =
      behind ?? (node instanceof YamlScalar ? this.valueBehind(node.range.start, node.range.end) : undefined);
    if (origin === undefined) return this.literal.remove(node);
    const keyOrigin = this.keyBehind(node);
    // A key that the template prints stays when its value goes.
    if (keyOrigin === undefined || !samePath(keyOrigin.path, origin.path.slice(0, -1))) return undefined;
    const target = this.valuesNode(origin.file, origin.path);
    return target?.tree.editor.remove(target);
  }

  /** The one value that makes a range of the document. */
  private valueBehind(start: number, end: number): ValuesPath | undefined {
    const parts = contentParts(this.source.map.between(start, end), this.source.text);
    const values = valuesOf(parts);
    const [only] = values;
    if (only === undefined || values.length > 1) return undefined;
    return parts.every(
      ({ segment }) => segment.sources.length > 0 && segment.sources.every((source) => source.type === "values"),
    )
      ? only
      : undefined;
  }

  /** The map in a values file whose entries this map shows. */
  private mapBehind(map: YamlMap): ValuesPath | undefined {
    const keys = (map.ast?.items ?? []).map((pair) =>
      this.keySource((pair.key as { range?: readonly number[] }).range),
    );
    return keys.length === 0 ? this.emptyBehind(map) : common(keys);
  }

  private emptyBehind(node: YamlMap | YamlList): ValuesPath | undefined {
    return this.source.text.slice(node.range.start, node.range.end).trim() === ""
      ? undefined
      : this.valueBehind(node.range.start, node.range.end);
  }

  private listBehind(list: YamlList): ValuesPath | undefined {
    const items = list.items.map((item): ValuesPath | undefined => {
      const behind =
        item instanceof YamlMap
          ? this.mapBehind(item)
          : item instanceof YamlScalar
            ? this.valueBehind(item.range.start, item.range.end)
            : undefined;
      return behind === undefined ? undefined : { file: behind.file, path: behind.path.slice(0, -1) };
    });
    return items.length === 0 ? this.emptyBehind(list) : common(items);
  }

  private keyBehind(node: TreeNode): ValuesPath | undefined {
    if (!(node instanceof YamlScalar || node instanceof YamlMap || node instanceof YamlList)) return undefined;
    const { keyRange } = node.position;
    return keyRange === undefined ? undefined : this.keySource([keyRange.start, keyRange.end]);
  }

  /** The map that a key stands in, when a values file wrote it. Keys carry the path of their map. */
  private keySource(range: readonly number[] | undefined): ValuesPath | undefined {
    const [start = 0, end = 0] = range ?? [];
    const sources = this.source.map.between(start, end).flatMap(({ segment }) => segment.sources);
    const values = sources.filter(
      (source): source is Extract<Source, { type: "values" }> => source.type === "values" && !source.missing,
    );
    return sources.length === values.length ? common(values) : undefined;
  }

  private setInValues(
    file: string,
    path: TreePath,
    below: readonly string[],
    value: PlainValue,
  ): readonly TextEdit[] | undefined {
    const tree = this.valuesTrees(file);
    if (tree?.root.type !== "map") return undefined;
    const keys = [...path, ...below];
    if (keys.every((key) => typeof key === "string"))
      return tree.editor.set(tree.root, keys as readonly string[], value);
    const holder = nodeAt(tree.root, ...path);
    return holder?.type === "map" ? tree.editor.set(holder, below, value) : undefined;
  }

  private valuesNode(file: string, path: TreePath): TreeNode | undefined {
    const tree = this.valuesTrees(file);
    return tree === undefined ? undefined : nodeAt(tree.root, ...path);
  }
}

export interface ValuesPath {
  readonly file: string;
  readonly path: TreePath;
}

function common(paths: readonly (ValuesPath | undefined)[]): ValuesPath | undefined {
  const [first] = paths;
  if (first === undefined) return undefined;
  return paths.every((other) => other !== undefined && other.file === first.file && samePath(other.path, first.path))
    ? first
    : undefined;
}

function samePath(a: TreePath, b: TreePath): boolean {
  return a.length === b.length && a.every((key, index) => key === b[index]);
}

function isScalarValue(value: PlainValue): value is string | number | boolean | null {
  return typeof value !== "object" || value === null;
}

/** Where in a scalar's value the character at a file's offset stands. */
function offsetInScalar(scalar: YamlScalar, offset: number): number | undefined {
  for (let at = 0; at < scalar.text.length; at += 1) {
    const { place } = scalar.originOf(at, at + 1);
    if (place.range.start <= offset && offset < place.range.end) return at;
  }
  return undefined;
}
