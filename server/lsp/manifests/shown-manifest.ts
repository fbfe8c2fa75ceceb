import type { Notice } from "../../contract/finding.ts";
import { ManifestText, type PrintedDocument } from "../../helm/rendered/manifest-text.ts";
import type { FailedTemplate } from "../../helm/rendered/render-resources.ts";
import { TrackedText } from "../../helm/text/tracked-text.ts";
import { LineIndex } from "../../text/line-index.ts";
import type { ChartRender, RenderPlan } from "../../workspace/rendering/chart-render.ts";
import type { Root } from "../roots/root.ts";
import type { Snapshot } from "../roots/snapshot.ts";
import type { ManifestTarget } from "./manifest-uri.ts";

/** A manifest as a document shows it, and the texts that it was made from. */
export interface ShownManifest {
  readonly target: ManifestTarget;
  readonly root: Root;
  /** The lint that it was made after. */
  readonly snapshot: Snapshot;
  readonly manifest: ManifestText;
  readonly lines: LineIndex;
  readonly printed: readonly PrintedDocument[];
  /** What to tell about the render: failures, and values that are required. */
  readonly notices: readonly Notice[];
  /** Why what one wants to see could not be rendered. */
  readonly failure: Notice | undefined;
  /** True when this is what the texts gave before they failed. */
  readonly isOutdated: boolean;
  /** Texts by path of all files that something in it comes from, as they were. */
  readonly texts: ReadonlyMap<string, string>;
}

/** What a target shows now; undefined when there is no such chart or render (any more). */
export function showManifest(target: ManifestTarget, root: Root, snapshot: Snapshot): ShownManifest | undefined {
  const { rendering } = root;
  const found = rendering.plansFor(target.chart === "" ? "Chart.yaml" : `${target.chart}/Chart.yaml`);
  const plan = found?.plans.find(({ name }) => name === target.render);
  if (found === undefined || plan === undefined || found.chart.folder !== target.chart) return undefined;
  const render = rendering.renderOf(found.chart, plan);
  if (render === undefined) return undefined;
  const wanted = ({ file }: { readonly file: string }) => target.template === undefined || file === target.template;
  const failed = [...(render.unreadable === undefined ? [] : [unreadable(render.unreadable)]), ...render.failed];
  const shown = failed.filter((item) => item.reason === render.unreadable || wanted(item));
  const documents = render.records.map(({ document }) => document).filter(wanted);
  const printed = [...shown.map(failedDocument), ...documents.map(({ manifest }) => manifest)];
  const failure = target.template === undefined ? render.unreadable : shown[0]?.reason;
  const nothing = printed.length === 0 ? "# Nothing is printed with these values.\n" : "";
  const manifest = new ManifestText(printed, `# ${titleOf(render)}\n${nothing}`);
  return {
    target,
    root,
    snapshot,
    manifest,
    lines: new LineIndex(manifest.text),
    printed,
    notices: [
      ...render.notices,
      ...shown.map(({ reason }) => reason),
      ...documents.flatMap((document) => document.notices),
    ],
    failure,
    isOutdated: false,
    texts: textsBehind(printed, snapshot),
  };
}

/** While the texts fail, what they gave before stays in view: it would come and go with every second key. */
export function outdatedManifest(before: ShownManifest, now: ShownManifest): ShownManifest {
  const { failure, snapshot, notices } = now;
  if (failure === undefined) return now;
  const { line } = snapshot.lines(failure.file).positionAt(failure.range.start);
  const reason = oneLine(`${failure.file}:${line + 1}: ${failure.message}`);
  const manifest = new ManifestText(before.printed, `# As it was before this failed: ${reason}\n`);
  return { ...before, snapshot, notices, failure, manifest, lines: new LineIndex(manifest.text), isOutdated: true };
}

/** The values that a render takes, in words. */
export function valuesOf({ valuesFiles, namespace }: RenderPlan): string {
  const values = valuesFiles.length === 0 ? "with the chart's own values" : `with ${valuesFiles.join(", ")}`;
  return namespace === undefined ? values : `${values}, in the namespace ${namespace}`;
}

function titleOf({ chart, plan }: ChartRender): string {
  return oneLine(`${chart.folder === "" ? chart.name : chart.folder}, rendered ${valuesOf(plan)}`);
}

function unreadable(reason: Notice): FailedTemplate {
  return { name: reason.file, file: reason.file, printed: TrackedText.empty, reason };
}

/** What a template printed until it failed, and why it did, as a comment that leads to the failing action. */
function failedDocument({ name, file, printed, reason }: FailedTemplate): PrintedDocument {
  const before = printed.slice(printed.length - printed.text.trimStart().length, printed.text.trimEnd().length);
  const source = { type: "template", file: reason.file, range: reason.range } as const;
  const trace = { sources: [source], control: undefined };
  const comment = `${before.text === "" ? "" : "\n"}# Rendering stops here: ${oneLine(reason.message)}`;
  return { name, file, text: TrackedText.concat([before, TrackedText.of(comment, trace)]) };
}

/** For a comment: nothing in a chart ends it. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").replaceAll(/\p{Cc}/gu, "");
}

function textsBehind(printed: readonly PrintedDocument[], snapshot: Snapshot): ReadonlyMap<string, string> {
  const files = new Set<string>();
  for (const { file, text } of printed) {
    files.add(file);
    for (const { sources, site } of text.segments) {
      for (const source of sources) if (source.file !== undefined) files.add(source.file);
      for (let action = site; action !== undefined; action = action.caller) files.add(action.file);
    }
  }
  return new Map([...files].map((file) => [file, snapshot.textOf(file) ?? ""]));
}
