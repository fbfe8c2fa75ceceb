import type { EffectiveConfiguration } from "../../server/contract/configuration.ts";
import type { Fix } from "../../server/contract/fix.ts";
import { type Detection, defineRule, type RuleContext } from "../../server/contract/rule.ts";
import { electionsOf } from "../../server/kubernetes/leader-election/elections.ts";
import type { Election, LockSetting } from "../../server/kubernetes/leader-election/timings.ts";
import { meta, type Options } from "./meta.ts";

interface Facts {
  readonly lock: LockSetting;
  /** Minor version from which the kind is refused. */
  readonly since: number;
  readonly minor: number;
  readonly from: "image" | EffectiveConfiguration["kubernetes"]["from"];
}

/** client-go `tools/leaderelection/resourcelock/interface.go`, counted on its release branches. */
const refusedSince: ReadonlyMap<string, number> = new Map([
  ["endpoints", 24],
  ["configmaps", 24],
  ["endpointsleases", 28],
  ["configmapsleases", 28],
]);

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: {
    resources: { words: ["resource-lock", "resourceLock", "leaderElectResourceLock"] },
    documents: { words: ["leader-elect-resource-lock"] },
  },
  check,
  describe,
  fixes,
});

/** Locks of Kubernetes' own components, whose version tells which client-go they hold. */
function* check({ subject, index, configuration }: RuleContext<Options>): Generator<Detection<Facts>> {
  for (const election of electionsOf(subject, index)) {
    const { lock, product } = election;
    if (lock === undefined || !lock.certain || product.id !== "component-base" || election.enabled === false) continue;
    const since = refusedSince.get(lock.text);
    const { minor, from } = versionOf(election, configuration);
    if (since === undefined || minor < since) continue;
    yield {
      facts: { lock, since, minor, from },
      place: lock.origin.place,
      related: lock.origin.related,
      ...(election.resource !== undefined && { resource: election.resource }),
      key: `${election.key} lock`,
    };
  }
}

function versionOf({ tag }: Election, { kubernetes }: EffectiveConfiguration): Pick<Facts, "minor" | "from"> {
  const minor = /^v?1\.(\d+)\b/.exec(tag ?? "")?.[1];
  return minor === undefined ? kubernetes : { minor: Number(minor), from: "image" };
}

function describe({ lock, since, minor, from }: Facts): string {
  const version = from === "assumed" ? `1.${minor} (assumed: nothing in view tells the version)` : `1.${minor}`;
  return `A lock of kind "${lock.text}" is refused from Kubernetes 1.${since} on, and this is ${version}: the component ends at its start. Such a lock also woke every node that watches the object, every 2 s. Use leases.`;
}

function fixes({ lock }: Facts): readonly Fix[] {
  const edits = lock.replace("leases");
  const title =
    "Use a lock of kind leases (another lock than before: see that no older replica still holds the old one)";
  return edits === undefined ? [] : [{ title, safety: "suggestion", edits }];
}
