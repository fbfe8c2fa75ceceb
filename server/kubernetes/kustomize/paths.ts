import { joinPath } from "../../text/paths.ts";

/** A path in a kustomization from the root; undefined for what is remote, inline, or outside of the root. */
export function pathFrom(folder: string, written: string | undefined): string | undefined {
  if (written === undefined || written.includes("://") || written.includes("\n")) return undefined;
  return joinPath(folder, written);
}
