import { byteOrder } from "./values/order.ts";

/** Keys of Chart.yaml, as Helm names them. https://helm.sh/docs/topics/charts/#the-chartyaml-file */
export const chartKeys: readonly string[] = [
  ...["apiVersion", "name", "version", "type", "appVersion", "kubeVersion", "description", "home", "icon"],
  ...["sources", "keywords", "maintainers", "annotations", "dependencies", "condition", "tags", "deprecated"],
];

/** Keys of an entry of `dependencies:`. */
export const dependencyKeys: readonly string[] = [
  ...["name", "version", "repository", "condition", "tags", "enabled", "import-values", "alias"],
];

/** Keys of an entry of `maintainers:`. */
export const maintainerKeys: readonly string[] = ["name", "email", "url"];

/**
 * Entries of a map under the names that Helm gives them, the others left out: Go's JSON reader takes a key in any case
 * (`appversion`). Of several that mean one, that counts which comes last by the bytes of its name, as Helm's YAML reader
 * sorts them.
 */
export function underNames<Entry>(
  entries: Iterable<readonly [string, Entry]>,
  names: readonly string[],
): Map<string, Entry> {
  const byLowerCase = new Map(names.map((name) => [name.toLowerCase(), name]));
  const meant = [...entries].flatMap(([key, entry]) => {
    const name = byLowerCase.get(key.toLowerCase());
    return name === undefined ? [] : [{ key, name, entry }];
  });
  return new Map(meant.toSorted((a, b) => byteOrder(a.key, b.key)).map(({ name, entry }) => [name, entry]));
}
