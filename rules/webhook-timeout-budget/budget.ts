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
  const webhooks = together(topOf(chart, index), index, configuration.kubernetes);
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

/** All webhooks that meet in a cluster; none where that cannot be told. */
function together(top: string | undefined, index: IndexView, kubernetes: KubernetesVersion): readonly Webhook[] {
  const groups = webhookKinds.map((kind) => configurationsOf(kind, index).get(top) ?? []);
  // Manifests that repeat a name are those of several clusters or projects. Several renders of a chart all repeat it.
  const isOneCluster = top !== undefined || groups.flat().every(({ length }) => length === 1);
  const configurations = groups.flat().flatMap(([first]) => first ?? []);
  if (!isOneCluster || configurations.length > maxConfigurations) return [];
  return configurations.flatMap((resource) => webhooksOf(resource, kubernetes));
}

/** Of each chart, and of plain manifests, those of one name together. */
function configurationsOf(
  kind: string,
  index: IndexView,
): ReadonlyMap<string | undefined, readonly (readonly Resource[])[]> {
  const all = index.resources(kind);
  return index.kept(all, "by chart and name", () => {
    const named = all.filter(({ name, role }) => role !== "patch" && name !== undefined);
    const byTop = groupBy(named, ({ chart }) => topOf(chart, index));
    return new Map([...byTop].map(([top, group]) => [top, [...groupBy(group, ({ name }) => name).values()]]));
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
