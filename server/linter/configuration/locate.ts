import { type Document, isMap, isNode, isScalar, type Node } from "yaml";
import type { TextRange } from "../../contract/place.ts";

type Path = readonly (string | number)[];

/** Range of the value at a path; of its nearest parent that exists, where it does not. */
export function valueRange(document: Document, path: Path): TextRange {
  for (let length = path.length; length >= 0; length--) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return firstLine(node);
  }
  return { start: 0, end: 0 };
}

/** Range of a key in the map at a path. */
export function keyRange(document: Document, path: Path, key: string): TextRange {
  const map = path.length === 0 ? document.contents : document.getIn(path, true);
  if (isMap(map)) {
    for (const pair of map.items) {
      if (isScalar(pair.key) && String(pair.key.value) === key && pair.key.range) {
        return { start: pair.key.range[0], end: pair.key.range[1] };
      }
    }
  }
  return valueRange(document, path);
}

/** A whole section underlined says nothing; its first key is enough. */
function firstLine(node: Node): TextRange {
  if (isMap(node)) {
    const key = node.items[0]?.key;
    if (isNode(key) && key.range) return { start: key.range[0], end: key.range[1] };
  }
  const [start, end] = node.range ?? [0, 0];
  return { start, end };
}
