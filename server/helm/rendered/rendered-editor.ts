import type { TextEdit } from "../../contract/fix.ts";
import type { TextRange } from "../../contract/place.ts";
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
import type { InnerEditing } from "../../yaml/embedded/embedded-source.ts";
import { nodeAt } from "../../yaml/read.ts";
import { YamlList, YamlMap, YamlScalar } from "../../yaml/tree/nodes.ts";
import type { Source } from "../text/source.ts";
import { absentPlace } from "./absent-places.ts";
import { valuesOf } from "./places.ts";
import { type RenderedText, textWithin } from "./rendered-text.ts";
import { samePath, strongest, type ValuesPath } from "./strongest.ts";

/** Gives the tree of a values file in view; undefined for files that nobody can edit (inside an archive). */
export type ValuesTrees = (file: string) => Tree | undefined;

/** Edits the files behind a rendered document: the values file that set a value, or the template's literal text. */
export class RenderedEditor implements TreeEditor, InnerEditing {
  private readonly literal = new YamlEditor();

  constructor(
    private readonly source: RenderedText,
    private readonly valuesTrees: ValuesTrees,
    private readonly homeOf: (value: ValuesPath) => ValuesPath | undefined,
  ) {}

  within(scalar: ScalarNode, base: number, text: string): TreeEditor {
    if (!(scalar instanceof YamlScalar)) return this.literal;
    return new RenderedEditor(textWithin(this.source, scalar, base, text), this.valuesTrees, this.homeOf);
  }

  replaceScalar(node: ScalarNode, value: ScalarValue): readonly TextEdit[] | undefined {
    if (!(node instanceof YamlScalar)) return undefined;
    const origin = this.valueBehind(node.range.start, node.range.end);
    if (origin === undefined) return this.literal.replaceScalar(node, value);
    if (origin.over !== undefined) return this.setOver(node, origin, value);
    const target = this.valuesNode(origin.file, origin.path);
    if (target?.type !== "scalar") return undefined;
    if (!this.isPart(node, target)) return target.tree.editor.replaceScalar(target, value);
    const edits = this.literal.replaceScalar(node, value);
    if (edits !== undefined || !/^[\w.:/-]+$/.test(String(value))) return edits;
    return this.replaceSlice(node, 0, node.text.length, String(value));
  }

  replaceSlice(node: ScalarNode, start: number, end: number, newText: string): readonly TextEdit[] | undefined {
    if (!(node instanceof YamlScalar)) return undefined;
    const range = node.sourceRange(start, end);
    if (range === undefined) return this.literal.replaceSlice(node, start, end, newText);
    // An insertion goes behind the character before it: at the end of a text there is no other.
    const behind = start === end && this.valueBehind(range.start - 1, range.start) !== undefined ? 1 : 0;
    const from = range.start - behind;
    const origin = this.valueBehind(from, Math.max(range.end, from + behind));
    if (origin === undefined) return this.literal.replaceSlice(node, start, end, newText);
    if (origin.over !== undefined) return behind > 0 ? undefined : this.setSliceOver(range, origin, newText);
    const target = this.valuesNode(origin.file, origin.path);
    const [part] = this.source.partsOf(from, Math.max(range.end, from + behind));
    if (!(target instanceof YamlScalar) || part === undefined || part.offset < 0) return undefined;
    const at = offsetInScalar(target, part.offset);
    if (at === undefined) return undefined;
    return target.tree.editor.replaceSlice(target, at + behind, at + behind + end - start, newText);
  }

  set(map: MapNode, path: readonly string[], value: PlainValue): readonly TextEdit[] | undefined {
    if (!(map instanceof YamlMap)) return undefined;
    const [key, ...below] = path;
    const inside = key === undefined || below.length === 0 ? undefined : map.get(key);
    if (inside instanceof YamlMap) return this.set(inside, below, value);
    const existing = nodeAt(map, ...path);
    if (existing?.type === "scalar" && isScalarValue(value)) return this.replaceScalar(existing, value);
    const behind = this.mapBehind(map);
    if (behind !== undefined) return this.setInValues(behind.file, behind.path, path, value);
    const read = absentPlace(this.source, map, path);
    const absent = read && this.homeOf(read);
    if (absent !== undefined) return this.setInValues(absent.file, absent.path, path.slice(1), value);
    return this.literal.set(map, path, value);
  }

  append(list: ListNode, value: PlainValue): readonly TextEdit[] | undefined {
    if (!(list instanceof YamlList)) return undefined;
    const behind = this.listBehind(list) ?? this.tailBehind(list);
    if (behind === undefined) return this.literal.append(list, value);
    // Of a list that is not empty all items would have to be written once more, and stay as they are from then on.
    if (behind.over !== undefined)
      return list.items.length > 0 ? undefined : this.setInValues(behind.file, behind.path, [], [value]);
    const target = this.valuesNode(behind.file, behind.path);
    return target?.type === "list" ? target.tree.editor.append(target, value) : undefined;
  }

  remove(node: TreeNode): readonly TextEdit[] | undefined {
    const behind =
      node instanceof YamlMap ? this.mapBehind(node) : node instanceof YamlList ? this.listBehind(node) : undefined;
    const origin =
      behind ?? (node instanceof YamlScalar ? this.valueBehind(node.range.start, node.range.end) : undefined);
    if (origin?.over !== undefined) return undefined;
    const target = origin && this.valuesNode(origin.file, origin.path);
    const isPart = node instanceof YamlScalar && target?.type === "scalar" && this.isPart(node, target);
    if (origin === undefined || isPart) return this.literal.remove(node);
    const keyOrigin = this.keyBehind(node);
    // A key that the template prints stays when its value goes.
    if (keyOrigin === undefined || !samePath(keyOrigin.path, origin.path.slice(0, -1))) return undefined;
    return target?.tree.editor.remove(target);
  }

