import type { RuleMeta } from "../../server/contract/rule.ts";

export interface Options {
  readonly readsPerSecond: number;
}

const defaults: Options = { readsPerSecond: 5 };

export const meta: RuleMeta<Options> = {
  id: "leader-election-on-every-node",
  summary: "A leader election inside a DaemonSet: every node polls the lock to wait for it.",
  topic: "leader-election",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "none",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      readsPerSecond: {
        type: "number",
        exclusiveMinimum: 0,
        default: defaults.readsPerSecond,
        description:
          "Lease reads a second of all nodes together from which a known number of nodes is a finding. 16 nodes make 5 with a retry period of 2 s.",
      },
    },
  },
  defaults,
  incidents: ["kyverno-2024-lease-retry"],
  runbook: "leader-election",
  sources: [
    {
      claim: "A candidate asks for the lock after 1 to 2.2 retry periods, 1.6 on average.",
      url: "https://github.com/kubernetes/client-go/blob/master/tools/leaderelection/leaderelection.go",
    },
    {
      claim:
        "The chart of the OpenTelemetry collector turns the leader elector on for cluster metrics in mode daemonset.",
      url: "https://github.com/open-telemetry/opentelemetry-helm-charts/blob/main/charts/opentelemetry-collector/templates/_config.tpl",
    },
  ],
};
