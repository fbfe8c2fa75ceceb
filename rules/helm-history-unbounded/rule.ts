import type { Fix } from "../../server/contract/fix.ts";
import { defineRule } from "../../server/contract/rule.ts";
import { count } from "../../server/kubernetes/load/numbers.ts";
import { workloadKinds } from "../../server/kubernetes/pod-template.ts";
import { detect, type Facts } from "./detect.ts";
import { meta, type Options } from "./meta.ts";

/** What Helm itself keeps. https://helm.sh/docs/helm/helm_upgrade/ */
const usual = "10";

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: {
    resources: [
      { kinds: ["HelmRelease"], words: ["maxHistory"] },
      { kinds: workloadKinds, words: ["HELM_MAX_HISTORY", "TILLER_HISTORY_MAX", "--history-max"] },
    ],
    documents: { words: ["historyMax"] },
  },
  check: detect,
  describe({ name, limit }) {
    const kept =
      limit === 0 ? "is no limit: every upgrade leaves one more revision" : `keeps ${count(limit)} revisions`;
    return `A history of ${limit} (${name}) ${kept} of the release. Each is a Secret in etcd that holds the whole rendered chart and its values, and everybody who lists Secrets reads all of them. Keep about 10.`;
  },
  fixes({ node, start, end }): readonly Fix[] {
    const edits =
      start === 0 && end === node.text.length && typeof node.value === "number"
        ? node.tree.editor.replaceScalar(node, Number(usual))
        : node.tree.editor.replaceSlice(node, start, end, usual);
    const title = `Keep ${usual} revisions; older ones are deleted at the next upgrade and cannot be rolled back to`;
    return edits === undefined ? [] : [{ title, safety: "suggestion", edits }];
  },
});
