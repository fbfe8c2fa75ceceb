import { type Alias, type Document, isAlias, isMap, isPair, isScalar, isSeq, type Node } from "yaml";

export interface Aliases {
  /** The last node before an alias that has its anchor; undefined when there is none. */
  target(alias: Alias): Node | undefined;
  /** Why a YAML reader of Kubernetes or Helm refuses the document. */
  readonly problem: AliasProblem | undefined;
}

export interface AliasProblem {
  readonly kind: "contains-itself" | "excessive";
  readonly alias: Alias;
}

/** Decoded nodes up to which 99 % may come from aliases, and from which on only 10 % may; between them it falls evenly. */
const generousUpTo = 400_000;
const strictFrom = 4_000_000;

/**
 * What the aliases of a document stand for, and whether go-yaml takes them, in one walk for all of them. Its limits are
 * those of `allowedAliasRatio` in https://github.com/kubernetes-sigs/yaml/blob/master/goyaml.v2/decode.go
 */
export function readAliases(document: Document.Parsed): Aliases {
  const targets = new Map<Alias, Node>();
  const anchors = new Map<string, Node>();
  /** Nodes that are decoded for an anchored one, aliases in it followed. Not there yet: we are inside it. */
  const sizes = new Map<Node, number>();
  let own = 0;
  let problem: AliasProblem | undefined;
  let last: Alias | undefined;

  const sizeOf = (node: unknown): number => {
    if (isPair(node)) return sizeOf(node.key) + sizeOf(node.value);
    own += 1;
    if (isAlias(node)) {
      last = node;
      const target = anchors.get(node.source);
      if (target === undefined) return 1;
      targets.set(node, target);
      const size = sizes.get(target);
      if (size === undefined) problem ??= { kind: "contains-itself", alias: node };
      return 1 + (size ?? 0);
    }
    if (!isMap(node) && !isSeq(node)) {
      if (isScalar(node) && node.anchor !== undefined) keep(node.anchor, node as Node, 1);
      return 1;
    }
    if (node.anchor !== undefined) anchors.set(node.anchor, node as Node);
    let size = 1;
    for (const item of node.items) size += sizeOf(item);
    if (node.anchor !== undefined) sizes.set(node as Node, size);
    return size;
  };
  const keep = (anchor: string, node: Node, size: number) => {
    anchors.set(anchor, node);
    sizes.set(node, size);
  };

  const all = sizeOf(document.contents);
  if (problem === undefined && last !== undefined && isExcessive(all - own, all)) {
    problem = { kind: "excessive", alias: last };
  }
  return { target: (alias) => targets.get(alias), problem };
}

function isExcessive(throughAliases: number, all: number): boolean {
  if (throughAliases <= 100 || all <= 1000) return false;
  const strictness = Math.min(1, Math.max(0, (all - generousUpTo) / (strictFrom - generousUpTo)));
  return throughAliases / all > 0.99 - 0.89 * strictness;
}
