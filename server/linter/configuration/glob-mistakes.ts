import { globProblem } from "../../text/glob.ts";
import type { ConfigurationFile } from "../generated/configuration-file.ts";
import type { Mistake } from "./explain.ts";

/** Globs that mean something elsewhere and nothing here: such an override would never apply, and nobody would be told. */
export function globMistakes(file: ConfigurationFile): readonly Mistake[] {
  const inCharts = (file.charts ?? []).flatMap(({ values = [] }, i) =>
    values.flatMap((glob, j) => mistakes(glob, ["charts", i, "values", j])),
  );
  const inOverrides = (file.overrides ?? []).flatMap(({ files = [], resources = [] }, i) => [
    ...files.flatMap((glob, j) => mistakes(glob, ["overrides", i, "files", j])),
    ...resources.flatMap((resource, j) =>
      (["kind", "namespace", "name"] as const).flatMap((key) =>
        mistakes(resource[key] ?? "", ["overrides", i, "resources", j, key]),
      ),
    ),
  ]);
  return [...inCharts, ...inOverrides];
}

function mistakes(glob: string, path: Mistake["path"]): readonly Mistake[] {
  const problem = globProblem(glob);
  return problem === undefined ? [] : [{ path, key: undefined, message: `The glob "${glob}": ${problem}.` }];
}
