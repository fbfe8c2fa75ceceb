import type { Origin } from "../../server/contract/place.ts";
import { defineRule } from "../../server/contract/rule.ts";
import { type ApiServer, apiServerKinds, apiServersOf } from "../../server/kubernetes/api-server/api-server.ts";
import type { Argument } from "../../server/kubernetes/control-plane/arguments.ts";
import { meta, type Options } from "./meta.ts";

interface Facts {
  /** Undefined: for everything. */
  readonly resource: string | undefined;
  readonly argument: Argument;
  readonly origin: Origin;
  /** The value without the mistake. */
  readonly instead: string;
}

const words = ["watch-cache", "watchCache"];

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: { resources: { kinds: apiServerKinds, words }, documents: { words } },
  *check({ subject }) {
    for (const server of apiServersOf(subject)) {
      for (const facts of [...all(server), ...single(server)]) {
        yield {
          facts,
          place: facts.origin.place,
          related: facts.origin.related,
          ...(facts.resource === undefined && { severity: "error" }),
          key: `${server.key} ${facts.resource ?? "all"}`,
        };
      }
    }
  },
  describe({ resource, argument }) {
    if (resource === undefined)
      return `With ${argument.written} false the API server keeps nothing in memory: every list and every watch of every client is read from etcd, where the watch cache needs one watch for each resource. A rollout of agents on all nodes then lists etcd once for each of them. Leave it on.`;
    return `A size of 0 in ${argument.written} switches the watch cache off for ${resource}: every list and watch of it is read from etcd, by each client again. Any other number means the same as leaving it out, since caches size themselves. Leave it out.`;
  },
  fixes({ argument, instead, resource }) {
    const edits = argument.replace(instead);
    if (edits === undefined) return [];
    const what = resource === undefined ? "the watch cache" : `the watch cache of ${resource}`;
    return [{ title: `Switch ${what} on (restarts kube-apiserver; takes memory)`, safety: "suggestion", edits }];
  },
});

function all(server: ApiServer): Facts[] {
  const state = server.get("watch-cache");
  if (state === "absent" || state === "unknown" || state.value !== "false") return [];
  return [{ resource: undefined, argument: state, origin: state.origin, instead: "true" }];
}

/** Events have no watch cache by default. */
const uncached = new Set(["events", "events.events.k8s.io"]);

function single(server: ApiServer): Facts[] {
  const state = server.get("watch-cache-sizes");
  if (state === "absent" || state === "unknown" || state.value === undefined) return [];
  const { value } = state;
  return [...value.matchAll(/([\w.-]+)#0(?=,|\s*$)/g)].flatMap((match) => {
    const [written, resource = ""] = match;
    if (uncached.has(resource)) return [];
    const end = match.index + written.length;
    const instead = `${value.slice(0, end - 1)}100${value.slice(end)}`;
    return [{ resource, argument: state, origin: state.originOf(match.index, end), instead }];
  });
}
