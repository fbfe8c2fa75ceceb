import type { Resource } from "../../contract/resource.ts";
import type { Client, Hazard } from "../generated/client.ts";
import { nodeScopeOf } from "../node-scope.ts";
import { type Container, type PodTemplate, podTemplateOf } from "../pod-template.ts";
import type { Surroundings } from "./conditions.ts";
import { evaluate, possibleHazards } from "./evaluate.ts";
import { clientsIn, type MatchedClient, matchContainer } from "./matching/match-container.ts";
import { isRetagged } from "./matching/retagged.ts";
import { nearestConfigMap } from "./places/nearest-object.ts";
import { WorkloadPlaces } from "./places/workload-places.ts";
import type { ClientContext, SeenClient } from "./seen-client.ts";
import { ClientSettings } from "./settings/client-settings.ts";

/**
 * The clients that a workload runs on every node. A patch shows too little of its workload; on the few nodes of the control
 * plane nothing is multiplied.
 */
export function seenInWorkload(workload: Resource, context: ClientContext): readonly SeenClient[] {
  const clients = clientsOf(workload.kind, context);
  if (clients.length === 0 || workload.role === "patch") return [];
  const inRepository = (repository: string) =>
    context.index.kept(clients, repository, () => clientsIn(repository, clients));
  const template = podTemplateOf(workload);
  if (template !== undefined && nodeScopeOf(template.spec) === "control-plane") return [];
  return (template?.containers ?? []).flatMap((container) =>
    template === undefined
      ? []
      : matchContainer(container, inRepository).map((matched) => seenIn(matched, template, container, context)),
  );
}

/** The clients that workloads of a kind run on every node. */
function clientsOf(workloadKind: string, { catalogue, index }: ClientContext): readonly Client[] {
  return index.kept(catalogue, `run by ${workloadKind}`, () =>
    catalogue.filter(({ perNode }) => perNode.kinds.some((kind) => kind === workloadKind)),
  );
}

function seenIn(
  { client, image, version: tagged }: MatchedClient,
  template: PodTemplate,
  container: Container,
  context: ClientContext,
): SeenClient {
  const { workload } = template;
  const places = new WorkloadPlaces(template, container, (name) => nearestConfigMap(context.index, workload, name));
  const isOther = container.image === undefined || isRetagged(container.image, context.index);
  const version = isOther ? undefined : tagged;
  const surroundings = { image, version, values: undefined, kubernetes: context.kubernetes };
  const scope = { ...surroundings, settings: new ClientSettings(client, places, version) };
  const source = { type: "workload", workload, template } as const;
  const seen = { client, version, scope, source, anchor: places.anchor.place };
  return evaluate(seen, hazardsOf(client, surroundings, context));
}

/** {@link possibleHazards}, worked out once for all workloads that run the same version. */
function hazardsOf(client: Client, surroundings: Surroundings, { index }: ClientContext): readonly Hazard[] {
  const { image, version, kubernetes } = surroundings;
  const key = [image?.repository, version?.range, kubernetes.major, kubernetes.minor].join(" ");
  return index.kept(client, `possible hazards ${key}`, () => possibleHazards(client, surroundings));
}
