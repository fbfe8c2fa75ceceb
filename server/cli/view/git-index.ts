import { relative, sep } from "node:path";
import { UnreadableFile } from "../../contract/file-system.ts";
import type { ChartPart } from "../../contract/source.ts";
import { IgnoreTree } from "../../node/ignore-rules.ts";
import type { LoadedFiles } from "../../node/node-files.ts";
import { decode, sizeLimit } from "../../node/read-text.ts";
import { isRelevantJson, isRelevantName } from "../../node/relevant.ts";
import { configurationNames, saysRoot } from "../../node/says-root.ts";
import { chartMatcher } from "../../text/chart-paths.ts";
import { baseName, folderOf } from "../../text/paths.ts";
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
  const others = new Map<string, string>();
  const unread: { file: string; reason: string }[] = [];
  const wanted: { path: string; blob: string }[] = [];
  for (const [fromTop, blob] of git.index()) {
    if (!fromTop.startsWith(prefix)) continue;
    const path = fromTop.slice(prefix.length);
    if (ignored.ignores(path)) continue;
    if (!isRelevantName(baseName(path))) {
      if (blob !== undefined) others.set(path, blob);
    } else if (blob === undefined) unread.push({ file: path, reason: "not merged" });
    else wanted.push({ path, blob });
  }
  const contents = git.blobs(wanted.map(({ blob }) => blob));
  wanted.forEach(({ path, blob }, i) => {
    const bytes = contents[i] ?? Buffer.alloc(0);
    if (bytes.length > sizeLimit) {
      unread.push({ file: path, reason: `larger than ${sizeLimit / 1024 / 1024} MiB` });
      return;
    }
    try {
      const text = decode(path, bytes);
      if (!path.endsWith(".json") || isRelevantJson(baseName(path), text)) texts.set(path, text);
      else others.set(path, blob);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      unread.push({ file: path, reason: error.reason });
    }
  });
  return { ...withoutNested(texts, unread), ...partsOf(texts.keys(), others, git) };
}

/** What else the index holds of charts. Links are passed over: where they lead is not in the index. */
function partsOf(
  texts: Iterable<string>,
  blobs: ReadonlyMap<string, string>,
  git: Git,
): Pick<LoadedFiles, "parts" | "readPart"> {
  const inChart = chartMatcher(texts);
  const parts = new Map<string, ChartPart>();
  for (const path of blobs.keys()) if (inChart(path)) parts.set(path, { type: "file" });
  const readPart = (path: string) => {
    const bytes = git.blobs([blobs.get(path) ?? ""])[0];
    if (bytes !== undefined && bytes.length > sizeLimit)
      throw new UnreadableFile(path, `larger than ${sizeLimit / 1024 / 1024} MiB`);
    return bytes;
  };
  return { parts, readPart };
}

/** Which folders are roots of their own is read in the index too. */
function withoutNested(
  texts: ReadonlyMap<string, string>,
  unread: LoadedFiles["unread"],
): Pick<LoadedFiles, "texts" | "unread" | "nested"> {
  const nested: string[] = [];
  const isBelow = (path: string) => nested.some((folder) => path.startsWith(`${folder}/`));
  // The outer folder first: what lies below a nested root is that root's own affair.
  const byDepth = [...texts.keys()].filter((path) => path.includes("/")).sort((a, b) => a.length - b.length);
  for (const path of byDepth) {
    const folder = folderOf(path);
    const name = configurationNames.find((candidate) => texts.has(`${folder}/${candidate}`));
    if (path === `${folder}/${name}` && !isBelow(path) && saysRoot(texts.get(path) ?? "")) nested.push(folder);
  }
  return {
    texts: new Map([...texts].filter(([path]) => !isBelow(path))),
    unread: unread.filter(({ file }) => !isBelow(file)),
    nested,
  };
}
