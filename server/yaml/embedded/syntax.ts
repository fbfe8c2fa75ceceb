import type { TextRange } from "../../contract/place.ts";
import type { ScalarValue } from "../../contract/tree.ts";

/**
 * What a reader of one format makes of an embedded text, before it becomes a tree: plain data with offsets into that
 * text. Readers know nothing of origins, the tree knows nothing of formats.
 */
export type Syntax = MapSyntax | ListSyntax | ScalarSyntax | UnknownSyntax;

export interface MapSyntax {
  readonly type: "map";
  range: TextRange;
  readonly entries: EntrySyntax[];
  complete: boolean;
  body: Body;
}

export interface EntrySyntax {
  readonly key: string;
  readonly keyRange: TextRange;
  readonly value: Syntax;
  /** The whole lines that the entry alone takes up; undefined where it cannot be taken away on its own. */
  whole?: TextRange | undefined;
  /** True for a key with its value on a line of its own, false for sections, blocks and tables. */
  readonly line: boolean;
}

export interface ListSyntax {
  readonly type: "list";
  range: TextRange;
  readonly items: ItemSyntax[];
  complete: boolean;
  readonly body: FlowBody | ClosedBody;
}

export interface ItemSyntax {
  readonly value: Syntax;
  whole?: TextRange | undefined;
}

/**
 * - `plain`: no quotes; what counts as plain is the format's affair.
 * - `double`: escapes. `single`: only the quote itself and, where the format says so, the backslash are escaped.
 * - `raw`: nothing is escaped. `literal`: a value of another type than string.
 */
export type ScalarStyle = "plain" | "double" | "single" | "raw" | "literal";

export interface ScalarSyntax {
  readonly type: "scalar";
  /** With the quotes. */
  readonly range: TextRange;
  readonly value: ScalarValue;
  readonly text: string;
  readonly style: ScalarStyle;
  readonly offsets: Offsets;
}

export interface UnknownSyntax {
  readonly type: "unknown";
  readonly range: TextRange;
}

/** Where each character of a scalar's text stands: start and end in the embedded text, or one shift for all. */
export type Offsets =
  | { readonly base: number }
  | { readonly starts: readonly number[]; readonly ends: readonly number[]; readonly contentStart: number };

/** How a map is written, as far as new entries need to know. */
export type Body = LinesBody | FlowBody | ClosedBody;

export interface LinesBody {
  readonly kind: "lines";
  /** Start of the line after the header: where the first entry of an empty section goes, or no earlier than that. */
  after: number;
  /** Indentation of entries when there is none to copy. */
  readonly indent: string;
  /** Whether the map takes keys with values, and sections. */
  readonly keys: boolean;
  readonly sections: boolean;
  /** Where sections go that do not follow the last entry: the end of the text. */
  readonly sectionsAt?: number;
  /** Written before each key: `a.` where the map is made by keys such as `a.b = 1`. Deeper maps get dotted keys too. */
  readonly dotted?: string;
  /** Full name of the table, where a table can be opened from anywhere (TOML). */
  readonly table?: readonly string[];
  /** True when the table has no header of its own yet. */
  readonly headless?: boolean;
  /** Braces that open and close on one line. */
  readonly braces?: { readonly open: number; readonly close: number };
}

/** Between brackets, with commas. */
export interface FlowBody {
  readonly kind: "flow";
  /** Offset of the opening bracket, and of the closing one. */
  readonly open: number;
  readonly close: number;
}

/** Nothing can be added. */
export interface ClosedBody {
  readonly kind: "closed";
}

export const closed: ClosedBody = { kind: "closed" };

/** The range in the embedded text that the characters `start` to `end` of a scalar come from. */
export function sourceRange(scalar: ScalarSyntax, start: number, end: number): TextRange {
  const { offsets } = scalar;
  if ("base" in offsets) return { start: offsets.base + start, end: offsets.base + end };
  const contentEnd = offsets.ends.at(-1) ?? offsets.contentStart;
  const from = offsets.starts[start] ?? contentEnd;
  const to = end > start ? (offsets.ends[end - 1] ?? contentEnd) : from;
  return { start: from, end: Math.max(from, to) };
}

/** A scalar whose text stands in the source as it is. */
export function plainScalar(source: string, start: number, end: number, style: ScalarStyle = "plain"): ScalarSyntax {
  const text = source.slice(start, end);
  return { type: "scalar", range: { start, end }, value: text, text, style, offsets: { base: start } };
}
