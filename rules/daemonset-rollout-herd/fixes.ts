import type { Fix } from "../../server/contract/fix.ts";
import type { RuleContext } from "../../server/contract/rule.ts";
import { scalarAt, textAt } from "../../server/yaml/read.ts";
import type { Facts, KeyFacts } from "./facts.ts";
import type { Options } from "./meta.ts";
import { largeShare } from "./share.ts";

/** Few enough whatever the options allow. https://github.com/openshift/enhancements/blob/master/CONVENTIONS.md */
const small = 10;

export function fixes(facts: Facts, context: RuleContext<Options>): readonly Fix[] {
  if (facts.form === "key") return rename(facts, context);
  const { node, field } = facts;
  const percent = Math.min(small, context.options.percent);
  const edits = node.tree.editor.replaceScalar(node, `${percent}%`);
  if (edits === undefined) return [];
  const title = `Replace ${percent} % of the Pods at once (${field}); a rollout takes longer`;
  return [{ title, safety: "suggestion", edits }];
}

/** Only where what then takes effect is valid for a DaemonSet and no herd of its own. */
function rename({ entry, spec }: KeyFacts, { index, options, configuration }: RuleContext<Options>): readonly Fix[] {
  const { file, range, grade } = entry.keyOrigin.place;
  const text = index.file(file)?.text.slice(range.start, range.end);
  if (grade !== "exact" || text !== "strategy" || spec.entry("updateStrategy") !== undefined) return [];
  if (entry.value.type !== "map") return [];
  const type = textAt(entry.value, "type");
  if (type !== undefined && type !== "RollingUpdate" && type !== "OnDelete") return [];
  const values = ["maxUnavailable", "maxSurge"].map((field) => scalarAt(entry.value, "rollingUpdate", field));
  const written = values.filter((value) => value !== undefined && !/^0%?$/.test(value.text));
  const isHerd = written.some((value) => value && largeShare(value, configuration.cluster.nodes, options));
  if (written.length > 1 || isHerd) return [];
  const title = "Rename strategy to updateStrategy; what stands in it then takes effect";
  return [{ title, safety: "suggestion", edits: [{ file, range, newText: "updateStrategy" }] }];
}
