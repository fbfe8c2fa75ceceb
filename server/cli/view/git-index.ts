import { relative, sep } from "node:path";
import { UnreadableFile } from "../../contract/file-system.ts";
import { IgnoreTree } from "../../node/ignore-rules.ts";
import type { LoadedFiles } from "../../node/node-files.ts";
import { decode, sizeLimit } from "../../node/read-text.ts";
import { isRelevantJson, isRelevantName } from "../../node/relevant.ts";
import type { Git } from "../selection/git.ts";

/** The files of a root as they stand in the index: what a commit would hold, whatever lies in the folder. */
export function loadIndex(git: Git, root: string): LoadedFiles {
  const prefix = relative(git.top, root)
    .split(sep)
    .filter(Boolean)
    .map((part) => `${part}/`)
    .join("");
  const ignored = new IgnoreTree(root);
  const texts = new Map<string, string>();
  const unread: { file: string; reason: string }[] = [];
  const wanted: { path: string; blob: string }[] = [];
  for (const [fromTop, blob] of git.index()) {
    if (!fromTop.startsWith(prefix)) continue;
    const path = fromTop.slice(prefix.length);
    if (!isRelevantName(nameOf(path)) || ignored.ignores(path)) continue;
    if (blob === undefined) unread.push({ file: path, reason: "not merged" });
    else wanted.push({ path, blob });
  }
  const contents = git.blobs(wanted.map(({ blob }) => blob));
  wanted.forEach(({ path }, i) => {
    const bytes = contents[i] ?? Buffer.alloc(0);
    if (bytes.length > sizeLimit) {
      unread.push({ file: path, reason: `larger than ${sizeLimit / 1024 / 1024} MiB` });
      return;
    }
    try {
      const text = decode(path, bytes);
      if (!path.endsWith(".json") || isRelevantJson(nameOf(path), text)) texts.set(path, text);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      unread.push({ file: path, reason: error.reason });
    }
  });
  return { texts, unread };
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
