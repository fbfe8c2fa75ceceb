/** An element of a layout in Go's reference time (`01`, `Jan`, `-0700`, `.000`), or the text between elements. */
export interface LayoutPart {
  readonly element: string | undefined;
  /** As written in the layout. */
  readonly text: string;
}

/** Longest first where one begins another. */
const zones = ["070000", "07:00:00", "0700", "07:00", "07"];

/** Splits a layout as Go's `nextStdChunk` does. */
export function layoutParts(layout: string): readonly LayoutPart[] {
  const parts: LayoutPart[] = [];
  let from = 0;
  for (let at = 0; at < layout.length; ) {
    const element = elementAt(layout, at);
    if (element === undefined) {
      at += 1;
      continue;
    }
    // In `_2006` the underscore is text.
    const start = element === "_2006" ? at + 1 : at;
    if (start > from) parts.push({ element: undefined, text: layout.slice(from, start) });
    const text = element === "_2006" ? "2006" : element;
    parts.push({ element: text, text });
    at = start + text.length;
    from = at;
  }
  if (from < layout.length) parts.push({ element: undefined, text: layout.slice(from) });
  return parts;
}

function elementAt(layout: string, at: number): string | undefined {
  const has = (text: string) => layout.startsWith(text, at);
  const shortName = (long: string) =>
    has(long) ? long : has(long.slice(0, 3)) && !/^[a-z]/.test(layout.slice(at + 3)) ? long.slice(0, 3) : undefined;
  switch (layout[at]) {
    case "J":
      return shortName("January");
    case "M":
      return shortName("Monday") ?? (has("MST") ? "MST" : undefined);
    case "0":
      return has("002") ? "002" : /^0[1-6]/.exec(layout.slice(at, at + 2))?.[0];
    case "1":
      return has("15") ? "15" : "1";
    case "2":
      return has("2006") ? "2006" : "2";
    case "_":
      return ["_2006", "_2", "__2"].find(has);
    case "3":
    case "4":
    case "5":
      return layout[at];
    case "P":
      return has("PM") ? "PM" : undefined;
    case "p":
      return has("pm") ? "pm" : undefined;
    case "-":
    case "Z":
      return zones.map((zone) => (layout[at] ?? "") + zone).find(has);
    case ".":
    case ",":
      return /^[.,](?:0+|9+)(?!\d)/.exec(layout.slice(at))?.[0];
    default:
      return undefined;
  }
}
