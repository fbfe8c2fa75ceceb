// Written by `npm run generate`; do not edit.

/**
 * A control-plane incident that grounds rules: what happened, what in YAML made it possible, and what cured it.
 */
export interface Incident {
  /**
   * Kebab-case; the same as the file's name.
   */
  id: string;
  title: string;
  /**
   * Who was hurt, or who told of it.
   */
  organisation: string;
  /**
   * Day, month or year of the incident, or of its account where that is all that is known; a year alone may be a span.
   */
  date: string;
  /**
   * Two or three sentences for lists and hovers.
   */
  summary: string;
  /**
   * The course of events, one step an item.
   *
   * @minItems 1
   */
  happened: [string, ...string[]];
  signal: Signal;
  /**
   * How it shows in a live cluster.
   */
  metrics: Metric[];
  /**
   * @minItems 1
   */
  cure: [string, ...string[]];
  /**
   * @minItems 1
   */
  lessons: [string, ...string[]];
  /**
   * Numbers as the source gives them.
   */
  figures: Figure[];
  /**
   * @minItems 1
   */
  sources: [IncidentSource, ...IncidentSource[]];
}
/**
 * What a reader of the YAML could have seen.
 */
export interface Signal {
  text: string;
  /**
   * A short example of it.
   */
  yaml?: string;
  /**
   * Why no rule finds it: no manifest shows it, or a finding would be a guess. Without it a fixture with this id in its name must be flagged.
   */
  unflagged?: string;
}
export interface Metric {
  promql?: string;
  shows: string;
}
export interface Figure {
  what: string;
  value: number | string;
  unit?: string;
}
export interface IncidentSource {
  name: string;
  /**
   * Left out where the address could not be verified.
   */
  url?: string;
  /**
   * `original`: its text was read, at least the part that carries the facts. `secondary`: a copy, quotation or retelling was.
   */
  read: "original" | "secondary";
}
