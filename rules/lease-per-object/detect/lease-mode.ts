import type { ValuesTree } from "../../../server/contract/resource.ts";
import type { Detection, RuleContext } from "../../../server/contract/rule.ts";
import { kindOfMode, leaseModesIn, objectsOfMode } from "../../../server/kubernetes/leases/lease-mode.ts";
import type { LeaseMode } from "../facts.ts";
import { loadOf } from "../load.ts";
import { isPerObject, type Options } from "../options.ts";

/** The key, matched exactly, anywhere in a values tree. */
export function* leaseModes(values: ValuesTree, context: RuleContext<Options>): Generator<Detection<LeaseMode>> {
  const { options, configuration } = context;
  for (const { key, scalar, mode } of leaseModesIn(values, options.keys)) {
    if (!isPerObject(mode, options)) continue;
    const { place, related } = scalar.origin;
    const load = loadOf(objectsOfMode(mode, configuration.cluster), `${kindOfMode(mode)}s`);
    yield {
      facts: { form: "lease-mode", scalar, key, load, values },
      place,
      related,
      incidents: ["bright-cluster-mesh"],
      key: scalar.path.join("."),
    };
  }
}
