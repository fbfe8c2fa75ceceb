import { parseAllDocuments, stringify } from "yaml";
import { dataDifferences, parseFile } from "../../server/linter/fixes/data-differences.ts";

/** One place where the objects of two renders differ. */
export interface ObjectDifference {
  /** Kind, namespace and name. */
  readonly object: string;
  /** Undefined where the object is in one of them alone. */
  readonly path: string | undefined;
  /** An annotation of pods that changes with what they read. */
  readonly isChecksum: boolean;
}

/** Rendered objects by kind, namespace and name, in a form where only data count. */
export function readObjects(output: string): ReadonlyMap<string, string> {
  const objects = new Map<string, string>();
  for (const document of parseAllDocuments(output, { logLevel: "silent", uniqueKeys: false })) {
    if (!("toJS" in document)) continue;
    const object: unknown = document.toJS({ maxAliasCount: -1 });
    if (typeof object !== "object" || object === null) continue;
    const base = nameOf(object as Record<string, unknown>);
    let name = base;
    for (let count = 2; objects.has(name); count++) name = `${base} (${count})`;
    objects.set(name, stringify(object, { lineWidth: 0, aliasDuplicateObjects: false }));
  }
  return objects;
}

export function objectDifferences(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly ObjectDifference[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap((object): readonly ObjectDifference[] => {
    const [was, is] = [before.get(object), after.get(object)];
    if (was === is) return [];
    if (was === undefined || is === undefined) return [{ object, path: undefined, isChecksum: false }];
    return dataDifferences(parseFile(was), parseFile(is)).map(({ path }) => ({
      object,
      path: path.replace(/^\[0\]\.?/, ""),
      isChecksum: /\.annotations\..*(?:checksum|sha|hash)/i.test(path),
    }));
  });
}

function nameOf({ kind, metadata }: Record<string, unknown>): string {
  const { namespace, name } = (metadata ?? {}) as Record<string, unknown>;
  return [kind, namespace, name].filter((part) => part !== undefined && part !== null).join(" ");
}
