import type { FormatName } from "../arguments/options.ts";

/** Whether a format shows what fixes would change. */
export function showsFixes(format: FormatName): boolean {
  return format === "pretty" || format === "json" || format === "sarif";
}
