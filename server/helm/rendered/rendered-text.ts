import type { YamlScalar } from "../../yaml/tree/nodes.ts";
import { contentParts } from "./places.ts";
import type { PlacedSegment, SourceMap } from "./source-map.ts";

/** The text of a rendered document, or of YAML inside one of its scalars, with what made each part of it. */
export interface RenderedText {
  readonly text: string;
  /** The template that printed the document. */
  readonly file: string;
  /** What made a range, quotes and blanks around it apart. */
  partsOf(start: number, end: number): readonly PlacedSegment[];
  /** As {@link SourceMap.absencesBetween}. */
  absencesBetween(start: number, end: number): ReturnType<SourceMap["absencesBetween"]>;
}

/** The text inside a scalar of a rendered text. `base`: where in the scalar's value it begins. */
export function textWithin(outer: RenderedText, scalar: YamlScalar, base: number, text: string): RenderedText {
  const rangeOf = (start: number, end: number) => scalar.sourceRange(base + start, base + end);
  return {
    text,
    file: outer.file,
    partsOf: (start, end) => {
      const range = rangeOf(start, end);
      return range === undefined ? [] : outer.partsOf(range.start, range.end);
    },
    absencesBetween: (start, end) => {
      const range = rangeOf(start, end);
      return range === undefined ? [] : outer.absencesBetween(range.start, range.end);
    },
  };
}

/** What made a range of a text, without what is only around its content. */
export function partsBetween(map: SourceMap, start: number, end: number): readonly PlacedSegment[] {
  return contentParts(map.between(start, end), map.rendered.text);
}
