import type { TextRange } from "../../contract/place.ts";

/** Where something in a rendered chart was written. */
export type Source =
  /** Text of a template, or a constant in one of its actions, behind which the template's text does not go on. */
  | { readonly type: "template"; readonly file: string; readonly range: TextRange; readonly isConstant?: true }
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
  /** What was read to decide. */
  readonly read: Trace;
  /** Keys that the text of the skipped branch would print, at any depth. */
  keys(): readonly string[];
}

/** Each takes a few frames of the stack, which has room for some ten thousand. */
const maxPending = 200;

/** A trace that is put together only when somebody asks: most are never looked at. */
class LaterTrace implements Trace {
  #make: (() => Trace) | undefined;
  #made: Trace = noTrace;
  /** How many traces have to be put together, one inside the other, for this one. */
  readonly #depth: number;

  /** @param parts what it is made of: a loop can put thousands onto each other, more than can be asked for at once */
  constructor(make: () => Trace, parts: readonly Trace[]) {
    this.#make = make;
    let depth = 0;
    for (const part of parts) {
      if (!(part instanceof LaterTrace) || part.#make === undefined) continue;
      if (part.#depth < maxPending) depth = Math.max(depth, part.#depth);
      else part.#get();
    }
    this.#depth = depth + 1;
  }

  get sources(): readonly Source[] {
    return this.#get().sources;
  }

  get control(): Control | undefined {
    return this.#get().control;
  }

  #get(): Trace {
    const make = this.#make;
    if (make !== undefined) {
      this.#make = undefined;
      this.#made = make();
    }
    return this.#made;
  }
}

/**
 * @param make must give the same whenever it is called
 * @param parts traces that it asks
 */
export function laterTrace(make: () => Trace, parts: readonly Trace[] = []): Trace {
  return new LaterTrace(make, parts);
}

/** An action whose place is looked up only when somebody asks: in a text that `tpl` runs, the text's history has to be put together for it. */
class LaterSite implements Site {
  readonly #place: () => Pick<Site, "file" | "range">;
  #found: Pick<Site, "file" | "range"> | undefined;
  readonly caller = undefined;

  constructor(place: () => Pick<Site, "file" | "range">) {
    this.#place = place;
  }

  get file(): string {
    return this.#get().file;
  }

  get range(): TextRange {
    return this.#get().range;
  }

  #get(): Pick<Site, "file" | "range"> {
    this.#found ??= this.#place();
    return this.#found;
  }
}

/** `place` must give the same whenever it is called. */
export function laterSite(place: () => Pick<Site, "file" | "range">): Site {
  return new LaterSite(place);
}

/** What a choice read, asked for only when somebody wants to know. */
class Decision implements Control {
  #sources: readonly Source[] | undefined;

  constructor(
    private readonly read: Trace,
    readonly outer: Control | undefined,
  ) {}

  get sources(): readonly Source[] {
    this.#sources ??= allSources(this.read);
    return this.#sources;
  }
}

/** A control under further ones. */
class Nested implements Control {
  constructor(
    private readonly own: Control,
    readonly outer: Control | undefined,
  ) {}

  get sources(): readonly Source[] {
    return this.own.sources;
  }
}

/** The trace of something made of several things: all their sources, each once, and all that decided for them. */
export function joinTraces(traces: readonly Trace[]): Trace {
  const used = traces.filter((trace) => trace !== noTrace);
  const [first] = used;
  if (first === undefined) return noTrace;
  return used.length === 1 ? first : new LaterTrace(() => joined(used), used);
}

function joined(traces: readonly Trace[]): Trace {
  const sources = new Set<Source>();
  const controls = new Set<Control>();
  for (const trace of traces) {
    for (const source of trace.sources) sources.add(source);
    if (trace.control !== undefined) controls.add(trace.control);
  }
  const [control, ...others] = controls;
  if (others.length === 0) return { sources: [...sources], control };
  const decided = others.map((other): Trace => ({ sources: [], control: other }));
  return { sources: [...sources], control: new Decision({ sources: decided.flatMap(allSources), control }, undefined) };
}

/** Adds what a choice read to what is known to have decided. */
export function addControl(outer: Control | undefined, read: Trace): Control | undefined {
  return read === noTrace ? outer : new Decision(read, outer);
}

/** `inner`, and around it what `outer` says. */
export function nestControl(inner: Control | undefined, outer: Control | undefined): Control | undefined {
  if (inner === undefined || outer === undefined || inner === outer) return inner ?? outer;
  const chain: Control[] = [];
  for (let control: Control | undefined = inner; control !== undefined; control = control.outer) {
    if (control === outer) return inner;
    chain.push(control);
  }
  return chain.reduceRight<Control>((around, control) => new Nested(control, around), outer);
}

/** What made and decided the things of several traces, as one trace of what was read. */
export function readBy(traces: readonly Trace[]): Trace {
  const used = traces.filter((trace) => trace !== noTrace);
  const [first] = used;
  if (first === undefined) return noTrace;
  if (used.length === 1) return first;
  return new LaterTrace(() => ({ sources: [...new Set(used.flatMap(allSources))], control: undefined }), used);
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
