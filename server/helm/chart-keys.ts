import { byteOrder } from "./values/order.ts";

/**
 * What Helm reads of Chart.yaml. A `line` is a text in which breaks become spaces, and what cannot be printed is left out
 * (sanitizeString in pkg/chart/v2/metadata.go).
 */
export type FieldType = "text" | "line" | "texts" | "lines" | "map" | "bool" | "any" | Fields;
/** The fields of a struct, or of each struct in a list, in Go's order and by their keys in the file. */
export interface Fields {
  readonly [key: string]: FieldType;
}

/** An entry of `maintainers:`. */
export const maintainerFields = { name: "line", email: "line", url: "line" } as const satisfies Fields;

/** An entry of `dependencies:`. */
export const dependencyFields = {
  name: "line",
  version: "line",
  repository: "line",
  condition: "line",
  tags: "lines",
  enabled: "bool",
  "import-values": "any",
  alias: "text",
} as const satisfies Fields;

/** Chart.yaml. https://helm.sh/docs/topics/charts/#the-chartyaml-file */
export const chartFields = {
  name: "line",
  home: "line",
  sources: "lines",
  version: "text",
  description: "line",
  keywords: "lines",
  maintainers: maintainerFields,
  icon: "line",
  apiVersion: "text",
  condition: "line",
  tags: "line",
  appVersion: "line",
  deprecated: "bool",
  annotations: "map",
  kubeVersion: "line",
  dependencies: dependencyFields,
  type: "text",
} as const satisfies Fields;

/**
 * Entries of a map under the names that Helm gives them, the others left out: Go's JSON reader takes a key in any case
 * (`appversion`). Of several that mean one, that counts which comes last by the bytes of its name, as Helm's YAML reader
 * sorts them.
 */
export function underNames<Entry>(entries: Iterable<readonly [string, Entry]>, fields: Fields): Map<string, Entry> {
  const byLowerCase = new Map(Object.keys(fields).map((name) => [name.toLowerCase(), name]));
  const meant = [...entries].flatMap(([key, entry]) => {
    const name = byLowerCase.get(key.toLowerCase());
    return name === undefined ? [] : [{ key, name, entry }];
  });
  return new Map(meant.toSorted((a, b) => byteOrder(a.key, b.key)).map(({ name, entry }) => [name, entry]));
}
