import { isUtf8 } from "node:buffer";
import { readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { sizeLimit } from "./read-text.ts";

/** All files of a chart, of which Helm itself refuses more. */
const totalLimit = 128 * 1024 * 1024;

/**
 * Every file of a chart by its path inside, for the renderer: text where it is UTF-8, else bytes. Links are followed only
 * inside the chart; what is larger than the size limit is left out.
 * @throws Error when all together is too large
 */
export function readChartFiles(folder: string): ReadonlyMap<string, string | Uint8Array> {
  const top = realpathSync(folder);
  const files = new Map<string, string | Uint8Array>();
  let total = 0;
  const visit = (inside: string): void => {
    for (const entry of readdirSync(join(top, inside), { withFileTypes: true })) {
      if (entry.name === ".git") continue;
      const path = inside === "" ? entry.name : `${inside}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else if (entry.isFile() || (entry.isSymbolicLink() && isFileInside(top, path))) {
        const { size } = statSync(join(top, path));
        if (size > sizeLimit) continue;
        total += size;
        if (total > totalLimit) throw new Error(`the chart has more than ${totalLimit / 1024 / 1024} MiB`);
        const bytes = readFileSync(join(top, path));
        files.set(path, isUtf8(bytes) ? bytes.toString("utf8") : bytes);
      }
    }
  };
  visit("");
  return files;
}

function isFileInside(top: string, path: string): boolean {
  try {
    const target = realpathSync(join(top, path));
    return target.startsWith(top + sep) && statSync(target).isFile();
  } catch {
    return false;
  }
}
