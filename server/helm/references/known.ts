/**
 * What can be told of a template's value without running it. `unknown` is the safe answer everywhere: a reference that
 * cannot be told is left out.
 */
export type Known =
  | { readonly kind: "unknown" }
  /** The top-level object with `.Values`, `.Release`, … */
  | { readonly kind: "context" }
  /** The value at this path below `.Values`. `reference` is where it was read, for what `default` adds later. */
  | { readonly kind: "values"; readonly path: readonly string[]; readonly reference?: MutableReference }
  /** A dict made in the template; keys that it lacks are looked up in `rest` (what `merge` puts under it). */
  | { readonly kind: "dict"; readonly entries: ReadonlyMap<string, Known>; readonly rest: Known | undefined }
  | { readonly kind: "list"; readonly items: readonly Known[] }
  | { readonly kind: "literal"; readonly text: string };

/** A values reference while it is being collected. */
export interface MutableReference {
  readonly path: readonly string[];
  readonly file: string;
  readonly range: { readonly start: number; readonly end: number };
  defaultText?: string;
}

export const unknown: Known = { kind: "unknown" };

/** The value of a field or key. */
export function fieldOf(value: Known, name: string): Known {
  switch (value.kind) {
    case "context":
      return name === "Values" ? { kind: "values", path: [] } : unknown;
    case "values":
      // `.Values.AsMap` is a method that gives the same map.
      return value.path.length === 0 && name === "AsMap" ? value : { kind: "values", path: [...value.path, name] };
    case "dict":
      return value.entries.get(name) ?? (value.rest === undefined ? unknown : fieldOf(value.rest, name));
    case "list":
      return /^\d+$/.test(name) ? (value.items[Number(name)] ?? unknown) : unknown;
    default:
      return unknown;
  }
}

/** Text that is equal for equal values: keeps helpers from being read twice in one context. */
export function keyOf(value: Known): string {
  switch (value.kind) {
    case "values":
      return `values:${JSON.stringify(value.path)}`;
    case "literal":
      return `literal:${JSON.stringify(value.text)}`;
    case "list":
      return `list:[${value.items.map(keyOf).join()}]`;
    case "dict": {
      const entries = [...value.entries].map(([key, entry]) => `${JSON.stringify(key)}:${keyOf(entry)}`).toSorted();
      return `dict:{${entries.join()}}${value.rest === undefined ? "" : `+${keyOf(value.rest)}`}`;
    }
    default:
      return value.kind;
  }
}

/** What is known when either of two values may be meant. */
export function either(one: Known, other: Known): Known {
  return keyOf(one) === keyOf(other) ? one : unknown;
}
