import type { IndexView } from "../../contract/index-view.ts";
import { isAbsent, textAt } from "../../yaml/read.ts";
import type { Label } from "./selector.ts";

/** The label that the API server gives every namespace, with its name. https://kubernetes.io/docs/reference/labels-annotations-taints/#kubernetes-io-metadata-name */
export const nameLabel = "kubernetes.io/metadata.name";

/** Stands for the name of some namespace that no selector names. */
const otherName = "\u0000other";

/**
 * Labels of a namespace: its name, and what a Namespace object in view says. Anything else somebody may have set by hand.
 *
 * @param name undefined: an ordinary namespace that nobody names
 */
export function labelsOfNamespace(name: string | undefined, index: IndexView): (key: string) => Label {
  return (key) => {
    if (key === nameLabel) return { value: name ?? otherName };
    const object = name === undefined ? undefined : index.resource("Namespace", undefined, name);
    if (object === undefined) return "unknown";
    const value = textAt(object.root, "metadata", "labels", key);
    if (value !== undefined) return { value };
    return isAbsent(object.root, "metadata", "labels", key) ? { value: undefined } : "unknown";
  };
}

/** Labels of an object that Kubernetes makes without any. */
export function noLabels(): Label {
  return { value: undefined };
}
