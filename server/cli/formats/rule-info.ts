import { rulePageUrl } from "../../contract/links.ts";
import type { Rule } from "../../contract/rule.ts";
import type { Knowledge } from "../knowledge.ts";
import type { RuleInfo } from "./format.ts";

/** What lists and reports tell about a rule. */
export function ruleInfo({ meta }: Rule, knowledge: Knowledge): RuleInfo {
  const { id, summary, severity, topic, recommended, fix, since, incidents } = meta;
  return {
    id,
    summary,
    severity,
    topic,
    recommended,
    fix,
    since,
    incidents,
    // The pages are a tenth of the program, and few formats show them.
    get page() {
      return knowledge.rulePage(id) ?? summary;
    },
    url: rulePageUrl(id),
  };
}
