import type { TextRange } from "../contract/place.ts";
import type { BlankedTemplate } from "../helm/blank.ts";
import type { YamlDocument } from "../yaml/document.ts";
import { fileSource, type TreeSource } from "../yaml/tree/source.ts";

/**
 * Source of a blanked template: nothing is known to be absent, what an action prints into is unknown, and what stands
 * in a branch exists only perhaps.
 */
export function templateSource(
  document: YamlDocument,
  blanked: Pick<BlankedTemplate, "printing" | "conditional">,
): TreeSource {
  const offset = document.range.start;
  const touches = (ranges: readonly TextRange[], start: number, end: number) =>
    ranges.some((range) => range.start < offset + end && range.end > offset + start);
  const printing = blanked.printing.map(({ range }) => range);
  return {
    ...fileSource(document.file, document.text, () => offset, false),
    isUnknown: (start, end) => touches(printing, start, end),
    isCertain: (start, end) => !touches(blanked.conditional, start, Math.max(end, start + 1)),
  };
}
