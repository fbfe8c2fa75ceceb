import type { EffectiveConfiguration } from "../../server/contract/configuration.ts";
import type { Estimate } from "../../server/contract/finding.ts";
import { podsAtOnce, timerRate } from "../../server/kubernetes/clients/report/estimates.ts";
import type { OpenHazard } from "../../server/kubernetes/clients/seen-client.ts";

/** What the agents of all nodes ask for together; undefined where the number of nodes is not declared. */
export function estimateOf(open: OpenHazard, cluster: EffectiveConfiguration["cluster"]): Estimate | undefined {
  return open.every === undefined
    ? podsAtOnce(open, cluster, "pods gone through when all agents list at once")
    : timerRate(open, cluster, "lists without resourceVersion");
}
