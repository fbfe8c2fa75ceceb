import { lexPromql, type Token, unquoted } from "./lex.ts";

/** Offsets into the expression's text, `end` exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A metric that an expression asks for. */
export interface MetricUse extends Span {
  readonly name: string;
  readonly matchers: readonly { readonly label: string; readonly operator: string; readonly value: string }[];
  /** The calls around it, innermost first. */
  readonly inside: readonly Call[];
}

/** A function call or an aggregation. */
export interface Call extends Span {
  readonly name: string;
  readonly nameSpan: Span;
  /** `by` or `without` of an aggregation; undefined for functions, and for aggregations over everything. */
  readonly grouping: ({ readonly mode: "by" | "without"; readonly labels: readonly string[] } & Span) | undefined;
  readonly isAggregation: boolean;
  /** Where each argument stands. */
  readonly args: readonly Span[];
}

/** A comparison with a number, `… > 0.5`. `value` counts in what the left side is in. */
export interface Comparison extends Span {
  readonly operator: string;
  readonly value: number;
  readonly valueSpan: Span;
}

export interface Expression {
  readonly text: string;
  readonly metrics: readonly MetricUse[];
  readonly calls: readonly Call[];
  readonly comparisons: readonly Comparison[];
  /** False when brackets do not match or a variable stands in it: then what is missing is not known to be missing. */
  readonly whole: boolean;
}

const aggregations = new Set(
  "sum avg min max count group stddev stdvar topk bottomk quantile count_values limitk limit_ratio".split(" "),
);
const keywords = new Set(
  "by without on ignoring group_left group_right offset bool and or unless atan2 start end inf nan".split(" "),
);
const listKeywords = new Set(["by", "without", "on", "ignoring", "group_left", "group_right"]);
const comparing = new Set([">", "<", ">=", "<=", "==", "!="]);

/** Reads what a PromQL expression asks for. Never throws. */
export function readExpression(text: string): Expression {
  const tokens = lexPromql(text);
  const pairs = bracketPairs(tokens);
  const inLists = labelLists(tokens, pairs);
  const calls = tokens.flatMap((_, i) => (inLists.has(i) ? [] : (callAt(tokens, i, pairs) ?? [])));
  const metrics = tokens.flatMap((_, i) => (inLists.has(i) ? [] : (metricAt(tokens, i, pairs, calls) ?? [])));
  const named = tokens.flatMap((_, i) => (inLists.has(i) ? [] : (namelessSelector(tokens, i, pairs, calls) ?? [])));
  const whole = pairs.size * 2 === tokens.filter(isCounted).length && !tokens.some(({ type }) => type === "variable");
  return {
    text,
    calls,
    metrics: [...metrics, ...named].sort((a, b) => a.start - b.start),
    comparisons: comparisonsIn(tokens),
    whole,
  };
}

function isCounted({ type, text }: Token): boolean {
  return type === "bracket" && text !== ",";
}

/** Index of each opening bracket to that of its closing one. */
function bracketPairs(tokens: readonly Token[]): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  const open: number[] = [];
  const opening: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };
  tokens.forEach((token, i) => {
    if (token.type !== "bracket" || token.text === ",") return;
    if ("([{".includes(token.text)) open.push(i);
    else {
      const last = open.at(-1);
      if (last === undefined || tokens[last]?.text !== opening[token.text]) return;
      open.pop();
      pairs.set(last, i);
    }
  });
  return pairs;
}

/** Indexes of tokens that are labels: inside `{…}`, and in the lists of `by`, `on` and the like. */
function labelLists(tokens: readonly Token[], pairs: ReadonlyMap<number, number>): ReadonlySet<number> {
  const inside = new Set<number>();
  for (const [from, to] of pairs) {
    const before = tokens[from - 1];
    const isList = tokens[from]?.text === "(" && before?.type === "name" && listKeywords.has(before.text.toLowerCase());
    if (!isList && tokens[from]?.text !== "{") continue;
    for (let i = from + 1; i < to; i++) inside.add(i);
  }
  return inside;
}

function callAt(tokens: readonly Token[], i: number, pairs: ReadonlyMap<number, number>): Call | undefined {
  const name = tokens[i];
  if (name?.type !== "name" || listKeywords.has(name.text.toLowerCase())) return undefined;
  const isAggregation = aggregations.has(name.text.toLowerCase());
  const before = isAggregation ? groupingAt(tokens, i + 1, pairs) : undefined;
  const open = before === undefined ? i + 1 : before.next;
  const close = tokens[open]?.text === "(" ? pairs.get(open) : undefined;
  if (close === undefined || keywords.has(name.text.toLowerCase())) return undefined;
  const after = isAggregation && before === undefined ? groupingAt(tokens, close + 1, pairs) : undefined;
  const grouping = before ?? after;
  const end = after?.end ?? tokens[close]?.end ?? name.end;
  return {
    name: name.text,
    nameSpan: { start: name.start, end: name.end },
    isAggregation,
    grouping: grouping && { mode: grouping.mode, labels: grouping.labels, start: grouping.start, end: grouping.end },
    args: argumentsIn(tokens, open, close, pairs),
    start: name.start,
    end,
  };
}

