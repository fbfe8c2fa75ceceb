import type { TextEdit } from "../../contract/fix.ts";
import type { Origin } from "../../contract/place.ts";
import type { Tree } from "../../contract/tree.ts";
import { applyEdits } from "../../text/edits.ts";
import { DocumentParse, YamlDocument } from "../../yaml/document.ts";
import { loadChart, parseValues } from "../chart/load-chart.ts";
import type { RenderOptions } from "../render/options.ts";
import { type RenderedResources, renderResources } from "../rendered/render-resources.ts";

/** A chart of a few files for tests; `Chart.yaml` is added when it is not given. */
export class SmallChart {
  readonly files: ReadonlyMap<string, string>;

  constructor(files: Readonly<Record<string, string>>) {
    this.files = new Map(Object.entries({ "Chart.yaml": "apiVersion: v2\nname: small\nversion: 1.0.0\n", ...files }));
  }

  render(options: RenderOptions = {}): RenderedResources {
    return renderResources(loadChart("", this.files), options, (file) => this.tree(file));
  }

  /** Renders with one file of the chart over its values. */
  renderWith(overlay: string): RenderedResources {
    return this.render({ values: parseValues(overlay, this.text(overlay)) });
  }

  text(file: string): string {
    return this.files.get(file) ?? "";
  }

  /** The source text of a place, with its file and grade. */
  show(origin: Origin | undefined): string {
    if (origin === undefined) return "nothing";
    const { file, range, grade } = origin.place;
    return `${file}: ${this.text(file).slice(range.start, range.end)} (${grade})`;
  }

  related(origin: Origin | undefined): readonly string[] {
    return (origin?.related ?? []).map(
      ({ file, range, message }) => `${message}: ${this.text(file).slice(range.start, range.end)}`,
    );
  }

  /** The chart after edits. */
  edited(edits: readonly TextEdit[] | undefined): SmallChart {
    const files: Record<string, string> = {};
    for (const [file, text] of this.files)
      files[file] = applyEdits(
        text,
        (edits ?? []).filter((edit) => edit.file === file),
      );
    return new SmallChart(files);
  }

  private tree(file: string): Tree | undefined {
    const text = this.files.get(file);
    if (text === undefined) return undefined;
    return new YamlDocument(file, 0, { start: 0, end: text.length }, new DocumentParse(text)).tree;
  }
}
