import { fileOrigin, loadYaml, YamlError } from "../goyaml/load.ts";
import { mergeMaps } from "../render/coalesce.ts";
import { anyMap, type MapValue, map, noneOf, type Value } from "../values/value.ts";
import { ChartError } from "./chart-error.ts";

/**
 * Values out of a YAML text; several documents are merged, the later over the earlier. Throws ChartError when it is no
 * YAML or no map.
 */
export function parseValues(file: string, text: string): MapValue {
  let result: MapValue | undefined;
  for (const document of loadFile(file, text)) {
    if (noneOf(document)) continue;
    if (document.kind !== "map") throw new ChartError(file, "values must be a map");
    result = result === undefined ? document : mergeMaps(result, document);
  }
  const source = { type: "values", file, range: { start: 0, end: text.length }, path: [], missing: false } as const;
  return result ?? map([], anyMap, { sources: [source], control: undefined });
}

/** The documents of a YAML file; throws ChartError with the first mistake. */
export function loadFile(file: string, text: string): readonly Value[] {
  try {
    return loadYaml(text, fileOrigin(file));
  } catch (error) {
    throw error instanceof YamlError ? new ChartError(file, error.message) : error;
  }
}
