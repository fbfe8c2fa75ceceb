import type { IndexView } from "../../../server/contract/index-view.ts";
import type { Resource } from "../../../server/contract/resource.ts";
import { isPlaceholder } from "../../../server/kubernetes/flow-control/validation/names.ts";
import { type PodTemplate, podTemplateOf, workloadKinds } from "../../../server/kubernetes/pod-template.ts";
import { groupBy } from "../../../server/text/group-by.ts";
import { nodeAt, textAt } from "../../../server/yaml/read.ts";
import type { Account } from "../facts.ts";
import { looksLike } from "./release-names.ts";

/** The account of a workload's Pods. */
export function accountOfWorkload({ workload, serviceAccount, spec }: PodTemplate, index: IndexView): Account {
  const { chart } = workload;
  const namespace = workload.namespace && isPlaceholder(workload.namespace) ? undefined : workload.namespace;
  if (serviceAccount === undefined || isPlaceholder(serviceAccount))
    return { names: undefined, name: undefined, namespace };
  const node = nodeAt(spec, "serviceAccountName") ?? nodeAt(spec, "serviceAccount");
  if (workload.role === "rendered" && node?.origin.place.grade === "action") {
    const release = { folder: chart?.folder, looksLike: looksLike(serviceAccount, chart?.name) };
    return { names: [serviceAccount], name: undefined, namespace, release };
  }
  const renamed = renamedAccount(workload, serviceAccount, index);
  if (renamed !== undefined) return { names: [renamed], name: renamed, namespace };
  // A prefix that a kustomization gives to the workload may or may not be given to the account, which is out of view.
  const isPlain = workload.role !== "manifest" || workload.name === textAt(workload.root, "metadata", "name");
  return { names: isPlain ? [serviceAccount] : undefined, name: isPlain ? serviceAccount : undefined, namespace };
}

/** The name that a kustomization gives to a ServiceAccount in view. */
function renamedAccount(workload: Resource, written: string, index: IndexView): string | undefined {
  return index
    .named("ServiceAccount", written, workload.namespace)
    .find(
      (account) =>
        textAt(account.root, "metadata", "name") === written &&
        account.name !== written &&
        account.namespace === workload.namespace &&
        account.chart?.folder === workload.chart?.folder,
    )?.name;
}

/** Other workloads in view whose Pods use the account. */
export function othersWith(workload: Resource, account: Account, index: IndexView): readonly Resource[] {
  const { name, namespace } = account;
  if (name === undefined || namespace === undefined) return [];
  return workloadKinds
    .flatMap((kind) => workloadsByAccount(kind, index).get(accountKey(namespace, name)) ?? [])
    .filter(
      (other) =>
        other !== workload && other.role !== "patch" && (other.name !== workload.name || other.kind !== workload.kind),
    );
}

/** Under undefined those of which the account cannot be told. */
function workloadsByAccount(kind: string, index: IndexView): ReadonlyMap<string | undefined, readonly Resource[]> {
  const workloads = index.resources(kind);
  return index.kept(workloads, "by account", () => {
    return groupBy(workloads, (workload) => {
      const account = podTemplateOf(workload)?.serviceAccount;
      const { namespace } = workload;
      return account === undefined || namespace === undefined ? undefined : accountKey(namespace, account);
    });
  });
}

function accountKey(namespace: string, name: string): string {
  return `${namespace}/${name}`;
}
