import { deepCopy } from "../functions/dicts.ts";
import { decodeJson, JsonError } from "../json/decode.ts";
import type { Source, Trace } from "../text/source.ts";
import { TrackedText } from "../text/tracked-text.ts";
import { anyMap, bool, int, type MapValue, map, nil, text, type Value } from "../values/value.ts";
import { mergeMaps } from "./coalesce.ts";
import { parseSetting, type SettingReader } from "./setting-parser.ts";

/** How the value of a setting is read: as its look says, always as a text, as JSON, or as the text of a named file. */
export type SettingKind = "set" | "set-string" | "set-json" | "set-file";

/** The order in which Helm applies them, whatever the order on its command line. */
export const settingKinds: readonly SettingKind[] = ["set-json", "set", "set-string", "set-file"];

/** A setting that Helm refuses, in its words. */
export class SettingError extends Error {}

export interface SettingOptions {
  /** Text of a file, for `set-file`. */
  readonly readFile?: (path: string) => string;
  /** Where the setting is written; its kind (`--set`) without. */
  readonly source?: Source;
}

/**
 * Applies a `--set` argument (`a.b=1,c[0]=x,d={x,y}`) over values and gives the result; the given values stay. Throws
 * SettingError when it is malformed, or does not fit what the values hold already.
 */
export function applySetting(
  values: MapValue,
  setting: string,
  kind: SettingKind,
  { readFile = () => "", source = { type: "object", name: `--${kind}` } }: SettingOptions = {},
): MapValue {
  const trace: Trace = { sources: [source], control: undefined };
  if (kind === "set-json" && setting.trim().startsWith("{")) {
    const whole = readJson(setting, trace);
    return whole.kind === "map" ? mergeMaps(values, whole) : values;
  }
  const copy = deepCopy(values);
  const target = copy.kind === "map" ? copy : map([], anyMap, trace);
  parseSetting(setting, target, readerOf(kind, trace, readFile));
  return target;
}

function readerOf(kind: SettingKind, trace: Trace, readFile: (path: string) => string): SettingReader {
  const read = {
    set: (source: string) => typed(source, trace),
    "set-string": (source: string) => text(source, trace),
    "set-json": (source: string) => text(source, trace),
    "set-file": (source: string) => text(readFile(source), trace),
  }[kind];
  return {
    trace,
    value: read,
    fail: (message) => new SettingError(message),
    ...(kind === "set-json" && { json: (source: string) => readJsonPrefix(source, trace) }),
  };
}

/** As a scalar looks: a boolean, null, a whole number without leading zeros, else a text. */
function typed(source: string, trace: Trace): Value {
  const lower = source.toLowerCase();
  if (lower === "true" || lower === "false") return bool(lower === "true", trace);
  if (lower === "null") return { ...nil, trace };
  if (source === "0" || (!source.startsWith("0") && /^[-+]?\d+$/.test(source))) {
    const value = BigInt(source.replace(/^\+/, ""));
    if (BigInt.asIntN(64, value) === value) return int(value, trace, "int64");
  }
  return text(source, trace);
}

function readJson(source: string, trace: Trace): Value {
  try {
    return decodeJson(TrackedText.of(source, trace));
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    throw new SettingError(error.message);
  }
}

/** The JSON value that a text begins with, and how long it is: other settings may follow. */
function readJsonPrefix(source: string, trace: Trace): { readonly value: Value; readonly length: number } {
  const length = jsonLength(source);
  return { value: readJson(source.slice(0, length), trace), length };
}

/** Where the first JSON value of a text ends, by brackets and strings; what is wrong inside is told by reading it. */
function jsonLength(source: string): number {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < source.length; at += 1) {
    const character = source[at] ?? "";
    if (isInText) {
      if (character === "\\") at += 1;
      else if (character === '"') isInText = false;
    } else if (character === '"') isInText = true;
    else if (character === "{" || character === "[") depth += 1;
    else if (character === "}" || character === "]") depth -= 1;
    else if (depth === 0 && character === ",") return at;
    if (depth === 0 && !isInText && /[}\]"]/.test(character)) return at + 1;
  }
  return source.length;
}
