import { fieldOf, type Known, type MutableReference, unknown } from "./known.ts";

/** Adds a reference to the values path that a command reads by key, and gives the value with it. */
export type Note = (value: Known) => Known;

/**
 * What a function's result is known to be. Functions that read by key are references of their own; those that hand
 * their argument through keep its path; all others give something unknown.
 */
export function callFunction(name: string, args: readonly Known[], note: Note): Known {
  const last = args.at(-1) ?? unknown;
  switch (name) {
    case "dict":
      return makeDict(args);
    case "list":
    case "tuple":
      return { kind: "list", items: args };
    case "index":
      return note(follow(args[0] ?? unknown, args.slice(1)));
    case "get":
      return note(follow(args[0] ?? unknown, args.slice(1, 2)));
    case "hasKey":
      note(follow(args[0] ?? unknown, args.slice(1, 2)));
      return unknown;
    case "dig":
      return withDefault(note(follow(last, args.slice(0, -2))), args.at(-2));
    case "default":
      return withDefault(last, args[0]);
    case "required":
    case "deepCopy":
    case "mustDeepCopy":
      return last;
    case "merge":
    case "mustMerge":
      return mergeUnder(args);
    case "mergeOverwrite":
    case "mustMergeOverwrite":
      return mergeUnder(args.toReversed());
    case "first":
    case "mustFirst":
      return fieldOf(last, "0");
    default:
      return unknown;
  }
}

function makeDict(args: readonly Known[]): Known {
  const entries = new Map<string, Known>();
  for (let index = 0; index < args.length; index += 2) {
    const key = args[index];
    // A computed key could be any: then nothing is known of the whole.
    if (key?.kind !== "literal") return unknown;
    entries.set(key.text, args[index + 1] ?? unknown);
  }
  return { kind: "dict", entries, rest: undefined };
}

function follow(value: Known, keys: readonly Known[]): Known {
  let current = value;
  for (const key of keys) {
    if (key.kind !== "literal") return unknown;
    // An index into a list of values is no key.
    current = current.kind === "values" && /^\d+$/.test(key.text) ? unknown : fieldOf(current, key.text);
  }
  return keys.length === 0 ? unknown : current;
}

function withDefault(value: Known, fallback: Known | undefined): Known {
  if (value.kind === "values" && fallback?.kind === "literal") setDefault(value.reference, fallback.text);
  return value.kind === "values" ? value : unknown;
}

function setDefault(reference: MutableReference | undefined, text: string): void {
  if (reference !== undefined) reference.defaultText = text;
}

/** The first map wins; only dicts of the template know all their keys. */
function mergeUnder(args: readonly Known[]): Known {
  const [top, ...others] = args;
  if (top === undefined || others.length === 0) return top ?? unknown;
  const rest = mergeUnder(others);
  if (top.kind !== "dict" || top.rest !== undefined) return unknown;
  for (const entry of top.entries.values()) if (entry.kind === "dict") return unknown;
  return { kind: "dict", entries: top.entries, rest };
}
