import type { Chart, Resource, ResourceRole } from "../../contract/resource.ts";
import type { SourceDocument } from "../../contract/source.ts";
import type { MapNode, TreeNode } from "../../contract/tree.ts";
import { itemsAt, textAt } from "../../yaml/read.ts";
import type { Placement } from "../structure/kustomizations.ts";

/** What the surroundings of a file say of its objects. */
export interface ResourceSurroundings {
  readonly role: ResourceRole;
  readonly chart: Chart | undefined;
  readonly placement: Placement | undefined;
}

/** The objects of a document; a `List` stands for its items. */
export function resourcesOf(document: SourceDocument, surroundings: ResourceSurroundings): readonly Resource[] {
  return objectsIn(document.tree.root).map((root) => makeResource(document, root, surroundings));
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
  const { role, chart, placement } = surroundings;
  const namespace = placement?.namespace ?? textAt(object.root, "metadata", "namespace");
  const written = textAt(object.root, "metadata", "name");
  const name =
    written === undefined ? undefined : `${placement?.namePrefix ?? ""}${written}${placement?.nameSuffix ?? ""}`;
  return {
    ...object,
    document,
    role,
    ...(namespace !== undefined && { namespace }),
    ...(name !== undefined && { name }),
    ...(chart !== undefined && { chart }),
  };
}
