import type { RuleMeta } from "../../server/contract/rule.ts";

export interface Options {
  readonly revisions: number;
}

const defaults: Options = { revisions: 50 };

export const meta: RuleMeta<Options> = {
  id: "helm-history-unbounded",
  summary: "Helm keeps every revision of a release, each a Secret with the whole chart.",
  topic: "workloads",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      revisions: {
        description: "Revisions that a release may keep. Helm itself keeps 10.",
        type: "integer",
        minimum: 1,
        default: defaults.revisions,
      },
    },
  },
  defaults,
  incidents: ["helm-2017-history", "helm-2020-release-secrets"],
  runbook: "objects-in-etcd",
  sources: [
    {
      claim: "Helm keeps 10 revisions of a release (HELM_MAX_HISTORY, --history-max); 0 is no limit.",
      url: "https://helm.sh/docs/helm/helm_upgrade/",
    },
    {
      claim: "maxHistory of a HelmRelease is 5 by default (10 in older versions); 0 is no limit.",
      url: "https://github.com/fluxcd/helm-controller/blob/main/api/v2/helmrelease_types.go",
    },
    {
      claim: "Tiller takes its limit from TILLER_HISTORY_MAX; 0 is no limit.",
      url: "https://github.com/helm/helm/blob/v2.17.0/cmd/tiller/tiller.go",
    },
    {
      claim: "historyMax of helmfile, for all releases or one.",
      url: "https://helmfile.readthedocs.io/en/latest/",
    },
    {
      claim: "A history without a limit grew etcd to 3 to 4 GB.",
      url: "https://github.com/helm/helm/issues/2081",
    },
  ],
};
