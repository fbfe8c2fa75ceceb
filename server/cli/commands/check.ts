import { sep } from "node:path";
import { pathToFileURL } from "node:url";
import type { LintResult } from "../../contract/engine.ts";
import { createEngine } from "../../linter/engine.ts";
import { triedFixesInSteps, withoutUntriedFixes, withTriedFixes } from "../../linter/fixes/tried-fixes.ts";
import type { LintEngine } from "../../linter/lint-engine.ts";
import type { PartReader } from "../../linter/parts.ts";
import { configurationNames } from "../../node/says-root.ts";
import { type CheckOptions, checkOptions } from "../arguments/check-options.ts";
import type { ParsedArguments } from "../arguments/parse.ts";
import { useBaseline } from "../baseline/use.ts";
import { cachedLint } from "../cache/cached-lint.ts";
import { type ExitStatus, exitStatus, UserError } from "../exit-status.ts";
import { fixViews } from "../fixing/fix-view.ts";
import { ruleInfo } from "../formats/rule-info.ts";
import { buildReport } from "../report/build.ts";
import { printConfigurationMistakes } from "../report/configuration-mistakes.ts";
import { type Judged, JudgedTogether } from "../report/judged.ts";
import { type LintOutcome, lintUntilSignal, untilSignal } from "../report/lint-view.ts";
import type { Interruption, Report } from "../report/report.ts";
import { hasFailingFindings, statusOf, troubles } from "../report/status.ts";
import { untoldNotices } from "../report/untold-notices.ts";
import { writeReports } from "../report/write.ts";
import type { InformedSession } from "../session.ts";
import { Stopwatch } from "../stopwatch.ts";
import { Progress } from "../terminal/progress.ts";
import type { SignalName } from "../terminal/signals.ts";
import { loadViews } from "../view/load.ts";
import { withRunbook } from "../view/runbook.ts";
import { selectedFiles, type View } from "../view/view.ts";
import { printConfiguration } from "./print-configuration.ts";

/** `planelint check`: reads, lints, fixes when asked, reports. */
export async function check(parsed: ParsedArguments, session: InformedSession): Promise<ExitStatus> {
  const { rules } = session.knowledge;
  const options = checkOptions(
    parsed,
    rules.map(({ meta }) => meta.id),
  );
  refuseTwoOutputs(parsed, options);
  const watch = new Stopwatch();
  const { base, views, notes } = await loadViews(options, session);
  watch.lap("read");
  const loaded = views.map(
    (view): Loaded => ({ view, engine: engineFor(options, view, session, watch), isFed: false }),
  );
  const mistaken = loaded.filter(({ view, engine }) => printConfigurationMistakes(engine, view, session));
  if (mistaken.length > 0) return exitStatus.failure;
  const [first] = loaded;
  if (options.printConfig !== undefined && first !== undefined) {
    feed(first);
    return printConfiguration(options.printConfig, first.engine, first.view, options, session);
  }

  const linted = await lintAll(loaded, options, session, watch);
  watch.lap("lint");
  let { judged, signal } = linted;
  let unfixed: readonly string[] = [];
  if (options.fix !== "none" && signal === undefined) {
    for (const each of loaded) feed(each);
    const fixed = await fixViews(judged, options, session);
    unfixed = fixed.failed;
    signal = fixed.signal;
    judged = options.triesFixes && signal === undefined ? fixed.judged.map(tried) : fixed.judged;
    watch.lap("fix");
  }
  const together = new JudgedTogether(base, judged);
  const result = baselined(together, linted.signal === undefined, options, session);
  const interrupted = linted.signal && {
    signal: linted.signal,
    files: views.reduce((sum, view) => sum + selectedFiles(view), 0),
  };
  const report = reportOf(result, together, interrupted, options, session);
  watch.lap("report");
  const untold = untoldNotices(report, options.targets);
  for (const note of [...notes, ...together.versionNotes(), ...emptyNotes(views, result), ...untold])
    session.note(note);
  for (const trouble of [...troubles(report), ...unfixed]) session.error(trouble);
  if (options.timing) session.streams.err.write(watch.table());
  if (signal !== undefined) return exitStatus[signal];
  return unfixed.length > 0 ? exitStatus.failure : statusOf(report, options);
}

/** What has been looked at in part only is held back by a baseline, but says nothing of what that should hold. */
function baselined(
  together: JudgedTogether,
  isWhole: boolean,
  options: CheckOptions,
  session: InformedSession,
): LintResult {
  if (isWhole) return useBaseline(together.result(), options, (path) => together.isReported(path), session);
  const { baseline } = options;
  const reading = { ...options, baseline: baseline && { ...baseline, write: "no" as const } };
  return useBaseline(together.result(), reading, () => false, session);
}

