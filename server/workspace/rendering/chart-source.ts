import type { ChartFiles, FileContent, LazyFile } from "../../helm/chart/chart-files.ts";
import { isInside, relativeTo } from "../../text/paths.ts";
import type { FileRecord } from "../file-record.ts";
import type { ChartParts } from "./chart-parts.ts";

/** Links that are followed in one chart, at most. */
const maxLinks = 100;

/** Where charts get their files from. */
export interface ChartFilesInView {
  readonly files: ReadonlyMap<string, FileRecord>;
  readonly parts: ChartParts;
}

/** A chart's folder as the loader takes it. */
export interface ChartSource {
  readonly files: ChartFiles;
  /** Where a path inside the chart lies in the root: behind a link, somewhere else. */
  readonly fileAt: (path: string) => string;
  /** Files and folders outside the chart that links in it lead to. */
  readonly outside: readonly string[];
}

/** All that lies in a chart's folder, and what links in it lead to. A link to a folder around it is passed over. */
export function chartSource(folder: string, view: ChartFilesInView): ChartSource {
  const found = new Map<string, FileContent | LazyFile>();
  const links: { readonly at: string; readonly target: string }[] = [];
  const add = (from: string, at: string, trail: readonly string[]): void => {
    for (const [path, file] of view.files) if (isInside(path, from)) found.set(at + relativeTo(path, from), file.text);
    for (const [path, file] of view.parts.filesIn(from)) {
      if (!view.files.has(path)) found.set(at + relativeTo(path, from), file);
    }
    for (const [path, target] of view.parts.linksIn(from)) {
      if (links.length >= maxLinks || trail.some((before) => before === target || isInside(before, target))) continue;
      const here = at + relativeTo(path, from);
      links.push({ at: here, target });
      const file = view.files.get(target)?.text ?? view.parts.file(target);
      if (file !== undefined) found.set(here, file);
      else add(target, `${here}/`, [...trail, target]);
    }
  };
  add(folder, "", [folder]);
  // The innermost link first.
  const byLength = links.toSorted((a, b) => b.at.length - a.at.length);
  return {
    files: found,
    fileAt: (path) => {
      const link = byLength.find(({ at }) => path === at || path.startsWith(`${at}/`));
      if (link !== undefined) return link.target + path.slice(link.at.length);
      return folder === "" ? path : `${folder}/${path}`;
    },
    outside: links.map(({ target }) => target),
  };
}
