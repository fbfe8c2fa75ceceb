import type { Chart, Resource, ResourceRole } from "../../contract/resource.ts";
import type { SourceDocument } from "../../contract/source.ts";
import type { MapNode, TreeNode } from "../../contract/tree.ts";
import { itemsAt, scalarAt, textAt } from "../../yaml/read.ts";
import { type Placement, placedName } from "../structure/kustomizations.ts";

/** What the surroundings of a file say of its objects. */
export interface ResourceSurroundings {
  readonly role: ResourceRole;
  readonly chart: Chart | undefined;
  readonly placement: Placement | undefined;
  /** What an object is that does not say it. */
  readonly standard?: { readonly apiVersion: string; readonly kind: string };
  readonly render?: {
    readonly name: string | undefined;
    readonly namespace: string | undefined;
    readonly hook: string | undefined;
  };
}

/** The objects of a document; a `List` stands for its items. */
export function resourcesOf(document: SourceDocument, surroundings: ResourceSurroundings): readonly Resource[] {
  const { root: whole } = document.tree;
  const objects = objectsIn(whole);
  if (objects.length === 0 && surroundings.standard !== undefined && isUnnamed(whole))
    return [makeResource(document, { root: whole, ...surroundings.standard }, surroundings)];
  return objects.map((root) => makeResource(document, root, surroundings));
}

function isUnnamed(root: TreeNode): root is MapNode {
  return root.type === "map" && root.get("kind") === undefined && root.get("apiVersion") === undefined;
}

interface ObjectNode {
  readonly root: MapNode;
  readonly apiVersion: string;
  readonly kind: string;
}

function objectsIn(node: TreeNode): readonly ObjectNode[] {
  const apiVersion = textAt(node, "apiVersion");
  const kind = textAt(node, "kind");
  if (node.type !== "map" || apiVersion === undefined || kind === undefined) return [];
  if (kind === "List" && apiVersion === "v1") return itemsAt(node, "items").flatMap(objectsIn);
  return [{ root: node, apiVersion, kind }];
}

function makeResource(document: SourceDocument, object: ObjectNode, surroundings: ResourceSurroundings): Resource {
  const { role, chart, placement, render } = surroundings;
  const namespace = placement?.namespace ?? render?.namespace ?? writtenNamespace(object.root, role);
  const written = textAt(object.root, "metadata", "name");
  const name = written === undefined ? undefined : placedName(written, placement);
  const { root, apiVersion, kind } = object;
  // One by one: objects that are put together of parts cost several times as much, and there are thousands.
  const resource: { -readonly [Key in keyof Resource]: Resource[Key] } = { root, apiVersion, kind, document, role };
  if (namespace !== undefined) resource.namespace = namespace;
  if (name !== undefined) resource.name = name;
  if (chart !== undefined) resource.chart = chart;
  if (render?.name !== undefined) resource.render = render.name;
  if (render?.hook !== undefined) resource.hook = render.hook;
  return resource;
}

/** The release's namespace is known only where the configuration declares it: what a render prints for it is a stand-in. */
function writtenNamespace(root: MapNode, role: ResourceRole): string | undefined {
  const node = scalarAt(root, "metadata", "namespace");
  if (node === undefined || node.value === null) return undefined;
  return role === "rendered" && node.origin.place.grade === "action" ? undefined : node.text;
}
