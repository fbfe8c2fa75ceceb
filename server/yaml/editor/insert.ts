import { isMap } from "yaml";
import type { TextEdit } from "../../contract/fix.ts";
import type { PlainValue } from "../../contract/tree.ts";
import { endOfLine, lineBreakOf } from "../../text/edits.ts";
import { type YamlList, YamlMap, YamlScalar } from "../tree/nodes.ts";
import { rangeOf } from "../tree/yaml-tree.ts";
import { finish } from "./finish.ts";
import { columnOf, indented, indentStep, isFlow, type LinePoint, type LocalEdit, pointAfter } from "./layout.ts";
import { renderBlock, renderFlow } from "./render.ts";
import { replaceScalar } from "./replace.ts";

/** See `TreeEditor.set`. */
export function setIn(map: YamlMap, path: readonly string[], value: PlainValue): readonly TextEdit[] | undefined {
  const [key, ...rest] = path;
  if (key === undefined || isForeign(map)) return undefined;
  const entry = map.entry(key);
  const existing = entry?.value.parent === map ? entry.value : undefined;
  if (existing === undefined) return addEntry(map, key, nest(rest, value));
  if (existing instanceof YamlMap && rest.length > 0) return setIn(existing, rest, value);
  if (!(existing instanceof YamlScalar)) return undefined;
  if (rest.length === 0) return isScalarValue(value) ? replaceScalar(existing, value) : undefined;
  if (existing.value !== null || isForeign(existing)) return undefined;
  return openUp(map, existing, nest(rest, value));
}

/** See `TreeEditor.append`. */
export function appendTo(list: YamlList, value: PlainValue): readonly TextEdit[] | undefined {
  if (isForeign(list)) return undefined;
  const path = [...list.path, list.ast.items.length];
  const last = list.ast.items.at(-1);
  if (isFlow(list.ast)) return finish(list.tree, [intoFlow(list, last, renderFlow(value))], path, value);
  const column = columnOf(list.tree.source.text, list.range.start);
  const rendered = `- ${indented(renderBlock(list.tree, value), 2, "")}`;
  return finish(
    list.tree,
    [newLine(list.tree.source.text, pointAfter(list.tree.source.text, list.ast), column, rendered)],
    path,
    value,
  );
}

/** What is reached through an alias belongs to other places too. */
function isForeign(node: YamlMap | YamlList | YamlScalar): boolean {
  return node.position.shared || node.position.alias !== undefined;
}

function isScalarValue(value: PlainValue): value is string | number | boolean | null {
  return value === null || typeof value !== "object";
}

function nest(path: readonly string[], value: PlainValue): PlainValue {
  return path.reduceRight<PlainValue>((inner, key) => ({ [key]: inner }), value);
}

function addEntry(map: YamlMap, key: string, value: PlainValue): readonly TextEdit[] | undefined {
  const { text } = map.tree.source;
  const path = [...map.path, key];
  const first = map.ast?.items[0];
  if (map.ast !== undefined && first === undefined && canOpenUp(map))
    return openUp(map.parent, map, { [key]: value }, path, value);
  if (isFlow(map.ast)) {
    const last = map.ast?.items.at(-1);
    const pair = renderFlow({ [key]: value })
      .replace(/^\{|\}$/g, "")
      .trim();
    return finish(
      map.tree,
      [intoFlow(map, last === undefined ? undefined : (last.value ?? last.key), pair)],
      path,
      value,
    );
  }
  const rendered = renderBlock(map.tree, { [key]: value });
  if (first === undefined) return finish(map.tree, [atEnd(text, rendered)], path, value);
  const column = columnOf(text, rangeOf(first.key).start);
  return finish(map.tree, [newLine(text, pointAfter(text, map.ast), column, rendered)], path, value);
}

/** `key: {}` in a block map can become a block; `[{}]` or a root `{}` stay as they are. */
function canOpenUp(map: YamlMap): map is YamlMap & { readonly parent: YamlMap } {
  return map.parent instanceof YamlMap && isMap(map.parent.ast) && !isFlow(map.parent.ast);
}

/** Turns `key:`, `key: ~` or `key: {}` into a block with the given content; a comment behind it stays. */
function openUp(
  parent: YamlMap,
  node: YamlMap | YamlScalar,
  content: PlainValue,
  path = node.path,
  expected: PlainValue = content,
): readonly TextEdit[] | undefined {
  const { keyRange } = node.position;
  const { text } = node.tree.source;
  if (keyRange === undefined) return undefined;
  if (isFlow(parent.ast))
    return finish(node.tree, [{ range: node.range, newText: ` ${renderFlow(content)}` }], path, expected);
  const colon = text.indexOf(":", keyRange.end);
  const written = node.range.end > node.range.start;
  const column = columnOf(text, keyRange.start) + indentStep(node.tree);
  const after = written ? node.range.end : colon + 1;
  const line = newLine(
    text,
    { offset: endOfLine(text, after), atLineStart: false },
    column,
    renderBlock(node.tree, content),
  );
  const removed: LocalEdit[] = written ? [{ range: { start: colon + 1, end: node.range.end }, newText: "" }] : [];
  return finish(node.tree, [...removed, line], path, expected);
}

function newLine(text: string, point: LinePoint, column: number, rendered: string): LocalEdit {
  const body = " ".repeat(column) + indented(rendered, column, text);
  const lineBreak = lineBreakOf(text);
  return {
    range: { start: point.offset, end: point.offset },
    newText: point.atLineStart ? body + lineBreak : lineBreak + body,
  };
}

function atEnd(text: string, rendered: string): LocalEdit {
  const lineBreak = lineBreakOf(text);
  const before = text === "" || text.endsWith("\n") ? "" : lineBreak;
  return { range: { start: text.length, end: text.length }, newText: before + indented(rendered, 0, text) + lineBreak };
}

function intoFlow(node: YamlMap | YamlList, last: unknown, rendered: string): LocalEdit {
  const start = last === undefined ? node.range.start + 1 : rangeOf(last).end;
  return { range: { start, end: start }, newText: last === undefined ? rendered : `, ${rendered}` };
}
