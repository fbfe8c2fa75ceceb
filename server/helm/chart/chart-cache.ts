import type { MapValue, Value } from "../values/value.ts";
import { unpackChart } from "./archive.ts";
import type { ChartFiles } from "./chart-files.ts";
import { loadFile, parseValues } from "./parse-values.ts";

/** What reading a chart leaves for the next time: values and archives, kept by content. The values are never changed. */
export interface ChartCache {
  values(file: string, text: string): MapValue;
  documents(file: string, text: string): readonly Value[];
  archive(content: Uint8Array): ChartFiles;
}

export function chartCache(): ChartCache {
  const archives = new WeakMap<Uint8Array, ChartFiles>();
  return {
    values: keptByText(parseValues),
    documents: keptByText(loadFile),
    archive(content) {
      let files = archives.get(content);
      if (files === undefined) {
        files = unpackChart(content);
        archives.set(content, files);
      }
      return files;
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
