import type { Finding, Notice } from "../../contract/finding.ts";
import type { FileSuppressions, Suppression } from "./directive.ts";

export interface SuppressedFinding {
  readonly finding: Finding;
  readonly reason: string | undefined;
}

export interface SuppressionResult {
  readonly kept: readonly Finding[];
  readonly suppressed: readonly SuppressedFinding[];
  /** Comments that cannot suppress, and those that held nothing back though their rule ran. */
  readonly notices: readonly Notice[];
}

/**
 * @param read comments by file
 * @param judged ids of the rules that ran with everything in view: of others nobody knows whether the comment is needed
 */
export function applySuppressions(
  findings: readonly Finding[],
  read: ReadonlyMap<string, FileSuppressions>,
  judged: ReadonlySet<string>,
): SuppressionResult {
  const used = new Set<Suppression>();
  const kept: Finding[] = [];
  const suppressed: SuppressedFinding[] = [];
  for (const finding of findings) {
    const matching = (read.get(finding.place.file)?.suppressions ?? []).filter((item) => covers(item, finding));
    for (const item of matching) used.add(item);
    const [first] = matching;
    if (first) suppressed.push({ finding, reason: matching.find(({ reason }) => reason)?.reason });
    else kept.push(finding);
  }
  const notices: Notice[] = [];
  for (const [file, { suppressions, problems }] of read) {
    notices.push(...problems);
    for (const item of suppressions) {
      if (used.has(item) || !judged.has(item.rule)) continue;
      const message = `This comment suppresses nothing: ${item.rule} finds nothing here.`;
      notices.push({ kind: "unused-suppression", file, range: item.range, message });
    }
  }
  return { kept, suppressed, notices };
}

function covers(item: Suppression, { rule, place }: Finding): boolean {
  return item.rule === rule && place.range.start >= item.covers.start && place.range.start < item.covers.end;
}
