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
    if (!verdict.off) reported.push({ raw, severity: verdict.severity ?? own });
    else if (verdict.source !== undefined) heldBack.push({ source: verdict.source, item: { raw, severity: own } });
  }
  return { reported, heldBack };
}

/** Held back findings, merged among those that the same override holds back. */
export function mergeHeldBack(
  heldBack: Weighed["heldBack"],
): { readonly source: string; readonly item: TracedFinding }[] {
  const bySource = new Map<string, WeighedFinding[]>();
  for (const { source, item } of heldBack) {
    const items = bySource.get(source);
    if (items) items.push(item);
    else bySource.set(source, [item]);
  }
  return [...bySource].flatMap(([source, items]) => mergeFindings(items).map((item) => ({ source, item })));
}
