import { defineRule } from "../../server/contract/rule.ts";
import { workloadKinds } from "../../server/kubernetes/pod-template.ts";
import { check, type Facts } from "./check.ts";
import { meta, type Options } from "./meta.ts";

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: {
    resources: {
      kinds: [
        "Role",
        "ClusterRole",
        "ConfigMap",
        "MutatingWebhookConfiguration",
        "ValidatingWebhookConfiguration",
        "ValidatingAdmissionPolicy",
        "MutatingAdmissionPolicy",
        ...workloadKinds,
      ],
      words: ["lease"],
    },
  },
  check,
  describe,
});

function describe({ form, written, mode, file }: Facts): string {
  const outcome = {
    permission: "so this permission covers no Lease any more, and what needs it is refused",
    script: "so this finds nothing, or waits for ever",
    selector: "so this selects nothing any more",
  }[form];
  return `"${written}" asks for a Lease that is named after a Pod. "${mode}" (${file}) keeps one Lease for many Pods, ${outcome}. Select by namespace (metadata.namespace), and name the namespace's Lease.`;
}
