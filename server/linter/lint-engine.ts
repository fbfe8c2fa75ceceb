import type { Cancellation, Engine, LintResult } from "../contract/engine.ts";
import type { Finding, Notice } from "../contract/finding.ts";
import type { TextRange } from "../contract/place.ts";
import type { Chart } from "../contract/resource.ts";
import type { Rule } from "../contract/rule.ts";
import type { SourceDocument } from "../contract/source.ts";
import type { ChartRender, RenderPlan } from "../workspace/rendering/chart-render.ts";
import type { Configuration } from "./configuration/model.ts";
import type { SettingOverrides } from "./configuration/settings.ts";
import type { RuleTimer } from "./running/rule-runner.ts";
import type { Steps } from "./running/steps.ts";

export interface EngineOptions extends SettingOverrides {
  /** Rules to run; all there are without it. */
  readonly rules?: readonly Rule[];
  /**
   * A configuration given by hand (`--config`), or `none` (`--no-config`). Without it the engine takes `.planelint.yaml`
   * at the root, when it is given that file by `update`.
   */
  readonly configuration?: { readonly path: string; readonly text: string } | "none";
  /** `1.33`, as the command line gives it; wins over configuration and evidence. */
  readonly kubernetes?: string;
  /** Comments suppress nothing. */
  readonly noInlineConfig?: boolean;
  /** A lint of a selection also reports the workloads that use its accounts, roles, ConfigMaps and FlowSchemas. */
  readonly selectsUsers?: boolean;
  /** False on standard input. */
  readonly wholeViewKnown?: boolean;
  /**
   * Characters of charts of which is kept what was parsed, for the next lint; the workspace's default without. What is
   * parsed takes about twenty times the memory of its text.
   */
  readonly keptText?: number;
  readonly timer?: RuleTimer;
}

/**
 * A lint that gives way often: before each chart that it renders, then before each file that it looks at. Told to stop, it
 * ends with what it has found in the files that it has looked at.
 */
export type LintSteps = Steps<LintResult>;

/** The engine, with what its owners ask beyond the contract. */
export interface LintEngine extends Engine {
  /** {@link Engine.lint} in steps. */
  lintInSteps(selection?: readonly string[], cancellation?: Cancellation): LintSteps;
  /**
   * Has every lint of a selection report what these texts bear on, too: what stood in files of it that are gone or have been
   * changed since, by path. A workload that used an account is judged when the account goes.
   */
  selectUsersOf(before: ReadonlyMap<string, string>): void;
  /** The configuration in force. */
  configuration(): Configuration;
  /** What is wrong in the configuration file; the last good configuration (the defaults at first) stays in force. */
  configurationProblems(): readonly Notice[];
  /** The chart as part of which a file is rendered, and all sets of values that somebody may want to see it with. */
  plansFor(path: string): { readonly chart: Chart; readonly plans: readonly RenderPlan[] } | undefined;
  /** A chart rendered with one of these; undefined for one that renders nothing by itself. */
  renderOf(chart: Chart, plan: RenderPlan): ChartRender | undefined;
  /** The documents, rendered ones among them, whose subjects show a finding that a lint gave. */
  documentsOf(finding: Finding): readonly SourceDocument[];
  /** Of a values file, key and value of the first entry whose key begins in a stretch. */
  valuesEntryAt(path: string, stretch: TextRange): TextRange | undefined;
}
