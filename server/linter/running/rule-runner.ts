import type { EffectiveConfiguration } from "../../contract/configuration.ts";
import type { Cancellation } from "../../contract/engine.ts";
import type { Fix } from "../../contract/fix.ts";
import type { Detection, Rule, Subject } from "../../contract/rule.ts";
import type { RuleSettings } from "../configuration/settings.ts";
import { areCurrent, type Dependencies, recordDependencies } from "./dependencies.ts";
import type { IndexedSubject, TrackedIndex } from "./port.ts";
import { placeOf, type SubjectPlace } from "./subject-place.ts";

/** A detection with its wording and fixes, before settings and suppressions. */
export interface RawFinding {
  readonly rule: Rule;
  readonly detection: Detection<unknown>;
  readonly message: string;
  readonly fixes: readonly Fix[];
  readonly subject: SubjectPlace;
}

export interface Crash {
  readonly rule: Rule;
  readonly subject: SubjectPlace;
  readonly error: unknown;
}

/** Measures rules where somebody wants to know. */
export interface RuleTimer {
  /** Milliseconds since any fixed moment. */
  now(): number;
  add(rule: string, milliseconds: number): void;
}

export interface RunInputs {
  readonly index: TrackedIndex;
  readonly rules: readonly Rule[];
  /** Settings and configuration: another object whenever something in them changed. */
  readonly settings: RuleSettings;
  readonly configuration: EffectiveConfiguration;
  readonly timer: RuleTimer | undefined;
  readonly cancellation: Cancellation | undefined;
}

interface Outcome {
  readonly settings: RuleSettings;
  readonly configuration: EffectiveConfiguration;
  readonly dependencies: Dependencies;
  readonly findings: readonly RawFinding[];
  readonly crash: Crash | undefined;
}

interface SubjectState {
  readonly place: SubjectPlace;
  readonly outcomes: Map<Rule, Outcome>;
}

/** A subject, and whether at least one rule looked at it. */
export interface SubjectReport {
  readonly type: Subject["type"];
  readonly place: SubjectPlace;
  readonly seen: boolean;
}

export interface RunResult {
  readonly findings: readonly RawFinding[];
  readonly crashes: readonly Crash[];
  readonly subjects: readonly SubjectReport[];
}

/**
 * Runs every rule over every subject it wants, and keeps each outcome as long as its document, its options, the
 * configuration and every answer it got from the index are the same.
 */
export class RuleRunner {
  #states = new Map<IndexedSubject, SubjectState>();

  run(inputs: RunInputs): RunResult {
    const selectors = inputs.rules.map(({ subjects }) => subjects);
    const next = new Map<IndexedSubject, SubjectState>();
    const findings: RawFinding[] = [];
    const crashes: Crash[] = [];
    const subjects: SubjectReport[] = [];
    for (const item of inputs.index.subjects(selectors)) {
      const state = this.#stateOf(item);
      next.set(item, state);
      for (const place of item.wantedBy) {
        const rule = inputs.rules[place];
        if (rule === undefined) continue;
        const outcome = outcomeOf(state, rule, item, inputs);
        for (const finding of outcome.findings) findings.push(finding);
        if (outcome.crash) crashes.push(outcome.crash);
      }
      subjects.push({ type: item.subject.type, place: state.place, seen: item.wantedBy.length > 0 });
    }
    // Only after a whole run: one that was cancelled must not forget what it had not come to.
    this.#states = next;
    return { findings, crashes, subjects };
  }

  #stateOf(item: IndexedSubject): SubjectState {
    const known = this.#states.get(item);
    if (known !== undefined) return known;
    const fresh = { place: placeOf(item.subject), outcomes: new Map() };
    this.#states.set(item, fresh);
    return fresh;
  }
}

function outcomeOf(state: SubjectState, rule: Rule, item: IndexedSubject, inputs: RunInputs): Outcome {
  const { index, settings, configuration } = inputs;
  const known = state.outcomes.get(rule);
  const same = known?.settings === settings && known.configuration === configuration;
  if (known && same && areCurrent(index, known.dependencies)) return known;
  inputs.cancellation?.throwIfCancelled();
  const outcome = check(state, rule, item, inputs);
  state.outcomes.set(rule, outcome);
  return outcome;
}

function check(state: SubjectState, rule: Rule, item: IndexedSubject, inputs: RunInputs): Outcome {
  const { settings, configuration, timer } = inputs;
  const started = timer?.now() ?? 0;
  const { value, dependencies } = recordDependencies(inputs.index, () => {
    try {
      const options = settings.options(rule, state.place.file, state.place.resource);
      const context = { subject: item.subject, options, index: inputs.index.index, configuration };
      const findings = Array.from(rule.check(context), (detection): RawFinding => {
        const message = rule.describe(detection.facts, context);
        const fixes = rule.fixes?.(detection.facts, context) ?? [];
        return { rule, detection, message, fixes, subject: state.place };
      });
      return { findings, crash: undefined };
    } catch (error) {
      return { findings: [], crash: { rule, subject: state.place, error } };
    }
  });
  timer?.add(rule.meta.id, timer.now() - started);
  const places = placesOf(value.findings, inputs.index);
  return { settings, configuration, dependencies: new Map([...dependencies, ...places]), ...value };
}

/** Findings hold offsets into files: an edit of such a file moves them, even where it changes no answer. */
function placesOf(findings: readonly RawFinding[], index: TrackedIndex): Map<string, number> {
  const files = new Set<string>();
  for (const { detection, fixes } of findings) {
    files.add(detection.place.file);
    for (const { file } of detection.related ?? []) files.add(file);
    for (const edit of fixes.flatMap(({ edits }) => edits)) if ("file" in edit) files.add(edit.file);
  }
  return new Map([...files].map((file) => [`places:${file}`, index.revision(`places:${file}`)]));
}
