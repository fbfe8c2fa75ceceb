import { createHash, type Hash } from "node:crypto";
import type { View } from "../view/view.ts";

/** Tells one content of a file from another; what cannot be read has none. */
export function contentHash(content: string | Uint8Array | undefined): string {
  return content === undefined ? "" : createHash("sha256").update(content).digest("hex");
}

/** Names paths and texts. */
export function textsDigest(texts: ReadonlyMap<string, string>): string {
  const hash = createHash("sha256");
  for (const [path, text] of texts) {
    add(hash, path);
    add(hash, text);
  }
  return hash.digest("hex");
}

/**
 * Names everything that a result depends on: the program, what it was told, every text in view, and the names of what else
 * lies in charts.
 * @param build tells one build of Planelint from another
 * @param settings what the engine was made with, as plain data
 */
export function cacheKey(build: string, settings: unknown, view: View): string {
  const hash = createHash("sha256");
  add(hash, build);
  add(hash, JSON.stringify([settings, view.selection, view.configuration, view.wholeViewKnown]));
  add(hash, view.textsDigest ?? textsDigest(view.texts));
  add(hash, JSON.stringify([view.runbook, [...view.parts], [...view.before]]));
  return hash.digest("hex");
}

/** Lengths before contents: no two different inputs run together to the same bytes. */
function add(hash: Hash, text: string): void {
  hash.update(`${text.length}\0`).update(text);
}
