import { isBase60, isTimestamp, resolvePlain } from "./resolve.ts";

export type ScalarStyle = "plain" | "single" | "double" | "literal";

interface Analysis {
  readonly multiline: boolean;
  readonly plainAllowed: boolean;
  readonly singleAllowed: boolean;
  readonly blockAllowed: boolean;
}

/** Most texts: they hold nothing that YAML could take for anything else, but for words such as `true`. */
const simple = /^[A-Za-z_/](?:[\w./ ,=()@%+-]*[\w./,=()@%+-])?$/;

/** The style in which go-yaml writes a text; `asKey` for a simple key, which has to stay on its line. */
export function styleOf(value: string, asKey: boolean): ScalarStyle {
  const isText = resolvePlain(value).type === "text";
  if (isText && simple.test(value)) return "plain";
  let style = wantedStyle(value, isText);
  // That is possible for any text.
  if (style === "double") return style;
  const analysis = analyze(value);
  if (asKey && analysis.multiline) return "double";
  if (style === "plain" && (!analysis.plainAllowed || (value === "" && asKey))) style = "single";
  if (style === "single" && !analysis.singleAllowed) style = "double";
  if (style === "literal" && (!analysis.blockAllowed || asKey)) style = "double";
  return style;
}

/** Quoted where a reader would take the plain text for something other than a text. */
function wantedStyle(value: string, isText: boolean): ScalarStyle {
  if (value.includes("\n")) return "literal";
  return isText && !isTimestamp(value) && !isBase60(value) ? "plain" : "double";
}

export function isMultiline(value: string): boolean {
  return /[\n\r\u0085\u2028\u2029]/.test(value);
}

const firstIndicators = new Set("#,[]{}&*!|>'\"%@`");

function analyze(value: string): Analysis {
  if (value === "") return { multiline: false, plainAllowed: true, singleAllowed: true, blockAllowed: false };
  let indicators = value.startsWith("---") || value.startsWith("...");
  let special = false;
  let breakSpace = false;
  let spaceBreak = false;
  let previousSpace = false;
  let previousBreak = false;
  let precededBySpace = true;
  const characters = Array.from(value);
  for (const [index, character] of characters.entries()) {
    const next = characters[index + 1];
    const followedBySpace = next === undefined || /[ \t\n\r\u0085\u2028\u2029]/.test(next);
    if (index === 0) {
      indicators ||= firstIndicators.has(character) || ("?:-".includes(character) && followedBySpace);
    } else {
      indicators ||= (character === ":" && followedBySpace) || (character === "#" && precededBySpace);
    }
    if (!isPrintable(character)) special = true;
    if (character === " ") {
      if (previousBreak) breakSpace = true;
      previousSpace = true;
      previousBreak = false;
    } else if (isMultiline(character)) {
      if (previousSpace) spaceBreak = true;
      previousBreak = true;
      previousSpace = false;
    } else {
      previousSpace = false;
      previousBreak = false;
    }
    precededBySpace = /[ \t\n\r\u0085\u2028\u2029]/.test(character);
  }
  const multiline = isMultiline(value);
  const edges = /^[ \n\r\u0085\u2028\u2029]|[ \n\r\u0085\u2028\u2029]$/.test(value);
  const broken = spaceBreak || special;
  return {
    multiline,
    plainAllowed: !edges && !breakSpace && !broken && !multiline && !indicators,
    singleAllowed: !breakSpace && !broken,
    blockAllowed: !value.endsWith(" ") && !broken,
  };
}

/** Characters that libyaml writes as they are: no controls but the line feed, nothing beyond the basic plane. */
export function isPrintable(character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  if (point === 0x0a || (point >= 0x20 && point <= 0x7e)) return true;
  if (point < 0xa0 || point > 0xffff) return false;
  return !(point >= 0xd800 && point <= 0xdfff) && point !== 0xfeff && point !== 0xfffe && point !== 0xffff;
}
