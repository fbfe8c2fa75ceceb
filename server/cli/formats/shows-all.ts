import type { FormatName } from "../arguments/options.ts";

/** Whether a format shows more than findings: what fixes would change, and notices. */
export function showsAll(format: FormatName): boolean {
  return format === "pretty" || format === "json" || format === "sarif";
}
