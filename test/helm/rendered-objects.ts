import { parseDocument, stringify } from "yaml";
import { dataDifferences, parseFile } from "../../server/linter/fixes/data-differences.ts";
import { printedDocuments } from "./rendered-scalars.ts";

/** One place where the objects of two renders differ. */
export interface ObjectDifference {
  /** Kind, namespace and name. */
  readonly object: string;
  /** Undefined where the object is in one of them alone. */
  readonly path: string | undefined;
  /** An annotation of pods that changes with what they read. */
  readonly isChecksum: boolean;
}

/** Where the objects that `helm template` printed in two runs differ. Documents that both printed alike are not parsed. */
export function objectDifferences(before: string, after: string): readonly ObjectDifference[] {
  const [was, is] = [before, after].map((output) => printedDocuments(output).map(({ text }) => text));
  const [gone, come] = withoutShared(was ?? [], is ?? [], (text) => text);
  return differencesOf(readObjects(gone), readObjects(come));
}

/** What each of two lists has alone, by its text. */
export function withoutShared<T>(
  before: readonly T[],
  after: readonly T[],
  textOf: (item: T) => string,
): readonly [readonly T[], readonly T[]] {
  return [onlyIn(before, after.map(textOf), textOf), onlyIn(after, before.map(textOf), textOf)];
}

function onlyIn<T>(items: readonly T[], others: readonly string[], textOf: (item: T) => string): readonly T[] {
  const left = new Map<string, number>();
  for (const text of others) left.set(text, (left.get(text) ?? 0) + 1);
  return items.filter((item) => {
    const count = left.get(textOf(item)) ?? 0;
    left.set(textOf(item), count - 1);
    return count <= 0;
  });
}

/** Objects by kind, namespace and name, in a form where only data count. */
function readObjects(documents: readonly string[]): ReadonlyMap<string, string> {
  const objects = documents.map(readObject);
  const names = namesOf(objects);
  return new Map(
    objects.flatMap((object, index): readonly (readonly [string, string])[] => {
      const name = names[index];
      return name === undefined ? [] : [[name, stringify(object, { lineWidth: 0, aliasDuplicateObjects: false })]];
    }),
  );
}

/** The names of the objects in documents; undefined for what is none. */
export function objectNames(documents: readonly string[]): readonly (string | undefined)[] {
  return namesOf(documents.map(readObject));
}

function readObject(text: string): unknown {
  const document = parseDocument(text, { logLevel: "silent", uniqueKeys: false });
  return document.toJS({ maxAliasCount: -1 });
}

function namesOf(documents: readonly unknown[]): readonly (string | undefined)[] {
  const taken = new Set<string>();
  return documents.map((object) => {
    if (typeof object !== "object" || object === null) return undefined;
    const base = nameOf(object as Record<string, unknown>);
    let name = base;
    for (let count = 2; taken.has(name); count++) name = `${base} (${count})`;
    taken.add(name);
    return name;
  });
}

function differencesOf(
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
