import { type Detection, defineRule, type RuleContext } from "../../server/contract/rule.ts";
import { newestServed } from "../../server/kubernetes/flow-control/api-versions.ts";
import { describe, estimateOf } from "./describe.ts";
import { valuesTrees } from "./detect/values.ts";
import { workloads } from "./detect/workloads.ts";
import type { Facts } from "./facts.ts";
import { fixes } from "./fix/fixes.ts";
import { meta } from "./meta.ts";
import type { Options } from "./options.ts";

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: {
    resources: { kinds: ["DaemonSet"] },
    // The catalogue's charts say what a values file must hold; it is no list of words.
    values: {},
  },
  *check(context) {
    if (!canTell(context)) return;
    for (const detection of detections(context)) {
      const estimate = estimateOf(detection.facts, context.configuration);
      yield estimate === undefined ? detection : { ...detection, estimate };
    }
  },
  describe,
  fixes,
});

function detections(context: RuleContext<Options>): Iterable<Detection<Facts>> {
  const { subject } = context;
  if (subject.type === "resource") return workloads(subject.resource, context);
  return subject.type === "values" ? valuesTrees(subject.values, context) : [];
}

/** Schemas kept elsewhere, or an input that is only a part of what there is, tell nothing of a schema that is missing. */
function canTell({ configuration, index }: RuleContext<Options>): boolean {
  if (configuration.flowControl.managedElsewhere || newestServed(configuration.kubernetes) === undefined) return false;
  return configuration.wholeViewKnown || index.resources("FlowSchema").length > 0;
}
