import type { Notice } from "../../contract/finding.ts";
import type { Refusal } from "../evaluate/engine.ts";
import { TemplateFailure } from "../evaluate/failure.ts";
import type { MissingDependency } from "../render/dependencies.ts";
import type { RenderedTemplate } from "../render/render-chart.ts";
import type { SchemaFinding } from "../render/validate-values.ts";

/** A template that stopped: in Go's words, at the action that failed, with the includes that led there. */
export function failureNotice(template: RenderedTemplate): Notice | undefined {
  const [syntax] = template.syntaxErrors;
  if (syntax !== undefined) {
    return { kind: "template-failed", file: template.file, range: syntax.range, message: syntax.message };
  }
  const { failure } = template;
  if (failure === undefined) return undefined;
  if (!(failure instanceof TemplateFailure)) {
    return { kind: "limit-reached", file: template.file, range: { start: 0, end: 0 }, message: failure.message };
  }
  const { origin } = failure;
  const through: string[] = [];
  for (
    let current: TemplateFailure | undefined = failure;
    current !== undefined && current !== origin;
    current = current.inner
  ) {
    through.push(current.location);
  }
  const chain = through.length === 0 ? "" : ` (included from ${through.toReversed().join(", from ")})`;
  return {
    kind: "template-failed",
    ...placeOf(origin),
    message: `<${origin.context}>: ${origin.reason.replace(/^error calling \w+: (?=.)/, "")}${chain}`,
  };
}

/** Of a text that `tpl` ran, the place where that text was written, when one place alone made it. */
function placeOf({ unit, range }: TemplateFailure): Pick<Notice, "file" | "range"> {
  if (unit.written === undefined) return { file: unit.file, range };
  const [part] = unit.written.slice(range.start, range.end).segments.filter((segment) => segment.length > 0);
  const [source] = part?.sources ?? [];
  if (part === undefined || source?.file === undefined || part.offset < 0)
    return { file: unit.file, range: { start: 0, end: 0 } };
  return { file: source.file, range: { start: part.offset, end: part.offset + part.length } };
}

/** `required` and `fail`: values that only a deployment knows. */
export function refusalNotice({ message, kind, site }: Refusal): Notice {
  const what = kind === "required" ? "a value is required here" : "the chart refuses these values";
  return { kind: "values-required", file: site.file, range: site.range, message: `${what}: ${message.trim()}` };
}

/** Dependencies that are not there, each where the chart names it. `failed`: templates that stopped for want of them. */
export function dependencyNotices(missing: readonly MissingDependency[], failed = 0): readonly Notice[] {
  const templates =
    failed === 1 ? "a template that cannot do without is" : `${failed} templates that cannot do without are`;
  const blanked = failed === 0 ? "" : `, and ${templates} read without rendering`;
  return missing.map(({ file, range, name }) => ({
    kind: "dependency-missing",
    file,
    range,
    message: `the dependency ${name} is not in charts/, so what it would render is not seen${blanked}`,
  }));
}

/** Values that the chart's schema or Helm refuses, at the value; a schema that could not be read, at its file. */
export function schemaNotice(finding: SchemaFinding): Notice {
  const { folder } = finding.chart.chart;
  const file = folder === "" ? "values.schema.json" : `${folder}/values.schema.json`;
  if ("reason" in finding) {
    return {
      kind: "template-failed",
      file,
      range: { start: 0, end: 0 },
      message: `values are not checked: ${finding.reason}`,
    };
  }
  const source = finding.trace.sources.find((candidate) => candidate.type === "values");
  const place =
    source?.type === "values" ? { file: source.file, range: source.range } : { file, range: { start: 0, end: 0 } };
  const path = [".Values", ...finding.path].join(".");
  return {
    kind: "values-refused",
    ...place,
    message: `${finding.by === "helm" ? "Helm" : `the schema of ${finding.chart.name}`} refuses ${path}: it ${finding.message}`,
  };
}

/** A helper that fails says so once, however many templates include it and renders run it. */
export function distinct(notices: readonly Notice[]): readonly Notice[] {
  const seen = new Set<string>();
  return notices.filter((notice) => {
    const key = `${notice.kind} ${notice.file} ${notice.range.start} ${notice.message}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
