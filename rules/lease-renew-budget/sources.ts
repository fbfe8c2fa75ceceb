import type { EffectiveConfiguration } from "../../server/contract/configuration.ts";
import type { IndexView } from "../../server/contract/index-view.ts";
import type { Origin } from "../../server/contract/place.ts";
import type { Resource, ValuesTree } from "../../server/contract/resource.ts";
import type { Subject } from "../../server/contract/rule.ts";
import { electionsOf, electionWords } from "../../server/kubernetes/leader-election/elections.ts";
import { type Election, secondsOfTiming } from "../../server/kubernetes/leader-election/timings.ts";
import { announcedServices } from "../../server/kubernetes/leases/announced-services.ts";
import {
  isPerObjectMode,
  kindOfMode,
  leaseModeKeys,
  leaseModesIn,
  objectsOfMode,
} from "../../server/kubernetes/leases/lease-mode.ts";
import { leaseUpdates, retryPeriodSeconds } from "../../server/kubernetes/load/leases.ts";
import { count } from "../../server/kubernetes/load/numbers.ts";
import { workloadKinds } from "../../server/kubernetes/pod-template.ts";
import { mapAt, scalarAt } from "../../server/yaml/read.ts";

/** Something that updates Leases, wherever it stands. */
interface Writer {
  /** `150 Pods (leaseMode: pod)`, `Deployment operator`. */
  readonly name: string;
  readonly leases: number;
  readonly periodSeconds: number;
  readonly updatesPerSecond: number;
  /** Whether it keeps one for each object, which is what can be cured. */
  readonly isPerObject: boolean;
}

export interface LeaseSource extends Writer {
  /** Where it stands: to be asked for the few that are reported, since it is found anew after each edit. */
  readonly origin: () => Origin;
}

export const leaseWords: readonly string[] = [...electionWords, "svc_election"];
export const policyKind = "CiliumL2AnnouncementPolicy";

type Cluster = EffectiveConfiguration["cluster"];

/** What one subject adds. Objects whose number is not known add nothing. */
export function sourcesOf(subject: Subject, index: IndexView, cluster: Cluster): readonly LeaseSource[] {
  if (subject.type === "values") return ofModes(subject.values, cluster);
  if (subject.type !== "resource") return [];
  const { resource } = subject;
  if (resource.kind === policyKind) return ofPolicy(resource, index);
  if (!workloadKinds.includes(resource.kind)) return [];
  // Places are left out: an edit moves them and leaves the rest as it is.
  const writers = index.kept(resource, "lease writers", () =>
    electionsOf(subject, index).map((election) => ofElection(election, resource, index)),
  );
  return writers.flatMap((writer, at) => (writer === undefined ? [] : [{ ...writer, origin: () => originOf(at) }]));

  function originOf(at: number): Origin {
    const origin = electionsOf(subject, index)[at]?.switchedOn;
    if (origin === undefined) throw new Error("an election that is switched on stands nowhere");
    return origin;
  }
}

function ofElection(election: Election, resource: Resource, index: IndexView): Writer | undefined {
  if (election.enabled !== true || election.switchedOn === undefined) return undefined;
  const period =
    secondsOfTiming(election, "retryPeriod") ?? election.product.defaults?.retryPeriod ?? retryPeriodSeconds;
  if (period <= 0) return undefined;
  const isPerService = election.product.id === "kube-vip" && hasServiceElection(resource);
  const leases = isPerService ? Math.max(1, announcedServices(index)) : 1;
  const named = `${resource.kind} ${resource.name ?? ""}`.trim();
  return writer(isPerService ? `${leases} Services (${named})` : named, leases, period, isPerService);
}

/** All that is in view, as a key for what is made of it as a whole. */
const wholeView = Object.freeze({});

/** Subjects in view that may add something, in the order of the index. */
export function subjectsInView(index: IndexView): readonly Subject[] {
  return index.kept(wholeView, "lease-renew-budget", () => [...candidates(index)]);
}

function* candidates(index: IndexView): Generator<Subject> {
  for (const values of index.values()) {
    if (leaseModeKeys.some((key) => values.document.text.includes(key))) yield { type: "values", values };
  }
  for (const kind of [policyKind, ...workloadKinds]) {
    for (const resource of index.resources(kind, kind === policyKind ? undefined : leaseWords)) {
      yield { type: "resource", resource };
    }
  }
}

function ofModes(values: ValuesTree, cluster: Cluster): LeaseSource[] {
  return [...leaseModesIn(values)].flatMap(({ mode, key, scalar }): LeaseSource[] => {
    const objects = isPerObjectMode(mode) ? objectsOfMode(mode, cluster) : undefined;
    if (objects === undefined) return [];
    const name = `${count(objects)} ${kindOfMode(mode)}s (${key}: ${mode})`;
    return [{ ...writer(name, objects, retryPeriodSeconds, true), origin: () => scalar.origin }];
  });
}

function ofPolicy(resource: Resource, index: IndexView): LeaseSource[] {
  const entry = mapAt(resource.root)?.entry("spec");
  const services = announcedServices(index);
  const isAnnouncing = ["externalIPs", "loadBalancerIPs"].some(
    (key) => scalarAt(resource.root, "spec", key)?.value === true,
  );
  if (
    entry === undefined ||
    !isAnnouncing ||
    mapAt(resource.root, "spec", "serviceSelector") !== undefined ||
    services === 0
  )
    return [];
  const name = `${count(services)} announced Services (${policyKind})`;
  return [{ ...writer(name, services, retryPeriodSeconds, true), origin: () => entry.keyOrigin }];
}

function hasServiceElection({ document }: Resource): boolean {
  return /svc_election["']?[ \t\r]*,?\s{0,200}value:[ \t]*["']?true/.test(document.text);
}

function writer(name: string, leases: number, periodSeconds: number, isPerObject: boolean): Writer {
  return { name, leases, periodSeconds, updatesPerSecond: leaseUpdates(leases, periodSeconds), isPerObject };
}
