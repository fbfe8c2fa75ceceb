import type { Resource } from "../../contract/resource.ts";
import type { ScalarNode, TreeNode } from "../../contract/tree.ts";
import { parseEmbedded } from "../../yaml/embedded/parse-embedded.ts";
import { itemsAt, nodeAt, scalarAt, textAt } from "../../yaml/read.ts";
import { pathFrom } from "./paths.ts";
import { type Step, stepsOfFieldPath, stepsOfMerge, stepsOfPointer } from "./steps.ts";

/** Which objects a change is made to: by kind and name, as far as it tells. */
interface Target {
  readonly kind: string | undefined;
  readonly name: string | undefined;
  /** Both are regular expressions for the whole text. */
  readonly isPattern: boolean;
}

export type Change =
  | { readonly type: "paths"; readonly target: Target; readonly paths: readonly (readonly Step[])[] }
  /** A patch in a file of its own. */
  | { readonly type: "file"; readonly file: string; readonly target: Target | undefined };

/** What a kustomization changes. https://kubectl.docs.kubernetes.io/references/kustomize/kustomization/ */
export function changesOf(root: TreeNode, folder: string): readonly Change[] {
  return [
    ...[...itemsAt(root, "patches"), ...itemsAt(root, "patchesJson6902")].flatMap((item) => patchIn(item, folder)),
    ...itemsAt(root, "patchesStrategicMerge").flatMap((item) => mergeIn(item, folder)),
    ...itemsAt(root, "replacements").flatMap((item) => itemsAt(item, "targets").map(replacementIn)),
    ...itemsAt(root, "replicas").map((item): Change => {
      const target = { kind: undefined, name: textAt(item, "name"), isPattern: false };
      return { type: "paths", target, paths: [["spec", "replicas"]] };
    }),
  ];
}

/** Whether a change is made to an object; what selects by labels counts as if it did. */
export function isMeant({ kind, name, isPattern }: Target, resource: Resource): boolean {
  const written = textAt(resource.root, "metadata", "name");
  if (isPattern) return fits(kind, resource.kind) && (fits(name, written) || fits(name, resource.name));
  return (kind === undefined || kind === resource.kind) && isPartOf(name, resource.name);
}

/** A patch has the name before a kustomization's prefix and suffix. */
export function isPartOf(name: string | undefined, whole: string | undefined): boolean {
  return name === undefined || whole === undefined || whole.includes(name);
}

/** Kustomize's patterns are Go's; one that is none here counts as if it fitted. */
function fits(pattern: string | undefined, text: string | undefined): boolean {
  if (pattern === undefined || text === undefined) return true;
  if (/^[\w.-]*$/.test(pattern) && !pattern.includes(".")) return pattern === text;
  try {
    return new RegExp(`^(?:${pattern})$`).test(text);
  } catch {
    return true;
  }
}

function patchIn(item: TreeNode, folder: string): readonly Change[] {
  const select = nodeAt(item, "target");
  const target =
    select === undefined ? undefined : { kind: textAt(select, "kind"), name: textAt(select, "name"), isPattern: true };
  const inline = scalarAt(item, "patch");
  if (inline !== undefined) return changesIn(inline, target);
  const file = pathFrom(folder, textAt(item, "path"));
  return file === undefined ? [] : [{ type: "file", file, target }];
}

function mergeIn(item: TreeNode, folder: string): readonly Change[] {
  if (item.type !== "scalar") return [];
  if (item.text.includes("\n")) return changesIn(item, undefined);
  const file = pathFrom(folder, item.text);
  return file === undefined ? [] : [{ type: "file", file, target: undefined }];
}

function changesIn(patch: ScalarNode, target: Target | undefined): readonly Change[] {
  const { root } = parseEmbedded(patch, "yaml");
  if (root.type === "map") return [mergeOf(root, target)];
  const everything = { kind: undefined, name: undefined, isPattern: false };
  return [{ type: "paths", target: target ?? everything, paths: root.type === "list" ? pointersIn(root) : [[]] }];
}

/** A strategic merge patch; without a target it names its object itself. */
export function mergeOf(root: TreeNode, target: Target | undefined): Extract<Change, { type: "paths" }> {
  const own = { kind: textAt(root, "kind"), name: textAt(root, "metadata", "name"), isPattern: false };
  const paths = stepsOfMerge(root).filter(([first, second]) => {
    return first !== "apiVersion" && first !== "kind" && !(first === "metadata" && second === "name");
  });
  return { type: "paths", target: target ?? own, paths };
}

function pointersIn(list: TreeNode): readonly (readonly Step[])[] {
  return list.type !== "list" ? [] : list.items.map((item) => stepsOfPointer(textAt(item, "path") ?? ""));
}

function replacementIn(item: TreeNode): Change {
  const target = { kind: textAt(item, "select", "kind"), name: textAt(item, "select", "name"), isPattern: false };
  const paths = itemsAt(item, "fieldPaths").flatMap((path) => (path.type === "scalar" ? [path.text] : []));
  return { type: "paths", target, paths: paths.map(stepsOfFieldPath) };
}
