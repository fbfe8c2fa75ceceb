import type { IndexView } from "../../contract/index-view.ts";
import type { Resource } from "../../contract/resource.ts";
import type { MapNode } from "../../contract/tree.ts";
import { groupBy } from "../../text/group-by.ts";
import { mapAt, nodeAt, textAt } from "../../yaml/read.ts";
import { isPartOf } from "../kustomize/changes.ts";
import type { Label } from "./selector.ts";
import { selects } from "./selector.ts";
import type { Webhook } from "./webhook.ts";

/** What answers a webhook's calls. */
export interface Backend {
  readonly service: Resource;
  readonly workload: Resource;
  /** Labels of its Pods. */
  readonly label: (key: string) => Label;
}

const kinds = ["Deployment", "StatefulSet"];

/** The one workload that the Service of a webhook selects; undefined when it is not in view, or there are several. */
export function backendOf(webhook: Webhook, index: IndexView): Backend | undefined {
  const { name, namespace } = webhook.service ?? {};
  if (name === undefined || namespace === undefined) return undefined;
  const service = index.resource("Service", namespace, name);
  const selector = mapAt(service?.root, "spec", "selector");
  if (service === undefined || selector === undefined || !isWhole(service, selector)) return undefined;
  const [first] = selector.entries;
  if (first?.value.type !== "scalar") return undefined;
  const key = labelKey(service.namespace, first.key, first.value.text);
  const found = kinds
    .flatMap((kind) => byPodLabel(kind, index).get(key) ?? [])
    .flatMap(({ workload }) => {
      const label = podLabels(workload);
      const isSelected = selector.entries.every(
        ({ key, value }) => value.type === "scalar" && textOf(label(key)) === value.text,
      );
      return isSelected ? [{ service, workload, label }] : [];
    });
  return found.length === 1 ? found[0] : undefined;
}

/** Workloads by each label of their Pods: a Service has one of them in its selector. */
function byPodLabel(kind: string, index: IndexView) {
  const workloads = index.resources(kind);
  return index.kept(workloads, "by pod label", () => {
    const labelled = workloads
      .filter(({ role }) => role !== "patch")
      .flatMap((workload) => {
        const { entries } = mapAt(workload.root, "spec", "template", "metadata", "labels") ?? { entries: [] };
        return entries.map(({ key, value }) => ({
          workload,
          key: labelKey(workload.namespace, key, value.type === "scalar" ? value.text : ""),
        }));
      });
    return groupBy(labelled, ({ key }) => key);
  });
}

function labelKey(namespace: string | undefined, key: string, value: string): string {
  return JSON.stringify([namespace, key, value]);
}

function isWhole({ role }: Resource, selector: MapNode): boolean {
  return role !== "patch" && selector.complete && selector.entries.length > 0;
}

function podLabels({ root }: Resource): (key: string) => Label {
  const labels = mapAt(root, "spec", "template", "metadata", "labels");
  return (key) => {
    const value = textAt(labels, key);
    if (value !== undefined) return { value };
    return labels?.complete === true && labels.get(key) === undefined ? { value: undefined } : "unknown";
  };
}

function textOf(label: Label): string | undefined {
  return label === "unknown" ? undefined : label.value;
}

/** Whether something else decides how many Pods there are: an autoscaler, or a patch of the workload. */
export function isScaledElsewhere({ workload }: Backend, index: IndexView): boolean {
  const scalers = ["HorizontalPodAutoscaler", "ScaledObject"].flatMap((kind) => index.resources(kind));
  const isScaled = scalers.some(({ root }) => {
    const name = textAt(root, "spec", "scaleTargetRef", "name");
    return name === undefined || name === workload.name;
  });
  const isPatched = index
    .resources(workload.kind)
    .some(
      ({ role, name, root }) =>
        role === "patch" && isPartOf(name, workload.name) && nodeAt(root, "spec", "replicas") !== undefined,
    );
  return isScaled || isPatched;
}

/** False when a PodDisruptionBudget in view covers the Pods, or may. */
export function lacksDisruptionBudget({ workload, label }: Backend, index: IndexView): boolean {
  return index
    .resources("PodDisruptionBudget")
    .filter(({ namespace }) => namespace === workload.namespace || namespace === undefined)
    .every(({ root }) => selects(mapAt(root, "spec", "selector"), false, label) === false);
}
