import type { TextRange } from "./place.ts";

export interface TextEdit {
  readonly file: string;
  readonly range: TextRange;
  readonly newText: string;
}

export interface NewFile {
  /** Path relative to the workspace root. A file that exists is never overwritten. */
  readonly create: string;
  readonly newText: string;
}

/**
 * - `safe`: applied by `--fix` and `source.fixAll.planelint`. Rolling it out cannot change flow-control objects, locks,
 *   permissions, network namespace or failure policy, delete objects, restart a control-plane component, drop data, or
 *   hand a program an option that its known version rejects.
 * - `suggestion`: applied only when chosen; the title says what it changes and what must be there first.
 */
export type FixSafety = "safe" | "suggestion";

export interface Fix {
  readonly title: string;
  readonly safety: FixSafety;
  /** Applied together or not at all. */
  readonly edits: readonly (TextEdit | NewFile)[];
  /**
   * False when the finding stays after this edit alone (it only adds a note, say). Left out for a real cure.
   */
  readonly cures?: boolean;
}
