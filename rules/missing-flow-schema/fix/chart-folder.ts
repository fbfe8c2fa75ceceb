import type { Chart } from "../../../server/contract/resource.ts";

/** Path of a file of a chart; the chart's folder is empty where it is the root itself. */
export function inFolder({ folder }: Chart, path: string): string {
  return folder === "" ? path : `${folder}/${path}`;
}
