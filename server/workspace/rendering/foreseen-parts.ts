import { fileGlob } from "../../helm/render/file-glob.ts";
import { isInside, relativeTo } from "../../text/paths.ts";
import type { FileRecord } from "../file-record.ts";
import { type ChartParts, isReadOnLoad } from "./chart-parts.ts";

/**
 * Unread parts that the first render of a chart will very likely read: known from the names, and from what its templates
 * ask `.Files` for by a literal. Only saves a second render: what is missed here is asked for in the first.
 */
export function foreseenParts(
  folder: string,
  files: ReadonlyMap<string, FileRecord>,
  parts: ChartParts,
): readonly string[] {
  const unread = [...parts.filesIn(folder)].flatMap(([path]) => (parts.isUnread(path) ? [path] : []));
  if (unread.length === 0) return [];
  const asked = [...files].flatMap(([path, file]) => (isInside(path, folder) ? literalsIn(file) : []));
  const globs = asked.map(fileGlob);
  return unread.filter((path) => {
    const inside = relativeTo(path, folder);
    return isReadOnLoad(inside) || globs.some((matches) => matches(inside));
  });
}

function literalsIn({ kind, text }: FileRecord): readonly string[] {
  if ((kind !== "template" && kind !== "helper") || !text.includes(".Files")) return [];
  return [...text.matchAll(/\.Files\.\w+\s+(?:"([^"\\\n]*)"|`([^`]*)`)/g)].map((match) => match[1] ?? match[2] ?? "");
}
