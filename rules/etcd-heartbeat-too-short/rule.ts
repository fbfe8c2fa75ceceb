import { defineRule } from "../../server/contract/rule.ts";
import { timerWords } from "../../server/kubernetes/etcd/etcd-timers.ts";
import { check, type Facts } from "./check.ts";
import { describe } from "./describe.ts";
import { fixes } from "./fixes.ts";
import { meta } from "./meta.ts";
import type { Options } from "./options.ts";

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: {
    // A workload may take the timers from a ConfigMap, which then reports nothing itself.
    resources: { words: [...timerWords, "configMapRef", "configMapKeyRef"] },
    values: { words: timerWords },
    documents: { words: timerWords },
  },
  check,
  describe: (facts, { options }) => describe(facts, options),
  fixes,
});
