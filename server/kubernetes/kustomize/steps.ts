import type { TreeNode, TreePath } from "../../contract/tree.ts";
import { textAt } from "../../yaml/read.ts";

/** A step into an object: a key, an index, an item by its name, or any item. */
export type Step = string | number | { readonly name: string } | "any item";

/** `/webhooks/0/namespaceSelector`, as JSON patches have it. https://www.rfc-editor.org/rfc/rfc6901 */
export function stepsOfPointer(pointer: string): readonly Step[] {
  return pointer
    .split("/")
    .slice(1)
    .map((part) => stepOf(part.replaceAll("~1", "/").replaceAll("~0", "~")));
}

/**
 * `webhooks.[name=a.b].namespaceSelector`, as `replacements` have it; a dot in a key is written `\.`.
 * https://kubectl.docs.kubernetes.io/references/kustomize/kustomization/replacements/
 */
export function stepsOfFieldPath(path: string): readonly Step[] {
  return [...path.matchAll(/\[([^\]]*)\]|((?:\\.|[^.[\]])+)/g)].map(([, selector, key = ""]) => {
    if (selector === undefined) return stepOf(key.replaceAll(/\\(.)/g, "$1"));
    const name = /^name=(.*)$/.exec(selector)?.[1];
    return name === undefined ? "any item" : { name };
  });
}

function stepOf(part: string): Step {
  if (part === "-" || part === "*") return "any item";
  return /^\d+$/.test(part) ? Number(part) : part;
}

/** What a strategic merge patch sets: the paths of its values; lists of maps are merged by name, others are replaced. */
export function stepsOfMerge(node: TreeNode, before: readonly Step[] = []): readonly (readonly Step[])[] {
  if (node.type === "map") {
    if (node.entries.length === 0 || node.get("$patch") !== undefined) return [before];
    return node.entries.flatMap(({ key, value }) => stepsOfMerge(value, [...before, key]));
  }
  if (node.type !== "list" || node.items.length === 0 || node.items.some((item) => item.type !== "map"))
    return [before];
  return node.items.flatMap((item) => {
    const name = textAt(item, "name");
    return stepsOfMerge(item, [...before, name === undefined ? "any item" : { name }]);
  });
}

/**
 * Whether a change at `steps` sets something on the way to `path` in `root`, or below it no more than `depth` keys further.
 * Items that have names, such as containers, are things of their own.
 */
export function concerns(steps: readonly Step[], root: TreeNode, path: TreePath, depth: number): boolean {
  let node: TreeNode | undefined = root;
  for (const [index, key] of path.entries()) {
    const step = steps[index];
    if (step === undefined) return true;
    const next: TreeNode | undefined =
      node?.type === "map" ? node.get(String(key)) : node?.type === "list" ? node.items[Number(key)] : undefined;
    if (!isSame(step, key, next)) return false;
    node = next;
  }
  const below = steps.slice(path.length);
  const inList = below.indexOf("any item");
  const keys = inList === -1 ? below : below.slice(0, inList);
  return keys.length <= depth && keys.every((step) => typeof step === "string");
}

function isSame(step: Step, key: string | number, item: TreeNode | undefined): boolean {
  if (typeof key === "string") return String(step) === key;
  if (step === "any item" || step === key) return true;
  return typeof step === "object" && (textAt(item, "name") ?? step.name) === step.name;
}
