import type { Origin } from "../../server/contract/place.ts";
import type { Resource, ValuesTree } from "../../server/contract/resource.ts";
import type { Detection, RuleContext } from "../../server/contract/rule.ts";
import type { ScalarNode } from "../../server/contract/tree.ts";
import { type CronTimes, cronTimes } from "../../server/kubernetes/cron.ts";
import { isWhole } from "../../server/kubernetes/etcd/whole.ts";
import { isAbsent, itemsAt, scalarAt, textAt } from "../../server/yaml/read.ts";
import type { Options } from "./meta.ts";
import { defragRunsOf } from "./runs.ts";

export type Problem = "guard" | "wholesale" | "timeout" | "often" | "overlap";

export interface Facts {
  readonly what: string;
  readonly problems: readonly Problem[];
  readonly times: CronTimes | undefined;
  readonly schedule: string | undefined;
  readonly timeoutSeconds: number | undefined;
  readonly byGardener: boolean;
  /** Whether something asks how much space there is to win. */
  readonly isAsking: boolean;
}

export function* check({ subject, index, options }: RuleContext<Options>): Generator<Detection<Facts>> {
  if (subject.type === "values") yield* bitnami(subject.values);
  if (subject.type !== "resource") return;
  const { resource } = subject;
  if (resource.kind === "Etcd") yield* gardener(resource, options);
  if (resource.kind !== "CronJob" || scalarAt(resource.root, "spec", "suspend")?.value === true) return;
  const schedule = scalarAt(resource.root, "spec", "schedule");
  const times = timesOf(schedule);
  for (const run of defragRunsOf(resource, index)) {
    const problems: Problem[] = [];
    if (!run.hasGuard) problems.push("guard");
    if (run.isWholesale) problems.push("wholesale");
    if (run.timeoutSeconds !== undefined && run.timeoutSeconds < options.minimumTimeoutSeconds)
      problems.push("timeout");
    const ofCommand = problems.length;
    if (times !== undefined && times.perDay > options.perDay) problems.push("often");
    if (mayOverlap(resource)) problems.push("overlap");
    if (problems.length === 0) continue;
    // A run that asks for space first defragments nothing most times.
    const isAsking = run.hasGuard && run.tool !== "other";
    const isMild = problems.every(
      (problem) => problem === "overlap" || problem === "timeout" || (problem === "often" && isAsking),
    );
    yield {
      facts: { ...factsOf(`CronJob ${resource.name ?? ""}`.trim(), problems, schedule, run.timeoutSeconds), isAsking },
      ...placed(ofCommand > 0 ? run.origin : (schedule?.origin ?? run.origin), ofCommand > 0 ? schedule : undefined),
      ...(isMild && { severity: "info" as const }),
      key: run.key,
    };
  }
}

/** `Allow` is the default: a job that still waits for a busy member meets the next one. */
function mayOverlap(resource: Resource): boolean {
  const policy = textAt(resource.root, "spec", "concurrencyPolicy");
  return policy === "Allow" || (isWhole(resource) && isAbsent(resource.root, "spec", "concurrencyPolicy"));
}

/** https://github.com/gardener/etcd-druid/blob/master/api/core/v1alpha1/etcd.go */
function* gardener(resource: Resource, options: Options): Generator<Detection<Facts>> {
  const schedule = scalarAt(resource.root, "spec", "etcd", "defragmentationSchedule");
  const times = timesOf(schedule);
  const isGardeners = resource.apiVersion.startsWith("druid.gardener.cloud/");
  if (!isGardeners || schedule === undefined || times === undefined || times.perDay <= options.perDay) return;
  const facts = factsOf(`Etcd ${resource.name ?? ""}`.trim(), ["often"], schedule, undefined);
  yield { facts: { ...facts, byGardener: true }, ...placed(schedule.origin), key: "defragmentationSchedule" };
}

/** Bitnami's chart, where its templates are not in view. */
function* bitnami({ root, chart, local }: ValuesTree): Generator<Detection<Facts>> {
  const enabled = scalarAt(root, "defrag", "enabled");
  if (chart?.name !== "etcd" || local !== undefined || enabled?.value !== true || !enabled.certain) return;
  // A command of one's own may do it with more care.
  if (itemsAt(root, "defrag", "cronjob", "command").length > 0) return;
  const facts = factsOf(
    "chart etcd",
    ["guard", "wholesale"],
    scalarAt(root, "defrag", "cronjob", "schedule"),
    undefined,
  );
  yield { facts, ...placed(enabled.origin), key: "defrag.enabled" };
}

function timesOf(schedule: ScalarNode | undefined): CronTimes | undefined {
  return schedule === undefined ? undefined : cronTimes(schedule.text);
}

function factsOf(
  what: string,
  problems: readonly Problem[],
  schedule: ScalarNode | undefined,
  timeoutSeconds: number | undefined,
): Facts {
  return {
    what,
    problems,
    times: timesOf(schedule),
    schedule: schedule?.text,
    timeoutSeconds,
    byGardener: false,
    isAsking: false,
  };
}

function placed({ place, related }: Origin, schedule?: ScalarNode): Pick<Detection<Facts>, "place" | "related"> {
  if (schedule === undefined) return { place, related };
  const { file, range } = schedule.origin.place;
  return { place, related: [...related, { file, range, message: "When it runs." }] };
}
