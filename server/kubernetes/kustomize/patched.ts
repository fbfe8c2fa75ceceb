import type { IndexView } from "../../contract/index-view.ts";
import type { Place } from "../../contract/place.ts";
import type { Resource } from "../../contract/resource.ts";
import type { TreeNode, TreePath } from "../../contract/tree.ts";
import { type Change, isMeant, isPartOf, mergeOf } from "./changes.ts";
import { changesOver } from "./layers.ts";
import { concerns } from "./steps.ts";

/**
 * Whether a kustomization in view changes what a finding at this place of an object rests on: the value itself, what stands
 * beside it in its map, or, where something is missing, the map that misses it.
 */
export function isPatchedAt(place: Place, resource: Resource, index: IndexView): boolean {
  if (place.file !== resource.document.file) return false;
  const changes = changesTo(resource, index);
  // Most objects are changed by nothing, and the search for the place goes through all of one.
  const node = changes.length === 0 ? undefined : nodeIn(resource.root, place);
  if (node === undefined) return false;
  const path = node.path.slice(resource.root.path.length);
  const around =
    place.grade === "parent" || node.type !== "scalar"
      ? { path, depth: deepest }
      : { path: path.slice(0, -1), depth: 1 };
  return changes.some((change) => isChanged(change, resource, around, index));
}

/** How far below the map that a finding names something may be missing: `activeDeadlineSeconds` of a CronJob, say. */
const deepest = 4;

/**
 * Whether a kustomization in view changes what lies at a path of an object, or in maps below it.
 * @param path from the object's root
 */
export function isChangedAt(path: TreePath, resource: Resource, index: IndexView): boolean {
  const around = { path, depth: deepest };
  return changesTo(resource, index).some((change) => isChanged(change, resource, around, index));
}

/** The map that something is found in. */
interface Around {
  readonly path: TreePath;
  /** How many keys below it a change counts. */
  readonly depth: number;
}

function changesTo({ role, document }: Resource, index: IndexView): readonly Change[] {
  return role === "manifest" ? changesOver(document.file, index) : [];
}

function isChanged(change: Change, resource: Resource, around: Around, index: IndexView): boolean {
  if (change.type === "paths")
    return (
      isMeant(change.target, resource) &&
      change.paths.some((steps) => concerns(steps, resource.root, around.path, around.depth))
    );
  const { file, target } = change;
  if (target !== undefined && !isMeant(target, resource)) return false;
  const patches = index.resources(resource.kind).filter(({ document }) => document.file === file);
  // JSON patches are no objects, and say what they change only in their own file.
  if (patches.length === 0) return target !== undefined;
  return patches.some(
    ({ name, root }) => isPartOf(name, resource.name) && isChanged(mergeOf(root, target), resource, around, index),
  );
}

/** The node that has this place, else the innermost that it lies in; a key stands for its value. */
function nodeIn(node: TreeNode, place: Pick<Place, "range">): TreeNode | undefined {
  const { range } = place;
  if (node.type === "map") {
    for (const { keyOrigin, value } of node.entries) {
      const key = keyOrigin.place.range;
      if (key.start <= range.start && range.end <= key.end) return value;
      const found = nodeIn(value, place);
      if (found !== undefined) return found;
    }
  } else if (node.type === "list") {
    for (const item of node.items) {
      const found = nodeIn(item, place);
      if (found !== undefined) return found;
    }
  } else {
    const own = node.origin.place.range;
    if (own.start <= range.start && range.end <= own.end) return node;
  }
  return undefined;
}
