import type { IndexView } from "../../server/contract/index-view.ts";
import type { Resource, ValuesTree } from "../../server/contract/resource.ts";
import type { Detection } from "../../server/contract/rule.ts";
import type { ScalarNode, TreeNode } from "../../server/contract/tree.ts";
import { isTestPath } from "../../server/text/paths.ts";
import { isAbsent, itemsAt, scalarAt, textAt } from "../../server/yaml/read.ts";
import { walk } from "../../server/yaml/walk.ts";

/** A chart that makes such webhooks, whose values ask for a single Pod. */
export interface ValuesFacts {
  readonly problem: "values";
  readonly product: "Kyverno" | "Gatekeeper";
  readonly replicas: ScalarNode;
  /** Why its webhooks fail closed. */
  readonly reason: string;
}

/** One Pod in the values of a policy engine whose webhooks are known to fail closed. */
export function* singleEngines(values: ValuesTree, index: IndexView): Generator<Detection<ValuesFacts>> {
  const facts = values.chart?.name === "kyverno" ? kyverno(values, index) : gatekeeper(values);
  if (facts === undefined) return;
  const { place, related } = facts.replicas.origin;
  yield { facts, place, related, key: facts.replicas.path.join(".") };
}

/** Gatekeeper's validating webhook takes every resource; it fails open unless told otherwise. */
function gatekeeper({ chart, root }: ValuesTree): ValuesFacts | undefined {
  const replicas = one(root, "replicas");
  if (chart?.name !== "gatekeeper" || replicas === undefined) return undefined;
  if (textAt(root, "validatingWebhookFailurePolicy") !== "Fail") return undefined;
  return { problem: "values", product: "Gatekeeper", replicas, reason: "validatingWebhookFailurePolicy is Fail" };
}

/** Kyverno makes a webhook of the kinds in its policies, and fails closed unless a policy says Ignore. */
function kyverno({ root }: ValuesTree, index: IndexView): ValuesFacts | undefined {
  const replicas = one(root, "admissionController", "replicas");
  if (replicas === undefined) return undefined;
  const trees = [root, ...index.values().flatMap((tree) => (tree.chart?.name === "kyverno" ? [tree.root] : []))];
  const isOn = (...path: readonly string[]) => trees.some((tree) => scalarAt(tree, ...path, "enabled")?.value === true);
  if (isOn("features", "forceFailurePolicyIgnore") || isOn("admissionController", "autoscaling")) return undefined;
  const policies = ["ClusterPolicy", "Policy"].flatMap((kind) => index.resources(kind));
  const policy = policies.find(
    (item) =>
      item.name !== undefined && !isTestPath(item.document.file) && failsClosed(item) && isAboutEverydayKinds(item),
  );
  if (policy === undefined) return undefined;
  return { problem: "values", product: "Kyverno", replicas, reason: `the policy ${policy.name} does not say Ignore` };
}

function one(root: TreeNode, ...path: readonly string[]): ScalarNode | undefined {
  const scalar = scalarAt(root, ...path);
  return scalar?.value === 1 && scalar.certain ? scalar : undefined;
}

/** https://kyverno.io/docs/policy-types/cluster-policy/policy-settings/ */
function failsClosed({ apiVersion, role, root }: Resource): boolean {
  if (!apiVersion.startsWith("kyverno.io/") || role === "patch") return false;
  return [["failurePolicy"], ["webhookConfiguration", "failurePolicy"]].every(
    (path) => isAbsent(root, "spec", ...path) || textAt(root, "spec", ...path) === "Fail",
  );
}

const everydayKinds = new Set(["*", "Pod", "Service", "ConfigMap", "Secret", "Deployment", "ReplicaSet", "Job"]);

/** Kinds are written `Pod`, `v1/Pod` or `apps/v1/Deployment`. */
function isAboutEverydayKinds({ root }: Resource): boolean {
  return itemsAt(root, "spec", "rules").some((rule) => {
    const match = rule.type === "map" ? rule.get("match") : undefined;
    if (match === undefined) return false;
    return [...walk(match)].some(
      ({ node, entry }) =>
        entry?.key === "kinds" &&
        itemsAt(node).some((kind) => everydayKinds.has((textAt(kind) ?? "").split("/").at(-1) ?? "")),
    );
  });
}
