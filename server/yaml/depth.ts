import { isCollection, isPair, type ParsedNode } from "yaml";

/**
 * Levels of maps and lists that are looked at; what is further down is unknown. Kubernetes' own schemas have some twenty,
 * the deepest published chart values a dozen.
 */
export const maxDepth = 200;

/** Long indentation, or many openings of flow collections: without one of them nothing nests deeply. */
const mayBeDeep = /^[ -]{190}|(?:[[{][^[{]*){190}/m;

/** The first collection beyond {@link maxDepth}; undefined when there is none. */
export function tooDeep(contents: ParsedNode | null, text: string): ParsedNode | undefined {
  if (text.length < 190 || !mayBeDeep.test(text)) return undefined;
  const stack: { readonly node: unknown; readonly depth: number }[] = [{ node: contents, depth: 1 }];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { node, depth } = next;
    if (isPair(node)) stack.push({ node: node.value, depth }, { node: node.key, depth });
    else if (isCollection(node)) {
      if (depth > maxDepth) return node as ParsedNode;
      for (let i = node.items.length - 1; i >= 0; i--) stack.push({ node: node.items[i], depth: depth + 1 });
    }
  }
  return undefined;
}
