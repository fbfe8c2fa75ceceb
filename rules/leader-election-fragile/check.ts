import type { Detection, RuleContext } from "../../server/contract/rule.ts";
import { refusalOf, toleratedOutage } from "../../server/kubernetes/leader-election/arithmetic.ts";
import { electionsOf } from "../../server/kubernetes/leader-election/elections.ts";
import { conventional } from "../../server/kubernetes/leader-election/products.ts";
import {
  timings as allTimings,
  type Election,
  type TimingSetting,
  type Timings,
  timingsOf,
  writtenTimings,
} from "../../server/kubernetes/leader-election/timings.ts";
import { leaseUpdates } from "../../server/kubernetes/load/leases.ts";
import { round } from "../../server/kubernetes/load/numbers.ts";
import type { Options } from "./meta.ts";

export interface Facts {
  readonly election: Election;
  readonly timings: Timings;
  readonly tolerated: number;
  /** What the product's defaults tolerate, or client-go's convention where those are not known. */
  readonly usual: number;
  /**
   * - `less`: written timings tolerate less than that. `lease-only`: the lease duration was raised alone.
   * - `defaults`: the defaults, or timings as good.
   */
  readonly kind: "less" | "lease-only" | "defaults";
}

/** What 15, 10 and 5 s survive, the defaults of the CSI sidecars and of others: they may be an unknown program's own, too. */
const leastUsual = toleratedOutage({ ...conventional, retryPeriod: 5 });

/** Elections that give up sooner than their product would by itself; on request those that give up soon. */
export function* check({ subject, index, options }: RuleContext<Options>): Generator<Detection<Facts>> {
  for (const election of electionsOf(subject, index)) {
    const timings = timingsOf(election);
    const defaults = defaultsOf(election);
    if (election.enabled === false || timings === undefined || defaults === undefined) continue;
    if (election.product.refuses && refusalOf(timings) !== undefined) continue;
    const tolerated = toleratedOutage(timings);
    const usual = toleratedOutage(defaults);
    const kind = kindOf(election, timings, tolerated, usual);
    const isKnown = election.product.defaults !== undefined;
    if (isKnown ? kind !== "less" && tolerated >= options.hintBelowSeconds : tolerated >= leastUsual) continue;
    const setting = settingOf(election);
    const origin = setting?.origin ?? election.switchedOn;
    if (origin === undefined) continue;
    yield {
      facts: { election, timings, tolerated, usual, kind },
      place: origin.place,
      related: origin.related,
      ...(election.resource !== undefined && { resource: election.resource }),
      ...(kind !== "less" ? { severity: "hint" as const } : !isKnown && { severity: "info" as const }),
      incidents: incidentsOf(kind, election),
      estimate: {
        quantity: "Lease updates of the leader",
        value: round(leaseUpdates(1, timings.retryPeriod)),
        unit: "writes/s",
        assumptions: [`one update every ${timings.retryPeriod} s, the retry period`],
      },
      key: election.key,
    };
  }
}

/** A program whose defaults are not known is judged by the convention if it elects and all timings are written, with units. */
function defaultsOf(election: Election): Timings | undefined {
  const { enabled, product } = election;
  if (product.defaults !== undefined) return product.defaults;
  const written = writtenTimings(election).filter(({ text }) => /[a-zµ]$/.test(text ?? ""));
  return enabled === true && written.length === allTimings.length ? conventional : undefined;
}

function kindOf(election: Election, timings: Timings, tolerated: number, usual: number): Facts["kind"] {
  if (tolerated < usual && settingOf(election) !== undefined) return "less";
  const { defaults } = election.product;
  const isRaisedAlone = writtenTimings(election).every(({ timing }) => timing === "leaseDuration");
  return isRaisedAlone && timings.leaseDuration > (defaults?.leaseDuration ?? 0) ? "lease-only" : "defaults";
}

/** The written timing that decides what is tolerated; the lease duration where it stands alone. */
function settingOf(election: Election): TimingSetting | undefined {
  const written = writtenTimings(election);
  for (const timing of ["renewDeadline", "retryPeriod", "leaseDuration"] as const) {
    const found = written.find((setting) => setting.timing === timing);
    if (found !== undefined) return found;
  }
  return undefined;
}

function incidentsOf(kind: Facts["kind"], { product }: Election): readonly string[] {
  if (kind === "lease-only") return ["microk8s-2021-lease-60s"];
  if (product.id === "kube-vip") return ["kube-vip-lost-leases"];
  return product.id === "kyverno" ? ["kyverno-2024-lease-retry"] : ["operators-default-election"];
}
