import { type Severity, severities } from "../../server/contract/finding.ts";
import type { PlaceGrade } from "../../server/contract/place.ts";

/** What a marker in a fixture says of one finding. Lines and columns start at 1; the end column is exclusive. */
export interface Expectation {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly columns: { readonly start: number; readonly end: number } | undefined;
  readonly severity: Severity | undefined;
  readonly grade: PlaceGrade | undefined;
  readonly count: number | undefined;
  /** Each must be part of the message. */
  readonly messages: readonly string[];
  /** Each `file:line` must be the start of a related place. */
  readonly related: readonly string[];
}

const worded = /(?:#|;|\/\/|\/\*|<!--)\s*expect(?:-(above|next-line)|([+-]\d+))?:\s*(.*)$/;
const careted = /^(.*?(?:#|;|\/\*)\s*)(\^+)\s+(.*)$/;
const grades: readonly string[] = ["exact", "parent", "action", "include"];

/**
 * Reads the markers of a file, whatever its comments look like: `# expect: rule-id "part of the message"` and the like.
 * @throws Error for a marker that cannot be read: a typing mistake must not make a test weaker
 */
export function readMarkers(file: string, text: string): Expectation[] {
  const lines = text.split(/\r\n|\n|\r/);
  return lines.flatMap((content, index) => {
    const caret = careted.exec(content);
    if (caret) {
      const start = (caret[1] ?? "").length + 1;
      const columns = { start, end: start + (caret[2] ?? "").length };
      return [parseExpectation(file, lineAbove(lines, index), caret[3] ?? "", columns)];
    }
    const word = worded.exec(content);
    if (!word) return [];
    const [, side, offset, spec = ""] = word;
    let line = index + 1;
    if (side === "above") line = lineAbove(lines, index);
    if (side === "next-line") line = index + 2;
    if (offset !== undefined) line = index + 1 + Number(offset);
    return [parseExpectation(file, line, spec, undefined)];
  });
}

/** Number of the nearest line above that is no marker itself. */
function lineAbove(lines: readonly string[], index: number): number {
  let above = index - 1;
  while (above > 0 && isMarker(lines[above] ?? "")) above--;
  return above + 1;
}

function isMarker(line: string): boolean {
  return careted.test(line) || /^\s*(?:#|;|\/\/|<!--|\{\{-?\s*\/\*)\s*expect(?:-|[+-]|:)/.test(line);
}

function parseExpectation(file: string, line: number, spec: string, columns: Expectation["columns"]): Expectation {
  const messages: string[] = [];
  const related: string[] = [];
  let severity: Severity | undefined;
  let grade: PlaceGrade | undefined;
  let count: number | undefined;
  let place = columns;
  const body = spec.replace(/(?:\*\/\s*-?\}\}|-->)\s*$/, "").trim();
  const [rule = "", ...words] = body.match(/"(?:[^"\\]|\\.)*"|->\s*\S+|\S+/g) ?? [];
  if (!/^[a-z][a-z0-9-]*$/.test(rule)) throw new Error(`${file}:${line}: a marker needs a rule id, not "${rule}"`);
  for (const word of words) {
    const range = /^\[(\d+)-(\d+)\]$/.exec(word);
    const times = /^[x×](\d+)$/.exec(word);
    const known = severities.find((item) => item === word);
    if (word.startsWith('"')) messages.push(JSON.parse(word));
    else if (word.startsWith("->")) related.push(word.slice(2).trim());
    else if (range) place = { start: Number(range[1]), end: Number(range[2]) };
    else if (times) count = Number(times[1]);
    else if (known) severity = known;
    else if (grades.includes(word)) grade = word as PlaceGrade;
    else
      throw new Error(
        `${file}:${line}: "${word}" in a marker is no severity, grade, [columns], xN, "text" or -> place`,
      );
  }
  return { file, line, rule, columns: place, severity, grade, count, messages, related };
}
