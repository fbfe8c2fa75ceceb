import { isAlias, isMap, isPair, isScalar, isSeq, type Pair, type Scalar } from "yaml";
import type { Origin, TextRange } from "../../contract/place.ts";
import type { MapEntry, TreeNode } from "../../contract/tree.ts";
import type { YamlMap } from "./nodes.ts";
import { rangeOf } from "./yaml-tree.ts";

interface Entries {
  readonly entries: readonly MapEntry[];
  readonly complete: boolean;
}

/** A class, since a getter in a literal would make a class of each entry. */
class Entry implements MapEntry {
  readonly key: string;
  readonly #range: TextRange;

  constructor(
    private readonly map: YamlMap,
    key: { readonly text: string; readonly range: TextRange },
    readonly value: TreeNode,
  ) {
    this.key = key.text;
    this.#range = key.range;
  }

  /** Asked for when it is needed: the document may have moved by then. */
  get keyOrigin(): Origin {
    return this.map.tree.originOf(this.#range, undefined);
  }
}

/**
 * Entries of a map as the reader of the file gets them: of equal keys the last counts, also where a merge key brings it. Source:
 * `mapping` in https://github.com/kubernetes-sigs/yaml/blob/master/goyaml.v2/decode.go
 */
export function makeEntries(map: YamlMap): Entries {
  return plainEntries(map) ?? allEntries(map);
}

/** Beyond this a search among all keys costs more than a table of them. */
const fewKeys = 12;

/** Entries of a small map with known keys, each another one, and no merge key: nearly every map is one. */
function plainEntries(map: YamlMap): Entries | undefined {
  const pairs = map.ast?.items ?? [];
  if (pairs.length > fewKeys) return undefined;
  const entries: MapEntry[] = [];
  for (const pair of pairs) {
    const key = keyOf(map, pair);
    if (key === undefined || isMergeKey(pair.key) || entries.some((other) => other.key === key.text)) return undefined;
    entries.push(new Entry(map, key, map.tree.makeValue(map, pair.value, key.text, key.range)));
  }
  return { entries, complete: true };
}

function allEntries(map: YamlMap): Entries {
  const own = new Map<string, MapEntry>();
  const merged = new Map<string, MapEntry>();
  let complete = true;
  for (const pair of map.ast?.items ?? []) {
    const key = keyOf(map, pair);
    if (key === undefined) {
      complete = false;
    } else if (isMergeKey(pair.key)) {
      // Of several maps the first has precedence.
      for (const entry of mergedEntries(map, pair.value, key.range).toReversed()) {
        own.delete(entry.key);
        merged.set(entry.key, entry);
      }
    } else {
      own.delete(key.text);
      own.set(key.text, new Entry(map, key, map.tree.makeValue(map, pair.value, key.text, key.range)));
    }
  }
  const inherited = [...merged.values()].filter((entry) => !own.has(entry.key));
  return { entries: [...inherited, ...own.values()], complete };
}

/** Key text and range; undefined for what cannot be known (a key that an action prints, a collection as key). */
function keyOf(map: YamlMap, pair: Pair<unknown, unknown>): { text: string; range: TextRange } | undefined {
  const key = isAlias(pair.key) ? map.tree.resolve(pair.key) : pair.key;
  if (!isScalar(key)) return undefined;
  const range = rangeOf(pair.key);
  if (map.tree.source.isUnknown(range.start, range.end)) return undefined;
  return { text: keyText(key), range };
}

/** A key as it is written: `on` stays `on`, though YAML 1.1 reads it as a boolean. */
function keyText(key: Scalar): string {
  if (typeof key.value === "string") return key.value;
  return key.source ?? String(key.value);
}

/** Whether a pair stands at a key, as trees name it: the library's own lookup would miss `on:`, whose key is a boolean. */
export function hasKey({ key }: Pair<unknown, unknown>, wanted: string | number): boolean {
  return isScalar(key) && keyText(key) === wanted;
}

function isMergeKey(key: unknown): boolean {
  return isScalar(key) && key.type === "PLAIN" && key.source === "<<";
}

function mergedEntries(map: YamlMap, value: unknown, keyRange: TextRange): readonly MapEntry[] {
  const target = isAlias(value) ? map.tree.resolve(value) : value;
  if (isSeq(target))
    return target.items.filter((item) => !isPair(item)).flatMap((item) => mergedEntries(map, item, keyRange));
  if (!isMap(target)) return [];
  const node = map.tree.makeShared(map, target, isAlias(value) ? value : undefined, keyRange);
  return node.type === "map" ? node.entries : [];
}
