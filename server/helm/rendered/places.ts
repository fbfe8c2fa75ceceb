import type { Origin, Place, RelatedPlace } from "../../contract/place.ts";
import type { Control, Site, Source } from "../text/source.ts";
import type { PlacedSegment } from "./source-map.ts";

type ValuesSource = Extract<Source, { type: "values" }>;

const includedHere = "included here";

/** Values named as related places, at most: the nearest say enough. */
const maxRelated = 4;

/**
 * The place that a person would edit for a part of a rendered document: the values key when one key alone makes it; else
 * the literal in the template; else the action that prints it, with the keys as related places.
 */
export function originOf(parts: readonly PlacedSegment[], text: string, file: string): Origin {
  const content = contentParts(parts, text);
  const values = valuesOf(content);
  const [onlyValue] = values;
  if (onlyValue !== undefined && values.length === 1 && content.every((part) => madeBy(part, onlyValue))) {
    return { place: valuesPlace(onlyValue, content), related: explained(content, []) };
  }
  const literal = values.length === 0 ? literalPlace(content) : undefined;
  if (literal !== undefined) return { place: literal, related: [...includedFrom(content), ...decidedBy(content)] };
  const place = actionPlace(content, file);
  return { place, related: explained(content, values).filter((item) => !isIncludedAt(item, place)) };
}

