import type { ScalarNode } from "../../contract/tree.ts";
import type { TreeSource } from "../tree/source.ts";
import type { MaskedText } from "./template-actions.ts";

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
