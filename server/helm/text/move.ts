import { kept, type Segment } from "./segment.ts";
import { type Absence, type Control, laterTrace, noTrace, type Site, type Source, type Trace } from "./source.ts";
import { TrackedText } from "./tracked-text.ts";

/** What an edit of a values file did to the places of all that it left as it was. */
export interface Move {
  readonly file: string;
  /** What starts here or behind has moved. */
  readonly startFrom: number;
  /** What ends here or behind now ends somewhere else. */
  readonly endFrom: number;
  /** How far, in UTF-16 code units. */
  readonly by: number;
}

/** One after the other. */
export type Moves = readonly Move[];

/** Where a source is after the moves. */
export function movedSource(source: Source, moves: Moves): Source {
  if (source.type !== "values") return source;
  let { start, end } = source.range;
  for (const { file, startFrom, endFrom, by } of moves) {
    if (file !== source.file) continue;
    if (start >= startFrom) start += by;
    if (end >= endFrom) end += by;
  }
  return start === source.range.start && end === source.range.end ? source : { ...source, range: { start, end } };
}

/** The offset of a segment's first character after the moves. */
export function movedOffset(offset: number, [source]: readonly Source[], moves: Moves): number {
  if (offset < 0 || source?.range === undefined) return offset;
  return offset + (movedSource(source, moves).range?.start ?? 0) - source.range.start;
}

/** The same text after the moves; its history is moved when somebody asks. */
export function movedText(text: TrackedText, moves: Moves): TrackedText {
  if (moves.length === 0 || text === TrackedText.empty) return text;
  return new TrackedText(text.text, () => movedSegments(text.segments, moves), text.depth);
}

/** The same history after the moves. */
export function movedTrace(trace: Trace, moves: Moves): Trace {
  if (moves.length === 0 || trace === noTrace) return trace;
  const sources = movedSources(moves);
  const control = movedControls(sources);
  return laterTrace(() => ({ sources: sources(trace.sources), control: control(trace.control) }));
}

function movedSources(moves: Moves): (sources: readonly Source[]) => readonly Source[] {
  const source = kept((one: Source) => movedSource(one, moves));
  return kept((all: readonly Source[]): readonly Source[] => all.map(source));
}

function movedControls(sources: (sources: readonly Source[]) => readonly Source[]) {
  const control = kept((one: Control | undefined): Control | undefined =>
    one === undefined ? undefined : new MovedControl(one, control(one.outer), sources),
  );
  return control;
}

function movedSegments(segments: readonly Segment[], moves: Moves): readonly Segment[] {
  const sources = movedSources(moves);
  const control = movedControls(sources);
  const trace = (read: Trace) => laterTrace(() => ({ sources: sources(read.sources), control: control(read.control) }));
  const site: (one: Site) => Site = kept((one: Site) => movedSite(one, site, moves));
  const absence = (one: Absence): Absence => ({
    site: site(one.site),
    read: trace(one.read),
    keys: () => one.keys(),
  });
  return segments.map((part) => ({
    length: part.length,
    sources: sources(part.sources),
    offset: movedOffset(part.offset, part.sources, moves),
    control: control(part.control),
    site: part.site && site(part.site),
    absence: part.absence && absence(part.absence),
  }));
}

/** An action in a text of a values file, which `tpl` ran, has moved with that text. */
function movedSite(site: Site, outer: (site: Site) => Site, moves: Moves): Site {
  let { start } = site.range;
  for (const { file, startFrom, by } of moves) if (file === site.file && start >= startFrom) start += by;
  const caller = site.caller && outer(site.caller);
  const moved = start - site.range.start;
  if (moved === 0 && caller === site.caller) return site;
  return { file: site.file, range: { start, end: site.range.end + moved }, caller };
}

class MovedControl implements Control {
  constructor(
    private readonly still: Control,
    readonly outer: Control | undefined,
    private readonly moved: (sources: readonly Source[]) => readonly Source[],
  ) {}

  get sources(): readonly Source[] {
    return this.moved(this.still.sources);
  }
}