  /** Sets another value than the one that a fetched chart has. */
  private setOver(node: YamlScalar, { file, path, over }: ValuesPath, value: ScalarValue) {
    const fetched = over?.value;
    const isPart = fetched?.kind === "text" && this.isPart(node, fetched.text);
    if (fetched === undefined || isPart || typeof value === "bigint") return undefined;
    return this.setInValues(file, path, [], value);
  }

  /** As {@link setOver}, where a part of a text, `--name=` before it, is all of the value. */
  private setSliceOver({ start, end }: TextRange, { file, path, over }: ValuesPath, newText: string) {
    const text = this.source.text.slice(start, end);
    const value = over?.value;
    switch (value?.kind) {
      case "text":
        return value.text.text === text ? this.setInValues(file, path, [], newText) : undefined;
      case "bool":
      case "float":
        return String(value.value) === text ? this.setInValues(file, path, [], plainValue(newText)) : undefined;
      default:
        return undefined;
    }
  }

  /** Whether a scalar is only a part of a text in a values file: a line of a manifest or a configuration that stands there. */
  private isPart(node: YamlScalar, target: { readonly text: string }): boolean {
    const parts = this.source.partsOf(node.range.start, node.range.end);
    const length = parts.reduce((sum, { start, end }) => sum + end - start, 0);
    return parts.every(({ offset }) => offset >= 0) && length < target.text.length;
  }

  /** Lines of a text have that text behind them, not a map or list. */
  private unlessText(behind: ValuesPath | undefined): ValuesPath | undefined {
    if (behind?.over?.value?.kind === "text") return undefined;
    const target = behind && this.valuesNode(behind.file, behind.path);
    return target?.type === "scalar" && target.value !== null ? undefined : behind;
  }

  /** The one value that makes a range of the document. */
  private valueBehind(start: number, end: number): ValuesPath | undefined {
    const parts = this.source.partsOf(start, end);
    const values = valuesOf(parts);
    const [only] = values;
    if (only === undefined || values.length > 1) return undefined;
    return parts.every(
      ({ segment }) => segment.sources.length > 0 && segment.sources.every((source) => source.type === "values"),
    )
      ? this.homeOf(only)
      : undefined;
  }

  /** The map in a values file whose entries this map shows. */
  private mapBehind(map: YamlMap): ValuesPath | undefined {
    const keys = (map.ast?.items ?? []).map((pair) =>
      this.keySource((pair.key as { range?: readonly number[] }).range),
    );
    return this.unlessText(keys.length === 0 ? this.emptyBehind(map) : strongest(keys, this.source.file));
  }

  private emptyBehind(node: YamlMap | YamlList): ValuesPath | undefined {
    return this.source.text.slice(node.range.start, node.range.end).trim() === ""
      ? undefined
      : this.valueBehind(node.range.start, node.range.end);
  }

  private listBehind(list: YamlList): ValuesPath | undefined {
    if (list.items.length === 0) return this.unlessText(this.emptyBehind(list));
    const items = list.items.map((item) => this.itemBehind(item)?.list);
    return this.unlessText(strongest(items, this.source.file));
  }

  /** The list in a values file whose items are the last of this one: the template prints others before them. */
  private tailBehind(list: YamlList): ValuesPath | undefined {
    const last = list.items.at(-1);
    const behind = last && this.itemBehind(last);
    const target = behind && this.valuesNode(behind.list.file, behind.list.path);
    return target?.type === "list" && target.items.length - 1 === behind?.index ? behind?.list : undefined;
  }

  private itemBehind(item: TreeNode): { readonly list: ValuesPath; readonly index: unknown } | undefined {
    const behind =
      item instanceof YamlMap
        ? this.mapBehind(item)
        : item instanceof YamlScalar
          ? this.valueBehind(item.range.start, item.range.end)
          : undefined;
    return behind && { list: { file: behind.file, path: behind.path.slice(0, -1) }, index: behind.path.at(-1) };
  }

  private keyBehind(node: TreeNode): ValuesPath | undefined {
    if (!(node instanceof YamlScalar || node instanceof YamlMap || node instanceof YamlList)) return undefined;
    const { keyRange } = node.position;
    return keyRange === undefined ? undefined : this.keySource([keyRange.start, keyRange.end]);
  }

  /** The map that a key stands in, when a values file wrote it. Keys carry the path of their map. */
  private keySource(range: readonly number[] | undefined): ValuesPath | undefined {
    const [start = 0, end = 0] = range ?? [];
    const sources = this.source.partsOf(start, end).flatMap(({ segment }) => segment.sources);
    const values = sources.filter(
      (source): source is Extract<Source, { type: "values" }> => source.type === "values" && !source.missing,
    );
    const homes = values.map((value) => this.homeOf(value));
    return sources.length === values.length ? strongest(homes, this.source.file) : undefined;
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

function isScalarValue(value: PlainValue): value is string | number | boolean | null {
  return typeof value !== "object" || value === null;
}

/** What a number or boolean gives way to: another one, where the text is one. */
function plainValue(text: string): PlainValue {
  if (text === "true" || text === "false") return text === "true";
  return /^-?\d{1,15}(?:\.\d{1,6})?$/.test(text) ? Number(text) : text;
}

/** Where in a scalar's value the character at a file's offset stands. */
function offsetInScalar(scalar: YamlScalar, offset: number): number | undefined {
  for (let at = 0; at < scalar.text.length; at += 1) {
    const { place } = scalar.originOf(at, at + 1);
    if (place.range.start <= offset && offset < place.range.end) return at;
  }
  return undefined;
}
