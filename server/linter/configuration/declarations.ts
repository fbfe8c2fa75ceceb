import type { Declarations } from "../../workspace/declarations.ts";
import { fileMatcher } from "./globs.ts";
import type { Configuration } from "./model.ts";

/** What the workspace must know of the configuration. @param kubernetes the version from the command line, which wins */
export function declarationsOf(configuration: Configuration, kubernetes: string | undefined): Declarations {
  const file = configuration.path ?? "";
  return {
    charts: configuration.charts.map(({ path, renders }) => ({
      folder: path,
      renders: renders.map(({ values, valuesRanges, settings, ...render }) => ({
        ...render,
        valuesFiles: values,
        valuesPlaces: valuesRanges.map((range) => ({ file, range })),
        settings: settings.map((setting) => ({ ...setting, file })),
      })),
    })),
    kubernetes: kubernetes ?? configuration.kubernetes,
    values: configuration.foreignValues.map(({ files, chart }) => ({ matches: fileMatcher(files), chart })),
  };
}
