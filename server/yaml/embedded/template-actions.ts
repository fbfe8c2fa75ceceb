import type { TextRange } from "../../contract/place.ts";
import { lineStartAt, nextLineAt } from "./lines.ts";

/** A text with its template actions made harmless, at the same length. */
export interface MaskedText {
  readonly original: string;
  /** Actions that stand alone on their line are blanks, others are digits: a value to every format. */
  readonly text: string;
  /** Whether an action touches the range. */
  touched(range: TextRange): boolean;
  /** False inside `if`, `range` and `with`. */
  certain(offset: number): boolean;
  /** Whether an action could bring in whole lines: nothing is known to be absent then. */
  readonly open: boolean;
}

interface Action extends TextRange {
  readonly alone: boolean;
  readonly word: string;
  /** Blocks that are open behind it. */
  readonly depth: number;
}

const openers = new Set(["if", "range", "with", "block", "define"]);
/** Words (and signs) after which an action prints nothing of its own. */
const silent = new Set([...openers, "else", "end", "/*", "$:="]);

/** Masks `{{ … }}` so that a reader of the format underneath finds its keys and values at their offsets. */
export function maskActions(original: string): MaskedText {
  const actions = findActions(original);
  let text = "";
  let from = 0;
  for (const { start, end, alone } of actions) {
    text += original.slice(from, start) + original.slice(start, end).replace(/[^\n]/g, alone ? " " : "1");
    from = end;
  }
  return {
    original,
    text: text + original.slice(from),
    touched: (range) =>
      (actions[countUntil(actions, (action) => action.end > range.start)]?.start ?? range.end) < range.end,
    certain: (offset) => (actions[countUntil(actions, (action) => action.start >= offset) - 1]?.depth ?? 0) <= 0,
    open: actions.some((action) => action.alone && !silent.has(action.word)),
  };
}

function findActions(text: string): readonly Action[] {
  const ranges = actionRanges(text);
  const blankBefore: boolean[] = [];
  for (const [index, { start }] of ranges.entries()) {
    const lineStart = lineStartAt(text, start);
    const previous = ranges[index - 1]?.end ?? -1;
    const blank = text.slice(Math.max(lineStart, previous), start).trim() === "";
    blankBefore.push(blank && (previous <= lineStart || blankBefore[index - 1] === true));
  }
  const actions: Action[] = [];
  let depth = 0;
  let blankAfter = true;
  const alone: boolean[] = [];
  for (let index = ranges.length - 1; index >= 0; index -= 1) {
    const end = ranges[index]?.end ?? 0;
    const lineEnd = nextLineAt(text, end);
    const next = ranges[index + 1]?.start ?? text.length + 1;
    blankAfter = text.slice(end, Math.min(lineEnd, next)).trim() === "" && (next >= lineEnd || blankAfter);
    alone[index] = blankAfter && blankBefore[index] === true;
  }
  for (const [index, range] of ranges.entries()) {
    const word = firstWord(text.slice(range.start + 2, range.end - 2));
    if (openers.has(word)) depth += 1;
    else if (word === "end") depth -= 1;
    actions.push({ ...range, alone: alone[index] === true, word, depth });
  }
  return actions;
}

/** The actions of a text, comments included; what is not closed is none, and nothing behind it is looked at. */
export function actionRanges(text: string): readonly TextRange[] {
  const ranges: TextRange[] = [];
  for (let start = text.indexOf("{{"); start >= 0; ) {
    const end = actionEnd(text, start);
    if (end < 0) break;
    ranges.push({ start, end });
    start = text.indexOf("{{", end);
  }
  return ranges;
}

/** Offset behind the `}}` that closes the action, or -1. Braces inside its strings and comments do not close it. */
function actionEnd(text: string, start: number): number {
  let at = start + 2;
  if (/^-?\s*\/\*/.test(text.slice(at, at + 8))) {
    at = text.indexOf("*/", at);
    if (at < 0) return -1;
  }
  while (at < text.length) {
    const char = text.charAt(at);
    if (char === "}" && text[at + 1] === "}") return at + 2;
    if (char === '"' || char === "`") at = stringClose(text, at, char);
    at += 1;
  }
  return -1;
}

/** Offset of the quote that closes the string, or `start` when nothing on its line does. */
function stringClose(text: string, start: number, quote: string): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === quote) return at;
    if (quote === '"' && char === "\n") return start;
    if (quote === '"' && char === "\\") at += 1;
  }
  return start;
}

function firstWord(inside: string): string {
  const text = inside.replace(/^-/, "").trimStart();
  if (text.startsWith("/*")) return "/*";
  if (/^\$\w*\s*:?=/.test(text)) return "$:=";
  return /^\w+/.exec(text)?.[0] ?? "";
}

/** How many of the sorted actions come before the first that holds. */
function countUntil(actions: readonly Action[], holds: (action: Action) => boolean): number {
  let low = 0;
  let high = actions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const action = actions[middle];
    if (action && holds(action)) high = middle;
    else low = middle + 1;
  }
  return low;
}
