import { relative, resolve, sep } from "node:path";
import { structuredPatch } from "diff";
import { gitTop } from "../../node/root.ts";
import type { FileChange } from "./write-files.ts";

/**
 * Changes as a patch that `git apply` takes: in a repository with paths from its top level, as git itself writes them
 * (so it applies from any folder); elsewhere relative to the working directory.
 */
export function patch(cwd: string, changes: readonly FileChange[]): string {
  return changes
    .filter(({ before, after }) => before !== after)
    .map((change) => ({ path: pathIn(change, cwd), change }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, change }) => filePatch(path, change))
    .join("");
}

function pathIn({ root, path }: FileChange, cwd: string): string {
  return relative(gitTop(root) ?? cwd, resolve(root, path))
    .split(sep)
    .join("/");
}

function filePatch(path: string, { before, after }: FileChange): string {
  const [a, b] = [quoted(`a/${path}`), quoted(`b/${path}`)];
  const { hunks } = structuredPatch(path, path, before ?? "", after, undefined, undefined, { context: 3 });
  const lines = [
    `diff --git ${a} ${b}`,
    ...(before === undefined ? ["new file mode 100644"] : []),
    `--- ${before === undefined ? "/dev/null" : ended(a)}`,
    `+++ ${ended(b)}`,
    ...hunks.flatMap((hunk) => [
      `@@ -${span(hunk.oldStart, hunk.oldLines)} +${span(hunk.newStart, hunk.newLines)} @@`,
      ...hunk.lines,
    ]),
  ];
  return `${lines.join("\n")}\n`;
}

/** As git writes it: one line needs no count, and where there are none the line before is named. */
function span(start: number, count: number): string {
  return count === 1 ? `${start}` : `${count === 0 ? start - 1 : start},${count}`;
}

/** A tab ends a name with spaces, as git writes it. */
function ended(name: string): string {
  return name.includes(" ") && !name.startsWith('"') ? `${name}\t` : name;
}

/** Names with quotes, backslashes or control characters in git's C-like quotes. */
function quoted(name: string): string {
  if (!/["\\]|\p{Cc}/u.test(name)) return name;
  const octal = (character: string) => `\\${character.charCodeAt(0).toString(8).padStart(3, "0")}`;
  return `"${name.replace(/["\\]/g, "\\$&").replace(/\p{Cc}/gu, octal)}"`;
}
