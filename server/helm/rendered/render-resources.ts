import type { Notice } from "../../contract/finding.ts";
import type { TextRange } from "../../contract/place.ts";
import type { DocumentProblem, SourceDocument } from "../../contract/source.ts";
import type { Tree } from "../../contract/tree.ts";
import { parseText } from "../../yaml/parse.ts";
import { YamlTree } from "../../yaml/tree/yaml-tree.ts";
import type { LoadedChart } from "../chart/load-chart.ts";
import { TemplateFailure } from "../evaluate/failure.ts";
import { type Manifest, manifestsOf } from "../render/manifests.ts";
import type { RenderOptions } from "../render/options.ts";
import { type RenderCache, renderCache } from "../render/render-cache.ts";
import { type RenderedTemplate, renderChart } from "../render/render-chart.ts";
import type { TrackedText } from "../text/tracked-text.ts";
import { FetchedCharts } from "./fetched-charts.ts";
import { dependencyNotices, distinct, failureNotice, refusalNotice, schemaNotice } from "./notices.ts";
import { type PackedPlaces, packedPlaces } from "./packed-places.ts";
import { type Doubts, documentNotices } from "./refused.ts";
import { RenderedEditor, type ValuesTrees } from "./rendered-editor.ts";
import { RenderedSource } from "./rendered-source.ts";
import type { ValuesPath } from "./strongest.ts";

/** A document of a rendered chart. Its tree is parsed when first asked for. */
export class RenderedDocument implements SourceDocument {
  #tree: Tree | undefined;
  #problems: readonly DocumentProblem[] | undefined;
  #notices: readonly Notice[] | undefined;

  constructor(
    readonly manifest: Manifest,
    readonly index: number,
    /** Of the template that printed it: the whole file. */
    readonly range: TextRange,
    private readonly valuesTrees: ValuesTrees,
    private readonly packed: PackedPlaces,
    private readonly fetched: FetchedCharts,
    private readonly doubts: Doubts,
  ) {}

  get file(): string {
    return this.manifest.file;
  }

  /** The rendered text, which no user edits. */
  get text(): string {
    return this.manifest.text.text;
  }

  get tree(): Tree {
    return this.#tree ?? this.#parse().tree;
  }

  get problems(): readonly DocumentProblem[] {
    return this.#problems ?? this.#parse().problems;
  }

  /** What is wrong with the document as such: that helm refuses it, that a bound was reached. */
  get notices(): readonly Notice[] {
    return this.#notices ?? this.#parse().notices;
  }

  #parse() {
    const { name, text } = this.manifest;
    const source = new RenderedSource(this.file, text, this.packed, (template) => this.fetched.holds(template));
    const homeOf = (value: ValuesPath) => this.fetched.homeOf(value, name);
    const { document, problems } = parseText(this.text);
    const tree = new YamlTree(document, source, new RenderedEditor(source, this.valuesTrees, homeOf));
    this.#tree = tree;
    this.#problems = problems.map((problem) => ({
      ...problem,
      range: source.originOf(problem.range.start, problem.range.end).place.range,
    }));
    this.#notices = documentNotices(source, document, problems, this.doubts);
    return { tree, problems: this.#problems, notices: this.#notices };
  }
}

/** A template that could not be rendered and is to be read blanked. */
export interface FailedTemplate {
  /** As Helm names it. */
  readonly name: string;
  readonly file: string;
  /** What it had printed by then. */
  readonly printed: TrackedText;
  /** Why, at the action that failed. */
  readonly reason: Notice;
}

export interface RenderedResources {
  readonly documents: readonly RenderedDocument[];
  readonly notices: readonly Notice[];
  readonly failed: readonly FailedTemplate[];
}

/**
 * Renders a chart for linting: what `required` and `fail` refuse is a hint, and rendering goes on with a
 * stand-in that trees show as unknown. `valuesTrees` gives the trees of values files for edits.
 */
export function renderResources(
  chart: LoadedChart,
  options: RenderOptions,
  valuesTrees: ValuesTrees,
  cache: RenderCache = renderCache(),
): RenderedResources {
  const notices: Notice[] = [];
  const rendered = renderChart(chart, { ...options, lenient: true }, cache);
  const failed: FailedTemplate[] = [];
  let consequences = 0;
  for (const template of rendered.templates) {
    notices.push(...template.refusals.map(refusalNotice));
    const notice = failureNotice(template);
    if (notice === undefined) continue;
    failed.push({ name: template.name, file: template.file, printed: template.printed, reason: notice });
    // Helpers and values of a dependency that is not there, or of a value that was refused: the cause is told already.
    if (rendered.missing.length > 0 && lacksDependency(template)) consequences++;
    else if (notice.kind !== "template-failed" || template.refusals.length === 0) notices.push(notice);
  }
  for (const problem of chart.problems) {
    notices.push({
      kind: "template-failed",
      file: problem.file,
      range: { start: 0, end: 0 },
      message: problem.message,
    });
  }
  notices.push(...dependencyNotices(rendered.missing, consequences), ...rendered.schema.map(schemaNotice));
  const texts = new Map(chartTemplates(chart));
  const packed = packedPlaces(chart);
  const fetched = new FetchedCharts(chart);
  const refused = new Set(rendered.templates.flatMap(({ name, refusals }) => (refusals.length === 0 ? [] : [name])));
  const lacksDependencies = rendered.missing.length > 0;
  const documents = manifestsOf(rendered.templates, options.flavour ?? "helm4").map((manifest, index) => {
    const range = { start: 0, end: texts.get(manifest.file)?.length ?? 0 };
    const doubts = { isRefused: refused.has(manifest.name), lacksDependencies };
    return new RenderedDocument(manifest, index, range, valuesTrees, packed, fetched, doubts);
  });
  // Those that stay where they are stay the same objects, which failed templates name as their reason.
  const placed = notices.map((notice) => {
    const outside = packed(notice.file);
    return outside === undefined ? notice : { ...notice, ...outside };
  });
  return { documents, notices: distinct(placed), failed };
}

/** The failures that a missing dependency brings: its helpers, and its values, which the parent's templates read. */
function lacksDependency({ failure }: RenderedTemplate): boolean {
  return failure instanceof TemplateFailure && failure.origin.kind === "absent";
}

function* chartTemplates(chart: LoadedChart): Iterable<[string, string]> {
  for (const template of chart.templates) yield [template.file, template.text];
  for (const dependency of chart.dependencies) yield* chartTemplates(dependency);
}
