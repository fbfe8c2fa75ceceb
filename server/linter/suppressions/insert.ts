import type { TextEdit } from "../../contract/fix.ts";
import { lineBreakOf, startOfLine } from "../../text/edits.ts";
import { scanComments } from "./comments.ts";

/**
 * The edit that puts a `planelint-disable-next-line` comment above a finding. Inside a scalar of several lines it goes
 * above the line where the scalar begins, which covers all of it.
 * @returns undefined for JSON, which has no comments
 */
export function suppressionEdit(
  file: string,
  text: string,
  template: boolean,
  offset: number,
  rule: string,
  reason: string,
): TextEdit | undefined {
  if (/\.json$/i.test(file)) return undefined;
  let start = startOfLine(text, offset);
  const scalar = scanComments(text, template).longScalars.find((range) => range.start < start && start < range.end);
  if (scalar) start = startOfLine(text, scalar.start);
  const indent = /^[ \t]*/.exec(text.slice(start))?.[0] ?? "";
  const directive = `planelint-disable-next-line ${rule} -- ${reason}`;
  // The dash trims what stands before, so that the rendered text stays the same.
  const comment = template ? `{{- /* ${directive} */}}` : `# ${directive}`;
  return { file, range: { start, end: start }, newText: `${indent}${comment}${lineBreakOf(text)}` };
}
