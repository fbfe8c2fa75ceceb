import type { Engine } from "../contract/engine.ts";
import type { LintEngine } from "../linter/lint-engine.ts";
import type { WorkspaceFiles } from "./files/workspace-files.ts";
import type { Library } from "./library/library.ts";

export interface EngineOptions {
  /** False for a document that is linted alone: what it does not hold is unknown, not absent. */
  readonly wholeViewKnown: boolean;
}

/** What an engine tells of rendered charts. */
export type Rendering = Pick<LintEngine, "plansFor" | "renderOf" | "documentsOf" | "valuesEntryAt">;

export interface HostedEngine extends Engine, Rendering {
  /** Of the configuration in force: the team's runbook, which matters to fixes whatever its name. */
  configuration(): { readonly runbook: string | undefined };
}

/** What differs between a server process and a browser worker, and what tests put in place of the engine. */
export interface ServerHost {
  readonly version: string;
  readonly library: Library;
  createEngine(options: EngineOptions): HostedEngine;
  /** Direct access to a folder; undefined where only the client can read it. */
  fileSystem(rootUri: string): WorkspaceFiles | undefined;
}
