import type { KubernetesVersion } from "./configuration.ts";
import type { Finding, Notice } from "./finding.ts";
import type { ChartPart } from "./source.ts";

export interface LintSummary {
  readonly files: number;
  readonly resources: number;
  readonly charts: number;
  readonly findings: number;
  readonly errors: number;
  readonly warnings: number;
  readonly suppressed: number;
}

export interface LintResult {
  /** Sorted by file, then place. */
  readonly findings: readonly Finding[];
  /** What comments, overrides or a baseline hold back; `reason` as written. */
  readonly suppressed: readonly { readonly finding: Finding; readonly reason: string | undefined }[];
  readonly notices: readonly Notice[];
  readonly kubernetes: KubernetesVersion;
  readonly summary: LintSummary;
}

/** Runs before a lint goes on; throws to drop it. */
export interface Cancellation {
  throwIfCancelled(): void;
}

/**
 * One root with everything in view: the piece that the command line, the language server and the tests share.
 * It holds texts, never reads files; whoever owns it feeds it.
 */
export interface Engine {
  /** Adds or replaces a file's text; `undefined` takes the file away. Cheap: nothing is parsed yet. */
  update(path: string, text: string | undefined): void;
  /** Tells of a file or link in a chart that is not {@link isRelevant}; `undefined` takes it away. The name alone costs nothing. */
  updatePart(path: string, part: ChartPart | undefined): void;
  /**
   * Parts whose content charts need and do not have. Some are known before a lint; others turn up in it, and then it is to be
   * repeated with them.
   */
  wanted(): readonly string[];
  /** Findings whose place, chart or related resource lies in `selection` (paths, or folders ending in `/`); all without one. */
  lint(selection?: readonly string[], cancellation?: Cancellation): LintResult;
  /** Text of a file as the engine has it. */
  text(path: string): string | undefined;
  /** True when an edit of this path can change a finding: decides what an editor sends. */
  isRelevant(path: string): boolean;
}
