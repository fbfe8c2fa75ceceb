import type { Resource, ValuesTree } from "../../contract/resource.ts";
import type { Subject } from "../../contract/rule.ts";
import type { TreeNode } from "../../contract/tree.ts";
import type { DocumentRecord, FileRecord } from "../file-record.ts";
import type { ChartRender, RenderedRecord } from "../rendering/chart-render.ts";
import type { Structure } from "../structure/structure.ts";
import { fileInlineValues, inlineValuesOf } from "./inline-values.ts";
import { resourcesOf } from "./resources.ts";
import { valuesTreesOf } from "./values.ts";

/** What a document gives rules to look at. Made once for a document and a structure. */
export interface DocumentSubjects {
  readonly resources: readonly Resource[];
  readonly values: readonly ValuesTree[];
  readonly subjects: readonly Subject[];
}

/** A document of a rendered chart: its objects, and the values inside them. Test hooks are no part of what runs. */
export function renderedSubjectsOf(record: RenderedRecord, { chart, plan }: ChartRender): DocumentSubjects {
  if (/\btest(-success|-failure)?\b/.test(record.hook ?? "")) return { resources: [], values: [], subjects: [] };
  const render = { name: plan.name, namespace: plan.namespace, hook: record.hook };
  const resources = resourcesOf(record.document, { role: "rendered", chart, placement: undefined, render });
  const values = resources.flatMap((resource) => inlineValuesOf(resource));
  return { resources, values, subjects: subjectsIn(resources, values) };
}

function subjectsIn(resources: readonly Resource[], values: readonly ValuesTree[]): Subject[] {
  return [
    ...resources.map((resource) => ({ type: "resource", resource }) as const),
    ...values.map((tree) => ({ type: "values", values: tree }) as const),
  ];
}

export function subjectsOf(file: FileRecord, record: DocumentRecord, structure: Structure): DocumentSubjects {
  if (structure.isBesideFetched(file)) return { resources: [], values: [], subjects: [] };
  const { document } = record;
  const isValues = structure.isValues(file);
  const resources = isValues || file.kind === "chart" ? [] : resourcesOf(document, surroundings(file, structure));
  // A file that is only named like values may hold objects all the same.
  const named = isValues ? resourcesOf(document, surroundings(file, structure)) : [];
  const values = [
    ...(isValues && named.length === 0 ? valuesTreesOf(document, structure) : []),
    ...fileInlineValues(document, file),
    ...resources.flatMap((resource) => inlineValuesOf(resource, structure.releases)),
  ];
  const objects = [...resources, ...named];
  const subjects = subjectsIn(objects, values);
  if (subjects.length === 0 && file.kind === "manifest" && !isEmpty(document.tree.root))
    subjects.push({ type: "document", plain: { document, root: document.tree.root } });
  return { resources: objects, values, subjects };
}

/** https://github.com/kubernetes-sigs/kustomize/blob/master/api/types/kustomization.go, `FixKustomizationPostUnmarshalling` */
const kustomization = { apiVersion: "kustomize.config.k8s.io/v1beta1", kind: "Kustomization" };

function surroundings(file: FileRecord, structure: Structure) {
  const chart = structure.chartOf(file.path);
  if (file.kind === "template") return { role: "template", chart, placement: undefined } as const;
  if (structure.kustomize.isPatch(file.path)) return { role: "patch", chart: undefined, placement: undefined } as const;
  const placement = structure.kustomize.placementOf(file.path);
  const standard = file.kind === "kustomization" ? kustomization : undefined;
  return { role: "manifest", chart: undefined, placement, ...(standard && { standard }) } as const;
}

function isEmpty(root: TreeNode): boolean {
  return root.type === "map" && root.entries.length === 0;
}
