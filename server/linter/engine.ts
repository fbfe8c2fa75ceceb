import { rules as allRules } from "../../rules/generated/registry.ts";
import type { Cancellation, LintResult, LintSummary } from "../contract/engine.ts";
import type { Finding, Notice } from "../contract/finding.ts";
import type { TextRange } from "../contract/place.ts";
import type { Chart } from "../contract/resource.ts";
import type { Rule } from "../contract/rule.ts";
import type { ChartPart, SourceDocument, SourceFile } from "../contract/source.ts";
import type { ChartRender, RenderPlan } from "../workspace/rendering/chart-render.ts";
import { Workspace } from "../workspace/workspace.ts";
import { entryAt } from "../yaml/entry-at.ts";
import { declarationsOf } from "./configuration/declarations.ts";
import { EffectiveConfigurations } from "./configuration/effective.ts";
import { ConfigurationHolder, configurationNames } from "./configuration/holder.ts";
import { assumedVersion, parseVersion } from "./configuration/kubernetes-version.ts";
import type { Configuration } from "./configuration/model.ts";
import { RuleSettings } from "./configuration/settings.ts";
import type { TracedFinding } from "./findings/merge.ts";
import { reportedOf } from "./findings/reported.ts";
import { createSelection, isSelected, type Selection } from "./findings/selection.ts";
import { summarize } from "./findings/summary.ts";
import { UserSelection } from "./findings/user-selection.ts";
import { KeptItems } from "./kept-items.ts";
import type { EngineOptions, LintEngine, LintSteps } from "./lint-engine.ts";
import {
  compareNotices,
  crashNotices,
  missingChartNotices,
  SyntaxNotices,
  strayConfigurationNotices,
} from "./notices.ts";
import { type BlockResult, RuleRunner } from "./running/rule-runner.ts";
import { allSteps } from "./running/steps.ts";
import type { FileSuppressions } from "./suppressions/directive.ts";
import { SuppressionReader } from "./suppressions/reader.ts";

/**
 * Makes the engine for one root.
 * @throws RangeError when `kubernetes` is no version
 */
export function createEngine(options: EngineOptions = {}): LintEngine {
  return new WorkspaceEngine(options);
}

class WorkspaceEngine implements LintEngine {
  readonly #workspace: Workspace;
  readonly #users: UserSelection;
  readonly #runner = new RuleRunner();
  readonly #syntax = new SyntaxNotices((path) => this.#workspace.files.get(path));
  readonly #stray = new KeptItems(strayConfigurationNotices);
  readonly #rules: readonly Rule[];
  readonly #holder: ConfigurationHolder;
  readonly #effective: EffectiveConfigurations;
  readonly #suppressions: SuppressionReader;
  readonly #documents = new WeakMap<Finding, readonly SourceDocument[]>();
  #settings: { readonly configuration: Configuration; readonly settings: RuleSettings } | undefined;

