import { absent, printedBy, type Segment, segment } from "./segment.ts";
import type { Absence, Control, Site, Trace } from "./source.ts";
import { TrackedText } from "./tracked-text.ts";

/** A part of a text that is put together, with who printed it and what decided that. */
interface Printed {
  readonly part: TrackedText | Absence;
  readonly site: Site | undefined;
  readonly control: Control | undefined;
}

/** Text of which nothing is known but its history as a whole. */
interface Plain {
  readonly length: number;
  readonly trace: Trace;
}

/** Puts text together piece by piece. */
export class TextBuilder {
  private readonly parts: (TrackedText | Printed | Plain)[] = [];
  private text = "";
  private depth = 0;

  get length(): number {
    return this.text.length;
  }

  append(part: TrackedText): void {
    this.text += part.text;
    this.parts.push(part);
    if (part.depth > this.depth) this.depth = part.depth;
  }

  /** Adds text of a known history. */
  add(text: string, trace: Trace): void {
    if (text === "") return;
    this.text += text;
    this.parts.push({ length: text.length, trace });
  }

  /** Adds what an action prints under a control; literal text has no action of its own. */
  print(part: TrackedText, site: Site | undefined, control: Control | undefined): void {
    this.text += part.text;
    this.parts.push({ part, site, control });
    if (part.depth > this.depth) this.depth = part.depth;
  }

  /** Adds a place where something could have been printed. */
  absence(absence: Absence, control: Control | undefined): void {
    this.parts.push({ part: absence, site: absence.site, control });
  }

  finish(): TrackedText {
    const { parts, text, depth } = this;
    const [first] = parts;
    if (first === undefined) return TrackedText.empty;
    if (parts.length === 1 && first instanceof TrackedText) return first;
    return new TrackedText(text, () => segmentsOf(parts), depth);
  }
}

function segmentsOf(parts: readonly (TrackedText | Printed | Plain)[]): readonly Segment[] {
  const segments: Segment[] = [];
  for (const part of parts) {
    if (part instanceof TrackedText) for (const piece of part.segments) segments.push(piece);
    else if ("part" in part) for (const piece of printed(part)) segments.push(piece);
    else segments.push(segment(part.length, part.trace, -1));
  }
  return segments;
}

function printed({ part, site, control }: Printed): readonly Segment[] {
  if (part instanceof TrackedText) return printedBy(part.segments, site, control);
  return [absent(part, control)];
}
