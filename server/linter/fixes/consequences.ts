import type { LintResult } from "../../contract/engine.ts";
import { type Finding, type Notice, severities } from "../../contract/finding.ts";
import { unnumbered } from "../findings/fingerprint.ts";
import type { ChosenFix } from "./choose.ts";

/** What a lint before and a lint after fixes tell of those that did not do what they should. */
export interface Consequences {
  /** Fixes whose finding is still there. */
  readonly stayed: readonly ChosenFix[];
  /**
   * Findings that came. Hints do not count: they tell what else belongs to the new state, such as an alert. Nor does what
   * is left of a hazard: a less severe finding of the same rule on the same object.
   */
  readonly added: readonly Finding[];
  /** Notices that came: a template that fails, values that a chart refuses, a text that is no YAML. */
  readonly broken: readonly Notice[];
}

/** Compares two lints of everything in view. The finding of a fix that says it does not cure may stay. */
export function consequencesOf(made: readonly ChosenFix[], before: LintResult, after: LintResult): Consequences {
  const cures = made.filter(({ fix }) => fix.cures !== false);
  const cured = counted(
    cures.map(({ finding }) => finding),
    nameOf,
  );
  const left = surplusOf(before.findings, cured, nameOf);
  const stay = counted(surplusOf(after.findings, counted(left, nameOf), nameOf), nameOf);
  const gone = new Map([...cured].map(([name, count]) => [name, count - (stay.get(name) ?? 0)]));
  return {
    stayed: surplusOf(cures, gone, ({ finding }) => nameOf(finding)),
    added: addedFindings(left, after.findings).filter((finding) => !cures.some((cure) => isLessOf(finding, cure))),
    broken: surplusOf(after.notices.filter(isTrouble), counted(before.notices.filter(isTrouble), troubleOf), troubleOf),
  };
}

/** Why fixes with these consequences are not to be made; undefined when nothing speaks against them. */
export function reasonAgainst({ stayed, added, broken }: Consequences): string | undefined {
  const [notice] = broken;
  if (notice !== undefined) return `it would bring a problem in ${notice.file}: ${notice.message}`;
  if (stayed.length > 0) return "the finding would still be there";
  const [finding] = added;
  return finding && `it would bring a new finding, ${finding.rule} in ${finding.place.file}: ${finding.message}`;
}

/**
 * What is written elsewhere after a fix has another place, and so another name. So findings are counted by rule and
 * object, and those whose names are known count first.
 */
function addedFindings(before: readonly Finding[], after: readonly Finding[]): readonly Finding[] {
  const names = counted(before, nameOf);
  const fresh = new Set(surplusOf(after, names, nameOf));
  const ordered = [...after.filter((finding) => !fresh.has(finding)), ...fresh];
  return surplusOf(ordered.filter(isGrave), counted(before.filter(isGrave), subjectOf), subjectOf);
}

/** Items beyond those that are known, by name; of several with one name the last. */
function surplusOf<T>(
  items: readonly T[],
  known: ReadonlyMap<string, number>,
  name: (item: T) => string,
): readonly T[] {
  const seen = new Map<string, number>();
  return items.filter((item) => {
    const count = (seen.get(name(item)) ?? 0) + 1;
    seen.set(name(item), count);
    return count > (known.get(name(item)) ?? 0);
  });
}

function counted<T>(items: readonly T[], name: (item: T) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(name(item), (counts.get(name(item)) ?? 0) + 1);
  return counts;
}

function nameOf({ fingerprint }: Finding): string {
  return unnumbered(fingerprint);
}

function subjectOf({ rule, resource, place }: Finding): string {
  return JSON.stringify(
    resource === undefined ? [rule, place.file] : [rule, resource.kind, resource.namespace ?? "", resource.name ?? ""],
  );
}

/** By file, not by message: what is said of a template names lines, and they move. */
function troubleOf({ kind, file }: Notice): string {
  return `${kind}\n${file}`;
}

function isLessOf(finding: Finding, { finding: cured }: ChosenFix): boolean {
  const less = severities.indexOf(finding.severity) < severities.indexOf(cured.severity);
  return less && subjectOf(finding) === subjectOf(cured);
}

function isGrave({ severity }: Finding): boolean {
  return severity !== "hint";
}

/** A comment that suppressed what is fixed now is no trouble. */
function isTrouble({ kind }: Notice): boolean {
  return kind !== "unused-suppression";
}
