import { type Document, isCollection } from "yaml";
import { blockNode } from "./blocks.ts";
import { Cursor, GiveUp, giveUp } from "./cursor.ts";
import { makeDocument } from "./nodes.ts";

/**
 * Reads a YAML document of the kind that nearly all manifests are: block collections, flow collections, scalars of every
 * style; no anchors, tags, explicit keys, tabs as blanks, Windows line breaks or mistakes.
 * @returns what the library gives for the same text under the options of this folder, but for comments and number
 * formats, which nobody reads; undefined where only the library can tell
 */
export function readQuick(text: string): Document.Parsed | undefined {
  if (text.includes("\r") || text.charCodeAt(0) === 0xfeff) return undefined;
  try {
    const cursor = new Cursor(text);
    cursor.toContent(Number.POSITIVE_INFINITY);
    if (cursor.indent < 0) return undefined;
    const root = blockNode(cursor, -1, 0);
    if (cursor.indent >= 0 || !isCollection(root)) giveUp();
    return makeDocument(root, text.length);
  } catch (error) {
    if (error instanceof GiveUp) return undefined;
    throw error;
  }
}
