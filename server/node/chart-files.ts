import { isUtf8 } from "node:buffer";
import { type Dirent, readdirSync, realpathSync, statSync } from "node:fs";
import { sep } from "node:path";
import { readUpTo, sizeLimit } from "./read-text.ts";

/** All files of a chart that are read, of which Helm itself refuses more. */
const totalLimit = 128 * 1024 * 1024;

/**
 * Every file of a chart by its path inside, for the renderer: text where it is UTF-8, else bytes, read when it is asked for.
 * Links are followed inside `root`, but not to a folder that they stand in. What is larger than the size limit is left out;
 * reading throws an Error when all together is too large.
 */
export function readChartFiles(folder: string, root: string = folder): ReadonlyMap<string, DiskFile> {
  const top = realpathSync(root);
  const files = new Map<string, DiskFile>();
  const budget = { left: totalLimit };
  const visit = (real: string, inside: string, trail: readonly string[]): void => {
    for (const entry of readdirSync(real, { withFileTypes: true })) {
      if (entry.name === ".git") continue;
      const path = inside === "" ? entry.name : `${inside}/${entry.name}`;
      const target = targetOf(real.endsWith(sep) ? real + entry.name : real + sep + entry.name, entry, top);
      if (target === undefined) continue;
      if (target.isFile) files.set(path, new DiskFile(target.path, budget));
      else if (!trail.some((before) => before === target.path || before.startsWith(target.path + sep)))
        visit(target.path, path, [...trail, target.path]);
    }
  };
  const start = realpathSync(folder);
  visit(start, "", [start]);
  return files;
}

/** The file or folder that an entry is, or that its link leads to. */
function targetOf(
  path: string,
  entry: Dirent,
  top: string,
): { readonly path: string; readonly isFile: boolean } | undefined {
  if (entry.isFile() || entry.isDirectory()) return { path, isFile: entry.isFile() };
  if (!entry.isSymbolicLink()) return undefined;
  try {
    const target = realpathSync(path);
    const stat = statSync(target);
    const isUsable = target.startsWith(top + sep) && (stat.isFile() || stat.isDirectory());
    return isUsable ? { path: target, isFile: stat.isFile() } : undefined;
  } catch {
    return undefined;
  }
}

/** A file that is read once, when it is asked for. */
export class DiskFile {
  #content: string | Uint8Array | undefined;

  constructor(
    private readonly path: string,
    private readonly budget: { left: number },
  ) {}

  read(): string | Uint8Array {
    if (this.#content !== undefined) return this.#content;
    const bytes = readUpTo(sizeLimit, this.path);
    if (bytes === undefined || bytes === "too large") {
      this.#content = "";
      return this.#content;
    }
    this.budget.left -= bytes.length;
    if (this.budget.left < 0) throw new Error(`the chart has more than ${totalLimit / 1024 / 1024} MiB`);
    this.#content = isUtf8(bytes) ? bytes.toString("utf8") : bytes;
    return this.#content;
  }
}
