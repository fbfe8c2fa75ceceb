import type { Resource } from "../../server/contract/resource.ts";
import type { Detection, RuleContext } from "../../server/contract/rule.ts";
import type { MapNode, ScalarNode } from "../../server/contract/tree.ts";
import { clientsAt } from "../../server/kubernetes/clients/open-hazards.ts";
import { wideRequests } from "../../server/kubernetes/clients/wide-permissions.ts";
import { nodeScopeOf } from "../../server/kubernetes/node-scope.ts";
import { podTemplateOf } from "../../server/kubernetes/pod-template.ts";
import { mapAt, scalarAt } from "../../server/yaml/read.ts";
import { clients as catalogue } from "../generated/clients.ts";
import type { Facts } from "./facts.ts";
import type { Options } from "./meta.ts";
import { largeShare } from "./share.ts";

const fields = ["maxUnavailable", "maxSurge"] as const;

/** Where charts keep the update strategy of their DaemonSet. */
const inValues: readonly (readonly string[])[] = [
  ["updateStrategy"],
  ["controller", "updateStrategy"],
  ["agents", "updateStrategy"],
  ["rollout"],
];

export function* detect(context: RuleContext<Options>): Generator<Detection<Facts>> {
  const { subject } = context;
  if (subject.type === "resource") {
    const spec = mapAt(subject.resource.root, "spec");
    if (spec === undefined) return;
    yield* unknownKey(subject.resource, spec);
    const pod = podTemplateOf(subject.resource)?.spec;
    if (pod !== undefined && nodeScopeOf(pod) === "control-plane") return;
    yield* shares([mapAt(spec, "updateStrategy")], context, subject.resource);
  } else if (subject.type === "values") {
    yield* shares(
      inValues.map((path) => mapAt(subject.values.root, ...path)),
      context,
    );
  }
}

function* unknownKey(resource: Resource, spec: MapNode): Generator<Detection<Facts>> {
  const entry = spec.entry("strategy");
  if (entry === undefined || !entry.value.certain) return;
  yield {
    facts: { form: "key", entry, spec },
    place: entry.keyOrigin.place,
    related: entry.keyOrigin.related,
    resource,
    incidents: [],
    key: "strategy",
  };
}

function* shares(
  strategies: readonly (MapNode | undefined)[],
  context: RuleContext<Options>,
  resource?: Resource,
): Generator<Detection<Facts>> {
  const { options, configuration } = context;
  const found = strategies.flatMap((strategy) =>
    fields.flatMap((field): readonly { field: (typeof fields)[number]; node: ScalarNode }[] => {
      const node = scalarAt(strategy, "rollingUpdate", field);
      return node?.certain ? [{ field, node }] : [];
    }),
  );
  for (const { field, node } of found) {
    const share = largeShare(node, configuration.cluster.nodes, options);
    const reader = share && readerOf(context, resource);
    if (share === undefined || reader === undefined) continue;
    yield {
      facts: { form: "share", field, node, reader, ...share },
      place: node.origin.place,
      related: node.origin.related,
      ...(resource && { resource }),
      key: field,
    };
  }
}

/** What makes each restart dear: a program that the catalogue says lists or watches much, else the permission to. */
function readerOf({ subject, index, configuration }: RuleContext<Options>, resource?: Resource): string | undefined {
  const seen = clientsAt(subject, { index, kubernetes: configuration.kubernetes, catalogue });
  const open = seen.flatMap(({ hazards }) => hazards).find(({ hazard }) => isDear(hazard));
  if (open !== undefined) return `${open.seen.client.name} ${open.hazard.why}`;
  const account = resource && podTemplateOf(resource)?.serviceAccount;
  if (resource === undefined || account === undefined || seen.some(({ gentle }) => gentle)) return undefined;
  const [request] = wideRequests({ name: account, namespace: resource.namespace }, index);
  const what = request?.resources.includes("*") ? "everything" : request?.resources.join(", ");
  return what && `The account ${account} may list or watch ${what} in the whole cluster.`;
}

function isDear({ class: kind, severity }: { readonly class: string; readonly severity: string }): boolean {
  return severity !== "low" && kind !== "lease-poll" && kind !== "write-loop";
}
