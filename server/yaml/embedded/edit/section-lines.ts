import type { PlainValue } from "../../../contract/tree.ts";
import { type Dialect, isPlainMap, type PlainMap, writeValue } from "../dialect.ts";

/**
 * A new section with its entries, nested ones included, each level indented by `step`. The entry `""` gives the pattern or label in its first line.
 */
export function sectionLines(
  dialect: Dialect,
  name: string,
  entries: PlainMap,
  indent: string,
  step: string,
): readonly string[] | undefined {
  const label = entries[""];
  if (label !== undefined && typeof label !== "string") return undefined;
  const frame = dialect.section(name, label);
  const inside = entryLines(dialect, entries, indent + step, step);
  if (frame === undefined || inside === undefined) return undefined;
  return [indent + frame.open, ...inside, ...(frame.close === undefined ? [] : [indent + frame.close])];
}

/** A table under its full name; a value that is no map becomes the table's last key. */
export function tableLines(
  dialect: Dialect,
  path: readonly string[],
  value: PlainValue,
): readonly string[] | undefined {
  const last = path.at(-1);
  if (!isPlainMap(value))
    return last === undefined ? undefined : tableLines(dialect, path.slice(0, -1), { [last]: value });
  const names = path.map((part) => dialect.key(part));
  const inside = flatLines(dialect, value, "");
  return names.includes(undefined) || inside === undefined ? undefined : [`[${names.join(".")}]`, ...inside];
}

function entryLines(dialect: Dialect, entries: PlainMap, indent: string, step: string): readonly string[] | undefined {
  const keys = Object.entries(entries).filter(([key, value]) => key !== "" && !isPlainMap(value));
  const lines = flatLines(dialect, Object.fromEntries(keys), indent);
  if (lines === undefined) return undefined;
  const all: string[] = [...lines];
  for (const [key, value] of Object.entries(entries)) {
    if (!isPlainMap(value)) continue;
    const nested = dialect.nests ? sectionLines(dialect, key, value, indent, step) : undefined;
    if (nested === undefined) return undefined;
    all.push(...nested);
  }
  return all;
}

function flatLines(dialect: Dialect, entries: PlainMap, indent: string): readonly string[] | undefined {
  const fields = Object.entries(entries).map(([key, value]) => ({
    name: dialect.key(key),
    text: writeValue(dialect, value, false),
  }));
  const width = dialect.aligned ? Math.max(0, ...fields.map(({ name }) => name?.length ?? 0)) : 0;
  const lines: string[] = [];
  for (const { name, text } of fields) {
    if (name === undefined || text === undefined) return undefined;
    lines.push(`${indent}${name.padEnd(width)}${dialect.between}${text}`);
  }
  return lines;
}
