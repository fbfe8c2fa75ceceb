import type { TextEdit } from "../../../contract/fix.ts";
import type {
  ListNode,
  MapNode,
  PlainValue,
  ScalarNode,
  ScalarValue,
  TreeEditor,
  TreeNode,
} from "../../../contract/tree.ts";
import { writeValue } from "../dialect.ts";
import type { EmbeddedTree } from "../embedded-tree.ts";
import { EmbeddedList, EmbeddedMap, EmbeddedScalar } from "../nodes.ts";
import { type EntrySyntax, type MapSyntax, sourceRange } from "../syntax.ts";
import { appendMember, removeMember } from "./flow-edit.ts";
import { insertEntry } from "./insert-entry.ts";
import { removeLines, type SliceEdit } from "./slice-edit.ts";

type Edits = readonly TextEdit[] | undefined;

/** Edits of an embedded text: each is one replacement in that text, mapped to the file by the tree's source. */
export class EmbeddedEditor implements TreeEditor {
  constructor(private readonly tree: EmbeddedTree) {}

  replaceScalar(node: ScalarNode, value: ScalarValue): Edits {
    if (!this.#owns(node)) return undefined;
    const { syntax } = node;
    const written = this.tree.dialect.scalar(value, syntax, inBrackets(node));
    return written === undefined ? undefined : this.#apply({ ...syntax.range, newText: this.#spaced(node, written) });
  }

  replaceSlice(node: ScalarNode, start: number, end: number, newText: string): Edits {
    if (!this.#owns(node) || start < 0 || start > end || end > node.text.length) return undefined;
    const { syntax } = node;
    const whole = node.text.slice(0, start) + newText + node.text.slice(end);
    const written = this.tree.dialect.slice(newText, syntax, whole);
    return written === undefined
      ? undefined
      : this.#apply({ ...sourceRange(syntax, start, end), newText: this.#spaced(node, written) });
  }

  set(map: MapNode, path: readonly string[], value: PlainValue): Edits {
    const [key, ...rest] = path;
    if (key === undefined || !(map instanceof EmbeddedMap) || map.tree !== this.tree) return undefined;
    const written = map.entries.filter((entry) => this.tree.dialect.sameKey(entry.key, key));
    const found = written.at(-1);
    if (found === undefined)
      return map.parent === undefined || map.syntax.body.kind !== "closed"
        ? this.#insert(map.syntax, path, value)
        : undefined;
    const target = found.value;
    if (rest.length > 0) {
      // Which of several sections of one name is meant cannot be told.
      return target.type === "map" && written.length === 1 ? this.set(target, rest, value) : undefined;
    }
    if (target.type === "scalar" && (typeof value !== "object" || value === null))
      return this.replaceScalar(target, value);
    return this.#replaceCollection(target, value);
  }

  append(list: ListNode, value: PlainValue): Edits {
    if (!(list instanceof EmbeddedList) || list.tree !== this.tree) return undefined;
    const { body, items } = list.syntax;
    const member = writeValue(this.tree.dialect, value, true);
    if (member === undefined || body.kind !== "flow") return undefined;
    const ranges = items.map((item) => item.value.range);
    return this.#apply(appendMember(this.tree.source.text, body, ranges, member, ""));
  }

  remove(node: TreeNode): Edits {
    const { parent } = node;
    if (parent instanceof EmbeddedMap && parent.tree === this.tree) {
      const { body, entries } = parent.syntax;
      const index = entries.findIndex((entry) => "syntax" in node && entry.value === node.syntax);
      const ranges = entries.map(entryRange);
      return this.#apply(
        body.kind === "flow"
          ? removeMember(this.tree.source.text, body, ranges, index)
          : this.#removal(entries[index]?.whole),
      );
    }
    if (!(parent instanceof EmbeddedList) || parent.tree !== this.tree) return undefined;
    const { body, items } = parent.syntax;
    const index = items.findIndex((item) => "syntax" in node && item.value === node.syntax);
    const ranges = items.map((item) => item.value.range);
    return this.#apply(
      body.kind === "flow"
        ? removeMember(this.tree.source.text, body, ranges, index)
        : this.#removal(items[index]?.whole),
    );
  }

  #insert(map: MapSyntax, path: readonly string[], value: PlainValue): Edits {
    const { text, isCertain } = this.tree.source;
    return this.#apply(insertEntry({ text, dialect: this.tree.dialect, isCertain }, map, path, value));
  }

  /** Another value in the place of a scalar or of a list or map between brackets. */
  #replaceCollection(target: TreeNode, value: PlainValue): Edits {
    const isFlow =
      (target instanceof EmbeddedList || target instanceof EmbeddedMap) && target.syntax.body.kind === "flow";
    if (!isFlow && !(target instanceof EmbeddedScalar)) return undefined;
    const written = writeValue(this.tree.dialect, value, inBrackets(target));
    return written === undefined ? undefined : this.#apply({ ...target.syntax.range, newText: written });
  }

  #removal(whole: EntrySyntax["whole"]): SliceEdit | undefined {
    return whole && removeLines(this.tree.source.text, whole.start, whole.end);
  }

  /** A key that stands without value gets a blank before it. */
  #spaced(node: EmbeddedScalar, written: string): string {
    const { start, end } = node.syntax.range;
    const before = this.tree.source.text.charAt(start - 1);
    return start === end && written !== "" && /[^\s=:]/.test(before) ? this.tree.dialect.between + written : written;
  }

  #owns(node: ScalarNode): node is EmbeddedScalar {
    return node instanceof EmbeddedScalar && node.tree === this.tree;
  }

  #apply(edit: SliceEdit | undefined): Edits {
    return edit && this.tree.source.replace(edit.start, edit.end, edit.newText);
  }
}

export function entryRange({ keyRange, value }: EntrySyntax): { start: number; end: number } {
  return { start: keyRange.start, end: value.range.end };
}

function inBrackets({ parent }: TreeNode): boolean {
  return (parent instanceof EmbeddedMap || parent instanceof EmbeddedList) && parent.syntax.body.kind === "flow";
}
