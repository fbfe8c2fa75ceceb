import fc from "fast-check";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import type { TextEdit } from "../../contract/fix.ts";
import type { TreeNode } from "../../contract/tree.ts";
import { applyEdits } from "../../text/edits.ts";
import { Workspace } from "../../workspace/workspace.ts";
import { walk } from "../../yaml/walk.ts";
import { verifyChange } from "./verify.ts";

const { data } = fc.letrec((tie) => ({
  data: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<unknown>("text", "a: b", "two\nlines\n", "# no comment", 7, true, null, "", "-1"),
    fc.array(tie("data"), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom("a", "b", "c d", "e-f", "g"), tie("data"), { maxKeys: 4 }),
  ),
}));
const choice = fc.record({
  data: fc.dictionary(fc.constantFrom("spec", "data", "x"), data, { minKeys: 1 }),
  node: fc.nat(),
  action: fc.constantFrom("replace", "remove", "set", "append"),
  breaks: fc.constantFrom("\n", "\r\n"),
  flow: fc.boolean(),
});

function editOf(node: TreeNode, action: string): readonly TextEdit[] | undefined {
  const { editor } = node.tree;
  if (action === "replace") return node.type === "scalar" ? editor.replaceScalar(node, "new value") : undefined;
  if (action === "set") return node.type === "map" ? editor.set(node, ["new", "key"], [1, { deep: "x" }]) : undefined;
  if (action === "append") return node.type === "list" ? editor.append(node, { item: "x" }) : undefined;
  return node.parent === undefined ? undefined : editor.remove(node);
}

test("what the tree's editor does is never refused, and data that other edits change is", () => {
  let edited = 0;
  fc.assert(
    fc.property(choice, ({ data: content, node: wanted, action, breaks, flow }) => {
      const body = stringify({ apiVersion: "v1", kind: "Thing", ...content }, flow ? { collectionStyle: "flow" } : {});
      const text = `# head\n${body}# foot\n---\nkind: Other\napiVersion: v1\nlist: [1]\n`.replaceAll("\n", breaks);
      const workspace = new Workspace();
      workspace.update("a.yaml", text);
      const root = workspace.index.file("a.yaml")?.documents[0]?.tree.root;
      if (!root) throw new Error("no document");
      const nodes = [...walk(root)];
      const node = nodes[wanted % nodes.length]?.node;
      const edits = node && editOf(node, action);
      if (!edits) return;
      edited++;
      const after = applyEdits(text, edits);
      expect(verifyChange("a.yaml", text, after, edits), after).toBeUndefined();
      // The same with something else changed besides, which no edit accounts for.
      const tampered = after.replace("list: [1]", "list: [2]");
      expect(verifyChange("a.yaml", text, tampered, edits)).toMatch(/change at/);
    }),
    { numRuns: 600 },
  );
  expect(edited).toBeGreaterThan(100);
});
