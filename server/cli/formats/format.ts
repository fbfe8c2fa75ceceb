import type { Report } from "../report/report.ts";
import type { Colours } from "../terminal/colours.ts";

/** What formats tell about a rule besides its findings. */
export interface RuleInfo {
  readonly id: string;
  readonly summary: string;
  readonly severity: "hint" | "info" | "warning" | "error";
  readonly topic: string;
  readonly recommended: boolean;
  readonly fix: "safe" | "suggestion" | "mixed" | "none";
  readonly since: string;
  readonly incidents: readonly string[];
  /** Its page in Markdown. */
  readonly page: string;
  /** Where the page stands on the web. */
  readonly url: string;
}

export interface FormatContext {
  readonly rules: readonly RuleInfo[];
  /** Text of a file by its path in the report, where it is known. */
  readonly source: (file: string) => string | undefined;
  readonly colours: Colours;
  /** Columns to write in. */
  readonly width: number;
  /** Address of the working directory, ending in `/`: `file:///repo/`. */
  readonly baseUri: string;
  /** Ends at or above this severity make the run fail. */
  readonly failing: boolean;
}

/** A report as text, ending in a line break. */
export type Format = (report: Report, context: FormatContext) => string;
