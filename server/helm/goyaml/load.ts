import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
} from "yaml";
import type { TextRange } from "../../contract/place.ts";
import { type Aliases, type AliasProblem, readAliases } from "../../yaml/aliases.ts";
import { formatFloat } from "../format/float.ts";
import type { Source, Trace } from "../text/source.ts";
import { TrackedText } from "../text/tracked-text.ts";
import { anyList, anyMap, bool, float, list, type MapSlot, map, nil, text, type Value } from "../values/value.ts";
import { type ParsedYaml, parseYaml } from "./parse.ts";
import { resolvePlain } from "./resolve.ts";
import { scalarPieces } from "./scalar-pieces.ts";

type Path = readonly (string | number)[];

/** Where a YAML text comes from, and so what its scalars' histories are. */
export interface YamlOrigin {
  /** A part of a scalar's text that stands in `range`; `whole` is the range of the scalar. */
  place(value: string, range: TextRange, path: Path, whole: TextRange): TrackedText;
  trace(range: TextRange, path: Path): Trace;
}

/** YAML in a file: scalars are values of that file. */
export function fileOrigin(file: string, prefix: Path = []): YamlOrigin {
  const sourceAt = (range: TextRange, path: Path): Source => ({
    type: "values",
    file,
    range,
    path: [...prefix, ...path],
    missing: false,
  });
  return {
    place: (value, range, path, whole) => TrackedText.at(value, sourceAt(whole, path), range.start),
    trace: (range, path) => ({ sources: [sourceAt(range, path)], control: undefined }),
  };
}

/** YAML that a template made: scalars are parts of that text. */
export function textOrigin(source: TrackedText): YamlOrigin {
  return {
    place: (value, range) => {
      const part = source.slice(range.start, range.end);
      return part.text === value ? part : part.replaced(value);
    },
    trace: (range) => source.slice(range.start, range.end).trace,
  };
}

export class YamlError extends Error {}

/** Nodes of the tree, aliases expanded, beyond which a text is refused: more than any chart has, and some 500 MB. */
const maxNodes = 2_000_000;

/**
 * Reads the documents of a YAML text as Helm does: numbers are floats, keys are texts, `yes` is true, the last of equal
 * keys counts. Throws YamlError with the first mistake.
 */
export function loadYaml(source: string, origin: YamlOrigin, parsed: ParsedYaml = parseYaml(source)): readonly Value[] {
  return parsed.map((document) => {
    const [error] = document.errors;
    if (error !== undefined) throw new YamlError(inGoWords(error.message, error.linePos?.[0].line));
    const loader = new Loader(source, origin, document);
    return document.contents === null ? nil : loader.value(document.contents as Node, []);
  });
}

/** go-yaml's words for the mistakes that templates make most. */
function inGoWords(message: string, line: number | undefined): string {
  const place = line === undefined ? "" : `line ${line}: `;
  if (/^Flow sequence.* end with a \]/.test(message)) return `${place}did not find expected ',' or ']'`;
  if (/^Flow map.* end with a \}/.test(message)) return `${place}did not find expected ',' or '}'`;
  return place + (message.split(" at line ")[0] ?? message);
}

/** go-yaml's words. */
function refusal({ kind, alias }: AliasProblem): string {
  return kind === "excessive"
    ? "yaml: document contains excessive aliasing"
    : `yaml: anchor '${alias.source}' value contains itself`;
}

class Loader {
  private nodes = 0;
  private aliases: Aliases | undefined;

  constructor(
    private readonly source: string,
    private readonly origin: YamlOrigin,
    private readonly document: Document.Parsed,
  ) {}

  value(node: Node | null | undefined, path: Path): Value {
    this.nodes += 1;
    if (this.nodes > maxNodes) throw new YamlError(`yaml: more than ${maxNodes} values`);
    if (node === null || node === undefined) return nil;
    if (isAlias(node)) {
      const target = this.resolve(node);
      if (target === undefined) throw new YamlError(`yaml: unknown anchor '${node.source}' referenced`);
      return this.value(target, path);
    }
    if (isScalar(node)) return this.scalar(node, path);
    if (isSeq(node)) {
      const items = node.items.map((item, index) => this.value(item as Node, [...path, index]));
      return list(items, anyList, this.origin.trace(this.range(node), path));
    }
    if (isMap(node)) return this.map(node, path);
    return nil;
  }

  /** What an alias stands for; throws what Kubernetes says to a document whose aliases it refuses. */
  private resolve(alias: Alias): Node | undefined {
    this.aliases ??= readAliases(this.document);
    if (this.aliases.problem !== undefined) throw new YamlError(refusal(this.aliases.problem));
    return this.aliases.target(alias);
  }