/** One root, and the engine for it, which knows the configuration alone until it is fed. */
interface Loaded {
  readonly view: View;
  readonly engine: LintEngine;
  isFed: boolean;
}

/** Lints root by root, until all are done or a signal comes. */
async function lintAll(
  loaded: readonly Loaded[],
  options: CheckOptions,
  session: InformedSession,
  watch: Stopwatch,
): Promise<{ readonly judged: readonly Judged[]; readonly signal: SignalName | undefined }> {
  const progress = new Progress(session.streams.err, () => watch.now());
  const judged: Judged[] = [];
  try {
    for (const each of loaded) {
      const { engine } = each;
      const view = withRunbook(each.view, engine);
      const lint = async (read: PartReader): Promise<LintOutcome> => {
        feed(each);
        const start = () => engine.lintInSteps(view.selection, progress);
        const outcome = await lintUntilSignal(engine, read, start, session, () => watch.now());
        if (outcome.signal !== undefined) return { ...outcome, result: withoutUntriedFixes(engine, outcome.result) };
        if (!options.triesFixes || options.fix !== "none") return outcome;
        return untilSignal(triedFixesInSteps(engine, outcome.result, progress), session, () => watch.now());
      };
      const { result, signal } = await cachedLint(options, view, session, loaded.length, lint);
      judged.push({ view, engine, result });
      if (signal !== undefined) return { judged, signal };
    }
    return { judged, signal: undefined };
  } finally {
    progress.end();
  }
}

function tried(judged: Judged): Judged {
  return { ...judged, result: withTriedFixes(judged.engine, judged.result) };
}

function engineFor(options: CheckOptions, view: View, session: InformedSession, watch: Stopwatch): LintEngine {
  const { kubernetesVersion, only } = options;
  const engine = createEngine({
    selectsUsers: true,
    rules: session.knowledge.rules,
    wholeViewKnown: view.wholeViewKnown,
    noInlineConfig: !options.inlineConfig,
    severities: Object.fromEntries(options.rules),
    ...(view.configuration === undefined ? {} : { configuration: view.configuration }),
    ...(kubernetesVersion === undefined ? {} : { kubernetes: kubernetesVersion }),
    ...(only === undefined ? {} : { only }),
    ...(options.timing ? { timer: watch } : {}),
  });
  for (const path of configurationNames) {
    const text = view.texts.get(path);
    if (text !== undefined) engine.update(path, text);
  }
  return engine;
}

/** Gives the engine all that is in view, once. */
function feed(loaded: Loaded): void {
  if (loaded.isFed) return;
  loaded.isFed = true;
  const { view, engine } = loaded;
  for (const [path, text] of view.texts) engine.update(path, text);
  for (const [path, part] of view.parts) engine.updatePart(path, part);
  if (view.before.size > 0) engine.selectUsersOf(view.before);
}

function reportOf(
  result: LintResult,
  together: JudgedTogether,
  interrupted: Interruption | undefined,
  options: CheckOptions,
  session: InformedSession,
): Report {
  const report = buildReport({
    result,
    unread: together.unread(),
    interrupted,
    toolVersion: session.version,
    showSuppressed: options.showSuppressed,
    text: (path) => together.text(path),
    shown: (path) => together.shown(path),
  });
  writeReports(
    report,
    options.diff ? options.targets.filter(({ file }) => file !== undefined) : options.targets,
    session,
    {
      rules: session.knowledge.rules.map((rule) => ruleInfo(rule, session.knowledge)),
      source: (file) => together.textOfShown(file),
      baseUri: pathToFileURL(session.cwd + sep).href,
      failing: hasFailingFindings(report, options),
    },
  );
  return report;
}

function refuseTwoOutputs({ given }: ParsedArguments, { diff, targets }: CheckOptions): void {
  const asked = given.some(({ name }) => name === "format");
  if (diff && asked && targets.some(({ file }) => file === undefined)) {
    throw new UserError("--diff prints its patch on standard output", "give the --format an --output FILE");
  }
}

function emptyNotes(views: readonly View[], { summary }: LintResult): string[] {
  const seen = summary.resources + summary.charts + summary.findings + summary.suppressed;
  const nothing = seen === 0 && views.some(({ selection }) => selection?.length !== 0);
  return nothing ? ["no Kubernetes objects and no charts were found"] : [];
}
