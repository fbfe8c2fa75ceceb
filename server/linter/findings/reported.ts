import type { LintResult } from "../../contract/engine.ts";
import type { Notice } from "../../contract/finding.ts";
import type { RuleSettings } from "../configuration/settings.ts";
import type { RawFinding } from "../running/rule-runner.ts";
import { applySuppressions } from "../suppressions/apply.ts";
import type { FileSuppressions } from "../suppressions/directive.ts";
import { compareFindings, mergeFindings, type TracedFinding } from "./merge.ts";
import { mergeHeldBack, weigh } from "./weigh.ts";

export interface Reported extends Pick<LintResult, "findings" | "suppressed"> {
  /** About comments, of all files. */
  readonly notices: readonly Notice[];
  /** All findings, also those that are not selected and those that comments suppress. */
  readonly traced: readonly TracedFinding[];
}

interface Reporting {
  readonly settings: RuleSettings;
  readonly isSelected: (item: TracedFinding) => boolean;
  /** Comments by file. */
  readonly comments: ReadonlyMap<string, FileSuppressions>;
  /** As {@link applySuppressions} takes them. */
  readonly judged: ReadonlySet<string>;
}

/** What is reported of what rules found: weighed by the settings, merged, selected, without what comments hold back. */
export function reportedOf(raw: readonly RawFinding[], reporting: Reporting): Reported {
  const { settings, isSelected, comments, judged } = reporting;
  const { reported, heldBack } = weigh(raw, settings);
  const traced = mergeFindings(reported);
  const selected = new Set(traced.filter(isSelected).map(({ finding }) => finding));
  const all = traced.map(({ finding }) => finding);
  const held = applySuppressions(all, comments, judged);
  const overridden = mergeHeldBack(heldBack).filter(({ item }) => isSelected(item));
  return {
    findings: held.kept.filter((finding) => selected.has(finding)),
    suppressed: [
      ...held.suppressed.filter(({ finding }) => selected.has(finding)),
      ...overridden.map(({ item, source }) => ({ finding: item.finding, reason: source })),
    ].sort((a, b) => compareFindings(a.finding, b.finding)),
    notices: held.notices,
    traced,
  };
}
