import type { IndexView } from "../../contract/index-view.ts";
import type { Resource } from "../../contract/resource.ts";

/** A control action of a template. */
const control = /\{\{-?\s*(?:if|else|range|with|end)\b/;

/** What a template asks in order to choose by the cluster's version. */
const versionQuestion = /Capabilities|semverCompare|[kK]ubeVersion|kubernetesVersion/;

/**
 * Whether an object is written as it stands: for certain, or as a whole behind one condition of a template, such as a
 * switch in the values. Parts of it that depend on conditions of their own make it uncertain.
 */
export function isWhole(resource: Resource, index: IndexView): boolean {
  return resource.root.certain || !control.test(textsOf(resource, index).own);
}

/** Whether the condition around an object asks for the version of the cluster. */
export function isChosenByVersion(resource: Resource, index: IndexView): boolean {
  return !resource.root.certain && versionQuestion.test(textsOf(resource, index).before);
}

/** The object's own text, and what stands before it in its document. A template's document has its actions blanked out. */
function textsOf({ root, document }: Resource, index: IndexView) {
  const text = index.file(document.file)?.text ?? "";
  const start = root.entries[0]?.keyOrigin.place.range.start ?? document.range.start;
  const { end } = root.entries.at(-1)?.value.origin.place.range ?? document.range;
  return { own: text.slice(start, end), before: text.slice(document.range.start, start) };
}
