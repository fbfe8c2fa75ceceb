import { isAlias, visit } from "yaml";
import type { TextEdit } from "../../contract/fix.ts";
import type { TextRange } from "../../contract/place.ts";
import type { TreeNode } from "../../contract/tree.ts";
import { nextLine, startOfLine } from "../../text/edits.ts";
import { YamlList, YamlMap, YamlScalar } from "../tree/nodes.ts";
import { rangeOf } from "../tree/yaml-tree.ts";
import { dataOf, finish, nodeAt } from "./finish.ts";
import { isFlow, type LocalEdit, pointAfter } from "./layout.ts";

interface Member {
  readonly start: number;
  readonly ast: unknown;
}

/** See `TreeEditor.remove`. */
export function removeNode(node: TreeNode): readonly TextEdit[] | undefined {
  if (!(node instanceof YamlMap || node instanceof YamlList || node instanceof YamlScalar)) return undefined;
  const { parent } = node;
  if (parent === undefined || node.position.shared) return undefined;
  const members = membersOf(parent);
  const index = members.findIndex((member) => rangeWithin(member.ast, node));
  if (index < 0 || hasSharedAnchor(node)) return undefined;
  const edit =
    members.length === 1
      ? emptied(parent)
      : isFlow(parent.ast)
        ? fromFlow(members, index)
        : fromBlock(parent, members, index);
  return finish(node.tree, [edit], parent.path, expectedRest(node, parent));
}

function membersOf(parent: YamlMap | YamlList): Member[] {
  if (parent instanceof YamlList) return parent.ast.items.map((item) => ({ start: rangeOf(item).start, ast: item }));
  return (parent.ast?.items ?? []).map((pair) => ({ start: rangeOf(pair.key).start, ast: pair.value ?? pair.key }));
}

function rangeWithin(ast: unknown, node: YamlMap | YamlList | YamlScalar): boolean {
  const { alias } = node.position;
  const own = alias === undefined ? node.range : rangeOf(alias);
  const range = rangeOf(ast);
  return range.start === own.start && range.end === own.end;
}

/** An anchor that is used elsewhere cannot go. */
function hasSharedAnchor(node: YamlMap | YamlList | YamlScalar): boolean {
  const anchors = new Set<string>();
  let shared = false;
  if (node.ast !== undefined && node.position.alias === undefined) {
    visit(node.ast, { Value: (_, value) => void (value.anchor !== undefined && anchors.add(value.anchor)) });
  }
  if (anchors.size === 0 || node.tree.document === undefined) return false;
  visit(node.tree.document, {
    Alias: (_, alias) => {
      if (isAlias(alias) && anchors.has(alias.source)) shared = true;
    },
  });
  return shared;
}

function emptied(parent: YamlMap | YamlList): LocalEdit {
  const { text } = parent.tree.source;
  const empty = parent instanceof YamlMap ? "{}" : "[]";
  if (isFlow(parent.ast)) return { range: parent.range, newText: empty };
  const { offset } = pointAfter(text, parent.ast);
  const { keyRange } = parent.position;
  const start = keyRange === undefined ? parent.range.start : text.indexOf(":", keyRange.end) + 1;
  return { range: { start, end: offset }, newText: keyRange === undefined ? empty : ` ${empty}` };
}

function fromFlow(members: readonly Member[], index: number): LocalEdit {
  const member = members[index];
  const next = members[index + 1];
  const previous = members[index - 1];
  const end = rangeOf(member?.ast).end;
  const range: TextRange =
    next !== undefined ? { start: member?.start ?? end, end: next.start } : { start: rangeOf(previous?.ast).end, end };
  return { range, newText: "" };
}

/** Whole lines, from the start of the first to the end of the last; the first key behind a dash gives its place to the next. */
function fromBlock(parent: YamlMap | YamlList, members: readonly Member[], index: number): LocalEdit {
  const { text } = parent.tree.source;
  const member = members[index];
  const start = member?.start ?? 0;
  const point = pointAfter(text, member?.ast);
  const end = point.atLineStart ? point.offset : nextLine(text, point.offset);
  const lineStart = startOfLine(text, start);
  if (
    /^[ \t]*(?:-[ \t]+)?$/.test(text.slice(lineStart, start)) &&
    (index > 0 || parent instanceof YamlList || !text.slice(lineStart, start).includes("-"))
  ) {
    return { range: { start: lineStart, end }, newText: "" };
  }
  const following = members[index + 1]?.start ?? end;
  const afterBlanks = end + (/^[ \t]*/.exec(text.slice(end, following))?.[0].length ?? 0);
  return { range: { start, end: afterBlanks }, newText: "" };
}

function expectedRest(node: TreeNode, parent: YamlMap | YamlList): unknown {
  const { document } = parent.tree;
  const holder = document === undefined ? undefined : dataOf(document, nodeAt(document, parent.path));
  const key = node.path.at(-1);
  if (Array.isArray(holder)) return holder.filter((_, i) => i !== key);
  return Object.fromEntries(Object.entries(holder ?? {}).filter(([name]) => name !== key));
}
