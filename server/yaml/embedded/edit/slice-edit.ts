import { newlineOf } from "../lines.ts";

/** One replacement in the embedded text. */
export interface SliceEdit {
  readonly start: number;
  readonly end: number;
  readonly newText: string;
}

/** Puts whole lines in at a line start or at the text's end, whether that ends with a line end or not. */
export function insertLines(text: string, at: number, lines: readonly string[]): SliceEdit {
  const newline = newlineOf(text);
  const open = at > 0 && text[at - 1] !== "\n";
  const joined = lines.join(newline);
  const newText = open ? newline + joined : at === text.length && text === "" ? joined : joined + newline;
  return { start: at, end: at, newText };
}

/** Takes whole lines away; at the end of a text without final line end the one before goes instead. */
export function removeLines(text: string, start: number, end: number): SliceEdit {
  let from = start;
  if (end === text.length && !text.endsWith("\n") && from > 0) from -= text.endsWith("\r\n", from) ? 2 : 1;
  return { start: from, end, newText: "" };
}
