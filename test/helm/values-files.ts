import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";

/**
 * The values files that a runner's arguments ask for beside a chart's own: with `--ci` each `ci/*values.yaml` of the chart,
 * with `--overlays=FOLDER` each `<chart>.*.yaml` in that folder.
 */
export function valuesFilesFor(folder: string, args: readonly string[]): readonly string[] {
  const ci = join(folder, "ci");
  const own =
    args.includes("--ci") && existsSync(ci) ? readdirSync(ci).filter((name) => /values.*\.ya?ml$/.test(name)) : [];
  const overlays = args.find((arg) => arg.startsWith("--overlays="))?.slice("--overlays=".length);
  const added =
    overlays === undefined ? [] : readdirSync(overlays).filter((name) => name.startsWith(`${basename(folder)}.`));
  return [...own.map((name) => join(ci, name)), ...added.map((name) => join(overlays ?? "", name))];
}
