import { relative, resolve, sep } from "node:path";
import { UnreadableFile } from "../../contract/file-system.ts";
import type { EngineOptions } from "../../linter/lint-engine.ts";
import { readText } from "../../node/read-text.ts";
import { configurationNames } from "../../node/says-root.ts";
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
    const text = readText("/", absolute);
    if (text !== undefined) return { text, path: relative(root, absolute).split(sep).join("/") };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    throw new UserError(`the configuration ${options.configFile} cannot be read: ${error.reason}`);
  }
  throw new UserError(`the configuration ${options.configFile} cannot be read: there is no such file`);
}

/** The configuration of a root whose files are not read; undefined when there is none. */
export function configurationAt(root: string): { readonly path: string; readonly text: string } | undefined {
  for (const path of configurationNames) {
    try {
      const text = readText(root, path);
      if (text !== undefined) return { path, text };
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      throw new UserError(`the configuration ${path} cannot be read: ${error.reason}`);
    }
  }
  return undefined;
}
