import type { RuleMeta } from "../../server/contract/rule.ts";

export interface Options {
  readonly everyJob: boolean;
}

const defaults: Options = { everyJob: false };

export const meta: RuleMeta<Options> = {
  id: "job-never-cleaned",
  summary: "Jobs or workflows with a new name each time stay in etcd after they have finished.",
  topic: "workloads",
  severity: "info",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      everyJob: {
        description: "Also Jobs with a fixed name, of which there is only one at a time.",
        type: "boolean",
        default: defaults.everyJob,
      },
    },
  },
  defaults,
  incidents: ["ort-2026-finished-jobs", "argo-workflows-2024-etcd-full"],
  runbook: "batch-workloads",
  sources: [
    {
      claim: "A finished Job stays until somebody deletes it; ttlSecondsAfterFinished has no default.",
      url: "https://kubernetes.io/docs/concepts/workloads/controllers/ttlafterfinished/",
    },
    {
      claim: "A CronJob deletes its own Jobs by its history limits.",
      url: "https://kubernetes.io/docs/concepts/workloads/controllers/cron-jobs/#jobs-history-limits",
    },
    {
      claim: "Helm deletes hooks by their delete policy, by default before a hook of the same name is made again.",
      url: "https://helm.sh/docs/topics/charts_hooks/#hook-deletion-policies",
    },
    {
      claim: "Workflows stay unless ttlStrategy, in them or in the controller's workflowDefaults, deletes them.",
      url: "https://argo-workflows.readthedocs.io/en/latest/cost-optimisation/",
    },
  ],
};
