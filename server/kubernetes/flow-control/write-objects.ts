import type { KubernetesVersion } from "../../contract/configuration.ts";
import { flowControlGroup, newestServed } from "./api-versions.ts";
import { borrowingSince, standardQueuing } from "./standard-level.ts";

/** Requests as a FlowSchema's rule names them. */
export interface RequestRule {
  readonly verbs: readonly string[];
  readonly apiGroups: readonly string[];
  readonly resources: readonly string[];
  /** Asked over all namespaces, or of a cluster-scoped kind: a rule without `clusterScope` does not match that. */
  readonly clusterScope: boolean;
}

/** A level for one service account. Texts are YAML as it will stand in the file: quoted where it must be, or template actions. */
export interface LevelPlan {
  readonly name: string;
  /** Further lines of `metadata`, without indentation. */
  readonly labels?: readonly string[];
  readonly account: { readonly name: string; readonly namespace: string };
  readonly precedence: number;
  readonly shares: number;
  readonly requests: readonly RequestRule[];
  readonly kubernetes: KubernetesVersion;
}

/**
 * The PriorityLevelConfiguration and the FlowSchema of a plan as lines of YAML, in the newest version that the cluster
 * serves. Undefined before Kubernetes 1.18, which has none.
 */
export function levelLines(
  plan: LevelPlan,
): readonly [level: readonly string[], schema: readonly string[]] | undefined {
  const served = newestServed(plan.kubernetes);
  if (served === undefined) return undefined;
  const head = (kind: string) => [
    `apiVersion: ${flowControlGroup}/${served.version}`,
    `kind: ${kind}`,
    "metadata:",
    `  name: ${plan.name}`,
    ...(plan.labels ?? []).map((line) => `  ${line}`),
    "spec:",
  ];
  const { queues, handSize, queueLengthLimit } = standardQueuing;
  const level = [
    ...head("PriorityLevelConfiguration"),
    "  type: Limited",
    "  limited:",
    `    ${served.sharesField}: ${plan.shares}`,
    ...(plan.kubernetes.minor >= borrowingSince ? ["    borrowingLimitPercent: 0"] : []),
    "    limitResponse:",
    "      type: Queue",
    "      queuing:",
    `        queues: ${queues}`,
    `        handSize: ${handSize}`,
    `        queueLengthLimit: ${queueLengthLimit}`,
  ];
  const schema = [
    ...head("FlowSchema"),
    `  matchingPrecedence: ${plan.precedence}`,
    "  priorityLevelConfiguration:",
    `    name: ${plan.name}`,
    "  rules:",
    "    - subjects:",
    "        - kind: ServiceAccount",
    "          serviceAccount:",
    `            name: ${plan.account.name}`,
    `            namespace: ${plan.account.namespace}`,
    "      resourceRules:",
    ...mergedRules(plan.requests).flatMap(ruleLines),
  ];
  return [level, schema];
}

function ruleLines({ verbs, apiGroups, resources, clusterScope }: RequestRule): string[] {
  const list = (items: readonly string[]) =>
    `[${items.map((item) => (/^[a-z]/.test(item) ? item : `"${item}"`)).join(", ")}]`;
  return [
    `        - verbs: ${list(verbs)}`,
    `          apiGroups: ${list(apiGroups)}`,
    `          resources: ${list(resources)}`,
    ...(clusterScope ? ["          clusterScope: true"] : []),
    `          namespaces: ["*"]`,
  ];
}

/** One rule for all resources of the same verbs, groups and scope; `*` stands alone, as the API server demands. */
export function mergedRules(requests: readonly RequestRule[]): readonly RequestRule[] {
  const merged = new Map<string, RequestRule>();
  for (const request of requests) {
    const verbs = alone(request.verbs);
    const apiGroups = alone(request.apiGroups);
    const key = JSON.stringify([[...verbs].sort(), [...apiGroups].sort(), request.clusterScope]);
    const resources = alone([...(merged.get(key)?.resources ?? []), ...request.resources]);
    merged.set(key, { verbs, apiGroups, resources, clusterScope: request.clusterScope });
  }
  return [...merged.values()];
}

function alone(items: readonly string[]): readonly string[] {
  return items.includes("*") ? ["*"] : [...new Set(items)];
}
