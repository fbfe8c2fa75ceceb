import type { KubernetesVersion } from "../../server/contract/configuration.ts";
import type { IndexView } from "../../server/contract/index-view.ts";
import type { Chart, Resource } from "../../server/contract/resource.ts";
import type { RuleContext } from "../../server/contract/rule.ts";
import { reachOf } from "../../server/kubernetes/webhooks/reach.ts";
import { type AdmittedRequest, everydayRequests, leaseUpdates } from "../../server/kubernetes/webhooks/requests.ts";
import { type Webhook, webhookKinds, webhooksOf } from "../../server/kubernetes/webhooks/webhook.ts";
import { groupBy } from "../../server/text/group-by.ts";
import type { Options } from "./meta.ts";

export interface Step {
  readonly webhook: Webhook;
  readonly seconds: number;
}

/** What one request waits for at the most. */
export interface Budget {
  readonly request: AdmittedRequest;
  readonly limit: number;
  /** All mutating webhooks, then the longest validating one. */
  readonly steps: readonly Step[];
  readonly total: number;
}

/** A cluster has tens of configurations. More are the files of several clusters, whose webhooks do not add up. */
const maxConfigurations = 100;

/**
 * Requests whose webhooks may take as long as the limit or longer, the longest first.
 *
 * @param chart the chart whose webhooks are added up, with those of its subcharts: a folder of charts is no cluster.
 *   Undefined for plain manifests.
 */
export function exceeded(
  { index, options, configuration }: RuleContext<Options>,
  chart: Chart | undefined,
): readonly Budget[] {
  const own = topOf(chart, index);
  const webhooks = inView(index, configuration.kubernetes).filter(
    ({ resource }) => topOf(resource.chart, index) === own,
  );
  const budgets = [
    ...everydayRequests.map((request) => budgetOf(webhooks, request, undefined, options.seconds, index)),
    // A single webhook on Leases is the matter of webhook-intercepts-leases.
    ...[budgetOf(webhooks, leaseUpdates, "kube-system", options.leaseSeconds, index)].filter(
      ({ steps }) => steps.length > 1,
    ),
  ];
  return budgets.filter(({ total, limit }) => total >= limit).toSorted((a, b) => b.total / b.limit - a.total / a.limit);
}

/** Folder of the chart that a chart belongs to as a part; undefined for none. */
function topOf(chart: Chart | undefined, index: IndexView): string | undefined {
  let top = chart;
  for (let depth = 0; top?.parentFolder !== undefined && depth < 10; depth++) {
    const { parentFolder } = top;
    const parent = index.charts().find(({ folder }) => folder === parentFolder);
    if (parent === undefined) return parentFolder;
    top = parent;
  }
  return top?.folder;
}

/** Each configuration once: the same name again is another version of the same object. */
function inView(index: IndexView, kubernetes: KubernetesVersion): readonly Webhook[] {
  const configurations = webhookKinds.flatMap((kind) => configurationsOf(kind, index));
  return configurations.length > maxConfigurations
    ? []
    : configurations.flatMap((resource) => webhooksOf(resource, kubernetes));
}

function configurationsOf(kind: string, index: IndexView): readonly Resource[] {
  const all = index.resources(kind);
  return index.kept(all, "by name", () => {
    const named = all.filter(({ name, role }) => role !== "patch" && name !== undefined);
    return [...groupBy(named, ({ name }) => name).values()].flatMap((group) => group.slice(0, 1));
  });
}

function budgetOf(
  webhooks: readonly Webhook[],
  request: AdmittedRequest,
  namespace: string | undefined,
  limit: number,
  index: IndexView,
): Budget {
  const asked = webhooks.flatMap((webhook): Step[] => {
    const { value: seconds } = webhook.timeoutSeconds;
    return seconds !== undefined && reachOf(webhook, request, namespace, index).truth === true
      ? [{ webhook, seconds }]
      : [];
  });
  const longest = asked.filter(({ webhook }) => webhook.type === "validating").toSorted(byLength)[0];
  const steps = [
    ...asked.filter(({ webhook }) => webhook.type === "mutating"),
    ...(longest === undefined ? [] : [longest]),
  ];
  return { request, limit, steps, total: steps.reduce((sum, { seconds }) => sum + seconds, 0) };
}

/** The step with the longest time-out: where a change helps most. */
export function longestOf({ steps }: Budget): Step | undefined {
  return steps.toSorted(byLength)[0];
}

function byLength(a: Step, b: Step): number {
  return b.seconds - a.seconds;
}
