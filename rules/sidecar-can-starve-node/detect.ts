import type { IndexView } from "../../server/contract/index-view.ts";
import type { Resource } from "../../server/contract/resource.ts";
import type { Detection, RuleContext } from "../../server/contract/rule.ts";
import type { MapNode, TreeNode } from "../../server/contract/tree.ts";
import { isTestHook } from "../../server/kubernetes/batch.ts";
import { mountedFiles } from "../../server/kubernetes/clients/places/mounted-files.ts";
import { replicasOf } from "../../server/kubernetes/etcd/whole.ts";
import { type Shipper, shipperOf } from "../../server/kubernetes/log-shippers/programs.ts";
import { retryHazards } from "../../server/kubernetes/log-shippers/retries.ts";
import { placeOfMissing } from "../../server/kubernetes/missing-place.ts";
import { type Container, type PodTemplate, podTemplateOf } from "../../server/kubernetes/pod-template.ts";
import { guessFormat } from "../../server/yaml/embedded/guess-format.ts";
import { parseEmbedded } from "../../server/yaml/embedded/parse-embedded.ts";
import { itemsAt, mapAt, textAt } from "../../server/yaml/read.ts";
import { type Facts, hasNoCpuLimit } from "./facts.ts";
import type { Options } from "./meta.ts";

export function* detect({ subject, index, options }: RuleContext<Options>): Generator<Detection<Facts>> {
  if (subject.type !== "resource") return;
  const { resource } = subject;
  if (resource.role === "patch" || isTestHook(resource) || hasDefaultLimit(resource, index)) return;
  if (resource.kind === "OpenTelemetryCollector") yield* inCollector(resource, options);
  else yield* inWorkload(resource, index, options);
}

function* inWorkload(resource: Resource, index: IndexView, options: Options): Generator<Detection<Facts>> {
  const template = resource.kind === "DaemonSet" ? undefined : podTemplateOf(resource);
  if (template === undefined) return;
  for (const container of template.containers) {
    const shipper = shipperOf(container);
    if (shipper === undefined || !isSidecar(container, template) || hasNoCpuLimit(container.node) !== true) continue;
    const configMap = (name: string) => index.resource("ConfigMap", resource.namespace, name);
    const trees = mountedFiles(container.node, template.spec, configMap).files.flatMap(({ name, scalar }) => {
      const format = guessFormat(name, scalar.text);
      return format === undefined ? [] : [parseEmbedded(scalar, format).root];
    });
    yield* found(trees, { shipper, holder: container.node, name: container.name, resource }, options);
  }
}

/** The operator puts such a collector into each Pod that asks for it. */
function* inCollector(resource: Resource, options: Options): Generator<Detection<Facts>> {
  const spec = mapAt(resource.root, "spec");
  if (spec === undefined || textAt(spec, "mode") !== "sidecar" || hasNoCpuLimit(spec) !== true) return;
  const config = spec.get("config");
  const tree = config?.type === "scalar" ? parseEmbedded(config, "yaml").root : config;
  const shipper = "OpenTelemetry Collector";
  yield* found(tree === undefined ? [] : [tree], { shipper, holder: spec, name: undefined, resource }, options);
}

interface Seen {
  readonly shipper: Shipper;
  /** What holds `resources`. */
  readonly holder: MapNode;
  readonly name: string | undefined;
  readonly resource: Resource;
}

function* found(trees: readonly TreeNode[], seen: Seen, options: Options): Generator<Detection<Facts>> {
  const { shipper, holder, name, resource } = seen;
  const facts = { shipper, container: name, replicas: replicasOf(resource) };
  let count = 0;
  for (const tree of trees) {
    for (const hazard of retryHazards(tree, shipper, options.backOffSeconds)) {
      count++;
      const { place, related } = hazard.scalar.origin;
      const key = `${name ?? ""} ${hazard.scalar.path.join(".")}`;
      // With its back-off it hurts less: what waits grows, and comes all at once.
      const severity = hazard.problem === "unlimited" ? "info" : "warning";
      yield { facts: { ...facts, hazard }, place, related, resource, severity, key };
    }
  }
  if (count > 0 || !options.requireCpuLimit) return;
  const place = placeOfMissing(mapAt(holder, "resources", "limits") ?? mapAt(holder, "resources") ?? holder);
  yield { facts: { ...facts, hazard: undefined }, place, resource, severity: "info", key: `${name ?? ""} limit` };
}

/** Beside a program of its own, and not gone before that starts. */
function isSidecar({ node, isInit }: Container, { containers }: PodTemplate): boolean {
  if (isInit && textAt(node, "restartPolicy") !== "Always") return false;
  return containers.some((other) => !other.isInit && other.node !== node && shipperOf(other) === undefined);
}

/** A LimitRange gives each container of the namespace a limit. */
function hasDefaultLimit({ namespace }: Resource, index: IndexView): boolean {
  return index
    .resources("LimitRange")
    .some(
      (range) =>
        range.namespace === namespace &&
        itemsAt(range.root, "spec", "limits").some(
          (limit) => mapAt(limit, "default")?.get("cpu") !== undefined || mapAt(limit, "max")?.get("cpu") !== undefined,
        ),
    );
}
