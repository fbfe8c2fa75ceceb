import type { PageEntry } from "../../contract/protocol.ts";

export interface IncidentSummary {
  readonly title: string;
  readonly date?: string;
  readonly organization?: string;
  /** Public source, if one could be verified. */
  readonly url?: string;
}

/** Rule pages, runbook notes, incidents and clients, all held in memory: nothing is fetched. */
export interface Library {
  list(): readonly PageEntry[];
  /** Markdown of a page. */
  page(id: string): string | undefined;
  incident(id: string): IncidentSummary | undefined;
  /** Page id of the runbook note behind a rule. */
  runbookOf(rule: string): string | undefined;
}
