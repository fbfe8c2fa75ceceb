import type { TextRange } from "../../contract/place.ts";

/** Where something in a rendered chart was written. */
export type Source =
  /** Text of a template, or a constant in one of its actions. */
  | { readonly type: "template"; readonly file: string; readonly range: TextRange }
  /** A node of a values file. `missing`: the path is not there; `file` and `range` are of the map that lacks it. */
  | {
      readonly type: "values";
      readonly file: string;
      readonly range: TextRange;
      readonly path: readonly (string | number)[];
      readonly missing: boolean;
    }
  /** `.Release.Name`, `.Chart.Version`, the content of a file, …; of Chart.yaml and files the place is known. */
  | { readonly type: "object"; readonly name: string; readonly file?: string; readonly range?: TextRange };

/** The template action that printed something, and the action whose `include` led there. */
export interface Site {
  readonly file: string;
  readonly range: TextRange;
  readonly caller: Site | undefined;
}

/** What decided that something is printed: the values that enclosing conditions, loops and choices read. */
export interface Control {
  readonly sources: readonly Source[];
  readonly outer: Control | undefined;
}

/** Where a value comes from, and what decided for it. Of several sources nothing tells which part is whose. */
export interface Trace {
  readonly sources: readonly Source[];
  readonly control: Control | undefined;
}

export const noTrace: Trace = { sources: [], control: undefined };

/** A branch that was not taken or an expansion that came out empty: it stands where it would have printed. */
export interface Absence {
  readonly site: Site;
  /** Values that were read to decide. */
  readonly read: readonly Source[];
  /** Keys that the text of the skipped branch would print, at any depth. */
  keys(): readonly string[];
}

/** The trace of something made of several things: all their sources, each once. */
export function joinTraces(traces: readonly Trace[]): Trace {
  const used = traces.filter((trace) => trace.sources.length > 0 || trace.control !== undefined);
  const [first] = used;
  if (first === undefined) return noTrace;
  if (used.length === 1) return first;
  const sources = new Set<Source>();
  for (const trace of used) for (const source of trace.sources) sources.add(source);
  return {
    sources: [...sources],
    control: used.map((trace) => trace.control).find((control) => control !== undefined),
  };
}

/** Adds what a choice read to what is known to have decided. */
export function addControl(outer: Control | undefined, sources: readonly Source[]): Control | undefined {
  return sources.length === 0 ? outer : { sources, outer };
}

/** All sources of a trace: what made it, and what decided for it. */
export function allSources(trace: Trace): readonly Source[] {
  if (trace.control === undefined) return trace.sources;
  const sources = new Set(trace.sources);
  for (let control: Control | undefined = trace.control; control !== undefined; control = control.outer) {
    for (const source of control.sources) sources.add(source);
  }
  return [...sources];
}
