import type { Detection, RuleContext } from "../../../server/contract/rule.ts";
import { openHazards } from "../../../server/kubernetes/clients/open-hazards.ts";
import { relatedOf } from "../../../server/kubernetes/clients/report/related.ts";
import type { OpenHazard } from "../../../server/kubernetes/clients/seen-client.ts";
import { clients } from "../../generated/clients.ts";
import { estimateOf } from "../estimate.ts";
import type { ClientFacts } from "../facts.ts";
import type { Options } from "../options.ts";
import { servingOf } from "../serving.ts";

/** What a client did to somebody, by the client's id. */
const incidents: Readonly<Record<string, readonly string[]>> = {
  "aws-node-termination-handler": ["aws-nth-quorum-list"],
  vector: ["palark-2023-vector", "vector-2023-etcd-leader"],
  "datadog-agent": ["civis-2019-datadog", "openai-2018-agents"],
  "fluentd-kubernetes-metadata": ["openai-2018-agents"],
};

/** The programs of the catalogue that list from etcd at this version and these settings. */
export function detectClients(context: RuleContext<Options>): readonly Detection<ClientFacts>[] {
  const { subject, index, configuration, options } = context;
  const open = openHazards(subject, { index, kubernetes: configuration.kubernetes, catalogue: clients });
  return open
    .filter(({ hazard }) => hazard.class === "list-etcd" || hazard.class === "list-etcd-poll")
    .filter(({ seen }) => !options.ignoreClients.includes(seen.client.id))
    .map((hazard) => detection(hazard, context));
}

function detection(open: OpenHazard, { options, configuration }: RuleContext<Options>): Detection<ClientFacts> {
  const requests = open.hazard.requests.flatMap((name) => open.seen.client.requests[name] ?? []);
  const reach = requests.some(({ clusterScope }) => clusterScope) ? "cluster" : "namespace";
  const events = requests.every(({ resources }) => resources.every((resource) => resource === "events"));
  const serving = servingOf(configuration.kubernetes, options.oldEtcd, { events, paged: false, reach });
  const estimate = estimateOf(open, configuration.cluster);
  return {
    facts: { form: "client", open, serving },
    place: open.place,
    related: relatedOf(open),
    severity: serving.severity,
    incidents: incidents[open.seen.client.id] ?? [],
    ...(estimate && { estimate }),
    key: open.key,
  };
}