/** Quotes and blanks around a value are the template's, but not what a finding is about. */
export function contentParts(parts: readonly PlacedSegment[], text: string): readonly PlacedSegment[] {
  const content = parts.filter((part) => !/^[\s"']*$/.test(text.slice(part.start, part.end)));
  return content.length === 0 ? parts : content;
}

/** Values that parts of the text come from, each once. */
export function valuesOf(parts: readonly PlacedSegment[]): readonly ValuesSource[] {
  const found = new Map<string, ValuesSource>();
  for (const { segment } of parts) {
    for (const source of segment.sources) {
      if (source.type === "values" && !source.missing)
        found.set(`${source.file}\n${JSON.stringify(source.path)}`, source);
    }
  }
  return [...found.values()];
}

/** Whether the value alone makes a part; what an action inside the value prints belongs to it too. */
function madeBy({ segment }: PlacedSegment, value: ValuesSource): boolean {
  if (segment.site?.file === value.file) return true;
  return segment.sources.length > 0 && segment.sources.every((source) => isSameValue(source, value));
}

function isSameValue(source: Source, value: ValuesSource): boolean {
  return (
    source.type === "values" && source.file === value.file && JSON.stringify(source.path) === JSON.stringify(value.path)
  );
}

/** The very characters where they are known, else the whole scalar. */
function valuesPlace(value: ValuesSource, parts: readonly PlacedSegment[]): Place {
  const range = contiguous(parts);
  const inside = range !== undefined && range.start >= value.range.start && range.end <= value.range.end;
  return { file: value.file, range: inside ? range : value.range, grade: "exact" };
}

function literalPlace(parts: readonly PlacedSegment[]): Place | undefined {
  const [first] = parts;
  const [source] = first?.segment.sources ?? [];
  const file = source === undefined ? undefined : writtenIn(source);
  if (file === undefined) return undefined;
  if (!parts.every(({ segment }) => segment.sources.every((other) => writtenIn(other) === file))) return undefined;
  const range = contiguous(parts);
  return range === undefined ? undefined : { file, range, grade: "exact" };
}

/** The file that holds a text literally: the template, or the file that `.Files` gave it. */
function writtenIn(source: Source): string | undefined {
  if (source.type === "template") return source.file;
  return source.type === "object" && source.name.startsWith("Files ") ? source.file : undefined;
}

/** The stretch of the source that parts stand in one behind the other; undefined when they do not. */
function contiguous(parts: readonly PlacedSegment[]): { readonly start: number; readonly end: number } | undefined {
  const [first] = parts;
  if (first === undefined || first.offset < 0) return undefined;
  let end = first.offset;
  for (const part of parts) {
    // Indentation that was added between lines does not stand in the source.
    if (part.offset < end) return undefined;
    end = part.offset + part.end - part.start;
  }
  return { start: first.offset, end };
}

function actionPlace(parts: readonly PlacedSegment[], file: string): Place {
  const computed = parts.find(
    ({ segment }) => segment.site !== undefined && segment.sources.some((source) => source.type !== "template"),
  );
  const site = computed?.segment.site ?? parts.find(({ segment }) => segment.site !== undefined)?.segment.site;
  if (site !== undefined) return { ...placeOf(siteOfAll(site, parts)), grade: "action" };
  const source = parts.flatMap(({ segment }) => segment.sources).find((candidate) => candidate.type === "template");
  if (source?.type === "template") return { file: source.file, range: source.range, grade: "action" };
  return { file, range: { start: 0, end: 0 }, grade: "include" };
}

function isIncludedAt({ message, ...item }: RelatedPlace, { file, range }: Place): boolean {
  return message === includedHere && item.file === file && item.range.start === range.start;
}

function placeOf({ file, range }: Site): Pick<Place, "file" | "range"> {
  return { file, range };
}

/**
 * Of an action and those that include it, the one in the text that holds all parts: what stands beside
 * `{{ include "name" . }}` is no part of the helper.
 */
function siteOfAll(site: Site, parts: readonly PlacedSegment[]): Site {
  const way = wayTo(site);
  const shared = parts.map(({ segment }) => sharedLength(way, wayTo(segment.site)));
  return way[Math.min(...shared, way.length - 1)] ?? site;
}

/** The actions that lead to one, the outermost first. */
function wayTo(site: Site | undefined): readonly Site[] {
  const way: Site[] = [];
  for (let current = site; current !== undefined; current = current.caller) way.push(current);
  return way.reverse();
}

function sharedLength(a: readonly Site[], b: readonly Site[]): number {
  const length = a.findIndex((site, index) => !isSameSite(site, b[index]));
  return length === -1 ? a.length : length;
}

function isSameSite(a: Site, b: Site | undefined): boolean {
  return a === b || (a.file === b?.file && a.range.start === b.range.start);
}

/** The values behind an action, and how it came to be printed. */
function explained(parts: readonly PlacedSegment[], values: readonly ValuesSource[]): readonly RelatedPlace[] {
  const keys = values.slice(0, maxRelated).map((value) => ({
    file: value.file,
    range: value.range,
    message: `made from .Values.${value.path.join(".")}`,
  }));
  const site = parts.find(({ segment }) => segment.site !== undefined)?.segment.site;
  const printed =
    site === undefined || values.length > 0 ? [] : [{ file: site.file, range: site.range, message: "printed here" }];
  return [...keys, ...printed, ...includedFrom(parts)];
}

/** The action of the template file that, through helpers, led to the text. */
function includedFrom(parts: readonly PlacedSegment[]): readonly RelatedPlace[] {
  const site = parts.find(({ segment }) => segment.site !== undefined)?.segment.site;
  const outermost = site === undefined ? undefined : outermostCaller(site);
  if (
    outermost === undefined ||
    (outermost === site?.caller && outermost.caller === undefined && site.caller === undefined)
  )
    return [];
  return outermost === site ? [] : [{ file: outermost.file, range: outermost.range, message: includedHere }];
}

function outermostCaller(site: Site): Site {
  let current = site;
  while (current.caller !== undefined) current = current.caller;
  return current;
}

/** The values that decided that a literal is printed. */
function decidedBy(parts: readonly PlacedSegment[]): readonly RelatedPlace[] {
  const found = new Map<string, RelatedPlace>();
  for (let control: Control | undefined = parts[0]?.segment.control; control !== undefined; control = control.outer) {
    for (const source of control.sources) {
      if (source.type !== "values" || found.size >= maxRelated) continue;
      const path = source.path.join(".");
      if (!found.has(path))
        found.set(path, { file: source.file, range: source.range, message: `decided by .Values.${path}` });
    }
  }
  return [...found.values()];
}