function groupingAt(tokens: readonly Token[], i: number, pairs: ReadonlyMap<number, number>) {
  const keyword = tokens[i];
  const mode = keyword?.type === "name" ? keyword.text.toLowerCase() : undefined;
  const close = tokens[i + 1]?.text === "(" ? pairs.get(i + 1) : undefined;
  if (keyword === undefined || close === undefined || (mode !== "by" && mode !== "without")) return undefined;
  const labels = tokens.slice(i + 2, close).flatMap(({ type, text }) => (type === "name" ? [text] : []));
  return { mode, labels, start: keyword.start, end: tokens[close]?.end ?? keyword.end, next: close + 1 } as const;
}

function argumentsIn(
  tokens: readonly Token[],
  open: number,
  close: number,
  pairs: ReadonlyMap<number, number>,
): Span[] {
  const args: Span[] = [];
  let from = open + 1;
  const push = (to: number) => {
    const first = tokens[from];
    const last = tokens[to - 1];
    if (first !== undefined && last !== undefined && to > from) args.push({ start: first.start, end: last.end });
  };
  for (let i = open + 1; i < close; i++) {
    if (tokens[i]?.text === "," && tokens[i]?.type === "bracket") {
      push(i);
      from = i + 1;
    } else i = pairs.get(i) ?? i;
  }
  push(close);
  return args;
}

function metricAt(
  tokens: readonly Token[],
  i: number,
  pairs: ReadonlyMap<number, number>,
  calls: readonly Call[],
): MetricUse | undefined {
  const token = tokens[i];
  const next = tokens[i + 1];
  if (token?.type !== "name" || next?.text === "(" || keywords.has(token.text.toLowerCase())) return undefined;
  // The name of an aggregation whose grouping comes first.
  if (calls.some(({ nameSpan }) => nameSpan.start === token.start)) return undefined;
  const close = next?.text === "{" ? pairs.get(i + 1) : undefined;
  const matchers = close === undefined ? [] : matchersIn(tokens.slice(i + 2, close));
  return { name: token.text, matchers, start: token.start, end: token.end, inside: around(calls, token) };
}

/** `{__name__="metric"}` and, from Prometheus 3, `{"metric"}`. */
function namelessSelector(
  tokens: readonly Token[],
  i: number,
  pairs: ReadonlyMap<number, number>,
  calls: readonly Call[],
): MetricUse | undefined {
  const close = tokens[i]?.text === "{" && tokens[i - 1]?.type !== "name" ? pairs.get(i) : undefined;
  if (close === undefined) return undefined;
  const inner = tokens.slice(i + 1, close);
  const at = inner.findIndex(({ text, type }) => type === "name" && text === "__name__");
  const token = at >= 0 && inner[at + 1]?.text === "=" ? inner[at + 2] : inner[0];
  if (token?.type !== "string") return undefined;
  const name = { start: token.start + 1, end: token.end - 1 };
  return { name: unquoted(token), matchers: matchersIn(inner), ...name, inside: around(calls, name) };
}

function matchersIn(tokens: readonly Token[]) {
  return tokens.flatMap((token, i) => {
    const operator = tokens[i + 1];
    const value = tokens[i + 2];
    if (token.type !== "name" || operator?.type !== "operator" || value?.type !== "string") return [];
    return [{ label: token.text, operator: operator.text, value: unquoted(value) }];
  });
}

function around(calls: readonly Call[], { start, end }: Span): readonly Call[] {
  return calls.filter((call) => call.start <= start && end <= call.end).sort((a, b) => b.start - a.start);
}

function comparisonsIn(tokens: readonly Token[]): Comparison[] {
  return tokens.flatMap((token, i): Comparison[] => {
    if (token.type !== "operator" || !comparing.has(token.text)) return [];
    const at = tokens[i + 1]?.text.toLowerCase() === "bool" ? i + 2 : i + 1;
    const sign = tokens[at]?.text === "-" ? -1 : 1;
    const value = tokens[sign < 0 ? at + 1 : at];
    // Within `{…}` the right side is a string, so no label matcher gets here.
    if (value?.type !== "number") return [];
    const valueSpan = { start: tokens[at]?.start ?? value.start, end: value.end };
    return [{ operator: token.text, value: sign * Number(value.text), valueSpan, start: token.start, end: value.end }];
  });
}

/** The number that a span holds, if it holds nothing else. */
export function numberIn({ text }: Expression, { start, end }: Span): number | undefined {
  const found = text.slice(start, end).trim();
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/.test(found) ? Number(found) : undefined;
}
