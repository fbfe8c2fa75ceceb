import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLMap,
} from "yaml";
import type { TextRange } from "../../contract/place.ts";
import { type Aliases, type AliasProblem, readAliases } from "../../yaml/aliases.ts";
import { float32Text, formatFloat } from "../format/float.ts";
import type { Source, Trace } from "../text/source.ts";
import { TrackedText } from "../text/tracked-text.ts";
import { Entries } from "../values/entries.ts";
import { anyList, anyMap, bool, float, list, type MapSlot, nil, text, type Value } from "../values/value.ts";
import { withLineFeeds, withSeparators } from "./breaks.ts";
import { type ParsedYaml, parseYaml } from "./parse.ts";
import { resolvePlain } from "./resolve.ts";
import { scalarPieces } from "./scalar-pieces.ts";
import { resolveTagged, type Tagged } from "./tags.ts";

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
    path: prefix.concat(path),
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
  return parsed.map((document) => loadDocument(document, source, origin));
}

/** As {@link loadYaml}, of the first document alone: mistakes behind it do not count. Nil where there is none. */
export function loadFirst(source: string, origin: YamlOrigin, parsed: ParsedYaml = parseYaml(source)): Value {
  const [document] = parsed;
  return document === undefined ? nil : loadDocument(document, source, origin);
}

function loadDocument(document: Document.Parsed, source: string, origin: YamlOrigin): Value {
  const [error] = document.errors;
  if (error !== undefined) throw new YamlError(inGoWords(error.message, error.linePos?.[0].line));
  const loader = new Loader(source, origin, document);
  return document.contents === null ? nil : loader.value(document.contents as Node, []);
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

function isMergeKey(key: Node): boolean {
  if (!isScalar(key) || key.source !== "<<") return false;
  return key.tag === undefined ? key.type === "PLAIN" : key.tag === "tag:yaml.org,2002:merge";
}

const ownText: Tagged = { type: "same" };

/** The value of a text in double quotes. */
function unquoted(quoted: string): string {
  const { contents } = parseDocument(quoted, { logLevel: "silent" });
  return isScalar(contents) ? String(contents.value) : quoted;
}

/** A float as a key. */
function floatKey(value: number): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? ".nan" : value > 0 ? ".inf" : "-.inf";
  return float32Text(value);
}

class Loader {
  private nodes = 0;
  private aliases: Aliases | undefined;

  private readonly source: string;

  constructor(
    private readonly original: string,
    private readonly origin: YamlOrigin,
    private readonly document: Document.Parsed,
  ) {
    this.source = withLineFeeds(original);
  }

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

  /** Of equal keys the last counts, also where a merge key brings it. */
  private map(node: YAMLMap, path: Path): Value {
    const found = new Map<string, MapSlot | { readonly written: Node | null; readonly key: Trace }>();
    for (const pair of node.items as Pair<Node, Node | null>[]) {
      if (isMergeKey(pair.key)) {
        for (const [key, slot] of this.merged(pair.value, path)) found.set(key, slot);
        continue;
      }
      const { key, trace } = this.key(pair.key, path);
      found.set(key, { written: pair.value, key: trace });
    }
    const entries = new Entries();
    found.forEach((slot, key) => {
      const isMerged = "value" in slot;
      entries.set(key, isMerged ? slot : { value: this.value(slot.written, [...path, key]), key: slot.key });
    });
    return { kind: "map", entries, goType: anyMap, trace: this.origin.trace(this.range(node), path) };
  }

  /** What `<<` brings: entries of another map, or of several of which the first has precedence. */
  private merged(node: Node | null, path: Path): Iterable<readonly [string, MapSlot]> {
    const value = this.value(node, path);
    const maps = value.kind === "list" ? value.items.toReversed() : [value];
    return maps.flatMap((part) => {
      if (part.kind !== "map") throw new YamlError("yaml: map merge requires map or sequence of maps as the value");
      return [...part.entries];
    });
  }

  private key(node: Node, path: Path): { readonly key: string; readonly trace: Trace } {
    const target = isAlias(node) ? this.resolve(node) : node;
    if (!isScalar(target)) throw new YamlError("error converting YAML to JSON: yaml: invalid map key");
    const trace = this.origin.trace(this.range(node), path);
    const resolved = this.resolved(target);
    switch (resolved.type) {
      case "bool":
      case "int":
        return { key: String(resolved.value), trace };
      case "float":
        return { key: floatKey(resolved.value), trace };
      case "null":
        throw new YamlError("unsupported map key of type: invalid");
      case "text":
        return { key: resolved.text, trace };
      default:
        return { key: this.textOf(target, this.range(target)), trace };
    }
  }

  private scalar(node: Scalar, path: Path): Value {
    const range = this.range(node);
    const resolved = this.resolved(node);
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
      case "text":
        return text(resolved.text, trace());
      default:
        return text(this.text(node, range, path));
    }
  }

  /** What a scalar is; `same` for its own text. */
  private resolved(node: Scalar): Tagged {
    if (node.tag === undefined) {
      if (node.type !== "PLAIN") return ownText;
      const resolved = resolvePlain(String(node.source ?? node.value ?? ""));
      return resolved.type === "text" ? ownText : resolved;
    }
    const value = this.textOf(node, this.range(node));
    const tagged = resolveTagged(node.tag, value);
    if (tagged === undefined) throw new YamlError(`cannot decode \`${value}\` as a ${node.tag}`);
    return tagged;
  }

  private textOf(node: Scalar, range: TextRange): string {
    // Whoever parsed it may have read a plain scalar as a number.
    const read = String((node.type === "PLAIN" ? node.source : node.value) ?? "");
    const value = node.type?.startsWith("BLOCK_") && range.end >= this.source.length ? this.unended(read) : read;
    if (this.original === this.source) return value;
    const written = this.original.slice(range.start, range.end);
    return withSeparators(written, node.type, value, unquoted) ?? value;
  }

  private text(node: Scalar, range: TextRange, path: Path): TrackedText {
    const value = this.textOf(node, range);
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
    const { range } = node;
    return { start: range?.[0] ?? 0, end: range?.[1] ?? 0 };
  }
}
