import { type ChartMetadata, readChartMetadata } from "../chart.ts";
import type { MapValue, Value } from "../values/value.ts";
import { ArchiveError, type UnpackedChart, unpackChart } from "./archive.ts";
import type { FileContent } from "./chart-files.ts";
import { ignoredBy } from "./ignore.ts";
import { loadFile, parseValues } from "./parse-values.ts";

/** What reading a chart leaves for the next time: values and archives, kept by content. The values are never changed. */
export interface ChartCache {
  values(file: string, text: string): MapValue;
  documents(file: string, text: string): readonly Value[];
  /** Throws ArchiveError for what is no archive. */
  archive(content: FileContent): UnpackedChart;
  metadata(file: string, text: string): ChartMetadata | undefined;
  /** Whether the `.helmignore` of a folder, with this text, takes out a file. */
  ignores(folder: string, text: string): (path: string) => boolean;
}

export function chartCache(): ChartCache {
  const archives = new WeakMap<Uint8Array, UnpackedChart>();
  return {
    values: keptByText(parseValues),
    documents: keptByText(loadFile),
    metadata: keptByText((_, text) => readChartMetadata(text)),
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

/** Keeps the result for each file's latest text. */
function keptByText<Result>(read: (file: string, text: string) => Result): (file: string, text: string) => Result {
  const known = new Map<string, { readonly text: string; readonly result: Result }>();
  return (file, text) => {
    const found = known.get(file);
    if (found !== undefined && found.text === text) return found.result;
    const result = read(file, text);
    known.set(file, { text, result });
    return result;
  };
}