  private map(node: YAMLMap, path: Path): Value {
    const own = new Map<string, MapSlot>();
    const merged = new Map<string, MapSlot>();
    for (const pair of node.items as Pair<Node, Node | null>[]) {
      if (isScalar(pair.key) && pair.key.type === "PLAIN" && pair.key.source === "<<") {
        this.merge(pair.value, path, merged);
        continue;
      }
      const { key, trace } = this.key(pair.key, path);
      own.set(key, { value: this.value(pair.value, [...path, key]), key: trace });
    }
    for (const [key, slot] of merged) if (!own.has(key)) own.set(key, slot);
    return map(own, anyMap, this.origin.trace(this.range(node), path));
  }

  /** `<<`: keys of another map, or of several of which the first has precedence. */
  private merge(node: Node | null, path: Path, into: Map<string, MapSlot>): void {
    const value = this.value(node, path);
    const maps = value.kind === "list" ? value.items : [value];
    for (const part of maps) {
      if (part.kind !== "map") throw new YamlError("yaml: map merge requires map or sequence of maps as the value");
      for (const [key, slot] of part.entries) if (!into.has(key)) into.set(key, slot);
    }
  }

  private key(node: Node, path: Path): { readonly key: string; readonly trace: Trace } {
    const target = isAlias(node) ? this.resolve(node) : node;
    if (!isScalar(target)) throw new YamlError("error converting YAML to JSON: yaml: invalid map key");
    const trace = this.origin.trace(this.range(node), path);
    const written = String(target.source ?? target.value ?? "");
    if (target.type !== "PLAIN") return { key: String(target.value ?? ""), trace };
    const resolved = resolvePlain(written);
    switch (resolved.type) {
      case "bool":
      case "int":
        return { key: String(resolved.value), trace };
      case "float":
        return { key: formatFloat(Math.fround(resolved.value), "g", -1), trace };
      case "null":
        throw new YamlError("unsupported map key of type: invalid");
      default:
        return { key: written, trace };
    }
  }

  private scalar(node: Scalar, path: Path): Value {
    const range = this.range(node);
    const written = String(node.source ?? node.value ?? "");
    const tag = node.tag;
    if (
      node.type !== "PLAIN" ||
      (tag === "tag:yaml.org,2002:str" && this.source[range.start - 1] !== undefined && this.hasTag(range, "!!str"))
    ) {
      return text(this.text(node, range, path));
    }
    const resolved = resolvePlain(written);
    const trace = () => this.origin.trace(range, path);
    switch (resolved.type) {
      case "null":
        return { ...nil, trace: trace() };
      case "bool":
        return bool(resolved.value, trace());
      case "int":
        return float(Number(resolved.value), trace());
      case "float":
        if (!Number.isFinite(resolved.value))
          throw new YamlError(`json: unsupported value: ${formatFloat(resolved.value, "g", -1)}`);
        return float(resolved.value, trace());
      default:
        return text(this.text(node, range, path));
    }
  }

  private hasTag(range: TextRange, tag: string): boolean {
    return this.source
      .slice(Math.max(0, range.start - 12), range.start)
      .trimEnd()
      .endsWith(tag);
  }

  private text(node: Scalar, range: TextRange, path: Path): TrackedText {
    // Whoever parsed it may have read a plain scalar as a number.
    const read = String((node.type === "PLAIN" ? node.source : node.value) ?? "");
    const value = node.type?.startsWith("BLOCK_") && range.end >= this.source.length ? this.unended(read) : read;
    if (value === "") return TrackedText.nothing(this.origin.trace(range, path));
    return TrackedText.concat(
      scalarPieces(this.source, node.type, range, value).map((piece) =>
        piece.range === undefined
          ? TrackedText.of(piece.text, this.origin.trace(range, path))
          : this.origin.place(piece.text, piece.range, path, range),
      ),
    );
  }

  /** The text of a block at the end of the source: go-yaml adds no line break to a line that has none. */
  private unended(value: string): string {
    if (!value.endsWith("\n")) return value;
    const lastWritten = this.source.slice(this.source.lastIndexOf("\n") + 1);
    const line = value.slice(value.lastIndexOf("\n", value.length - 2) + 1, -1);
    // A last line of spaces alone belongs to the text only where it goes beyond the block's indentation.
    const isPart = lastWritten.trim() !== "" || (line !== "" && line.trim() === "" && lastWritten.length > line.length);
    return isPart ? value.slice(0, -1) : value;
  }

  private range(node: Node): TextRange {
    const [start, end] = node.range ?? [0, 0];
    return { start, end };
  }
}
