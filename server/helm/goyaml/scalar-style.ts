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
  const breakSpace = /[\n\r\u0085\u2028\u2029] /.test(value);
  const spaceBreak = / [\n\r\u0085\u2028\u2029]/.test(value);
  const multiline = isMultiline(value);
  const edges = /^[ \n\r\u0085\u2028\u2029]|[ \n\r\u0085\u2028\u2029]$/.test(value);
  const broken = spaceBreak || !isPrintable(value);
  return {
    multiline,
    plainAllowed: !edges && !breakSpace && !broken && !multiline && !hasIndicators(value),
    singleAllowed: !breakSpace && !broken,
    blockAllowed: !value.endsWith(" ") && !broken,
  };
}

/** Whether something in a text would mean something to YAML if it stood there without quotes. */
function hasIndicators(value: string): boolean {
  if (value.startsWith("---") || value.startsWith("...") || firstIndicators.has(value[0] ?? "")) return true;
  return /^[?-](?:[ \t\n\r\u0085\u2028\u2029]|$)|:(?:[ \t\n\r\u0085\u2028\u2029]|$)|[ \t\n\r\u0085\u2028\u2029]#/.test(
    value,
  );
}

/** Characters that libyaml escapes: controls but the line feed, and what is beyond the basic plane. */
const unprintable = /[^\n\x20-\x7e\u00a0-\ud7ff\ue000-\ufefe\uff00-\ufffd]/;

/** Whether libyaml writes all characters of a text as they are. */
export function isPrintable(text: string): boolean {
  return !unprintable.test(text);
}
