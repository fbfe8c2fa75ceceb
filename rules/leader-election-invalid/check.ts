import type { Detection, RuleContext } from "../../server/contract/rule.ts";
import { refusalOf } from "../../server/kubernetes/leader-election/arithmetic.ts";
import { timedElectionsOf } from "../../server/kubernetes/leader-election/elections.ts";
import {
  timings as allTimings,
  type Election,
  type TimingSetting,
  type Timings,
  timingsOf,
  writtenTimings,
} from "../../server/kubernetes/leader-election/timings.ts";
import type { Options } from "./meta.ts";

/**
 * - `unit`: a number where the program wants a duration. `zero`, `lease`, `deadline`: client-go refuses.
 * - `second`: a lease duration that is written to the Lease as 0, which the API server refuses.
 */
export interface Facts {
  readonly problem: "unit" | "zero" | "lease" | "deadline" | "second";
  readonly election: Election;
  readonly timings: Timings | undefined;
  readonly setting: TimingSetting;
}

/** Timings that keep a program from starting, at the one that a person would change. */
export function* check({ subject, index }: RuleContext<Options>): Generator<Detection<Facts>> {
  for (const election of timedElectionsOf(subject, index)) {
    if (!election.product.refuses) continue;
    const found = problemOf(election);
    if (found === undefined) continue;
    const { setting } = found;
    const others = writtenTimings(election).filter((other) => other !== setting && isElsewhere(other, setting));
    yield {
      facts: { ...found, election },
      place: setting.origin.place,
      related: [
        ...setting.origin.related,
        ...others.map(({ origin, name }) => ({ file: origin.place.file, range: origin.place.range, message: name })),
      ],
      ...(election.resource !== undefined && { resource: election.resource }),
      key: `${election.key} ${setting.timing}`,
    };
  }
}

function problemOf(election: Election): Omit<Facts, "election"> | undefined {
  const malformed = writtenTimings(election).find((setting) => setting.malformed && setting.certain);
  if (malformed !== undefined) return { problem: "unit", timings: undefined, setting: malformed };
  const timings = timingsOf(election);
  if (timings === undefined) return undefined;
  const refusal = refusalOf(timings);
  if (refusal === undefined) {
    const setting = timings.leaseDuration < 1 ? settingOf(election, "leaseDuration") : undefined;
    return setting === undefined ? undefined : { problem: "second", timings, setting };
  }
  const order = {
    zero: allTimings.filter((timing) => timings[timing] <= 0),
    lease: ["leaseDuration", "renewDeadline"] as const,
    deadline: ["renewDeadline", "retryPeriod"] as const,
  }[refusal];
  const setting = order.map((timing) => settingOf(election, timing)).find((one) => one !== undefined);
  return setting === undefined ? undefined : { problem: refusal, timings, setting };
}

function settingOf(election: Election, timing: (typeof allTimings)[number]): TimingSetting | undefined {
  const state = election[timing];
  return state.state === "set" ? state.setting : undefined;
}

function isElsewhere(a: TimingSetting, b: TimingSetting): boolean {
  return a.origin.place.range.start !== b.origin.place.range.start;
}
