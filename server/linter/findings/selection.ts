import type { TracedFinding } from "./merge.ts";

/** Tells what is reported of what is in view. */
export interface Selection {
  has(file: string): boolean;
  /** Something of the chart is selected: a file in its folder, or a folder around it. */
  hasChart(folder: string): boolean;
}

const everything: Selection = { has: () => true, hasChart: () => true };

/** @param paths files, or folders ending in `/`; the root is `/` or an empty string; undefined selects everything */
export function createSelection(paths: readonly string[] | undefined): Selection {
  if (paths === undefined) return everything;
  if (paths.some((path) => path === "" || path === "/" || path === "./")) return everything;
  const files = new Set(paths.filter((path) => !path.endsWith("/")));
  const folders = paths.filter((path) => path.endsWith("/"));
  return {
    has: (file) => files.has(file) || folders.some((folder) => file.startsWith(folder)),
    hasChart: (folder) => {
      const inside = folder === "" ? "" : `${folder}/`;
      return paths.some((path) => path.startsWith(inside)) || folders.some((path) => inside.startsWith(path));
    },
  };
}

/** A finding is selected by its place, a related place, the object it was found on, or its chart. */
export function isSelected(selection: Selection, { finding, subjectFiles, charts }: TracedFinding): boolean {
  return (
    selection.has(finding.place.file) ||
    finding.related.some(({ file }) => selection.has(file)) ||
    [...subjectFiles].some((file) => selection.has(file)) ||
    [...charts].some((folder) => selection.hasChart(folder))
  );
}
