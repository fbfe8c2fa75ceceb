import type { Fix } from "../../server/contract/fix.ts";
import type { Resource } from "../../server/contract/resource.ts";
import { type Detection, defineRule } from "../../server/contract/rule.ts";
import type { ScalarNode } from "../../server/contract/tree.ts";
import { flowControlVersion } from "../../server/kubernetes/flow-control/api-versions.ts";
import { builtInLevel, builtInSchema } from "../../server/kubernetes/flow-control/built-in.ts";
import { placeOfValue } from "../../server/kubernetes/flow-control/places.ts";
import { isWhole } from "../../server/kubernetes/flow-control/whole.ts";
import { isAbsent, mapAt, scalarAt } from "../../server/yaml/read.ts";
import { type BuiltInChange, builtInChange } from "./built-in-changes.ts";
import { meta } from "./meta.ts";

const annotation = "apf.kubernetes.io/autoupdate-spec";

/** Texts that Go's strconv.ParseBool takes for true or false. */
const goTrue = ["1", "t", "T", "TRUE", "true", "True"];
const goFalse = ["0", "f", "F", "FALSE", "false", "False"];

type Facts =
  | { readonly form: "deleted"; readonly resource: Resource; readonly value: ScalarNode }
  | { readonly form: "put-back"; readonly resource: Resource; readonly change: BuiltInChange };

export const rule = defineRule<Record<never, never>, Facts>({
  meta,
  subjects: { resources: { kinds: ["FlowSchema", "PriorityLevelConfiguration"], words: ["flowcontrol."] } },
  *check({ subject, index }) {
    if (subject.type !== "resource" || subject.resource.role === "patch" || !isWhole(subject.resource, index)) return;
    const { resource } = subject;
    if (flowControlVersion(resource.apiVersion) === undefined || resource.name === undefined) return;
    const found = isBuiltIn(resource) ? putBack(resource) : deleted(resource);
    if (found !== undefined) yield found;
  },
  describe(facts) {
    if (facts.form === "deleted") {
      return `The annotation ${annotation} marks built-in objects, and "${facts.resource.name}" is none: the API server deletes it within a minute, and its requests go back to the built-in levels. Take the annotation away.`;
    }
    const { isMandatory, key, builtIn, changed } = facts.change;
    if (isMandatory) {
      return `The built-in "${facts.resource.name}" is mandatory: the API server refuses or undoes ${key}: ${changed.text}, it is always ${builtIn}. Make an object of your own.`;
    }
    return `The API server puts the built-in "${facts.resource.name}" back within a minute, ${key} to ${builtIn}, as long as the object does not carry the annotation ${annotation}: "false".`;
  },
  fixes: (facts) => (facts.form === "deleted" ? withoutAnnotation(facts.value) : keeping(facts.resource, facts.change)),
});

function isBuiltIn({ kind, name }: Resource): boolean {
  return kind === "FlowSchema" ? builtInSchema(name) !== undefined : builtInLevel(name) !== undefined;
}

function deleted(resource: Resource): Detection<Facts> | undefined {
  const value = scalarAt(resource.root, "metadata", "annotations", annotation);
  if (value === undefined || !goTrue.includes(value.text)) return undefined;
  return { facts: { form: "deleted", resource, value }, place: placeOfValue(value), resource, key: "annotation" };
}

function putBack(resource: Resource): Detection<Facts> | undefined {
  const change = builtInChange(resource);
  if (change === undefined) return undefined;
  const value = scalarAt(resource.root, "metadata", "annotations", annotation);
  const isKept = value !== undefined && goFalse.includes(value.text);
  const isKnown = value !== undefined || isAbsent(resource.root, "metadata", "annotations", annotation);
  if (!change.isMandatory && (isKept || !isKnown)) return undefined;
  return {
    facts: { form: "put-back", resource, change },
    place: placeOfValue(change.changed),
    resource,
    severity: "warning",
    key: change.key,
  };
}

function withoutAnnotation(value: ScalarNode): readonly Fix[] {
  const { parent } = value;
  const isAlone = parent?.type === "map" && parent.entries.length === 1;
  const edits = value.tree.editor.remove(isAlone ? parent : value);
  if (edits === undefined) return [];
  return [{ title: `Take ${annotation} away (the object stays in the cluster)`, safety: "suggestion", edits }];
}

function keeping({ root }: Resource, { isMandatory }: BuiltInChange): readonly Fix[] {
  const metadata = mapAt(root, "metadata");
  if (isMandatory || metadata === undefined) return [];
  const edits = metadata.tree.editor.set(metadata, ["annotations", annotation], "false");
  if (edits === undefined || edits.length === 0) return [];
  const title = `Set ${annotation} to "false" (keeps the change, and misses later changes of the built-in values)`;
  return [{ title, safety: "suggestion", edits }];
}
