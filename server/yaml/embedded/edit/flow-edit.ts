import type { TextRange } from "../../../contract/place.ts";
import { indentAt, newlineOf } from "../lines.ts";
import type { FlowBody } from "../syntax.ts";
import type { SliceEdit } from "./slice-edit.ts";

/** Adds a member behind the last one between brackets, on a line of its own where the last one has one. */
export function appendMember(
  text: string,
  body: FlowBody,
  members: readonly TextRange[],
  member: string,
  padding: string,
): SliceEdit {
  const last = members.at(-1);
  if (last === undefined) {
    const inside = text.slice(body.open + 1, body.close);
    if (inside.trim() === "") return { start: body.open + 1, end: body.close, newText: padding + member + padding };
    // A comment stands inside: its line must end before the member begins.
    const newline = newlineOf(text);
    return { start: body.close, end: body.close, newText: `${newline}${member}${newline}` };
  }
  const before = members.at(-2)?.end ?? body.open + 1;
  const ownLine = text.slice(before, last.start).includes("\n");
  const separator = ownLine ? newlineOf(text) + indentAt(text, last.start) : " ";
  return { start: last.end, end: last.end, newText: `,${separator}${member}` };
}

/** Takes one member away together with its comma. Undefined where a comment would go with it. */
export function removeMember(
  text: string,
  body: FlowBody,
  members: readonly TextRange[],
  index: number,
): SliceEdit | undefined {
  const member = members[index];
  if (member === undefined) return undefined;
  const previous = members[index - 1];
  const next = members[index + 1];
  const range = next
    ? { start: member.start, end: next.start }
    : previous
      ? { start: previous.end, end: member.end }
      : { start: member.start, end: behindComma(text, member.end, body.close) };
  const gaps = text.slice(range.start, member.start) + text.slice(member.end, range.end);
  return /^[\s,]*$/.test(gaps) ? { ...range, newText: "" } : undefined;
}

function behindComma(text: string, from: number, close: number): number {
  const comma = /^\s*,/.exec(text.slice(from, close));
  return from + (comma?.[0].length ?? 0);
}
