import type { Resource } from "../../contract/resource.ts";
import type { Client } from "../generated/client.ts";
import { nodeScopeOf } from "../node-scope.ts";
import { type Container, type PodTemplate, podTemplateOf } from "../pod-template.ts";
import { evaluate } from "./evaluate.ts";
import { matchContainer } from "./matching/match-container.ts";
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
  const clients = context.catalogue.filter(({ perNode }) => perNode.kinds.some((kind) => kind === workload.kind));
  if (clients.length === 0 || workload.role === "patch") return [];
  const template = podTemplateOf(workload);
  if (template !== undefined && nodeScopeOf(template.spec) === "control-plane") return [];
  return (template?.containers ?? []).flatMap((container) =>
    template === undefined ? [] : clients.flatMap((client) => seenIn(client, template, container, context)),
  );
}

function seenIn(client: Client, template: PodTemplate, container: Container, context: ClientContext): SeenClient[] {
  const matched = matchContainer(client, container);
  if (matched === undefined) return [];
  const { workload } = template;
  const places = new WorkloadPlaces(template, container, (name) => nearestConfigMap(context.index, workload, name));
  const { image } = matched;
  const isOther = container.image === undefined || isRetagged(container.image, context.index);
  const version = isOther ? undefined : matched.version;
  const settings = new ClientSettings(client, places, version);
  const scope = { settings, image, version, values: undefined, kubernetes: context.kubernetes };
  return [
    evaluate({ client, version, scope, source: { type: "workload", workload, template }, anchor: places.anchor.place }),
  ];
}
