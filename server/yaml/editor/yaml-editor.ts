import type { TextEdit } from "../../contract/fix.ts";
import type {
  ListNode,
  MapNode,
  PlainValue,
  ScalarNode,
  ScalarValue,
  TreeEditor,
  TreeNode,
} from "../../contract/tree.ts";
import { YamlList, YamlMap, YamlScalar } from "../tree/nodes.ts";
import { appendTo, setIn } from "./insert.ts";
import { removeNode } from "./remove.ts";
import { replaceScalar, replaceSlice } from "./replace.ts";

/** Edits of a tree that stands on YAML source. A node of another tree gets no edit. */
export class YamlEditor implements TreeEditor {
  replaceScalar(node: ScalarNode, value: ScalarValue): readonly TextEdit[] | undefined {
    return node instanceof YamlScalar ? replaceScalar(node, value) : undefined;
  }

  replaceSlice(node: ScalarNode, start: number, end: number, newText: string): readonly TextEdit[] | undefined {
    return node instanceof YamlScalar ? replaceSlice(node, start, end, newText) : undefined;
  }

  set(map: MapNode, path: readonly string[], value: PlainValue): readonly TextEdit[] | undefined {
    return map instanceof YamlMap ? setIn(map, path, value) : undefined;
  }

  append(list: ListNode, value: PlainValue): readonly TextEdit[] | undefined {
    return list instanceof YamlList ? appendTo(list, value) : undefined;
  }

  remove(node: TreeNode): readonly TextEdit[] | undefined {
    return removeNode(node);
  }
}
