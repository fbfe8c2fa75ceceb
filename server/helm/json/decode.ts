import { isMap, isScalar, isSeq, type Node, type Pair, parseDocument } from "yaml";
import { scalarPieces } from "../goyaml/scalar-pieces.ts";
import { TrackedText } from "../text/tracked-text.ts";
import { anyList, anyMap, bool, float, list, type MapSlot, map, nil, text, type Value } from "../values/value.ts";
import { jsonSyntaxError } from "./syntax-error.ts";

export class JsonError extends Error {}

/** Reads JSON; each scalar knows its part of the text. Throws JsonError in Go's words. */
export function decodeJson(source: TrackedText): Value {
  try {
    JSON.parse(source.text);
  } catch {
    throw new JsonError(jsonSyntaxError(source.text));
  }
  // Every JSON text is YAML, and that parser knows the positions.
  const document = parseDocument(source.text, { schema: "json", uniqueKeys: false, logLevel: "silent" });
  return valueAt(document.contents as Node | null, source);
}

function valueAt(node: Node | null, source: TrackedText): Value {
  const [start = 0, end = 0] = node?.range ?? [];
  const range = { start, end };
  const trace = () => source.slice(start, end).trace;
  if (isSeq(node)) {
    return list(
      node.items.map((item) => valueAt(item as Node, source)),
      anyList,
      trace(),
    );
  }
  if (isMap(node)) {
    const entries = (node.items as Pair<Node, Node | null>[]).map(({ key, value }): [string, MapSlot] => {
      const [keyStart = 0, keyEnd = 0] = key.range ?? [];
      const name = isScalar(key) ? String(key.value) : "";
      return [name, { value: valueAt(value, source), key: source.slice(keyStart, keyEnd).trace }];
    });
    return map(entries, anyMap, trace());
  }
  if (!isScalar(node)) return nil;
  switch (typeof node.value) {
    case "string": {
      const pieces = scalarPieces(source.text, node.type, range, node.value);
      return text(
        TrackedText.concat(
          pieces.map((piece) =>
            piece.range === undefined
              ? TrackedText.of(piece.text, trace())
              : source.slice(piece.range.start, piece.range.end),
          ),
        ),
      );
    }
    case "number":
      return float(node.value, trace());
    case "boolean":
      return bool(node.value, trace());
    default:
      return { ...nil, trace: trace() };
  }
}
