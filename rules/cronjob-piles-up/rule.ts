import type { Fix } from "../../server/contract/fix.ts";
import { type Detection, defineRule, type RuleContext } from "../../server/contract/rule.ts";
import type { MapNode, ScalarNode } from "../../server/contract/tree.ts";
import { type Batch, batchOf, isTestHook } from "../../server/kubernetes/batch.ts";
import { cronTimes } from "../../server/kubernetes/cron.ts";
import { countAt } from "../../server/kubernetes/etcd/whole.ts";
import { count, round } from "../../server/kubernetes/load/numbers.ts";
import { placeOfMissing } from "../../server/kubernetes/missing-place.ts";
import { isAbsent, nodeAt, scalarAt, textAt } from "../../server/yaml/read.ts";
import { meta, type Options } from "./meta.ts";

type Facts =
  | { readonly form: "overlap"; readonly cron: MapNode; readonly times: Times; readonly restarts: boolean }
  | { readonly form: "history"; readonly node: ScalarNode; readonly field: string; readonly limit: number };

interface Times {
  /** From one run to the next within the hours in which it runs. */
  readonly minutes: number;
  readonly perDay: number;
}

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: { resources: { kinds: ["CronJob"] } },
  *check({ subject, options }: RuleContext<Options>): Generator<Detection<Facts>> {
    const batch = subject.type === "resource" ? batchOf(subject.resource) : undefined;
    if (batch?.cron === undefined || isTestHook(batch.resource)) return;
    if (scalarAt(batch.cron, "suspend")?.value === true) return;
    yield* overlap(batch, batch.cron, options);
    yield* histories(batch, batch.cron, options);
  },
  describe,
  fixes,
});

function* overlap(batch: Batch, cron: MapNode, options: Options): Generator<Detection<Facts>> {
  const { job, pod, resource } = batch;
  const times = timesOf(textAt(cron, "schedule"));
  const policy = nodeAt(cron, "concurrencyPolicy");
  const isAllowed = policy === undefined ? isAbsent(cron, "concurrencyPolicy") : textAt(policy) === "Allow";
  const isEndless = isAbsent(job, "activeDeadlineSeconds") && isAbsent(pod, "activeDeadlineSeconds");
  if (resource.role === "patch" || times === undefined || times.minutes > options.minutes) return;
  if (!isAllowed || !isEndless) return;
  const restarts = textAt(pod, "restartPolicy") === "OnFailure";
  yield {
    facts: { form: "overlap", cron, times, restarts },
    place: policy?.origin.place ?? placeOfMissing(cron),
    related: policy?.origin.related ?? [],
    resource,
    // What fails with restartPolicy Never counts as failed and is given up after a few retries.
    ...(!restarts && times.minutes > 1 && { severity: "info" as const }),
    incidents: restarts ? ["axis-2026-cronjob"] : ["zalando-2018-cronjob"],
    key: "concurrencyPolicy",
  };
}

function* histories({ resource }: Batch, cron: MapNode, options: Options): Generator<Detection<Facts>> {
  for (const field of ["successfulJobsHistoryLimit", "failedJobsHistoryLimit"]) {
    const node = scalarAt(cron, field);
    const limit = countAt(cron, field);
    if (node === undefined || limit === undefined || limit <= options.history) continue;
    yield {
      facts: { form: "history", node, field, limit },
      place: node.origin.place,
      related: node.origin.related,
      resource,
      incidents: ["cronjob-2017-twelve-thousand-jobs"],
      key: field,
    };
  }
}

function timesOf(schedule: string | undefined): Times | undefined {
  const times = schedule === undefined ? undefined : cronTimes(schedule);
  return times && { minutes: (60 * times.hours.length) / times.perDay, perDay: times.perDay };
}

function describe(facts: Facts): string {
  if (facts.form === "history") {
    return `With ${facts.field} ${facts.limit} up to ${count(facts.limit)} finished Jobs of this CronJob stay in etcd, each with its Pods, and in the memory of every API server. Keep a few, and send logs and results somewhere else.`;
  }
  const { times, restarts } = facts;
  const every = times.minutes === 1 ? "every minute" : `every ${round(times.minutes)} minutes`;
  const ends = restarts
    ? "with restartPolicy OnFailure a container that fails is started again inside its Pod, so a Job may neither end nor fail"
    : "a Job that hangs, waits for a node or cannot pull its image does not end";
  return `This CronJob starts a Job ${every}, also while the last ones are still there (concurrencyPolicy Allow), and without activeDeadlineSeconds ${ends}. That makes ${count(times.perDay)} more Jobs and Pods a day that all controllers work on. Set concurrencyPolicy: Forbid, and activeDeadlineSeconds in the Job's spec.`;
}

function fixes(facts: Facts): readonly Fix[] {
  if (facts.form === "history") {
    const edits = facts.node.tree.editor.replaceScalar(facts.node, 10);
    const title = "Keep 10 finished Jobs; older ones are deleted with their Pods and logs";
    return edits === undefined ? [] : [{ title, safety: "suggestion", edits }];
  }
  const { cron } = facts;
  const policy = scalarAt(cron, "concurrencyPolicy");
  const { editor } = cron.tree;
  const edits =
    policy === undefined
      ? editor.set(cron, ["concurrencyPolicy"], "Forbid")
      : policy.tree.editor.replaceScalar(policy, "Forbid");
  const title = "Skip a run while the last one goes on (concurrencyPolicy Forbid)";
  return edits === undefined ? [] : [{ title, safety: "suggestion", edits }];
}
