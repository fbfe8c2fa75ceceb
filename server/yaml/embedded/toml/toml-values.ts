import type { AST } from "toml-eslint-parser";
import { readDouble } from "../escapes.ts";
import { closed, type EntrySyntax, type MapSyntax, plainScalar, type ScalarSyntax, type Syntax } from "../syntax.ts";

export function tomlKeyText(key: AST.TOMLBare | AST.TOMLQuoted): string {
  return key.type === "TOMLBare" ? key.name : key.value;
}

/** A value of a key, an array's item or an inline table, with offsets. */
export function tomlValue(text: string, node: AST.TOMLContentNode): Syntax {
  const [start, end] = node.range;
  const range = { start, end };
  const body = { kind: "flow", open: start, close: end - 1 } as const;
  if (node.type === "TOMLArray") {
    const items = node.elements.map((element) => ({ value: tomlValue(text, element) }));
    return { type: "list", range, items, complete: true, body };
  }
  if (node.type === "TOMLInlineTable") {
    const map: MapSyntax = { type: "map", range, entries: [], complete: true, body };
    for (const entry of node.body) inlineEntry(text, map, entry);
    return map;
  }
  if (node.kind === "string") return tomlString(text, node);
  const literal = plainScalar(text, start, end, "literal");
  if (node.kind === "integer") {
    return { ...literal, value: Number.isSafeInteger(node.value) ? node.value : node.bigint };
  }
  return node.kind === "float" || node.kind === "boolean" ? { ...literal, value: node.value } : literal;
}

function tomlString(text: string, node: AST.TOMLStringValue): ScalarSyntax {
  const [start, end] = node.range;
  const quote = node.multiline ? 3 : 1;
  // A line end right behind the opening quotes is not part of the value.
  const skipped = node.multiline ? (/^\r?\n/.exec(text.slice(start + 3, start + 5))?.[0].length ?? 0) : 0;
  const range = { start, end };
  if (node.style === "literal") return { ...plainScalar(text, start + quote + skipped, end - quote, "raw"), range };
  return { ...readDouble(text, start + quote + skipped, end - quote, quote), range };
}

function inlineEntry(text: string, table: MapSyntax, entry: AST.TOMLKeyValue): void {
  let map = table;
  for (const key of entry.key.keys.slice(0, -1)) {
    const name = tomlKeyText(key);
    const found = map.entries.find(({ key: other }) => other === name)?.value;
    const below: MapSyntax = found?.type === "map" ? found : dottedBelow(map, name, key.range, entry.range);
    map = below;
  }
  const key = entry.key.keys.at(-1);
  if (key === undefined) return;
  const value = tomlValue(text, entry.value);
  const [start, end] = key.range;
  const written: EntrySyntax = { key: tomlKeyText(key), keyRange: { start, end }, value, line: false };
  map.entries.push(written);
}

function dottedBelow(map: MapSyntax, key: string, keyRange: [number, number], whole: [number, number]): MapSyntax {
  const range = { start: whole[0], end: whole[1] };
  const value: MapSyntax = { type: "map", range, entries: [], complete: true, body: closed };
  map.entries.push({ key, keyRange: { start: keyRange[0], end: keyRange[1] }, value, line: false });
  return value;
}
