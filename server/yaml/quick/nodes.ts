import { Alias, Document, type Node, Pair, Scalar, YAMLMap, YAMLSeq } from "yaml";
import { yamlOptions } from "../options.ts";

/** One for all texts: nothing here changes it. */
const empty = new Document(undefined, yamlOptions);

type Range = [start: number, valueEnd: number, nodeEnd: number];

/**
 * The library's nodes without its constructors, which define each node's mark as a property of its own and so cost ten
 * times the node: here the marks stand on the prototypes. Everything that takes a node takes these.
 */
class QuickScalar {
  anchor?: string;
  constructor(
    readonly value: unknown,
    readonly source: string,
    readonly type: Scalar.Type,
    private readonly start: number,
    private readonly end: number,
  ) {}

  /** Made when somebody asks: there are more scalars than anything else, and a list for each is a third of them. */
  get range(): Range {
    return [this.start, this.end, this.end];
  }
}

class QuickAlias {
  readonly range: Range;
  constructor(
    readonly source: string,
    start: number,
    end: number,
  ) {
    this.range = [start, end, end];
  }
}

class QuickPair {
  constructor(
    readonly key: Node,
    readonly value: Node,
  ) {}
}

class QuickMap {
  readonly range: Range;
  anchor?: string;
  constructor(
    readonly items: readonly QuickPair[],
    /** As the library has it: left undefined for block style. */
    readonly flow: true | undefined,
    start: number,
    end: number,
    nodeEnd: number,
  ) {
    this.range = [start, end, nodeEnd];
  }
}

class QuickSeq {
  readonly range: Range;
  anchor?: string;
  constructor(
    readonly items: readonly Node[],
    /** As the library has it: left undefined for block style. */
    readonly flow: true | undefined,
    start: number,
    end: number,
    nodeEnd: number,
  ) {
    this.range = [start, end, nodeEnd];
  }
}

markAs(QuickScalar, new Scalar(null));
markAs(QuickAlias, new Alias(""));
markAs(QuickPair, new Pair(null));
markAs(QuickMap, new YAMLMap(empty.schema));
markAs(QuickSeq, new YAMLSeq(empty.schema));

/** Lets objects of a class pass for the library's: its prototype, and what its constructors hide on each object. */
function markAs(quick: { readonly prototype: object }, like: object): void {
  Object.setPrototypeOf(quick.prototype, Object.getPrototypeOf(like));
  for (const key of Reflect.ownKeys(like)) {
    const property = Object.getOwnPropertyDescriptor(like, key);
    if (property !== undefined && !property.enumerable) Object.defineProperty(quick.prototype, key, property);
  }
}

export function makeScalar(value: unknown, source: string, type: Scalar.Type, start: number, end: number): Node {
  return new QuickScalar(value, source, type, start, end) as unknown as Node;
}

export function makeAlias(source: string, start: number, end: number): Node {
  return new QuickAlias(source, start, end) as unknown as Node;
}

/** A value that is not written. */
export function makeEmpty(offset: number): Node {
  return makeScalar(null, "", "PLAIN", offset, offset);
}

export type { QuickPair };

export function makePair(key: Node, value: Node): QuickPair {
  return new QuickPair(key, value);
}

export function makeMap(
  pairs: readonly QuickPair[],
  flow: true | undefined,
  start: number,
  end: number,
  nodeEnd = end,
) {
  return new QuickMap(pairs, flow, start, end, nodeEnd) as unknown as Node;
}

export function makeSeq(items: readonly Node[], flow: true | undefined, start: number, end: number, nodeEnd = end) {
  return new QuickSeq(items, flow, start, end, nodeEnd) as unknown as Node;
}

/** A document around its contents: all that does not follow from the text is that of {@link empty}. */
export function makeDocument(contents: Node, length: number): Document.Parsed {
  const document = Object.create(empty);
  return Object.assign(document, { contents, errors: [], warnings: [], range: [0, length, length] });
}
