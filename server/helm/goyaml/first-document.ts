const directive = /^%(?:YAML[ \t]+\d+\.\d+|TAG[ \t]+!\S*[ \t]+\S+)[ \t\r]*(?:#[^\n]*)?$/;

/** Ends of the first document that are tried, at most. */
const maxCuts = 20;

/**
 * Offsets of lines at which go-yaml may end the first document of a text: a marker, a directive, or a line that is indented
 * less than the document's first. What stands behind is not read.
 */
export function documentEnds(source: string): readonly number[] {
  const ends: number[] = [];
  let root: number | undefined;
  let at = 0;
  for (const line of source.split("\n")) {
    const start = at;
    at += line.length + 1;
    if (/^[ \t\r]*(?:#[^\n]*)?$/.test(line)) continue;
    const marker = /^(?:---|\.\.\.)(?=\s|$)/.test(line);
    const indent = line.search(/[^ ]/);
    if (root !== undefined) {
      if (marker || directive.test(line) || (indent < root && !line.startsWith("%"))) ends.push(start);
      if (ends.length >= maxCuts) break;
    } else if (marker) {
      // What stands beside the marker is the root.
      if (/^---[ \t]+[^\s#]/.test(line)) root = 0;
    } else if (!line.startsWith("%")) root = indent;
  }
  return ends;
}
