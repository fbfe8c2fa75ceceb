import { createHash } from "node:crypto";
import type { View } from "../view/view.ts";

/**
 * Names everything that a result depends on: the program, what it was told, and every text in view.
 * @param build tells one build of Planelint from another
 * @param settings what the engine was made with, as plain data
 */
export function cacheKey(build: string, settings: unknown, view: View): string {
  const hash = createHash("sha256");
  // Lengths before contents: no two different inputs run together to the same bytes.
  const add = (text: string) => hash.update(`${text.length}\0`).update(text);
  add(build);
  add(JSON.stringify([settings, view.selection, view.configuration, view.wholeViewKnown]));
  for (const [path, text] of view.texts) {
    add(path);
    add(text);
  }
  return hash.digest("hex");
}
