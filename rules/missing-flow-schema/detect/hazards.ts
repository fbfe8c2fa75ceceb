import type { Subject } from "../../../server/contract/rule.ts";
import { clientsAt } from "../../../server/kubernetes/clients/open-hazards.ts";
import type { ClientContext, OpenHazard, SeenClient } from "../../../server/kubernetes/clients/seen-client.ts";
import type { RequestRule } from "../../../server/kubernetes/flow-control/write-objects.ts";

/** Classes that load the API server from every node at once. */
const classes: readonly string[] = ["list-etcd", "list-etcd-poll", "watch-full", "list-cache-full"];

/** Small reads, such as a watch on namespaces, need no level of their own. */
const severities = ["high", "medium"] as const;

export interface SeenAgents {
  readonly clients: readonly SeenClient[];
  /** Worst first. */
  readonly hazards: readonly OpenHazard[];
}

/**
 * The clients at a subject and those of their open hazards that call for a level of their own. Undefined where one of them
 * must not wait in a queue: the node's network depends on it.
 */
export function agentsAt(subject: Subject, context: ClientContext, ignored: readonly string[]): SeenAgents | undefined {
  const clients = clientsAt(subject, context).filter(({ client }) => !ignored.includes(client.id));
  if (clients.some(({ client }) => client.flowSchema === "avoid")) return undefined;
  const hazards = severities.flatMap((severity) =>
    clients.flatMap((seen) =>
      seen.hazards.filter(({ hazard }) => hazard.severity === severity && classes.includes(hazard.class)),
    ),
  );
  return { clients, hazards };
}

/** What a hazard asks of the API server. */
export function requestsOf({ hazard, seen }: OpenHazard): readonly RequestRule[] {
  return hazard.requests.flatMap((name) => {
    const request = seen.client.requests[name];
    return request === undefined ? [] : [request];
  });
}
