import type { Fix, TextEdit } from "../../../contract/fix.ts";
import type { Remedy, SettingEdit } from "../../generated/client.ts";
import { holds } from "../conditions.ts";
import { isWithin } from "../matching/version.ts";
import type { Spot } from "../places/spot.ts";
import type { OpenHazard } from "../seen-client.ts";

/** The remedies of an open hazard that hold for its version and place, best first. */
export function remediesOf({ hazard, seen, binding }: OpenHazard): readonly Remedy[] {
  const { client, version, scope, source } = seen;
  return (hazard.remedies ?? []).flatMap((id) => {
    const remedy = client.remedies.find((candidate) => candidate.id === id);
    if (remedy === undefined) return [];
    const chart = source.type === "values" ? source.places.chart.name : undefined;
    const chartRange = chart === undefined ? undefined : remedy.chartVersions?.[chart];
    const { major, minor } = scope.kubernetes;
    const kubernetes = { range: `${major}.${minor}.0`, text: "" };
    const fits =
      remedy.in?.some((kind) => (kind === "values") === (source.type === "values")) !== false &&
      (remedy.versions === undefined || isWithin(version, remedy.versions) === true) &&
      (chartRange === undefined || isWithin(scope.values?.chartVersion, chartRange) === true) &&
      (remedy.kubernetes === undefined || isWithin(kubernetes, remedy.kubernetes) === true) &&
      (remedy.when === undefined || holds(remedy.when, scope, binding) === true);
    return fits ? [remedy] : [];
  });
}

/**
 * The edits of a remedy as one fix. Undefined for a remedy in words, for a program whose version is not known, and where
 * one of its edits cannot be made: they are made together or not at all.
 */
export function fixOf(remedy: Remedy, open: OpenHazard): Fix | undefined {
  if (remedy.safety === "described" || remedy.edits === undefined || open.seen.version === undefined) return undefined;
  const parts = remedy.edits.map((edit) => write(edit, remedy, open));
  const edits: TextEdit[] = [];
  for (const part of parts) {
    if (part === undefined) return undefined;
    edits.push(...part);
  }
  if (edits.length === 0 || !areApart(parts)) return undefined;
  const needs = remedy.needs?.length && !/\bneeds?\b/.test(remedy.title) ? `; needs ${remedy.needs.join(", ")}` : "";
  return { title: remedy.title + needs, safety: remedy.safety, edits: deepestFirst(edits) };
}

/**
 * Of insertions at one place the one that continues the inner list or map comes first. A new last line of a block scalar
 * begins after the line break before which a new key of the map around it begins: that is one place, too. An item may
 * stand in the column of its list's key, and is inside of it all the same.
 */
function deepestFirst(edits: readonly TextEdit[]): readonly TextEdit[] {
  const depth = ({ newText }: TextEdit) => {
    const [, blanks = "", item] = /^\s*\n([ \t]*)(- )?/.exec(newText) ?? [];
    return blanks.length + (item === undefined ? 0 : 0.5);
  };
  return edits
    .map((edit) => atLineEnd(edit, edits))
    .sort((a, b) => a.file.localeCompare(b.file) || a.range.start - b.range.start || depth(b) - depth(a));
}

/** An insertion of whole lines, moved to the end of the line above where another one stands there. */
function atLineEnd(edit: TextEdit, edits: readonly TextEdit[]): TextEdit {
  const { file, range, newText } = edit;
  const lines = /^(?!\r?\n)([\s\S]*?)(\r?\n)$/.exec(newText);
  const [, text = "", lineBreak = ""] = lines ?? [];
  const start = range.start - lineBreak.length;
  const isMet = edits.some(
    (other) => other.file === file && other.range.end === start && other.newText.startsWith(lineBreak),
  );
  return lines === null || range.start !== range.end || !isMet
    ? edit
    : { file, range: { start, end: start }, newText: lineBreak + text };
}

function write(edit: SettingEdit, remedy: Remedy, { seen, binding }: OpenHazard): readonly TextEdit[] | undefined {
  const spots = seen.scope.settings.spots(edit.setting, binding);
  const allowed = spots.filter(({ kind }: Spot) => remedy.in === undefined || remedy.in.includes(kind));
  for (const spot of allowed) {
    const edits = spot.write(edit);
    if (edits !== undefined) return edits;
  }
  return undefined;
}

/** Two edits at one place could each make the same missing map. */
function areApart(parts: readonly (readonly TextEdit[] | undefined)[]): boolean {
  const texts = parts.flatMap((part) =>
    (part ?? []).map(({ file, range, newText }) => `${file} ${range.start} ${firstKey(newText)}`),
  );
  return new Set(texts).size === texts.length;
}

function firstKey(text: string): string {
  return /[\w.-]+\s*:?/.exec(text)?.[0] ?? text;
}
