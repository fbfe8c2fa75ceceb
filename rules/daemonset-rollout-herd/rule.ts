import { defineRule } from "../../server/contract/rule.ts";
import { describe } from "./describe.ts";
import { detect } from "./detect.ts";
import type { Facts } from "./facts.ts";
import { fixes } from "./fixes.ts";
import { meta, type Options } from "./meta.ts";

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: {
    resources: { kinds: ["DaemonSet"], words: ["strategy", "updateStrategy"] },
    values: { words: ["maxUnavailable", "maxSurge"] },
  },
  check: detect,
  describe,
  fixes,
});
