import type { Detection, RuleContext } from "../../../server/contract/rule.ts";
import { type ApiServer, apiServersOf } from "../../../server/kubernetes/api-server/api-server.ts";
import { parentPlace } from "../../../server/kubernetes/api-server/places.ts";
import { secondsOfGoDuration } from "../../../server/kubernetes/duration.ts";
import type { Facts } from "../facts.ts";
import type { Options } from "../meta.ts";

/** API servers whose events are known to share the main etcd, and live long or are many. */
export function* sharedEvents(context: RuleContext<Options>): Generator<Detection<Facts>> {
  const { subject, options, configuration } = context;
  const { nodes } = configuration.cluster;
  const isLarge = nodes !== undefined && nodes >= options.largeClusterNodes;
  for (const server of apiServersOf(subject)) {
    if (!sharesEtcd(server)) continue;
    const ttl = server.get("event-ttl");
    const written = ttl === "absent" || ttl === "unknown" ? undefined : ttl;
    const hours = (secondsOfGoDuration(written?.value ?? "") ?? 0) / 3600;
    if (written !== undefined && hours > options.maximumHours) {
      const { place, related } = written.origin;
      const severity = isLarge ? "warning" : "info";
      yield {
        facts: { form: "long", argument: written, hours, isLarge },
        place,
        related,
        severity,
        key: `${server.key} ttl`,
      };
    } else if (isLarge) {
      yield {
        facts: { form: "shared", nodes },
        place: parentPlace(server),
        severity: "info",
        incidents: ["openai-2018-agents"],
        key: `${server.key} etcd`,
      };
    }
  }
}

/** k3s and RKE2 run etcd themselves; there is no other one to move events to. */
function sharesEtcd(server: ApiServer): boolean {
  if (server.form === "k3s") return false;
  const overrides = server.get("etcd-servers-overrides");
  if (overrides === "unknown") return false;
  return overrides === "absent" || (overrides.value !== undefined && !/(?:^|,)\/events#/.test(overrides.value));
}
