import type { LoadedChart } from "../../server/helm/chart/load-chart.ts";
import { resolvePlain } from "../../server/helm/goyaml/resolve.ts";
import type { Source } from "../../server/helm/text/source.ts";
import type { Value } from "../../server/helm/values/value.ts";

/** A scalar of a chart's values.yaml that can be changed. */
export interface Target {
  readonly path: string;
  /** Names the scalar by where it stands: a scalar with an anchor is one, however many paths lead to it. */
  readonly place: string;
  readonly value: Value;
  readonly range: { readonly start: number; readonly end: number };
}

/** Texts, numbers and booleans of the chart's own values.yaml, but not those that switch subcharts on: they decide which documents there are. */
export function targetsIn(chart: LoadedChart): readonly Target[] {
  const targets: Target[] = [];
  const conditions = new Set(chart.declared.flatMap(({ condition }) => (condition ?? "").split(",")));
  const isSwitch = (path: readonly unknown[]) => path[0] === "tags" || conditions.has(path.join("."));
  const visit = (value: Value): void => {
    if (value.kind === "map") for (const slot of value.entries.values()) visit(slot.value);
    if (value.kind === "list") for (const item of value.items) visit(item);
    if (value.kind !== "text" && value.kind !== "float" && value.kind !== "bool") return;
    const [source] = value.kind === "text" ? (value.text.segments[0]?.sources ?? []) : value.trace.sources;
    if (source?.type === "values" && !isSwitch(source.path))
      targets.push({ path: JSON.stringify(source.path), place: placeOf(source), value, range: source.range });
  };
  visit(chart.values);
  return targets;
}

export function placeOf(source: Source): string {
  return `${source.file} ${source.range?.start}`;
}

/** One change of a values text. */
export interface ValuesEdit {
  readonly text: string;
  /** Behind which character of the text a letter was put in; undefined where the whole scalar is another. */
  readonly at: number | undefined;
}

/**
 * The values text with one scalar changed: a number by one, a boolean to the other, a text by a letter at its end, or at
 * `at` (an offset in the values file), or to another text of the same form. Blocks and what has no other value nearby are
 * left alone.
 */
export function edited(values: string, { value, range }: Target, at?: number | "whole"): ValuesEdit | undefined {
  const written = values.slice(range.start, range.end);
  if (written.includes("\n") || /^[|>]/.test(written)) return undefined;
  const whole = (other: string) => ({
    text: values.slice(0, range.start) + other + values.slice(range.end),
    at: undefined,
  });
  if (value.kind === "bool") return /^(?:true|false)$/.test(written) ? whole(String(!value.value)) : undefined;
  if (value.kind === "float") return value.value + 1 === value.value ? undefined : whole(String(value.value + 1));
  if (at === "whole") {
    if (written.includes("\\")) return undefined;
    const other = nextInForm(written);
    return other === written || (/^\w/.test(written) && resolvePlain(other).type !== "text") ? undefined : whole(other);
  }
  const end = at ?? (/["']$/.test(written) ? range.end - 1 : range.end);
  return { text: `${values.slice(0, end)}z${values.slice(end)}`, at: end };
}

/** Each letter and digit is the next one: versions stay versions. */
function nextInForm(written: string): string {
  return written.replaceAll(/[a-z\d]/gi, (character) => {
    if (character === "9") return "0";
    if (/z/i.test(character)) return character === "z" ? "a" : "A";
    return String.fromCharCode(character.charCodeAt(0) + 1);
  });
}
