import type { Origin } from "../../../contract/place.ts";
import type { ScalarNode, Tree, TreeEditor } from "../../../contract/tree.ts";

/** A scalar that is its own file: what edits do to an embedded text without an outer one around it. */
export function innerScalar(text: string): ScalarNode {
  const originOf = (start: number, end: number): Origin => ({
    place: { file: "inner", range: { start, end }, grade: "exact" },
    related: [],
  });
  const refuse = () => undefined;
  const editor: TreeEditor = {
    replaceScalar: refuse,
    replaceSlice: (_node, start, end, newText) => [{ file: "inner", range: { start, end }, newText }],
    set: refuse,
    append: refuse,
    remove: refuse,
  };
  const tree: { file: string; root: ScalarNode; editor: TreeEditor } = {
    file: "inner",
    editor,
    get root() {
      return scalar;
    },
  };
  const scalar: ScalarNode = {
    type: "scalar",
    tree: tree satisfies Tree,
    parent: undefined,
    path: [],
    origin: originOf(0, text.length),
    certain: true,
    value: text,
    text,
    originOf,
  };
  return scalar;
}
