import type { TreePath } from "../../contract/tree.ts";
import type { Value } from "../values/value.ts";

/** A map, list or scalar of a values file. */
export interface ValuesPath {
  readonly file: string;
  readonly path: TreePath;
  /** There, it is set over the value of a fetched chart, which counts as long as none is set. */
  readonly over?: { readonly value: Value | undefined };
}

/**
 * Of the files that together made one map or list, the one whose values win: what is written there is sure to count. A
 * chart's own values.yaml gives way to that of the chart around it, and both to a file that is given to the render.
 * Undefined when the parts are of different maps, or when two files are given and nothing tells which is the later one.
 * @param template the file that printed it, which tells the charts that it stands in
 */
export function strongest(paths: readonly (ValuesPath | undefined)[], template: string): ValuesPath | undefined {
  let best: ValuesPath | undefined;
  for (const path of paths) {
    if (path === undefined) return undefined;
    if (best === undefined) best = path;
    if (path.file === best.file && samePath(path.path, best.path)) {
      if (path.over !== undefined) best = path;
      continue;
    }
    const difference = depthOf(path.file, template) - depthOf(best.file, template);
    // Below another chart a path has other keys; how many, nothing here tells.
    if (difference === 0 || !samePath(path.path, best.path)) return undefined;
    if (difference < 0) best = path;
  }
  return best;
}

export function samePath(a: TreePath, b: TreePath): boolean {
  return a.length === b.length && a.every((key, index) => key === b[index]);
}

/** How many charts a chart's own values file stands in; -1 for any other file. */
function depthOf(file: string, template: string): number {
  const folder = /^(.*\/)?values\.yaml$/.exec(file);
  if (folder === null || !template.startsWith(folder[1] ?? "")) return -1;
  return (folder[1] ?? "").split("/charts/").length;
}
