import type { PlainValue } from "../../../contract/tree.ts";
import { type Dialect, isPlainMap, writeField, writeValue } from "../dialect.ts";
import { indentAt, newlineOf } from "../lines.ts";
import type { LinesBody, MapSyntax } from "../syntax.ts";
import { appendMember } from "./flow-edit.ts";
import { keyLine } from "./key-layout.ts";
import { sectionLines, tableLines } from "./section-lines.ts";
import { insertLines, type SliceEdit } from "./slice-edit.ts";

export interface InsertContext {
  readonly text: string;
  readonly dialect: Dialect;
  /** False for what stands inside a template's `if`: nothing new goes behind it. */
  isCertain(start: number, end: number): boolean;
}

/**
 * A new entry for a map that has none of the key `path[0]`: after its last key, in its own way of writing. Undefined
 * where the format has no place for it.
 */
export function insertEntry(
  context: InsertContext,
  map: MapSyntax,
  path: readonly string[],
  value: PlainValue,
): SliceEdit | undefined {
  const { body } = map;
  const [key, ...rest] = path;
  if (body.kind === "closed" || key === undefined) return undefined;
  if (body.kind === "flow") {
    const { text, dialect } = context;
    const member = writeField(dialect, key, nest(rest, value));
    const ranges = map.entries.map((entry) => ({ start: entry.keyRange.start, end: entry.value.range.end }));
    return member === undefined ? undefined : appendMember(text, body, ranges, member, dialect.flowPadding);
  }
  if (rest.length === 0 && !isPlainMap(value) && body.headless !== true)
    return insertKey(context, map, body, path, value);
  if (body.table !== undefined) return insertTable(context, body, body.table, path, value);
  if (body.dotted !== undefined) return insertKey(context, map, body, path, value);
  const nested = nest(rest, value);
  return body.sections && isPlainMap(nested)
    ? insertSection(
        context,
        map,
        body,
        sectionLines(context.dialect, key, nested, indentOf(context, map, body), indentStep(context)),
      )
    : undefined;
}

/** `value` below the maps that `path` names. */
function nest(path: readonly string[], value: PlainValue): PlainValue {
  return path.reduceRight<PlainValue>((inner, key) => ({ [key]: inner }), value);
}

function insertKey(
  context: InsertContext,
  map: MapSyntax,
  body: LinesBody,
  path: readonly string[],
  value: PlainValue,
): SliceEdit | undefined {
  const { text, dialect } = context;
  const names = path.map((part) => dialect.key(part));
  const written = writeValue(dialect, value, false);
  if (!body.keys || names.includes(undefined) || written === undefined) return undefined;
  const lines = ownLines(context, map);
  const key = (body.dotted ?? "") + names.join(".");
  const line = keyLine(text, lines, indentOf(context, map, body), key, written, dialect.between);
  return insertInto(text, body, Math.max(lines.at(-1)?.whole?.end ?? 0, body.after), [line]);
}

function insertTable(
  context: InsertContext,
  body: LinesBody,
  table: readonly string[],
  path: readonly string[],
  value: PlainValue,
): SliceEdit | undefined {
  const lines = tableLines(context.dialect, [...table, ...path], value);
  return (
    lines && insertInto(context.text, body, context.text.length, separated(context.text, context.text.length, lines))
  );
}

function insertSection(
  context: InsertContext,
  map: MapSyntax,
  body: LinesBody,
  lines: readonly string[] | undefined,
): SliceEdit | undefined {
  if (lines === undefined) return undefined;
  const { text } = context;
  if (body.sectionsAt !== undefined)
    return insertInto(text, body, body.sectionsAt, separated(text, body.sectionsAt, lines));
  const ends = map.entries.map((entry) => entry.whole?.end ?? 0);
  return insertInto(text, body, Math.max(body.after, ...ends), lines);
}

/** The lines with a blank one before them, where something else than one stands there. */
function separated(text: string, at: number, lines: readonly string[]): readonly string[] {
  const before = text.slice(0, at);
  return before.trim() === "" || /\n[ \t\r]*\n$/.test(before) ? lines : ["", ...lines];
}

function insertInto(text: string, { braces }: LinesBody, at: number, lines: readonly string[]): SliceEdit {
  if (braces === undefined) return insertLines(text, at, lines);
  const newline = newlineOf(text);
  const outer = indentAt(text, braces.open);
  const inside = text.slice(braces.open + 1, braces.close).trim();
  const first = /^[ \t]*/.exec(lines[0] ?? "")?.[0] ?? "";
  const all = inside === "" ? lines : [first + inside, ...lines];
  return { start: braces.open + 1, end: braces.close, newText: `${newline}${all.join(newline)}${newline}${outer}` };
}

function ownLines({ isCertain }: InsertContext, map: MapSyntax): MapSyntax["entries"] {
  return map.entries.filter(({ line, keyRange }) => line && isCertain(keyRange.start, keyRange.end));
}

/** A file that indents with tabs goes on with tabs. */
function indentStep({ text, dialect }: InsertContext): string {
  return dialect.indent !== "" && /^\t/m.test(text) ? "\t" : dialect.indent;
}

function indentOf(context: InsertContext, map: MapSyntax, body: LinesBody): string {
  const last = ownLines(context, map).at(-1);
  return last === undefined || body.braces !== undefined ? body.indent : indentAt(context.text, last.keyRange.start);
}
