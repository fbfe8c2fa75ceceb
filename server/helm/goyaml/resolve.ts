import { parseTime, TimeError } from "../time/parse.ts";

/** What a plain scalar means in YAML 1.1, as go-yaml resolves it. */
export type Resolved =
  | { readonly type: "null" }
  | { readonly type: "bool"; readonly value: boolean }
  | { readonly type: "int"; readonly value: bigint }
  | { readonly type: "float"; readonly value: number }
  | { readonly type: "text" };

const words: ReadonlyMap<string, Resolved> = new Map([
  ...["", "~", "null", "Null", "NULL"].map((word): [string, Resolved] => [word, { type: "null" }]),
  ...["y", "Y", "yes", "Yes", "YES", "true", "True", "TRUE", "on", "On", "ON"].map((word): [string, Resolved] => [
    word,
    { type: "bool", value: true },
  ]),
  ...["n", "N", "no", "No", "NO", "false", "False", "FALSE", "off", "Off", "OFF"].map((word): [string, Resolved] => [
    word,
    { type: "bool", value: false },
  ]),
  ...[".nan", ".NaN", ".NAN"].map((word): [string, Resolved] => [word, { type: "float", value: Number.NaN }]),
  ...[".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF"].map((word): [string, Resolved] => [
    word,
    { type: "float", value: Number.POSITIVE_INFINITY },
  ]),
  ...["-.inf", "-.Inf", "-.INF"].map((word): [string, Resolved] => [
    word,
    { type: "float", value: Number.NEGATIVE_INFINITY },
  ]),
]);

const text: Resolved = { type: "text" };

export function resolvePlain(source: string): Resolved {
  const word = words.get(source);
  if (word !== undefined) return word;
  if (!/^[-+.0-9]/.test(source) || source.length > 400) return text;
  const plain = source.replaceAll("_", "");
  const int = source.startsWith(".") ? undefined : readInt(plain);
  if (int !== undefined) return { type: "int", value: int };
  if (/^[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?$/.test(plain)) {
    const value = Number(plain);
    if (Number.isFinite(value)) return { type: "float", value };
  }
  return text;
}

/** Go's `ParseInt` with base 0, then `ParseUint`: prefixes 0x, 0o, 0b, and a bare 0 for octal. */
function readInt(plain: string): bigint | undefined {
  const match = /^([-+]?)(0[xX][0-9a-fA-F]+|0[bB][01]+|0[oO]?[0-7]+|0|[1-9][0-9]*)$/.exec(plain);
  if (match === null) return undefined;
  const digits = match[2] ?? "0";
  const octal = /^0[oO]?([0-7]+)$/.exec(digits);
  const size = BigInt(octal ? `0o${octal[1]}` : digits.toLowerCase());
  const value = match[1] === "-" ? -size : size;
  const unsigned = match[1] === "" && value < 2n ** 64n;
  return (value >= -(2n ** 63n) && value < 2n ** 63n) || unsigned ? value : undefined;
}

/** Whether go-yaml takes a plain scalar for a date: then it quotes such a text. It reads dates as text all the same. */
export function isTimestamp(source: string): boolean {
  return /^\d{4}-/.test(source) && timestampLayouts.some((layout) => isTime(layout, source));
}

/** Those of go-yaml v2 (resolve.go). */
const timestampLayouts: readonly string[] = [
  "2006-1-2T15:4:5.999999999Z07:00",
  "2006-1-2t15:4:5.999999999Z07:00",
  "2006-1-2 15:4:5.999999999",
  "2006-1-2",
];

function isTime(layout: string, source: string): boolean {
  try {
    parseTime(layout, source);
    return true;
  } catch (error) {
    if (error instanceof TimeError) return false;
    throw error;
  }
}

/** YAML 1.1 reads `1:20` as 80; go-yaml does not, but quotes such texts for those who do. */
export function isBase60(source: string): boolean {
  return /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/.test(source);
}
