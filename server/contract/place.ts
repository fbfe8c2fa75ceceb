/** A stretch of a file's text: UTF-16 offsets from the start of the file, `end` exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/**
 * How sure a place is.
 * - `exact`: the key or value itself.
 * - `parent`: the nearest thing that exists, where something is missing.
 * - `action`: the template action that computes the value.
 * - `include`: the line that brings in a template which could not be read further.
 */
export type PlaceGrade = "exact" | "parent" | "action" | "include";

/** A range in a file that the user owns. Line and column are computed only where a finding leaves the engine. */
export interface Place {
  /** Path relative to the workspace root, with `/`. */
  readonly file: string;
  readonly range: TextRange;
  readonly grade: PlaceGrade;
}

/** A second place that explains a finding: the values key behind a template line, the object that is meant. */
export interface RelatedPlace {
  readonly file: string;
  readonly range: TextRange;
  readonly message: string;
}

/**
 * Where a part of a resource comes from. A plain manifest has the place of the literal itself; a rendered
 * chart the values key, or the template literal, with the other as a related place.
 */
export interface Origin {
  readonly place: Place;
  readonly related: readonly RelatedPlace[];
}
