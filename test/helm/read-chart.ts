import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { FileContent } from "../../server/helm/chart/chart-files.ts";

/** All files of a chart's folder, in Helm's order; links are followed, as Helm does. */
export function readChartFiles(folder: string): ReadonlyMap<string, FileContent> {
  const files = new Map<string, FileContent>();
  const visit = (inside: string): void => {
    for (const name of readdirSync(join(folder, inside)).toSorted()) {
      const path = inside === "" ? name : `${inside}/${name}`;
      const kind = statSync(join(folder, path), { throwIfNoEntry: false });
      if (kind?.isDirectory()) visit(path);
      else if (kind?.isFile()) files.set(path, decoded(readFileSync(join(folder, path))));
    }
  };
  visit("");
  return files;
}

function decoded(bytes: Uint8Array): FileContent {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return bytes;
  }
}

/** The texts among a chart's files. */
export function readTexts(folder: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [path, content] of readChartFiles(folder)) if (typeof content === "string") texts.set(path, content);
  return texts;
}
