import type { Tree, TreeNode } from "../../contract/tree.ts";
import type { TreeSource } from "../tree/source.ts";
import type { Dialect } from "./dialect.ts";
import { EmbeddedEditor } from "./edit/embedded-editor.ts";
import { makeNode } from "./nodes.ts";
import type { MapSyntax, Syntax } from "./syntax.ts";

/** A configuration text that is not YAML, as the contract's tree. Nodes are made when first looked at. */
export class EmbeddedTree implements Tree {
  readonly file: string;
  readonly root: TreeNode;
  readonly editor: EmbeddedEditor;

  constructor(
    readonly source: TreeSource,
    readonly dialect: Dialect,
    /** The text before template actions were masked. */
    readonly original: string,
    syntax: Syntax,
  ) {
    this.file = source.file;
    this.root = makeNode(this, undefined, undefined, syntax);
    this.editor = new EmbeddedEditor(this);
  }
}

/** A root that nothing could be read of. */
export function emptyRoot(text: string, complete: boolean): MapSyntax {
  return { type: "map", range: { start: 0, end: text.length }, entries: [], complete, body: { kind: "closed" } };
}
