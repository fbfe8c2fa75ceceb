import type { EffectiveConfiguration } from "../../contract/configuration.ts";
import type { Cancellation } from "../../contract/engine.ts";
import type { Fix } from "../../contract/fix.ts";
import type { IndexView } from "../../contract/index-view.ts";
import type { Detection, Rule, Subject } from "../../contract/rule.ts";
import { isPatchedAt } from "../../kubernetes/kustomize/patched.ts";
import type { Dependencies } from "../../workspace/index/tracking.ts";
import { configurationFor } from "../configuration/chart-version.ts";
import type { RuleSettings } from "../configuration/settings.ts";
import type { IndexedBlock, IndexedSubject, TrackedIndex } from "./port.ts";
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

/** What one rule gave on one subject. */
interface Outcome {
  readonly dependencies: Dependencies;
  readonly findings: readonly RawFinding[];
  readonly crash: Crash | undefined;
}

/** What holds as long as settings and configuration are the same objects. */
interface Setting {
  readonly settings: RuleSettings;
  readonly configuration: EffectiveConfiguration;
}

interface SubjectState extends Setting {
  readonly place: SubjectPlace;
  /** In the order of the rules that want it. */
  readonly outcomes: Outcome[];
}

/** A subject, and whether at least one rule looked at it. */
export interface SubjectReport {
  readonly type: Subject["type"];
  readonly place: SubjectPlace;
  readonly seen: boolean;
}

/** What came of the subjects of one file: the same object as long as nothing in it can be another. */
export interface GroupResult {
  readonly findings: readonly RawFinding[];
  readonly crashes: readonly Crash[];
  readonly subjects: readonly SubjectReport[];
}

/** What came of a block of groups, in their order: the same object as long as nothing in it can be another. */
export interface BlockResult {
  readonly groups: readonly GroupResult[];
  readonly findings: readonly RawFinding[];
  readonly crashes: readonly Crash[];
}

export interface RunResult {
  readonly blocks: readonly BlockResult[];
  /** When it was stopped, how many groups it had been through by then, those without a subject too; files come first. */
  readonly stoppedAfter?: number;
}

interface BlockState extends Setting {
  readonly result: BlockResult;
  /** How many groups there are, those without a subject too. */
  readonly size: number;
  readonly dependencies: Dependencies;
}

interface GroupState extends Setting {
  readonly result: GroupResult;
  readonly dependencies: readonly Dependencies[];
}

/**
 * Runs every rule over every subject it wants, and keeps each outcome as long as its document, its options, the
 * configuration and every answer it got from the index are the same. What is kept is known by its subject and goes with
 * it, so that a run that is cancelled loses nothing.
 */
export class RuleRunner {
  readonly #subjects = new WeakMap<IndexedSubject, SubjectState>();
  readonly #groups = new WeakMap<readonly IndexedSubject[], GroupState>();
  readonly #blocks = new WeakMap<IndexedBlock, BlockState>();

  /**
   * What came of each block of subjects, in their order. Gives way before each group that it looks at, and before each block
   * that holds as it is; told to stop, it ends with the groups that it has been through.
   */
  *steps(inputs: RunInputs): Generator<undefined, RunResult, "stop" | undefined> {
    const blocks: BlockResult[] = [];
    let count = 0;
    for (const block of inputs.index.subjectBlocks(inputs.rules.map(({ subjects }) => subjects))) {
      const current = this.#currentState(block, inputs);
      if (current !== undefined && (yield) === "stop") return { blocks, stoppedAfter: count };
      const { result, size, isStopped } = current ?? (yield* this.#goThrough(block, inputs));
      blocks.push(result);
      count += size;
      if (isStopped) return { blocks, stoppedAfter: count };
    }
    return { blocks };
  }

  #currentState(block: IndexedBlock, inputs: RunInputs): (BlockState & { readonly isStopped?: never }) | undefined {
    const known = this.#blocks.get(block);
    return known !== undefined && holds(known, inputs) && inputs.index.isCurrent(known.dependencies)
      ? known
      : undefined;
  }

