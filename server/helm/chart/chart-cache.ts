import { type ChartMetadata, readChartMetadata } from "../chart.ts";
import type { MapValue } from "../values/value.ts";
import { ArchiveError, type UnpackedChart, unpackChart } from "./archive.ts";
import { chartFileFrom, type ParsedFile } from "./chart-file.ts";
import type { FileContent } from "./chart-files.ts";
import { ignoredBy } from "./ignore.ts";
import { loadFile, parseValues } from "./parse-values.ts";

/** What reading a chart leaves for the next time: values and archives, kept by content. The values are never changed. */
export interface ChartCache {
  values(file: string, text: string): MapValue;
  /** Throws ArchiveError for what is no archive. */
  archive(content: FileContent): UnpackedChart;
  /** What Chart.yaml says, and the requirements.yaml beside it; undefined when it names no chart. */
  chartFile(chart: TextFile, requirements: TextFile | undefined): ChartFile | undefined;
  /** Whether the `.helmignore` of a folder, with this text, takes out a file. */
  ignores(folder: string, text: string): (path: string) => boolean;
}

export interface TextFile {
  readonly file: string;
  readonly text: string;
}

export interface ChartFile {
  readonly metadata: ChartMetadata;
  /** For `.Chart`. */
  readonly content: MapValue;
  /** What of it stands in requirements.yaml. */
  readonly requirements: MapValue | undefined;
}

export function chartCache(): ChartCache {
  const archives = new WeakMap<Uint8Array, UnpackedChart>();
  return {
    values: keptByText(parseValues),
    chartFile: keptByTexts(readChartFile),
    ignores: keptByText((_, text) => ignoredBy(text)),
    archive(content) {
      if (typeof content === "string") throw new ArchiveError("the archive cannot be unpacked");
      let unpacked = archives.get(content);
      if (unpacked === undefined) {
        unpacked = unpackChart(content);
        archives.set(content, unpacked);
      }
      return unpacked;
    },
  };
}

function readChartFile(chart: TextFile, requirements: TextFile | undefined): ChartFile | undefined {
  const metadata = readChartMetadata(chart.text, requirements?.text);
  if (metadata === undefined) return undefined;
  const beside = requirements && parsed(requirements);
  return {
    metadata,
    content: chartFileFrom(parsed(chart), beside),
    requirements: beside === undefined ? undefined : chartFileFrom(beside),
  };
}

function parsed({ file, text }: TextFile): ParsedFile {
  return { text, value: loadFile(file, text)[0] };
}

/** Keeps the result for each file's latest text. */
function keptByText<Result>(read: (file: string, text: string) => Result): (file: string, text: string) => Result {
  const kept = keptByTexts(({ file, text }) => read(file, text));
  return (file, text) => kept({ file, text }, undefined);
}

/** As {@link keptByText}, with a file that may stand beside it. */
function keptByTexts<Result>(
  read: (file: TextFile, beside: TextFile | undefined) => Result,
): (file: TextFile, beside: TextFile | undefined) => Result {
  const known = new Map<
    string,
    { readonly text: string; readonly beside: string | undefined; readonly result: Result }
  >();
  return (file, beside) => {
    const found = known.get(file.file);
    if (found !== undefined && found.text === file.text && found.beside === beside?.text) return found.result;
    const result = read(file, beside);
    known.set(file.file, { text: file.text, beside: beside?.text, result });
    return result;
  };
}
