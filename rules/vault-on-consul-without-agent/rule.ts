import type { Fix } from "../../server/contract/fix.ts";
import { defineRule } from "../../server/contract/rule.ts";
import { mapAt, scalarAt, textAt } from "../../server/yaml/read.ts";
import { detect } from "./detect.ts";
import type { Facts } from "./facts.ts";
import { meta, type Options } from "./meta.ts";

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: {
    resources: { kinds: ["ConfigMap", "Secret"], words: ["consul"] },
    values: { words: ["ha:", "standalone:"] },
  },
  check: detect,
  describe,
  fixes,
});

const cure = "Give Vault integrated storage (raft), which HashiCorp recommends, or run the agent where it asks";

function describe({ target, address, isChartDefault }: Facts): string {
  const from = isChartDefault
    ? "With server.ha.enabled and no configuration of its own the chart gives Vault"
    : "Vault has";
  switch (target) {
    case "node":
      return `${from} its storage at the Consul agent of its node (${address}), but Consul's values in view run no client agents: since consul-k8s 1.0.0 client.enabled is false by default, and Consul Dataplane does not serve Vault. Vault cannot reach its storage, and what needs its secrets stops. ${cure} (client.enabled: true).`;
    case "pod":
      return `${from} its storage at ${address}, which is its own Pod, and no Consul agent runs there. Vault cannot reach its storage, and what needs its secrets stops. ${cure}.`;
    default:
      return `${from} its storage at a Consul server (${address}). HashiCorp advises against it: a local agent knows which servers live and goes on to another one. ${cure}.`;
  }
}

/** Only where the pool that each node would join has a key already. */
function fixes({ consul }: Facts): readonly Fix[] {
  const encryption = mapAt(consul?.root, "global", "gossipEncryption");
  const hasKey =
    scalarAt(encryption, "autoGenerate")?.value === true || (textAt(encryption, "secretName") ?? "") !== "";
  if (consul === undefined || !hasKey) return [];
  const edits = consul.root.tree.editor.set(consul.root, ["client", "enabled"], true);
  if (edits === undefined) return [];
  const title = "Run a Consul agent on every node (client.enabled); each node joins the gossip pool";
  return [{ title, safety: "suggestion", edits }];
}
