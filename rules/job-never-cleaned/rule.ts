import type { Fix } from "../../server/contract/fix.ts";
import { defineRule } from "../../server/contract/rule.ts";
import { detect, type Facts } from "./detect.ts";
import { meta, type Options } from "./meta.ts";

const day = 86_400;

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: {
    resources: [{ kinds: ["Job"] }, { kinds: ["Workflow"], words: ["argoproj.io"] }],
  },
  check: detect,
  describe,
  fixes: keepADay,
});

const why: Readonly<Record<Facts["naming"], string>> = {
  generated: "has a generated name, so each start makes another one",
  templated: "gets another name at each release, so each one stays beside the last",
  fixed: "stays after it has finished, with its Pods",
};

function describe({ kind, naming }: Facts): string {
  const field = kind === "Job" ? "ttlSecondsAfterFinished" : "ttlStrategy";
  const after = naming === "fixed" ? "" : " and nothing deletes it after it has finished";
  const elsewhere =
    kind === "Workflow"
      ? " If the controller's workflowDefaults have no ttlStrategy either, they lie in etcd for ever."
      : " Finished Jobs and their Pods lie in etcd until somebody deletes them; a few thousand have exceeded a managed cluster's quota.";
  return `This ${kind} ${why[naming]}${after}: ${field} is not set.${elsewhere} Set it, or let whoever starts it delete it; under a GitOps tool that keeps the object in place set nothing, since it would start it again.`;
}

function keepADay({ kind, spec }: Facts): readonly Fix[] {
  const edits =
    kind === "Job"
      ? spec.tree.editor.set(spec, ["ttlSecondsAfterFinished"], day)
      : spec.tree.editor.set(spec, ["ttlStrategy", "secondsAfterCompletion"], day);
  if (edits === undefined) return [];
  const title = `Delete the ${kind} a day after it has finished, with its Pods and logs; not where a GitOps tool applies it, which would run it again`;
  return [{ title, safety: "suggestion", edits }];
}
