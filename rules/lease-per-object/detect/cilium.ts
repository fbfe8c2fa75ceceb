import type { IndexView } from "../../../server/contract/index-view.ts";
import type { Resource } from "../../../server/contract/resource.ts";
import type { Detection, RuleContext } from "../../../server/contract/rule.ts";
import { secondsOf } from "../../../server/kubernetes/duration.ts";
import { announcedServices } from "../../../server/kubernetes/leases/announced-services.ts";
import { candidatePeriods, retryPeriodSeconds } from "../../../server/kubernetes/load/leases.ts";
import { isAbsent, mapAt, nodeAt, scalarAt, textAt } from "../../../server/yaml/read.ts";
import type { CiliumPolicy } from "../facts.ts";
import { loadOf } from "../load.ts";
import type { Options } from "../options.ts";

/** Requests a second that the agent's client allows itself. https://docs.cilium.io/en/stable/network/l2-announcements/#sizing-client-rate-limit */
const clientRateLimit = 10;

/**
 * A CiliumL2AnnouncementPolicy without `serviceSelector` takes every Service that has an address to announce, each with
 * a Lease of its own. https://docs.cilium.io/en/stable/network/l2-announcements/
 */
export function* ciliumPolicies(resource: Resource, context: RuleContext<Options>): Generator<Detection<CiliumPolicy>> {
  if (!resource.apiVersion.startsWith("cilium.io/")) return;
  const spec = mapAt(resource.root, "spec");
  if (spec === undefined || !selectsAll(resource) || !announces(resource) || isSwitchedOff(context.index)) return;
  const { cluster } = context.configuration;
  const inView = announcedServices(context.index);
  const services = inView > 0 && context.configuration.wholeViewKnown ? inView : undefined;
  const period = retryPeriodOf(context.index);
  const load = loadOf(services, "announced Services in view", period);
  const readsPerAgent = services === undefined ? undefined : services / (candidatePeriods * period);
  const isHeavy =
    (load.writesPerSecond ?? 0) >= context.options.writesPerSecond || (readsPerAgent ?? 0) > clientRateLimit;
  // Few Services are no hazard; how many there are is often known only to the cluster.
  if (services !== undefined && !isHeavy) return;
  const selector = spec.entry("serviceSelector");
  const entry = selector ?? mapAt(resource.root)?.entry("spec");
  if (entry === undefined) return;
  yield {
    facts: { form: "cilium-l2", load, readsPerAgent },
    place: { ...entry.keyOrigin.place, grade: selector === undefined ? "parent" : "exact" },
    related: entry.keyOrigin.related,
    severity: isHeavy || (cluster.services ?? 0) / period >= context.options.writesPerSecond ? "warning" : "info",
    incidents: ["cilium-l2-leases", "bright-cluster-mesh"],
    key: "spec.serviceSelector",
  };
}

function selectsAll({ root }: Resource): boolean {
  if (isAbsent(root, "spec", "serviceSelector")) return true;
  const selector = nodeAt(root, "spec", "serviceSelector");
  return selector?.type === "map" && selector.complete && selector.entries.length === 0;
}

/** Without `externalIPs: true` or `loadBalancerIPs: true` a policy announces nothing. */
function announces({ root }: Resource): boolean {
  return ["externalIPs", "loadBalancerIPs"].some((key) => scalarAt(root, "spec", key)?.value === true);
}

function ciliumValues(index: IndexView) {
  return index.values().filter(({ chart }) => chart?.name === "cilium");
}

function isSwitchedOff(index: IndexView): boolean {
  return ciliumValues(index).some(({ root }) => scalarAt(root, "l2announcements", "enabled")?.value === false);
}

/** The chart leaves it commented out; the agent's default is 2 s. */
function retryPeriodOf(index: IndexView): number {
  const written = ciliumValues(index).flatMap(({ root }) => textAt(root, "l2announcements", "leaseRetryPeriod") ?? []);
  return secondsOf(written.at(-1)) ?? retryPeriodSeconds;
}
