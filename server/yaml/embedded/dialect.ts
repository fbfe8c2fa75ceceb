import type { PlainValue, ScalarValue } from "../../contract/tree.ts";
import type { ScalarSyntax } from "./syntax.ts";

/** How one format writes what edits put in. Each function gives undefined for what the format cannot hold. */
export interface Dialect {
  /** Between a key and its value where no other entry shows the file's own way. */
  readonly between: string;
  /** Between key and value inside brackets. */
  readonly flowBetween: string;
  /** Blanks inside the brackets of a map written on one line. */
  readonly flowPadding: string;
  /** Indentation that a new section's entries get. */
  readonly indent: string;
  /** Whether the keys of a new section are padded to one width. */
  readonly aligned: boolean;
  sameKey(written: string, asked: string): boolean;
  key(key: string): string | undefined;
  flowKey(key: string): string | undefined;
  /**
   * A string, number, boolean or null as the value of a key, or between brackets; `like` is the scalar that it takes the
   * place of.
   */
  scalar(value: ScalarValue, like: ScalarSyntax | undefined, inBrackets: boolean): string | undefined;
  /** `newText` as it stands inside the scalar when its text becomes `whole`. */
  slice(newText: string, scalar: ScalarSyntax, whole: string): string | undefined;
  /** Whether lists and maps can stand where a value can. */
  readonly collections: boolean;
  /** Whether a section can hold sections. */
  readonly nests: boolean;
  /** First and last line of a new section; `label` is its pattern or label. */
  section(name: string, label: string | undefined): SectionLines | undefined;
}

export interface SectionLines {
  readonly open: string;
  readonly close?: string;
}

export type PlainMap = { readonly [key: string]: PlainValue };

export function isPlainMap(value: PlainValue): value is PlainMap {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A value as the dialect writes it on one line; lists and maps in brackets. */
export function writeValue(dialect: Dialect, value: PlainValue, inBrackets: boolean): string | undefined {
  if (typeof value !== "object" || value === null) return dialect.scalar(value, undefined, inBrackets);
  if (!dialect.collections) return undefined;
  if (!isPlainMap(value)) {
    const items = value.map((item) => writeValue(dialect, item, true));
    return items.includes(undefined) ? undefined : `[${items.join(", ")}]`;
  }
  const fields = Object.entries(value).map(([key, field]) => writeField(dialect, key, field));
  if (fields.includes(undefined)) return undefined;
  return fields.length === 0 ? "{}" : `{${dialect.flowPadding}${fields.join(", ")}${dialect.flowPadding}}`;
}

/** An entry inside brackets. */
export function writeField(dialect: Dialect, key: string, value: PlainValue): string | undefined {
  const name = dialect.flowKey(key);
  const text = writeValue(dialect, value, true);
  return name === undefined || text === undefined ? undefined : `${name}${dialect.flowBetween}${text}`;
}

/** `true` as `On`, `yes` or `true`, after the value that stands there now. */
export function spellBoolean(value: boolean, like: ScalarSyntax | undefined, otherwise: "on" | "true"): string {
  const pairs = [
    ["on", "off"],
    ["On", "Off"],
    ["ON", "OFF"],
    ["yes", "no"],
    ["Yes", "No"],
    ["true", "false"],
    ["True", "False"],
  ];
  const fallback = otherwise === "on" ? ["On", "Off"] : ["true", "false"];
  const pair = pairs.find((words) => like !== undefined && words.includes(like.text)) ?? fallback;
  return (value ? pair[0] : pair[1]) ?? String(value);
}
