import type { Resource } from "../../../server/contract/resource.ts";
import type { Detection, RuleContext } from "../../../server/contract/rule.ts";
import { commandsOf } from "../../../server/kubernetes/command-line/commands.ts";
import { flagsOf } from "../../../server/kubernetes/command-line/flags.ts";
import { originOfSpan } from "../../../server/kubernetes/command-line/word.ts";
import { environmentOf } from "../../../server/kubernetes/environment.ts";
import { type Container, podTemplateOf } from "../../../server/kubernetes/pod-template.ts";
import { itemsAt, scalarAt, textAt } from "../../../server/yaml/read.ts";
import type { PodLock } from "../facts.ts";
import { loadOf } from "../load.ts";
import type { Options } from "../options.ts";

/** Flags that name the lock. `--leader-election-id` is left out: some programs mean the holder's identity by it. */
const lockFlags = new Set([
  "leader-elect-resource-name",
  "leader-election-resource-name",
  "leader-election-lock-name",
  "leader-election-lease-name",
  "lease-name",
  "lease-lock-name",
]);

const lockVariables = new Set([
  "LEASE_NAME",
  "LEASE_LOCK_NAME",
  "LEADER_ELECTION_LEASE_NAME",
  "LEADER_ELECTION_LOCK_NAME",
]);

/** A lock that is named after the Pod itself: each Pod elects itself and updates a Lease of its own. */
export function* podLocks(resource: Resource, context: RuleContext<Options>): Generator<Detection<PodLock>> {
  const { nodes } = context.configuration.cluster;
  const replicas = scalarAt(resource.root, "spec", "replicas")?.value;
  if (resource.kind === "Pod" || (resource.kind !== "DaemonSet" && (replicas === 1 || replicas === 0))) return;
  const pods = resource.kind === "DaemonSet" ? nodes : typeof replicas === "number" ? replicas : undefined;
  const load = loadOf(pods, "Pods");
  const configMap = (name: string) => context.index.resource("ConfigMap", resource.namespace, name);
  for (const container of podTemplateOf(resource)?.containers ?? []) {
    const environment = environmentOf(container.node, configMap);
    const isPodName = (name: string) => {
      const value = environment.get(name);
      return value.state === "field" && (value.path === "metadata.name" || value.path === "metadata.uid");
    };
    yield* inFlags(container, resource, load, isPodName);
    for (const variable of itemsAt(container.node, "env")) {
      const name = textAt(variable, "name");
      const path = scalarAt(variable, "valueFrom", "fieldRef", "fieldPath");
      if (name === undefined || path === undefined || !lockVariables.has(name) || !isPodName(name)) continue;
      const facts: PodLock = {
        form: "pod-lock",
        setting: name,
        variable: path.text,
        span: undefined,
        workload: resource.name,
        load,
      };
      yield { facts, place: path.origin.place, related: path.origin.related, key: `env.${name}` };
    }
  }
}

function* inFlags(
  container: Container,
  resource: Resource,
  load: PodLock["load"],
  isPodName: (variable: string) => boolean,
): Generator<Detection<PodLock>> {
  for (const flag of commandsOf(container.node).flatMap(flagsOf)) {
    const { valueSpan } = flag;
    if (!lockFlags.has(flag.name) || valueSpan === undefined) continue;
    const value = valueSpan.node.text.slice(valueSpan.start, valueSpan.end);
    const variable = /^"?\$[({]?(\w+)[)}]?"?$/.exec(value)?.[1];
    if (variable === undefined || !isPodName(variable)) continue;
    const { place, related } = originOfSpan(valueSpan);
    const facts: PodLock = {
      form: "pod-lock",
      setting: flag.written,
      variable,
      span: valueSpan,
      workload: resource.name,
      load,
    };
    yield { facts, place, related, key: flag.name };
  }
}
