import { type Severity, severities } from "../../contract/finding.ts";
import { groupBy } from "../../text/group-by.ts";
import type { RuleSettings } from "../configuration/settings.ts";
import type { RawFinding } from "../running/rule-runner.ts";
import { mergeFindings, type TracedFinding, type WeighedFinding } from "./merge.ts";

export interface Weighed {
  readonly reported: readonly WeighedFinding[];
  /** Switched off by an override, which is named. */
  readonly heldBack: readonly { readonly source: string; readonly item: WeighedFinding }[];
}

/** Gives each raw finding the severity that the settings say for its place and object. */
export function weigh(findings: readonly RawFinding[], settings: RuleSettings): Weighed {
  const reported: WeighedFinding[] = [];
  const heldBack: { source: string; item: WeighedFinding }[] = [];
  for (const raw of findings) {
    const { rule, detection, subject } = raw;
    const own = detection.severity ?? rule.meta.severity;
    const verdict = settings.verdict(rule, detection.place.file, detection.resource ?? subject.resource);
    if (!verdict.off) reported.push({ raw, severity: severityOf(verdict.severity, own, rule.meta.severity) });
    else if (verdict.source !== undefined) heldBack.push({ source: verdict.source, item: { raw, severity: own } });
  }
  return { reported, heldBack };
}

/**
 * A configured severity takes the place of the rule's own. A case that the rule itself reports as milder (a read that this
 * version serves from a cache, say) never gets more severe by it: who asks for errors means the hazard, not its mild form.
 */
function severityOf(configured: Severity | undefined, own: Severity, ofRule: Severity): Severity {
  if (configured === undefined) return own;
  const rank = (severity: Severity) => severities.indexOf(severity);
  return rank(own) < rank(ofRule) && rank(own) < rank(configured) ? own : configured;
}

/** Held back findings, merged among those that the same override holds back. */
export function mergeHeldBack(
  heldBack: Weighed["heldBack"],
): { readonly source: string; readonly item: TracedFinding }[] {
  return [...groupBy(heldBack, ({ source }) => source)].flatMap(([source, held]) =>
    mergeFindings(held.map(({ item }) => item)).map((item) => ({ source, item })),
  );
}
