import {
  hasLeftTrimMarker,
  isSpace,
  leftDelimiter,
  rightDelimiter,
  rightDelimiterAt,
  trimMarkerLength,
} from "./delimiters.ts";
import { ActionLexer } from "./lex-action.ts";
import type { Token } from "./token.ts";

/**
 * Cuts a template into tokens, as Go's lexer does. After an `error` token it goes on behind the broken action, so one
 * typing mistake does not hide the rest of a file. The last token is always `eof`.
 */
export function lexTemplate(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf(leftDelimiter, at);
    const textEnd = open === -1 ? text.length : open;
    const trims = open !== -1 && hasLeftTrimMarker(text, open + leftDelimiter.length);
    const kept = trims ? trimmedEnd(text, at, textEnd) : textEnd;
    if (kept > at) push(tokens, "text", text, at, kept);
    if (open === -1) break;
    const inside = open + leftDelimiter.length + (trims ? trimMarkerLength : 0);
    at = text.startsWith("/*", inside) ? lexComment(text, open, inside, tokens) : lexAction(text, open, inside, tokens);
  }
  tokens.push({ type: "eof", value: "", range: { start: text.length, end: text.length } });
  return tokens;
}

/** Both give the offset where text goes on. */
function lexComment(text: string, open: number, inside: number, tokens: Token[]): number {
  const close = text.indexOf("*/", inside + 2);
  if (close === -1) return fail(text, open, open, "unclosed comment", tokens);
  const delimiter = rightDelimiterAt(text, close + 2);
  if (delimiter === undefined) return fail(text, open, open, "comment ends before closing delimiter", tokens);
  const end = close + 2 + delimiter.length;
  tokens.push({ type: "comment", value: text.slice(inside, close + 2), range: { start: open, end } });
  return delimiter.trims ? afterSpace(text, end) : end;
}

function lexAction(text: string, open: number, inside: number, tokens: Token[]): number {
  push(tokens, "left-delimiter", text, open, inside);
  const lexer = new ActionLexer(text, inside, tokens);
  const failure = lexer.run();
  if (failure !== undefined) return fail(text, open, failure.at, failure.message, tokens);
  return lexer.trims ? afterSpace(text, lexer.at) : lexer.at;
}

/**
 * Adds the error token and gives the offset to go on from: behind the action's closing delimiter, or, when another
 * action opens before one comes, the end of the line in which this one opened.
 */
function fail(text: string, open: number, at: number, message: string, tokens: Token[]): number {
  const close = text.indexOf(rightDelimiter, at);
  const nextOpen = text.indexOf(leftDelimiter, open + leftDelimiter.length);
  const lineEnd = text.indexOf("\n", open);
  let end = close === -1 ? text.length : close + rightDelimiter.length;
  const unclosed = close === -1 || (nextOpen !== -1 && nextOpen < close);
  if (unclosed && lineEnd !== -1) end = lineEnd;
  if (unclosed && nextOpen !== -1) end = Math.min(end, nextOpen);
  tokens.push({ type: "error", value: message, range: { start: Math.min(at, end), end }, gaveUpAt: at });
  return end;
}

function push(tokens: Token[], type: Token["type"], text: string, start: number, end: number): void {
  tokens.push({ type, value: text.slice(start, end), range: { start, end } });
}

function trimmedEnd(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && isSpace(text[at - 1])) at -= 1;
  return at;
}

function afterSpace(text: string, start: number): number {
  let at = start;
  while (at < text.length && isSpace(text[at])) at += 1;
  return at;
}
