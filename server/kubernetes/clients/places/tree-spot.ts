import type { TextEdit } from "../../../contract/fix.ts";
import type { Origin, Place } from "../../../contract/place.ts";
import type { PlainValue, TreeNode } from "../../../contract/tree.ts";
import type { Location, SettingEdit } from "../../generated/client.ts";
import type { Child } from "./layers.ts";
import type { PathStep, Search } from "./path-search.ts";
import { asParent, type FoundValue, type Look, type Spot } from "./spot.ts";

/** What a search in a tree found, as spots. `fallback` is pointed at where the search did not get beyond the root. */
export function lookOf(search: Search, kind: Location["in"], fallback?: Origin): Look {
  return {
    values: search.matches.map((match) => foundAt(match, kind)),
    known: search.known,
    missing: missingSpot(search.nearest, kind, fallback),
  };
}

/** Most spots are looked at for what they hold alone: place and key are made for those that a finding points at. */
class TreeSpot implements Spot {
  constructor(
    readonly kind: Location["in"],
    private readonly placeOf: () => Place,
    private readonly keyOf: () => string,
    readonly write: Spot["write"],
  ) {}

  get place(): Place {
    return this.placeOf();
  }

  get key(): string {
    return this.keyOf();
  }
}

function foundAt(match: Child, kind: Location["in"]): FoundValue {
  const [node] = match.nodes;
  const placeOf = () => (node.type === "scalar" ? node.origin : (match.entry?.keyOrigin ?? node.origin)).place;
  const spot = new TreeSpot(
    kind,
    placeOf,
    () => keyOf(node),
    (edit) => rewrite(node, edit),
  );
  return { spot, scalar: node.type === "scalar" ? node : undefined };
}

function rewrite(node: TreeNode, edit: SettingEdit): readonly TextEdit[] | undefined {
  const { editor } = node.tree;
  if (edit.remove === true) return editor.remove(node);
  if (node.type !== "scalar" || edit.value === undefined) return undefined;
  if (sameText(node.text, edit.value)) return [];
  return editor.replaceScalar(node, edit.value);
}

function missingSpot(
  { child, rest }: Search["nearest"],
  kind: Location["in"],
  fallback: Origin | undefined,
): Spot | undefined {
  const [node] = child.nodes;
  const atRoot = child.entry === undefined && node.parent === undefined;
  const placeOf = () => asParent(child.entry?.keyOrigin ?? (atRoot ? fallback : undefined) ?? firstLineOf(node));
  const names = () => rest.map((step) => (typeof step === "string" ? step : (step.key ?? "*")));
  return new TreeSpot(
    kind,
    placeOf,
    () => [keyOf(node), ...names()].join("."),
    (edit) => insert(node, rest, edit),
  );
}

/** A whole map or list is too much to point at: its first key or item stands for it. */
function firstLineOf(node: TreeNode): Origin {
  if (node.type === "map") return node.entries[0]?.keyOrigin ?? node.origin;
  const first = node.type === "list" ? node.items[0] : undefined;
  return first === undefined ? node.origin : firstLineOf(first);
}

/** Writes the steps that are missing: maps for keys, an item for a step that tells its children literally. */
function insert(node: TreeNode, rest: readonly PathStep[], edit: SettingEdit): readonly TextEdit[] | undefined {
  if (edit.remove === true) return [];
  const names = rest.map(literalKey);
  const end = names.indexOf(undefined);
  const keys = names.slice(0, end < 0 ? undefined : end).filter((name) => name !== undefined);
  const value = end < 0 ? scalarOf(edit) : itemOf(rest.slice(end), edit);
  if (value === undefined) return undefined;
  if (node.type === "list") return keys.length === 0 && end === 0 ? node.tree.editor.append(node, value) : undefined;
  if (node.type !== "map" || keys.length === 0) return undefined;
  return node.tree.editor.set(node, keys, end < 0 ? value : [value]);
}

/** A list item such as `{name: X, value: y}`, with the children that the step's `where` asks for. */
function itemOf([step, ...rest]: readonly PathStep[], edit: SettingEdit): PlainValue | undefined {
  if (typeof step !== "object" || step.key !== undefined || step.where === undefined) return undefined;
  const children = Object.entries(step.where);
  if (!children.every(([, text]) => isLiteral(text))) return undefined;
  const [inner, ...more] = rest.map(literalKey);
  if (more.length > 0 || (rest.length > 0 && inner === undefined)) return undefined;
  const own = edit.fieldRef === undefined ? scalarOf(edit) : { fieldRef: { fieldPath: edit.fieldRef } };
  if (own === undefined) return undefined;
  const key = edit.fieldRef === undefined ? (inner ?? "value") : "valueFrom";
  return { ...Object.fromEntries(children), [key]: own };
}

function scalarOf({ value }: SettingEdit): string | number | boolean | undefined {
  return value;
}

/** The key that a step stands for, if it can only be one. */
function literalKey(step: PathStep): string | undefined {
  if (typeof step === "string") return step === "*" ? undefined : step;
  if (step.where !== undefined || step.key === undefined) return undefined;
  return isLiteral(step.key) ? step.key : undefined;
}

function isLiteral(pattern: string): boolean {
  return /^[\w@/:-]*$/.test(pattern);
}

export function sameText(text: string, value: string | number | boolean): boolean {
  return text.toLowerCase() === String(value).toLowerCase();
}

export function keyOf(node: TreeNode): string {
  return node.path.join(".");
}
