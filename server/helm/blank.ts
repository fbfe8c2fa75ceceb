import type { TextRange } from "../contract/place.ts";
import { type ActionSpan, actionSpans } from "./blanking/action-spans.ts";
import { fillLeadingLines } from "./blanking/block-scalars.ts";
import { branchRanges } from "./blanking/branches.ts";
import type { TemplateError } from "./template/errors.ts";
import { lexTemplate } from "./template/lexer.ts";
import { type ParsedTemplate, parseTokens } from "./template/parser.ts";

/** An action whose output stands in the rendered text: what it covers, and the map or list around it, is unknown. */
export interface PrintingAction {
  readonly range: TextRange;
  /** Nothing but actions stands on its lines: it may print whole entries. Blanked to spaces. */
  readonly alone: boolean;
  /** Whether letters stand in its place, so that it is (a part of) a key or scalar. */
  readonly filled: boolean;
}

export interface BlankedTemplate {
  /** As long as the template, with its line ends, and no action in it. */
  readonly text: string;
  /** In source order. */
  readonly printing: readonly PrintingAction[];
  /** Text in bodies of `if`, `with`, `range`, `block`: it exists only perhaps, or more than once. Disjoint, in order. */
  readonly conditional: readonly TextRange[];
  /** `define`s: their range with both actions, and their body. */
  readonly definitions: readonly { readonly name: string; readonly range: TextRange; readonly body: TextRange }[];
  readonly errors: readonly TemplateError[];
  readonly template: ParsedTemplate;
}

export interface BlankOptions {
  /** `first` also blanks else branches, for who wants each key once. Default `all`. */
  readonly branches?: "all" | "first";
  /** Definitions print nothing where they stand, so their text is blanked too unless it is asked for. Default `blank`. */
  readonly definitions?: "blank" | "keep";
}

/**
 * Takes the actions out of a template so that the rest can be read as YAML with true offsets. An action amid other text
 * becomes letters, so `key: {{ x }}` is a scalar and `{{ x }}: v` a key; all others become spaces.
 */
export function blankTemplate(file: string, text: string, options: BlankOptions = {}): BlankedTemplate {
  const tokens = lexTemplate(text);
  const template = parseTokens(file, text, tokens);
  const spans = actionSpans(tokens);
  const ranges = branchRanges(template);
  const bare = replaceRanges(text, spans, () => " ");
  const printing: PrintingAction[] = [];
  const filledSpans = new Set<ActionSpan>();
  for (const span of spans) {
    if (!span.prints) continue;
    const alone = isAlone(bare, span.range);
    const filled = !alone && !span.printsBlock;
    if (filled) filledSpans.add(span);
    printing.push({ range: span.range, alone, filled });
  }
  let blanked = replaceRanges(text, spans, (span) => (filledSpans.has(span) ? "x" : " "));
  const dropped = [
    ...(options.branches === "first" ? ranges.alternatives : []),
    ...(options.definitions === "keep" ? [] : ranges.definitions.map((definition) => definition.range)),
  ];
  for (const range of dropped) blanked = blankRange(blanked, range);
  const filler = (offset: number) => (printing.some(({ range }) => contains(range, offset)) ? "x" : "#");
  return {
    text: fillLeadingLines(blanked, filler),
    printing,
    conditional: ranges.conditional,
    definitions: ranges.definitions,
    errors: template.errors,
    template,
  };
}

/** Letters stand on the first line of an action only: a scalar would not go on at the next line's column. */
function replaceRanges(text: string, spans: readonly ActionSpan[], filler: (span: ActionSpan) => string): string {
  const parts: string[] = [];
  let at = 0;
  for (const span of spans) {
    const { start, end } = span.range;
    if (start < at) continue;
    parts.push(text.slice(at, start));
    const lineEnd = text.indexOf("\n", start);
    const firstEnd = lineEnd === -1 ? end : Math.min(lineEnd, end);
    parts.push(blank(text, start, firstEnd, filler(span)));
    if (firstEnd < end) parts.push(blank(text, firstEnd, end, " "));
    at = end;
  }
  parts.push(text.slice(at));
  return parts.join("");
}

/** A part of a text with all but its line ends replaced. */
function blank(text: string, start: number, end: number, letter: string): string {
  const part = text.slice(start, end);
  return /[\r\n]/.test(part) ? part.replaceAll(/[^\r\n]/g, letter) : letter.repeat(part.length);
}

function blankRange(text: string, { start, end }: TextRange): string {
  return text.slice(0, start) + blank(text, start, end, " ") + text.slice(end);
}

function isAlone(bare: string, { start, end }: TextRange): boolean {
  const lineStart = bare.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = bare.indexOf("\n", end);
  return bare.slice(lineStart, lineEnd === -1 ? bare.length : lineEnd).trim() === "";
}

function contains(range: TextRange, offset: number): boolean {
  return range.start <= offset && offset < range.end;
}
