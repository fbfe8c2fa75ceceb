import type { Fix, TextEdit } from "../../server/contract/fix.ts";
import { defineRule } from "../../server/contract/rule.ts";
import { apiServerKinds } from "../../server/kubernetes/api-server/api-server.ts";
import { describe } from "./describe.ts";
import { sharedEvents } from "./detect/api-server.ts";
import { unlimitedKubelets } from "./detect/kubelet.ts";
import { kyvernoEvents } from "./detect/kyverno.ts";
import type { Facts } from "./facts.ts";
import { meta, type Options } from "./meta.ts";

const words = ["kube-apiserver", "ClusterConfiguration", "clusterConfiguration", "kubeAPIServer"];

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: {
    resources: [
      { kinds: apiServerKinds, words },
      { kinds: ["Cluster"], words: ["etcdClusters"] },
      { kinds: ["KubeletConfiguration", "ConfigMap"], words: ["eventRecordQPS"] },
    ],
    documents: { words: ["apiServer", "kube-api"] },
    values: { words: ["omitEvents"] },
  },
  *check(context) {
    const { subject } = context;
    if (subject.type === "values") yield* kyvernoEvents(subject.values);
    yield* sharedEvents(context);
    if (subject.type === "resource") yield* unlimitedKubelets(subject.resource);
  },
  describe,
  fixes(facts): readonly Fix[] {
    switch (facts.form) {
      case "long":
        // A large cluster needs an etcd for its events all the same.
        if (facts.isLarge) return [];
        return suggestion("Keep events for 1 hour (restarts kube-apiserver)", facts.argument.replace("1h"));
      case "kubelet": {
        const { scalar } = facts;
        const title = "Limit events to 50 a second (restarts the kubelet where it is rolled out)";
        return suggestion(title, scalar.tree.editor.replaceScalar(scalar, 50));
      }
      default:
        return [];
    }
  },
});

function suggestion(title: string, edits: readonly TextEdit[] | undefined): readonly Fix[] {
  return edits === undefined ? [] : [{ title, safety: "suggestion", edits }];
}
