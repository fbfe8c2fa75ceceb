import type { TextEdit } from "../../contract/fix.ts";
import type { IndexView } from "../../contract/index-view.ts";
import type { Resource } from "../../contract/resource.ts";
import type { MapEntry, MapNode } from "../../contract/tree.ts";
import { mapAt, scalarAt } from "../../yaml/read.ts";
import { type FlowControlVersion, flowControlGroup } from "./api-versions.ts";
import { defaultShares, preserveZeroAnnotation, sharesOf } from "./shares.ts";

type SharesField = FlowControlVersion["sharesField"];

/** The field of `limited` that this version does not know, where its own field is missing. */
export function foreignShares(resource: Resource, { sharesField }: FlowControlVersion): MapEntry | undefined {
  const limited = mapAt(resource.root, "spec", "limited");
  const other: SharesField =
    sharesField === "nominalConcurrencyShares" ? "assuredConcurrencyShares" : "nominalConcurrencyShares";
  return limited?.get(sharesField) === undefined ? limited?.entry(other) : undefined;
}

/** The edits that take an object of the flow-control group to another version, and mean the same there. */
export function migrationEdits(
  resource: Resource,
  target: FlowControlVersion,
  index: IndexView,
): readonly TextEdit[] | undefined {
  const apiVersion = scalarAt(resource.root, "apiVersion");
  const limited = mapAt(resource.root, "spec", "limited");
  if (apiVersion === undefined) return undefined;
  const foreign = foreignShares(resource, target);
  const parts = [
    apiVersion.tree.editor.replaceScalar(apiVersion, `${flowControlGroup}/${target.version}`),
    foreign === undefined ? [] : renameKey(foreign, target.sharesField, index),
    limited === undefined ? [] : zeroEdits(resource, limited, target),
  ];
  const edits: TextEdit[] = [];
  for (const part of parts) {
    if (part === undefined) return undefined;
    edits.push(...part);
  }
  return edits;
}

/** Before v1 a zero means the default unless an annotation keeps it; that annotation is refused elsewhere. */
function zeroEdits(
  resource: Resource,
  limited: MapNode,
  { version }: FlowControlVersion,
): readonly TextEdit[] | undefined {
  const fields: readonly SharesField[] = ["nominalConcurrencyShares", "assuredConcurrencyShares"];
  const zero = fields.map((field) => scalarAt(limited, field)).find((node) => node?.value === 0);
  const meant = zero === undefined ? undefined : sharesOf(resource);
  // Only v1 takes a zero at its word.
  if (meant === 0 && version !== "v1" && resource.apiVersion.endsWith("/v1")) return undefined;
  const value = meant === defaultShares && version === "v1" ? zero?.tree.editor.replaceScalar(zero, defaultShares) : [];
  const kept = scalarAt(resource.root, "metadata", "annotations", preserveZeroAnnotation);
  const annotation = kept === undefined || version === "v1beta3" ? [] : kept.tree.editor.remove(kept);
  return value === undefined || annotation === undefined ? undefined : [...value, ...annotation];
}

/** Gives a key another name, in its own quotes. */
export function renameKey(entry: MapEntry, name: string, index: IndexView): readonly TextEdit[] | undefined {
  const { file, range, grade } = entry.keyOrigin.place;
  const text = index.file(file)?.text.slice(range.start, range.end);
  const quote = text === `"${entry.key}"` || text === `'${entry.key}'` ? text.charAt(0) : "";
  if (grade !== "exact" || text !== quote + entry.key + quote) return undefined;
  return [{ file, range, newText: quote + name + quote }];
}
