import type { IndexView } from "../../../server/contract/index-view.ts";
import type { Chart } from "../../../server/contract/resource.ts";

/** Path of a file of a chart; the chart's folder is empty where it is the root itself. */
export function inFolder({ folder }: Chart, path: string): string {
  return folder === "" ? path : `${folder}/${path}`;
}

/** The innermost chart that a file belongs to: a subchart's template is not its parent's. */
export function chartOf(file: string, index: IndexView): Chart | undefined {
  const holding = index.charts().filter((chart) => file.startsWith(inFolder(chart, "")));
  return holding.toSorted((a, b) => b.folder.length - a.folder.length)[0];
}
