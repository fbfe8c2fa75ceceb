import type { ScalarNode, TreeEditor } from "../../contract/tree.ts";
import type { TreeSource } from "../tree/source.ts";
import type { MaskedText } from "./template-actions.ts";

/** An editor that knows where the lines of a text inside a scalar come from: that of a rendered document. */
export interface InnerEditing {
  /**
   * The editor of YAML that stands in a scalar.
   * @param base where in the scalar's text the YAML begins
   * @param text the YAML, as long as what it stands for
   */
  within(scalar: ScalarNode, base: number, text: string): TreeEditor;
}

/** The editor for YAML in a scalar, where the scalar's own editor has one. */
export function innerEditor(scalar: ScalarNode, base: number, text: string): TreeEditor | undefined {
  const { editor } = scalar.tree;
  return "within" in editor ? (editor as TreeEditor & InnerEditing).within(scalar, base, text) : undefined;
}

/**
 * The text of a scalar as a source of its own: offsets map through the scalar to the file, edits through the editor of the
 * tree that the scalar stands in. So texts nest, and it is the same for every scalar style and kind of tree.
 *
 * @param masked the scalar's text with template actions made harmless
 */
export function embeddedSource(scalar: ScalarNode, masked: MaskedText): TreeSource {
  const complete = !masked.open;
  return {
    file: scalar.tree.file,
    text: masked.text,
    complete,
    originOf: (start, end) => scalar.originOf(start, end),
    replace: (start, end, newText) => scalar.tree.editor.replaceSlice(scalar, start, end, newText),
    isUnknown: (start, end) => masked.touched({ start, end }),
    isCertain: (start) => scalar.certain && masked.certain(start),
  };
}
