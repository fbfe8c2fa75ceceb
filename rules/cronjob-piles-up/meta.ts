import type { RuleMeta } from "../../server/contract/rule.ts";

export interface Options {
  readonly minutes: number;
  readonly history: number;
}

const defaults: Options = { minutes: 5, history: 100 };

export const meta: RuleMeta<Options> = {
  id: "cronjob-piles-up",
  summary: "A dense CronJob starts Jobs beside those that have not ended, and nothing ends them.",
  topic: "workloads",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      minutes: {
        description: "Minutes between two runs up to which a schedule is dense.",
        type: "number",
        minimum: 1,
        default: defaults.minutes,
      },
      history: {
        description: "Finished Jobs that one CronJob may keep.",
        type: "integer",
        minimum: 0,
        default: defaults.history,
      },
    },
  },
  defaults,
  incidents: ["axis-2026-cronjob", "zalando-2018-cronjob", "cronjob-2017-twelve-thousand-jobs"],
  runbook: "batch-workloads",
  sources: [
    {
      claim: "concurrencyPolicy is Allow by default; histories keep 3 successful Jobs and 1 failed one.",
      url: "https://kubernetes.io/docs/concepts/workloads/controllers/cron-jobs/",
    },
    {
      claim: "activeDeadlineSeconds ends a Job whatever its Pods do; it has no default.",
      url: "https://kubernetes.io/docs/concepts/workloads/controllers/job/#job-termination-and-cleanup",
    },
    {
      claim: "A CronJob of every five minutes with restartPolicy OnFailure left 7,500 Pods.",
      url: "https://engineeringat.axis.com/kubernetes-job-controller/",
    },
  ],
};
