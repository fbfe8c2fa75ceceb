import type { Source } from "../text/source.ts";
import { TrackedText } from "../text/tracked-text.ts";
import type { TemplateUnit } from "./failure.ts";

/** Literal text of a template, or of a constant in one of its actions; both may stand in a text that `tpl` runs. */
export function placeIn(
  { written, file }: TemplateUnit,
  literal: string,
  offset: number,
  isConstant = false,
): TrackedText {
  if (written !== undefined) return written.slice(offset, offset + literal.length);
  const range = { start: offset, end: offset + literal.length };
  const source: Source = isConstant ? { type: "template", file, range, isConstant } : { type: "template", file, range };
  return TrackedText.at(literal, source, offset);
}