  constructor(private readonly options: EngineOptions) {
    const { configuration, kubernetes, rules = allRules, wholeViewKnown = true } = options;
    const version = kubernetes === undefined ? undefined : parseVersion(kubernetes, "flag");
    if (kubernetes !== undefined && !version)
      throw new RangeError(`"${kubernetes}" is no Kubernetes version such as 1.33`);
    const ids = new Set(rules.map(({ meta }) => meta.id));
    const given = typeof configuration === "object" ? configuration : undefined;
    this.#rules = rules;
    this.#workspace = new Workspace(options.keptText);
    this.#users = new UserSelection(this.#workspace);
    this.#holder = new ConfigurationHolder(
      given ? [given.path] : configuration === "none" ? [] : configurationNames,
      ids,
    );
    if (given) this.#holder.update(given.path, given.text);
    this.#effective = new EffectiveConfigurations(version, wholeViewKnown);
    this.#suppressions = new SuppressionReader(ids);
  }

  update(path: string, text: string | undefined): void {
    this.#holder.update(path, text);
    this.#workspace.update(path, text);
  }

  text(path: string): string | undefined {
    return this.#workspace.textOf(path);
  }

  updatePart(path: string, part: ChartPart | undefined): void {
    this.#workspace.updatePart(path, part);
  }

  wanted(): readonly string[] {
    return this.#workspace.wantedParts;
  }

  configuration(): Configuration {
    return this.#holder.current;
  }

  configurationProblems(): readonly Notice[] {
    return this.#holder.problems;
  }

  plansFor(path: string) {
    return this.#workspace.plansFor(path);
  }

  renderOf(chart: Chart, plan: RenderPlan): ChartRender | undefined {
    return this.#workspace.renderOf(chart, plan);
  }

  documentsOf(finding: Finding): readonly SourceDocument[] {
    return this.#documents.get(finding) ?? [];
  }

  valuesEntryAt(path: string, stretch: TextRange): TextRange | undefined {
    const file = this.#workspace.files.get(path);
    if (file?.kind !== "values") return undefined;
    const document = file.documents.find(({ range }) => range.start <= stretch.start && stretch.end <= range.end);
    return document && entryAt(document.tree.root, stretch);
  }

  isRelevant(path: string): boolean {
    return (
      path === this.#holder.current.runbook ||
      /\.(?:ya?ml|json|tpl)$|(?:^|\/)(?:templates\/|Kustomization$)/i.test(path)
    );
  }

  selectUsersOf(before: ReadonlyMap<string, string>): void {
    this.#users.addUsersOf(before);
  }

  lint(paths?: readonly string[], cancellation?: Cancellation): LintResult {
    return allSteps(this.lintInSteps(paths, cancellation));
  }

  *lintInSteps(paths?: readonly string[], cancellation?: Cancellation): LintSteps {
    const selection = createSelection(paths);
    const workspace = this.#workspace;
    const settings = this.#settingsOf(this.#holder.current);
    const active = this.#rules.filter((rule) => settings.runs(rule));
    for (const _ of workspace.renderInSteps()) {
      cancellation?.throwIfCancelled();
      if ((yield) === "stop") return this.#nothingSeen();
    }
    const configuration = this.#effective.get(this.#holder.current, workspace);
    const { timer } = this.options;
    const { blocks, stoppedAfter } = yield* this.#runner.steps({
      index: workspace,
      rules: active,
      settings,
      configuration,
      timer,
      cancellation,
    });
    cancellation?.throwIfCancelled();

    const files = [...workspace.fileLists];
    if (stoppedAfter !== undefined) files.splice(0, files.length, files.flat().slice(0, stoppedAfter));
    const isWhole = configuration.wholeViewKnown && stoppedAfter === undefined;
    const { findings, suppressed, notices, traced } = reportedOf(joined(blocks, "findings"), {
      settings,
      isSelected: this.#selects(selection, paths !== undefined),
      comments: this.#commentsIn(files),
      judged: new Set(isWhole ? active.map(({ meta }) => meta.id) : []),
    });
    for (const { finding, documents } of traced) this.#documents.set(finding, documents);
    const [mistakes, ofCharts] = partition(workspace.notices, ({ kind }) => kind === "invalid-configuration");
    const inView = [
      ...this.#syntax.of(blocks, workspace.refused, workspace.printed),
      ...notices,
      ...ofCharts,
      ...this.#stray.of(files),
    ];
    const charts = workspace.structure.charts.map(({ folder }) => folder);
    let summary: LintSummary | undefined;
    return {
      findings,
      suppressed,
      // What is wrong with the configuration or with a rule concerns every selection.
      notices: [
        ...this.#holder.problems,
        ...[...mistakes, ...this.#missingCharts()].sort(compareNotices),
        ...crashNotices(joined(blocks, "crashes")),
        ...inView.filter(({ file }) => selection.has(file)).sort(compareNotices),
      ],
      kubernetes: configuration.kubernetes,
      // An editor never asks, and would have all subjects counted at each keystroke.
      get summary() {
        summary ??= summarize(
          {
            files: files.flat(),
            charts,
            subjects: blocks.flatMap(({ groups }) => groups.flatMap(({ subjects }) => subjects)),
          },
          selection,
          findings,
          suppressed.length,
        );
        return summary;
      },
    };
  }

  /** @param isPart not everything is selected */
  #selects(selection: Selection, isPart: boolean): (item: TracedFinding) => boolean {
    const seeksUsers = isPart && this.options.selectsUsers === true;
    const isUser = this.#users.test(seeksUsers ? (path) => selection.has(path) : undefined);
    return (item) => isSelected(selection, item) || isUser(item);
  }

  #nothingSeen(): LintResult {
    const kubernetes = this.#effective.declared(this.#holder.current) ?? assumedVersion;
    const summary = summarize({ files: [], charts: [], subjects: [] }, createSelection(undefined), [], 0);
    return { findings: [], suppressed: [], notices: this.#holder.problems, kubernetes, summary };
  }

  #settingsOf(configuration: Configuration): RuleSettings {
    if (this.#settings?.configuration !== configuration) {
      this.#settings = { configuration, settings: new RuleSettings(configuration, this.options) };
      this.#workspace.declare(declarationsOf(configuration, this.options.kubernetes));
    }
    return this.#settings.settings;
  }

  #missingCharts(): readonly Notice[] {
    if (this.options.wholeViewKnown === false) return [];
    const folders = new Set(this.#workspace.structure.charts.map(({ folder }) => folder));
    return missingChartNotices(this.#holder.current, (folder) => folders.has(folder));
  }

  #commentsIn(files: readonly (readonly SourceFile[])[]): ReadonlyMap<string, FileSuppressions> {
    return this.options.noInlineConfig ? new Map() : this.#suppressions.read(files);
  }
}

function joined<Key extends "findings" | "crashes">(
  blocks: readonly BlockResult[],
  key: Key,
): BlockResult[Key][number][] {
  const all: BlockResult[Key][number][] = [];
  for (const block of blocks) for (const item of block[key]) all.push(item);
  return all;
}

function partition<T>(items: readonly T[], test: (item: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}