  *#goThrough(
    block: IndexedBlock,
    inputs: RunInputs,
  ): Generator<undefined, Pick<BlockState, "result" | "size"> & { readonly isStopped: boolean }, "stop" | undefined> {
    const { settings, configuration, index } = inputs;
    const { changedAt } = index;
    const states: GroupState[] = [];
    let size = 0;
    for (const group of block.groups()) {
      if ((yield) === "stop") return { result: resultOf(states), size, isStopped: true };
      size++;
      if (group.length > 0) states.push(this.#groupState(group, inputs));
    }
    const result = resultOf(states);
    // Where something changed between two steps, the first groups may be out of date already.
    if (index.changedAt === changedAt) {
      const dependencies = index.together(states.flatMap((state) => state.dependencies));
      this.#blocks.set(block, { settings, configuration, result, size, dependencies });
    }
    return { result, size, isStopped: false };
  }

  #groupState(group: readonly IndexedSubject[], inputs: RunInputs): GroupState {
    const { index, settings, configuration } = inputs;
    const known = this.#groups.get(group);
    if (known !== undefined && holds(known, inputs) && known.dependencies.every((one) => index.isCurrent(one))) {
      return known;
    }
    const states = group.map((item) => this.#stateOf(item, inputs));
    const outcomes = states.flatMap((state) => state.outcomes);
    const result = {
      findings: outcomes.flatMap(({ findings }) => findings),
      crashes: outcomes.flatMap(({ crash }) => crash ?? []),
      subjects: states.map(({ place }, at) => ({
        type: group[at]?.subject.type ?? "document",
        place,
        seen: (group[at]?.wantedBy.length ?? 0) > 0,
      })),
    };
    const state = { settings, configuration, result, dependencies: oldestOfEach(outcomes) };
    this.#groups.set(group, state);
    return state;
  }

  /** A subject with the outcomes of all rules that want it, brought up to date. */
  #stateOf(item: IndexedSubject, inputs: RunInputs): SubjectState {
    const { index, settings, configuration } = inputs;
    const known = this.#subjects.get(item);
    const isSame = known !== undefined && holds(known, inputs);
    const state = isSame
      ? known
      : { settings, configuration, place: known?.place ?? placeOf(item.subject), outcomes: [] };
    if (!isSame) this.#subjects.set(item, state);
    for (const [at, place] of item.wantedBy.entries()) {
      const rule = inputs.rules[place];
      const outcome = state.outcomes[at];
      if (rule === undefined || (outcome !== undefined && index.isCurrent(outcome.dependencies))) continue;
      inputs.cancellation?.throwIfCancelled();
      state.outcomes[at] = check(state.place, rule, item, inputs);
    }
    return state;
  }
}

function resultOf(states: readonly GroupState[]): BlockResult {
  return {
    groups: states.map(({ result }) => result),
    findings: states.flatMap(({ result }) => result.findings),
    crashes: states.flatMap(({ result }) => result.crashes),
  };
}

function holds(setting: Setting, { settings, configuration }: RunInputs): boolean {
  return setting.settings === settings && setting.configuration === configuration;
}

/** Many outcomes rest on the same questions: of those the one that was seen first. */
function oldestOfEach(outcomes: readonly Outcome[]): readonly Dependencies[] {
  const oldest = new Map<Dependencies["questions"], Dependencies>();
  for (const { dependencies } of outcomes) {
    const known = oldest.get(dependencies.questions);
    if (known === undefined || dependencies.seenAt < known.seenAt) oldest.set(dependencies.questions, dependencies);
  }
  return [...oldest.values()];
}

function check(place: SubjectPlace, rule: Rule, item: IndexedSubject, inputs: RunInputs): Outcome {
  const { index, settings, timer } = inputs;
  const configuration = configurationFor(item.subject, inputs.configuration);
  const started = timer?.now() ?? 0;
  const { value, dependencies } = index.recording(() => {
    try {
      const options = settings.options(rule, place.file, place.resource);
      const context = { subject: item.subject, options, index: index.index, configuration };
      const detections = [...rule.check(context)].filter((one) => !isPatched(one, item.subject, index.index));
      const findings = detections.map((detection): RawFinding => {
        const message = rule.describe(detection.facts, context);
        const fixes = (rule.fixes?.(detection.facts, context) ?? []).filter((fix) => lasts(fix, index));
        return { rule, detection, message, fixes, subject: place };
      });
      for (const file of filesIn(findings)) index.recordPlaces(file);
      return { findings, crash: undefined };
    } catch (error) {
      return { findings: none, crash: { rule, subject: place, error } };
    }
  });
  timer?.add(rule.meta.id, timer.now() - started);
  return { dependencies, ...value };
}

const none: readonly never[] = [];

/** What a patch changes may be mended by it: the object as it stands here is not what is applied. */
function isPatched({ place, resource: named }: Detection<unknown>, subject: Subject, index: IndexView): boolean {
  const other = named?.name === undefined ? undefined : index.resource(named.kind, named.namespace, named.name);
  const own = subject.type === "resource" ? subject.resource : undefined;
  return [own, other].some((resource) => resource !== undefined && isPatchedAt(place, resource, index));
}

function lasts({ edits }: Fix, index: TrackedIndex): boolean {
  return !edits.some((edit) => "file" in edit && index.isFetched(edit.file));
}

/** Findings hold offsets into files: an edit of such a file moves them, even where it changes no answer. */
function filesIn(findings: readonly RawFinding[]): Iterable<string> {
  const files = new Set<string>();
  for (const { detection, fixes } of findings) {
    files.add(detection.place.file);
    for (const { file } of detection.related ?? []) files.add(file);
    for (const edit of fixes.flatMap(({ edits }) => edits)) if ("file" in edit) files.add(edit.file);
  }
  return files;
}
