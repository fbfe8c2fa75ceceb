import type { KubernetesVersion } from "../../server/contract/configuration.ts";
import type { NewFile } from "../../server/contract/fix.ts";
import { flowControlGroup, newestServed } from "../../server/kubernetes/flow-control/api-versions.ts";
import { joinPath } from "../../server/text/paths.ts";

/** Behind the built-in schemas of leader election (100, 200), before those of all service accounts (900, 9000). */
const precedence = 210;

export interface Account {
  readonly namespace: string;
  readonly name: string;
}

/** A FlowSchema that gives one service account's election, in one namespace, the lane of leader elections. */
export function schemaFile(folder: string, account: Account, version: KubernetesVersion): NewFile | undefined {
  const served = newestServed(version);
  const name = schemaName(account);
  const create = joinPath(folder, `flow-schema-${name}.yaml`);
  if (served === undefined || create === undefined) return undefined;
  const newText = `apiVersion: ${flowControlGroup}/${served.version}
kind: FlowSchema
metadata:
  name: ${name}
spec:
  matchingPrecedence: ${precedence}
  priorityLevelConfiguration:
    name: leader-election
  distinguisherMethod:
    type: ByUser
  rules:
    - subjects:
        - kind: ServiceAccount
          serviceAccount:
            name: ${account.name}
            namespace: ${account.namespace}
      resourceRules:
        - verbs: [get, create, update]
          apiGroups: [coordination.k8s.io]
          resources: [leases]
          namespaces: [${account.namespace}]
`;
  return { create, newText };
}

export function schemaName({ namespace, name }: Account): string {
  return `${namespace}-${name}-leader-election`;
}
