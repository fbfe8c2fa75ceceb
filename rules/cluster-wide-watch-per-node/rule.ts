import { defineRule } from "../../server/contract/rule.ts";
import { fixesOf } from "../../server/kubernetes/clients/remedies/fixes-of.ts";
import type { OpenHazard } from "../../server/kubernetes/clients/seen-client.ts";
import { describe } from "./describe.ts";
import { detect } from "./detect.ts";
import { meta, type Options } from "./meta.ts";

export const rule = defineRule<Options, OpenHazard>({
  meta,
  subjects: { resources: { kinds: ["DaemonSet"] }, values: {} },
  check: detect,
  describe,
  fixes: (open, { index }) => fixesOf(open, index),
});
