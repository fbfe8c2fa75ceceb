import type { Fix } from "../../server/contract/fix.ts";
import type { IndexView } from "../../server/contract/index-view.ts";
import { type Detection, defineRule, type RuleContext, type Subject } from "../../server/contract/rule.ts";
import { type LeaseModeSetting, leaseModeKeys, sharedModesInView } from "../../server/kubernetes/leases/lease-mode.ts";
import { readExpression } from "../../server/kubernetes/prometheus-rules/expression.ts";
import { ruleKinds, rulesIn, ruleWords } from "../../server/kubernetes/prometheus-rules/rules-in.ts";
import { folderOf, joinPath } from "../../server/text/paths.ts";
import { alertText } from "./alert.ts";
import { meta, type Options } from "./meta.ts";

interface Facts {
  readonly setting: LeaseModeSetting;
}

export const rule = defineRule<Options, Facts>({
  meta,
  subjects: { values: { words: leaseModeKeys } },
  check,
  describe,
  fixes,
});

/** One finding for the workspace, at the first shared lease mode in view. */
function* check({ subject, index, configuration }: RuleContext<Options>): Generator<Detection<Facts>> {
  if (subject.type !== "values" || !configuration.wholeViewKnown) return;
  const [first] = sharedModesInView(index);
  if (first === undefined || first.values.root !== subject.values.root || isWatched(index)) return;
  const { place, related } = first.scalar.origin;
  yield { facts: { setting: first }, place, related, key: first.scalar.path.join(".") };
}

/** Whether an alert in view asks for a metric of leases that tells when they were renewed. */
function isWatched(index: IndexView): boolean {
  for (const subject of subjectsWithRules(index)) {
    for (const { type, expr, name } of rulesIn(subject)) {
      const isAboutAge =
        /lease/i.test(`${name} ${expr.text}`) && /renew|age|stale|late|expire/i.test(`${name} ${expr.text}`);
      if (type === "alert" && isAboutAge && readExpression(expr.text).metrics.some((one) => /lease/i.test(one.name)))
        return true;
    }
  }
  return false;
}

function* subjectsWithRules(index: IndexView): Generator<Subject> {
  for (const kind of [...ruleKinds, "ConfigMap"]) {
    for (const resource of index.resources(kind)) {
      if (mayHoldRules(resource.document.text)) yield { type: "resource", resource };
    }
  }
  for (const values of index.values()) if (mayHoldRules(values.document.text)) yield { type: "values", values };
}

function mayHoldRules(text: string): boolean {
  return /lease/i.test(text) && ruleWords.some((word) => text.includes(word));
}

function describe({ setting }: Facts, { options }: RuleContext<Options>): string {
  return `"${setting.scalar.path.join(".")}: ${setting.mode}" lets many Pods depend on one Lease, and no alert in view watches how old that Lease is. A holder that stops renewing, or a cache that loses the Lease, is seen by nobody: 800 Pods vanished from a lease table while dashboards showed healthy. Alert when a Lease is ${options.pageSeconds} s late; the objective is ${options.pageSeconds / 2} s for 99.9 % of the time.`;
}

function fixes({ setting }: Facts, { index, options }: RuleContext<Options>): readonly Fix[] {
  const { local, document } = setting.values;
  const folder = local === undefined ? folderOf(document.file) : joinPath(local.folder, "templates");
  const create = folder === undefined ? undefined : joinPath(folder, "namespace-lease-age.yaml");
  if (create === undefined || index.file(create) !== undefined) return [];
  const title = "Add a PrometheusRule for the age of namespace Leases (needs the operator and kube_lease_renew_time)";
  return [{ title, safety: "suggestion", edits: [{ create, newText: alertText(options) }] }];
}
