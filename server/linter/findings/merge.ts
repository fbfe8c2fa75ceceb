import { type Finding, type Severity, severities } from "../../contract/finding.ts";
import type { Fix } from "../../contract/fix.ts";
import type { RelatedPlace } from "../../contract/place.ts";
import type { SourceDocument } from "../../contract/source.ts";
import { groupBy } from "../../text/group-by.ts";
import type { RawFinding } from "../running/rule-runner.ts";
import { fingerprint } from "./fingerprint.ts";

/** A finding, with what selection needs to know of where it comes from. */
export interface TracedFinding {
  readonly finding: Finding;
  /** Files of the subjects that show it. */
  readonly subjectFiles: ReadonlySet<string>;
  readonly charts: ReadonlySet<string>;
  /** Documents of the subjects that show it. */
  readonly documents: readonly SourceDocument[];
}

/** A raw finding with the severity that the settings leave it. */
export interface WeighedFinding {
  readonly raw: RawFinding;
  readonly severity: Severity;
}

/** One hazard at one place is one finding of one rule, with a count. Sorted by file, then place, then rule. */
export function mergeFindings(weighed: readonly WeighedFinding[]): TracedFinding[] {
  const groups = groupBy(weighed, ({ raw }) => {
    const { file, range } = raw.detection.place;
    return [raw.rule.meta.id, file, range.start, range.end].join("\n");
  });
  const merged = [...groups.values()].map(mergeGroup);
  merged.sort((a, b) => compareFindings(a.finding, b.finding));
  return withDistinctFingerprints(merged);
}

/** By file, then place, then rule. */
export function compareFindings(a: Finding, b: Finding): number {
  if (a.place.file !== b.place.file) return a.place.file < b.place.file ? -1 : 1;
  const byPlace = a.place.range.start - b.place.range.start || a.place.range.end - b.place.range.end;
  if (byPlace !== 0) return byPlace;
  return a.rule === b.rule ? 0 : a.rule < b.rule ? -1 : 1;
}

function mergeGroup(group: readonly WeighedFinding[]): TracedFinding {
  // The most severe one speaks for all; among equals the first, in the order of the subjects.
  const speaker = group.reduce((best, item) => (rank(item) > rank(best) ? item : best));
  const { rule, detection, message, subject } = speaker.raw;
  const resource = detection.resource ?? subject.resource;
  const finding: Finding = {
    rule: rule.meta.id,
    severity: speaker.severity,
    message,
    place: detection.place,
    related: unique<RelatedPlace>(group.flatMap(({ raw }) => raw.detection.related ?? [])),
    ...(resource !== undefined && { resource }),
    count: countOf(group),
    renders: unique(group.flatMap(({ raw }) => raw.subject.render ?? [])),
    incidents: unique(group.flatMap(({ raw }) => raw.detection.incidents ?? raw.rule.meta.incidents)),
    ...(detection.estimate !== undefined && { estimate: detection.estimate }),
    fixes: unique<Fix>(group.flatMap(({ raw }) => raw.fixes)),
    fingerprint: fingerprint(rule.meta.id, detection.place.file, resource, detection.key),
  };
  return {
    finding,
    subjectFiles: new Set(group.map(({ raw }) => raw.subject.file)),
    charts: new Set(group.flatMap(({ raw }) => raw.subject.chart ?? [])),
    documents: [...new Set(group.flatMap(({ raw }) => raw.subject.document ?? []))],
  };
}

/** Objects that show it, in the render that has most of them: several renders of one chart show the same ones again. */
function countOf(group: readonly WeighedFinding[]): number {
  const counts = new Map<string | undefined, number>();
  for (const { raw } of group) counts.set(raw.subject.render, (counts.get(raw.subject.render) ?? 0) + 1);
  return Math.max(...counts.values());
}

function rank({ severity }: WeighedFinding): number {
  return severities.indexOf(severity);
}

/** Without those that are equal in all they hold. */
function unique<T>(items: readonly T[]): T[] {
  if (items.length < 2) return [...items];
  const seen = new Map<string, T>();
  for (const item of items) {
    const key = JSON.stringify(item);
    if (!seen.has(key)) seen.set(key, item);
  }
  return [...seen.values()];
}

/** Two findings that nothing but their place tells apart are numbered in their order. */
function withDistinctFingerprints(sorted: readonly TracedFinding[]): TracedFinding[] {
  const counts = new Map<string, number>();
  return sorted.map((item) => {
    const { fingerprint: name } = item.finding;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    if (count === 1) return item;
    return { ...item, finding: { ...item.finding, fingerprint: `${name}-${count}` } };
  });
}
