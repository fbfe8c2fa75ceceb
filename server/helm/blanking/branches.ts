import type { TextRange } from "../../contract/place.ts";
import type { ListNode, TemplateNode } from "../template/ast.ts";
import type { ParsedTemplate } from "../template/parser.ts";

/** The stretches of a template whose text does not simply appear once where it stands. */
export interface BranchRanges {
  /** Bodies of `if`, `with`, `range` and `block`, their else parts too; outermost only, in source order. */
  readonly conditional: readonly TextRange[];
  /** Else parts, at every depth. */
  readonly alternatives: readonly TextRange[];
  /** Whole `define`s, from `{{ define` to `{{ end }}`. */
  readonly definitions: readonly { readonly name: string; readonly range: TextRange; readonly body: TextRange }[];
}

export function branchRanges(template: ParsedTemplate): BranchRanges {
  const conditional: TextRange[] = [];
  const alternatives: TextRange[] = [];
  const visit = (node: TemplateNode, outermost: boolean): void => {
    if (node.type !== "if" && node.type !== "with" && node.type !== "range") return;
    if (outermost) conditional.push(bodyRange(node.opening.end, node.body));
    visitAll(node.body.nodes, false);
    if (node.otherwise === undefined) return;
    const chained = node.otherwise.nodes[0];
    alternatives.push(node.otherwise.range);
    if (outermost) conditional.push(node.otherwise.range);
    if (chained !== undefined) visitAll(node.otherwise.nodes, false);
  };
  const visitAll = (nodes: readonly TemplateNode[], outermost: boolean): void => {
    for (const node of nodes) visit(node, outermost);
  };
  visitAll(template.root.nodes, true);
  const inList = new Set(template.root.nodes.filter((node) => node.type === "define"));
  for (const definition of template.definitions) {
    if (!inList.has(definition)) conditional.push(definition.body.range);
    visitAll(definition.body.nodes, inList.has(definition));
  }
  return {
    conditional: outermostOnly(conditional),
    alternatives,
    definitions: template.definitions
      .filter((definition) => inList.has(definition))
      .map(({ name, range, body }) => ({ name, range, body: body.range })),
  };
}

function bodyRange(start: number, body: ListNode): TextRange {
  return { start, end: Math.max(start, body.range.end) };
}

function outermostOnly(ranges: readonly TextRange[]): readonly TextRange[] {
  const sorted = ranges.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const kept: TextRange[] = [];
  for (const range of sorted) {
    const last = kept.at(-1);
    if (range.end > range.start && (last === undefined || range.end > last.end)) kept.push(range);
  }
  return kept;
}
