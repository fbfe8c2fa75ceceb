import type { ValuesTree } from "../../../server/contract/resource.ts";
import type { Detection, RuleContext } from "../../../server/contract/rule.ts";
import { walk } from "../../../server/yaml/walk.ts";
import type { LeaseMode } from "../facts.ts";
import { loadOf } from "../load.ts";
import { isPerObject, type Options } from "../options.ts";

/** The key, matched exactly, anywhere in a values tree. A subchart's section is a part of its parent's tree. */
export function* leaseModes(values: ValuesTree, context: RuleContext<Options>): Generator<Detection<LeaseMode>> {
  if (values.source === "subchart") return;
  const { options, configuration } = context;
  for (const { node, entry } of walk(values.root)) {
    if (entry === undefined || !options.keys.includes(entry.key) || node.type !== "scalar" || !node.certain) continue;
    if (typeof node.value !== "string" || !isPerObject(node.value, options)) continue;
    const { place, related } = node.origin;
    const load = loadOf(objectsOf(node.value, configuration.cluster), `${kindOf(node.value)}s`);
    yield {
      facts: { form: "lease-mode", scalar: node, key: entry.key, load, values },
      place,
      related,
      incidents: ["bright-cluster-mesh"],
      key: node.path.join("."),
    };
  }
}

/** `per-pod` → `Pod`; what names no kind is an object. */
export function kindOf(value: string): string {
  const kind = /pod|service|ingress|endpoint/i.exec(value)?.[0]?.toLowerCase();
  if (kind === "ingress") return "Ingresse";
  return kind === undefined ? "object" : kind.charAt(0).toUpperCase() + kind.slice(1);
}

export function objectsOf(
  value: string,
  cluster: { pods: number | undefined; services: number | undefined },
): number | undefined {
  if (/pod/i.test(value)) return cluster.pods;
  return /service|endpoint/i.test(value) ? cluster.services : undefined;
}
