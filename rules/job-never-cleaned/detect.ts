import type { IndexView } from "../../server/contract/index-view.ts";
import type { Resource } from "../../server/contract/resource.ts";
import type { Detection, RuleContext } from "../../server/contract/rule.ts";
import type { MapNode } from "../../server/contract/tree.ts";
import { isOfBatch, isTestHook } from "../../server/kubernetes/batch.ts";
import { placeOfMissing } from "../../server/kubernetes/missing-place.ts";
import { endOfLine } from "../../server/text/edits.ts";
import { isAbsent, mapAt, nodeAt, textAt } from "../../server/yaml/read.ts";
import type { Options } from "./meta.ts";

export interface Facts {
  readonly kind: "Job" | "Workflow";
  readonly spec: MapNode;
  /** Why there will be many: the name is generated, or a template makes another one at each release. */
  readonly naming: "generated" | "templated" | "fixed";
}

/** What in a template makes a name that has never been there before. */
const fresh = /\.Release\.Revision\b|\b(?:now|unixEpoch|randAlphaNum|randAlpha|randNumeric|randAscii|uuidv4)\b/;

export function* detect({ subject, index, options }: RuleContext<Options>): Generator<Detection<Facts>> {
  if (subject.type !== "resource") return;
  const { resource } = subject;
  const spec = mapAt(resource.root, "spec");
  const isWorkflow = resource.kind === "Workflow";
  if (spec === undefined || resource.role === "patch" || isDeletedHook(resource)) return;
  if (isWorkflow ? !resource.apiVersion.startsWith("argoproj.io/") : !isOfBatch(resource)) return;
  if (!isAbsent(spec, isWorkflow ? "ttlStrategy" : "ttlSecondsAfterFinished")) return;
  // A template of a workflow says what the workflow leaves out.
  if (isWorkflow && !isAbsent(spec, "workflowTemplateRef")) return;
  const naming = namingOf(resource, index);
  if (naming === "fixed" && (isWorkflow || !options.everyJob)) return;
  yield {
    facts: { kind: isWorkflow ? "Workflow" : "Job", spec, naming },
    place: placeOfMissing(spec),
    resource,
    // The controller's defaults, out of view here, may delete workflows.
    ...(isWorkflow && { severity: "hint" as const }),
    incidents: [isWorkflow ? "argo-workflows-2024-etcd-full" : "ort-2026-finished-jobs"],
    key: "ttl",
  };
}

function namingOf({ root }: Resource, index: IndexView): Facts["naming"] {
  if (textAt(root, "metadata", "generateName") !== undefined && isAbsent(root, "metadata", "name")) return "generated";
  const name = nodeAt(root, "metadata", "name");
  if (name === undefined) return "fixed";
  const { file, range } = name.origin.place;
  const source = index.file(file);
  // The place is that of the first action; others can stand behind it on the line.
  const written = source?.kind === "template" ? source.text.slice(range.start, endOfLine(source.text, range.end)) : "";
  return fresh.test(written) ? "templated" : "fixed";
}

/** Helm takes such a hook away once it has succeeded. */
function isDeletedHook(resource: Resource): boolean {
  const annotations = mapAt(resource.root, "metadata", "annotations");
  const policy = textAt(annotations, "helm.sh/hook-delete-policy") ?? "";
  const argo = textAt(annotations, "argocd.argoproj.io/hook-delete-policy") ?? "";
  return isTestHook(resource) || policy.includes("hook-succeeded") || argo.includes("HookSucceeded");
}
