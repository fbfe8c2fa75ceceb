import type { Detection, RuleContext } from "../../server/contract/rule.ts";
import { defineRule } from "../../server/contract/rule.ts";
import { workloadKinds } from "../../server/kubernetes/pod-template.ts";
import { describe } from "./describe.ts";
import { chartDefaults } from "./detect/chart-default.ts";
import { ciliumPolicies } from "./detect/cilium.ts";
import { kubeVipPods, kubeVipValues } from "./detect/kube-vip.ts";
import { leaseModes } from "./detect/lease-mode.ts";
import { podLocks } from "./detect/pod-lock.ts";
import { shardingLeases } from "./detect/sharding.ts";
import type { Facts } from "./facts.ts";
import { fixes } from "./fixes.ts";
import { estimateOf } from "./load.ts";
import { meta } from "./meta.ts";
import type { Options } from "./options.ts";

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: {
    resources: [
      { kinds: ["CiliumL2AnnouncementPolicy"] },
      { kinds: ["ConfigMap", ...workloadKinds], words: ["use-lease"] },
      { kinds: workloadKinds, words: ["lease-name", "lock-name", "resource-name", "LEASE_", "LOCK_", "svc_election"] },
    ],
    // Which words a values file must hold follows from the option `keys`, so none are named here.
    values: {},
    charts: true,
  },
  *check(context) {
    for (const detection of detections(context)) {
      const estimate = estimateOf(detection.facts.load);
      yield estimate === undefined ? detection : { ...detection, estimate };
    }
  },
  describe,
  fixes,
});

function* detections(context: RuleContext<Options>): Generator<Detection<Facts>> {
  const { subject } = context;
  switch (subject.type) {
    case "values":
      yield* leaseModes(subject.values, context);
      yield* kubeVipValues(subject.values, context);
      break;
    case "chart":
      yield* chartDefaults(subject.chart, context);
      break;
    case "resource":
      if (subject.resource.kind === "CiliumL2AnnouncementPolicy") yield* ciliumPolicies(subject.resource, context);
      else yield* shardingLeases(subject.resource, context);
      yield* kubeVipPods(subject.resource, context);
      yield* podLocks(subject.resource, context);
      break;
    case "document":
      break;
  }
}
