import { readFileSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import type { EngineOptions } from "../../linter/engine.ts";
import type { CheckOptions } from "../arguments/check-options.ts";
import { UserError } from "../exit-status.ts";

/** A configuration given by hand, or none; undefined: the one at the root, which the engine finds among the files. */
export type GivenConfiguration = EngineOptions["configuration"];

/** @throws UserError when the file of `--config` cannot be read */
export function givenConfiguration(
  options: Pick<CheckOptions, "configFile" | "noConfig">,
  cwd: string,
  root: string,
): GivenConfiguration {
  if (options.noConfig) return "none";
  if (options.configFile === undefined) return undefined;
  const absolute = resolve(cwd, options.configFile);
  try {
    return { text: readFileSync(absolute, "utf8"), path: relative(root, absolute).split(sep).join("/") };
  } catch {
    throw new UserError(`the configuration ${options.configFile} cannot be read`);
  }
}
