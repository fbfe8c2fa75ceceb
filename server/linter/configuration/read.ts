import { type Document, parseDocument } from "yaml";
import type { Notice } from "../../contract/finding.ts";
import type { TextRange } from "../../contract/place.ts";
import type { ConfigurationFile } from "../generated/configuration-file.ts";
import validate from "../generated/configuration-validator.js";
import { explain } from "./explain.ts";
import { globMistakes } from "./glob-mistakes.ts";
import { keyRange, valueRange } from "./locate.ts";
import { type Configuration, defaultConfiguration } from "./model.ts";
import { normalize } from "./normalize.ts";
import { joinInside } from "./paths.ts";
import { renderMistakes } from "./render-mistakes.ts";

export interface ConfigurationReading {
  /** Undefined when there are problems. */
  readonly configuration: Configuration | undefined;
  /** Each with the range of the key or value that is wrong. */
  readonly problems: readonly Notice[];
}

/**
 * Reads `.planelint.yaml`.
 * @param path where the text comes from, for messages
 * @param rules ids that may be configured
 */
export function readConfiguration(text: string, path: string, rules: Iterable<string>): ConfigurationReading {
  const document = parseDocument(text, { prettyErrors: false, logLevel: "silent" });
  const problem = (range: TextRange, message: string): Notice => ({
    kind: "invalid-configuration",
    file: path,
    range,
    message,
  });
  if (document.errors.length > 0) {
    const inside = (offset: number) => Math.min(offset, text.length);
    const problems = document.errors.map(({ pos: [start, end], message }) =>
      // The parser names the character behind the last one, where something is missing.
      problem({ start: inside(start), end: inside(Math.max(start, end)) }, message),
    );
    return { configuration: undefined, problems };
  }
  const data = dataOf(document);
  if (data instanceof Error)
    return { configuration: undefined, problems: [problem({ start: 0, end: 0 }, data.message)] };
  // An empty file, or one of comments alone, is the defaults.
  if (data === null) return { configuration: { ...defaultConfiguration, path }, problems: [] };
  const mistakes = validate(data) ? [] : explain(validate.errors ?? [], data, new Set(rules));
  const problems = [
    ...mistakes,
    ...outsidePaths(data),
    ...(mistakes.length > 0
      ? []
      : [...renderMistakes(data as ConfigurationFile), ...globMistakes(data as ConfigurationFile)]),
  ].map(({ path: at, key, message }) =>
    problem(key === undefined ? valueRange(document, at) : keyRange(document, at, key), message),
  );
  if (problems.length > 0) {
    problems.sort((a, b) => a.range.start - b.range.start);
    return { configuration: undefined, problems };
  }
  return { configuration: normalize(data as ConfigurationFile, path, (at) => valueRange(document, at)), problems };
}

/** Alias expansion is bounded by the library; going over the bound is a mistake in the file. */
function dataOf(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** A render's values may stand beside the chart (`../values.yaml`), but not outside the workspace. */
function outsidePaths(data: unknown) {
  const charts = (data as ConfigurationFile | undefined)?.charts;
  if (!Array.isArray(charts)) return [];
  return charts.flatMap((chart, i) => {
    const folder = chart?.path;
    if (typeof folder !== "string" || !Array.isArray(chart.renders)) return [];
    return chart.renders.flatMap((render, j) => {
      if (!Array.isArray(render?.values)) return [];
      return render.values.flatMap((value, k) => {
        if (typeof value !== "string" || joinInside(folder, value) !== undefined) return [];
        const at = ["charts", i, "renders", j, "values", k];
        return [{ path: at, key: undefined, message: `"${value}" lies outside the workspace.` }];
      });
    });
  });
}
