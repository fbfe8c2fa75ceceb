import type { IndexView } from "../../../server/contract/index-view.ts";
import type { Detection, RuleContext } from "../../../server/contract/rule.ts";
import type { TreeNode } from "../../../server/contract/tree.ts";
import { secondsOf } from "../../../server/kubernetes/duration.ts";
import { parseEmbedded } from "../../../server/yaml/embedded/parse-embedded.ts";
import { isAbsent, mapAt, scalarAt } from "../../../server/yaml/read.ts";
import type { Facts } from "../facts.ts";
import type { Options } from "../meta.ts";

/** Login attempts that live longer than an hour pile up; somebody who logs in needs minutes. */
const longSeconds = 3600;

export function* dex({ subject, index }: RuleContext<Options>): Generator<Detection<Facts>> {
  if (isCounted(index)) return;
  if (subject.type === "values") {
    if (subject.values.chart?.name === "dex") yield* inConfiguration(mapAt(subject.values.root, "config"));
  } else if (subject.type === "resource" && subject.resource.role !== "patch") {
    const { root } = subject.resource;
    for (const field of ["data", "stringData"]) {
      for (const { value } of mapAt(root, field)?.entries ?? []) {
        if (value.type !== "scalar" || !/^issuer:/m.test(value.text) || !/^storage:/m.test(value.text)) continue;
        for (const found of inConfiguration(parseEmbedded(value, "yaml").root)) {
          yield { ...found, resource: subject.resource };
        }
      }
    }
  }
}

function* inConfiguration(root: TreeNode | undefined): Generator<Detection<Facts>> {
  const type = scalarAt(root, "storage", "type");
  if (root?.type !== "map" || type?.text !== "kubernetes" || !type.certain) return;
  const expiry = scalarAt(root, "expiry", "authRequests");
  const seconds = secondsOf(expiry?.text);
  const isLong = expiry === undefined ? isAbsent(root, "expiry", "authRequests") : (seconds ?? 0) > longSeconds;
  if (!isLong) return;
  const { place, related } = (expiry ?? type).origin;
  yield {
    facts: { form: "dex", root, expiry },
    place,
    related,
    incidents: ["dex-2020-auth-requests", "dex-2019-namespace-deletion", "dex-2019-monitoring-sessions"],
    key: "dex",
  };
}

/** A quota in view that counts them bounds them. */
function isCounted(index: IndexView): boolean {
  const quotas = index.resources("ResourceQuota");
  return index.kept(quotas, "counts dex", () =>
    quotas.some(({ root }) => mapAt(root, "spec", "hard")?.get("count/authrequests.dex.coreos.com") !== undefined),
  );
}
