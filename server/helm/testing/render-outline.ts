import type { RenderedChart, RenderedTemplate } from "../render/render-chart.ts";
import type { Segment } from "../text/segment.ts";
import type { Control, Site, Source } from "../text/source.ts";
import type { TrackedText } from "../text/tracked-text.ts";

/** All that a render says, with every origin, as texts that can be compared. */
export function renderOutline({ templates, missing, schema }: RenderedChart): readonly string[] {
  return [...templates.map(ofTemplate), JSON.stringify([missing, schema])];
}

function ofTemplate({ name, output, printed, failure, syntaxErrors, refusals, used }: RenderedTemplate): string {
  const refused = refusals.map(({ message, kind, site }) => [kind, message, ...sites(site)]);
  const said = [failure?.message, syntaxErrors, refused, [...used].toSorted()];
  return [name, JSON.stringify(said), output === undefined ? "nothing" : ofText(output), ofText(printed)].join("\n");
}

function ofText({ text, segments }: TrackedText): string {
  return [JSON.stringify(text), ...segments.map(ofSegment)].join("\n");
}

function ofSegment({ length, offset, sources, control, site, absence }: Segment): string {
  const absent = absence && [
    ...sites(absence.site),
    ...absence.read.sources.map(ofSource),
    ...decisions(absence.read.control),
    ...absence.keys(),
  ];
  return JSON.stringify([length, offset, sources.map(ofSource), decisions(control), sites(site), absent]);
}

function ofSource(source: Source): string {
  const place = `${source.file}:${source.range?.start}-${source.range?.end}`;
  if (source.type === "values") return `${place} ${source.missing ? "not " : ""}${source.path.join(".")}`;
  return source.type === "object" ? `${place} ${source.name}` : place;
}

function decisions(control: Control | undefined): readonly string[] {
  return control === undefined ? [] : [control.sources.map(ofSource).join(), ...decisions(control.outer)];
}

function sites(site: Site | undefined): readonly string[] {
  if (site === undefined) return [];
  return [`${site.file}:${site.range.start}-${site.range.end}`, ...sites(site.caller)];
}
