import type { Fix } from "../../server/contract/fix.ts";
import type { Resource } from "../../server/contract/resource.ts";
import { type Detection, defineRule, type RuleContext } from "../../server/contract/rule.ts";
import { flowSchemaOf, isCovered } from "../../server/kubernetes/flow-control/flow-schema.ts";
import { electionsOf, electionWords } from "../../server/kubernetes/leader-election/elections.ts";
import { podTemplateOf } from "../../server/kubernetes/pod-template.ts";
import { folderOf } from "../../server/text/paths.ts";
import { type Account, schemaFile } from "./flow-schema.ts";
import { meta, type Options } from "./meta.ts";

interface Facts {
  readonly resource: Resource;
  readonly account: Account;
  readonly name: string;
}

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: { resources: { kinds: ["Deployment", "StatefulSet"], words: electionWords } },
  check,
  describe,
  fixes,
});

/** Elections of service accounts whose Lease requests no FlowSchema in view sends to the level leader-election. */
function* check({ subject, index, configuration }: RuleContext<Options>): Generator<Detection<Facts>> {
  if (subject.type !== "resource" || !configuration.wholeViewKnown || configuration.flowControl.managedElsewhere)
    return;
  const { resource } = subject;
  const account = accountOf(resource);
  if (account === undefined) return;
  for (const { enabled, switchedOn, name, key, product } of electionsOf(subject, index)) {
    // A Lease for each Service would fill the 25 seats that the control plane's own elections have.
    if (enabled !== true || switchedOn === undefined || product.id === "kube-vip" || product.id === "cilium-l2")
      continue;
    const schemas = index.resources("FlowSchema").flatMap((one) => flowSchemaOf(one) ?? []);
    const lanes = schemas.filter(({ level }) => level === undefined || level === "leader-election");
    const request = { namespace: account.namespace, serviceAccount: account.name, apiGroup: "coordination.k8s.io" };
    if (isCovered(lanes, { ...request, verb: "update", resource: "leases", isClusterWide: false })) continue;
    yield { facts: { resource, account, name }, place: switchedOn.place, related: switchedOn.related, key };
    return;
  }
}

function accountOf(resource: Resource): Account | undefined {
  const { namespace, role } = resource;
  const name = podTemplateOf(resource)?.serviceAccount;
  if (name === undefined || namespace === undefined || namespace === "kube-system" || role === "patch")
    return undefined;
  return /^[a-z0-9.-]+$/.test(name) && /^[a-z0-9-]+$/.test(namespace) ? { namespace, name } : undefined;
}

function describe({ account, name }: Facts): string {
  return `This election ("${name}") renews its Lease as service account ${account.namespace}/${account.name}, which flow control puts into workload-low together with every ordinary Pod: only service accounts of kube-system get the lane of leader elections. When the lane is full an update waits for up to 15 s, longer than the usual renew deadline of 10 s, and the leader is lost without a 429. A FlowSchema for this account, its namespace and get, create and update of leases gives it the lane.`;
}

function fixes({ resource, account }: Facts, { index, configuration }: RuleContext<Options>): readonly Fix[] {
  if (resource.chart !== undefined) return [];
  const { file } = resource.document;
  const edit = schemaFile(folderOf(file), account, configuration.kubernetes);
  if (edit === undefined || index.file(edit.create) !== undefined) return [];
  const title = `Add a FlowSchema that gives ${account.namespace}/${account.name} the lane of leader elections (25 seats that it shares with the control plane)`;
  return [{ title, safety: "suggestion", edits: [edit] }];
}
