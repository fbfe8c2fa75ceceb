import type { Finding } from "../../contract/finding.ts";
import type { Baseline, BaselineEntry } from "./baseline.ts";

/**
 * A baseline that holds today's findings. Files outside the selection keep their entries and get what was found there
 * besides (a selected template brings in its chart's values); an entry that stays keeps its day of expiry.
 * @param findings all of the selection, those that the old baseline held back included
 */
export function updatedBaseline(
  old: Baseline,
  findings: readonly Finding[],
  isReported: (file: string) => boolean,
): Baseline {
  const files = new Map<string, Map<string, BaselineEntry>>();
  for (const [file, rules] of old) if (!isReported(file)) files.set(file, new Map(rules));
  const known = new Map<string, string[]>();
  for (const { place, rule, fingerprint } of findings) {
    if (!isReported(place.file) && takes(known, old, place.file, rule, fingerprint)) continue;
    const rules = files.get(place.file) ?? new Map<string, BaselineEntry>();
    files.set(place.file, rules);
    const fingerprints = [...(rules.get(rule)?.fingerprints ?? []), fingerprint].sort();
    const expires = old.get(place.file)?.get(rule)?.expires;
    rules.set(rule, { count: fingerprints.length, fingerprints, ...(expires === undefined ? {} : { expires }) });
  }
  return files;
}

/** Whether an entry that was kept lists a finding already, each of its places once. */
function takes(known: Map<string, string[]>, old: Baseline, file: string, rule: string, fingerprint: string): boolean {
  const key = `${file}\0${rule}`;
  const left = known.get(key) ?? [...(old.get(file)?.get(rule)?.fingerprints ?? [])];
  known.set(key, left);
  const at = left.indexOf(fingerprint);
  if (at >= 0) left.splice(at, 1);
  return at >= 0;
}

/** The baseline without what is found no more in the selected files; nothing is added. */
export function prunedBaseline(
  old: Baseline,
  findings: readonly Finding[],
  isReported: (file: string) => boolean,
): Baseline {
  const found = updatedBaseline(new Map(), findings, () => true);
  const files = new Map<string, ReadonlyMap<string, BaselineEntry>>();
  for (const [file, rules] of old) {
    const kept = isReported(file)
      ? new Map([...rules].flatMap(([rule, entry]) => stillFound(rule, entry, found.get(file)?.get(rule))))
      : rules;
    if (kept.size > 0) files.set(file, kept);
  }
  return files;
}

function stillFound(rule: string, entry: BaselineEntry, found: BaselineEntry | undefined): [string, BaselineEntry][] {
  const left = [...(found?.fingerprints ?? [])];
  const fingerprints = entry.fingerprints.filter((fingerprint) => {
    const at = left.indexOf(fingerprint);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  const count = Math.min(entry.count, fingerprints.length);
  return count === 0 ? [] : [[rule, { ...entry, count, fingerprints }]];
}
