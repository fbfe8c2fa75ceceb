import { formatFloat } from "../format/float.ts";
import { noTrace } from "../text/source.ts";
import { TextBuilder } from "../text/text-builder.ts";
import type { TrackedText } from "../text/tracked-text.ts";
import { byteOrder } from "../values/order.ts";
import { type MapValue, noneOf, type Value } from "../values/value.ts";

/** Why the BurntSushi library writes no TOML for a value: its words come out instead. Lists of tables need a key. */
export function tomlRefusal(value: Value): string | undefined {
  if (value.kind === "object" || isTables(value)) return "toml: top-level values must be Go maps or structs";
  return hasNilItem(value) ? "toml: cannot encode array with nil element" : undefined;
}

function hasNilItem(value: Value): boolean {
  if (value.kind === "list") return value.items.some((item) => noneOf(item) || hasNilItem(item));
  return value.kind === "map" && [...value.entries.values()].some((slot) => hasNilItem(slot.value));
}

/** A value as the BurntSushi library writes TOML: of a map plain keys first, then tables, indented by level. */
export function encodeToml(value: Value): TrackedText {
  const builder = new TextBuilder();
  if (value.kind === "map") writeTable(builder, value, []);
  else writeValue(builder, value);
  return builder.finish();
}

function writeTable(builder: TextBuilder, table: MapValue, path: readonly string[]): void {
  const indentation = "  ".repeat(Math.max(0, path.length - 1));
  if (path.length > 0) {
    // Only tables at the top stand apart.
    if (builder.length > 0 && path.length === 1) builder.add("\n", noTrace);
    builder.add(`${indentation}[${path.map(keyText).join(".")}]\n`, table.trace);
  }
  const own = "  ".repeat(path.length);
  const keys = [...table.entries.keys()].toSorted(byteOrder);
  for (const key of keys) {
    const slot = table.entries.get(key);
    if (slot === undefined || noneOf(slot.value) || isTable(slot.value)) continue;
    builder.add(`${own}${keyText(key)} = `, slot.key);
    writeValue(builder, slot.value);
    builder.add("\n", noTrace);
  }
  for (const key of keys) {
    const value = table.entries.get(key)?.value;
    if (value?.kind === "map") writeTable(builder, value, [...path, key]);
    else if (value?.kind === "list" && isTable(value)) writeTables(builder, value.items, [...path, key]);
  }
}

function writeTables(builder: TextBuilder, items: readonly Value[], path: readonly string[]): void {
  const indentation = "  ".repeat(Math.max(0, path.length - 1));
  for (const item of items) {
    if (item.kind !== "map") continue;
    if (builder.length > 0) builder.add("\n", noTrace);
    builder.add(`${indentation}[[${path.map(keyText).join(".")}]]\n`, item.trace);
    const inner = new TextBuilder();
    writeTable(inner, item, []);
    for (const line of inner.finish().split("\n").slice(0, -1)) {
      builder.add("  ".repeat(path.length), noTrace);
      builder.append(line);
      builder.add("\n", noTrace);
    }
  }
}

/** Maps, and lists of nothing but maps, become tables of their own. */
function isTable(value: Value): boolean {
  return value.kind === "map" || isTables(value);
}

function isTables(value: Value): boolean {
  return value.kind === "list" && value.items.length > 0 && value.items.every((item) => item.kind === "map");
}

function writeValue(builder: TextBuilder, value: Value): void {
  switch (value.kind) {
    case "text":
      builder.add(quotedText(value.text.text), value.text.trace);
      return;
    case "bool":
      builder.add(String(value.value), value.trace);
      return;
    case "int":
      builder.add(value.value.toString(), value.trace);
      return;
    case "float":
      builder.add(floatText(value.value), value.trace);
      return;
    case "list": {
      builder.add("[", value.trace);
      for (const [index, item] of value.items.entries()) {
        if (index > 0) builder.add(", ", noTrace);
        writeValue(builder, item);
      }
      builder.add("]", value.trace);
      return;
    }
    case "map": {
      builder.add("{", value.trace);
      for (const [index, [key, slot]] of [...value.entries].toSorted(([a], [b]) => byteOrder(a, b)).entries()) {
        builder.add(`${index > 0 ? ", " : ""}${keyText(key)} = `, slot.key);
        writeValue(builder, slot.value);
      }
      builder.add("}", value.trace);
      return;
    }
    default:
      builder.add('""', noTrace);
      return;
  }
}

function floatText(value: number): string {
  const digits = formatFloat(value, "f", -1);
  return digits.includes(".") ? digits : `${digits}.0`;
}

function keyText(key: string): string {
  return /^[A-Za-z0-9_-]+$/.test(key) ? key : quotedText(key);
}

function quotedText(text: string): string {
  const named: Readonly<Record<string, string>> = {
    "\b": "\\b",
    "\t": "\\t",
    "\n": "\\n",
    "\f": "\\f",
    "\r": "\\r",
    '"': '\\"',
    "\\": "\\\\",
  };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: TOML escapes them
  const inner = text.replaceAll(/[\u0000-\u001f\u007f"\\]/g, (character) => {
    const short = named[character];
    return short ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
  return `"${inner}"`;
}
