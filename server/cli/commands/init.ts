import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { repositoryUrl } from "../../contract/links.ts";
import { loadFiles } from "../../node/node-files.ts";
import { findRoot, gitTop } from "../../node/root.ts";
import { configurationNames } from "../../node/says-root.ts";
import type { ParsedArguments } from "../arguments/parse.ts";
import { type ExitStatus, exitStatus, UserError } from "../exit-status.ts";
import { plural } from "../formats/plural.ts";
import type { Session } from "../session.ts";
import { starterConfiguration } from "../setup/configuration.ts";
import { withHook } from "../setup/hook.ts";
import { survey } from "../setup/survey.ts";

const hookFile = ".pre-commit-config.yaml";

/** `planelint init`: looks around, then writes the configuration and the pre-commit entry where they are missing. */
export function init({ operands, given }: ParsedArguments, session: Session): ExitStatus {
  const [folder = ".", ...more] = operands;
  if (more.length > 0) throw new UserError("init takes one folder");
  const start = resolve(session.cwd, folder);
  if (!existsSync(start) || !statSync(start).isDirectory())
    throw new UserError(`there is no folder ${JSON.stringify(folder)}`);
  const root = folder === "." ? findRoot(start) : start;
  const dryRun = given.some(({ name }) => name === "dry-run");
  const found = survey(loadFiles(root).texts);
  const { out } = session.streams;
  out.write(
    `In ${root}: ${plural(found.charts.length, "chart")}${found.tools.length === 0 ? "" : `, ${found.tools.join(", ")}`}.\n`,
  );
  const write = (absolute: string, name: string, text: string, verb: string) => {
    out.write(dryRun ? `\nWould ${verb} ${name}:\n\n${text}` : `${verb === "write" ? "Wrote" : "Changed"} ${name}.\n`);
    if (!dryRun) writeFileSync(absolute, text);
  };

  const present = configurationNames.find((name) => existsSync(join(root, name)));
  if (present !== undefined) out.write(`${present} is there already.\n`);
  else write(join(root, ".planelint.yaml"), ".planelint.yaml", starterConfiguration(found), "write");

  const top = gitTop(root);
  if (top === undefined) {
    out.write("This is no git repository, so there is no pre-commit hook to add.\n");
    return exitStatus.clean;
  }
  const hookPath = join(top, hookFile);
  const before = existsSync(hookPath) ? readFileSync(hookPath, "utf8") : undefined;
  const after = withHook(before, repositoryUrl, `v${session.knowledge.version}`);
  if (after === "present") out.write(`${hookFile} has the hook already.\n`);
  else if (after === "unclear")
    out.write(
      `${hookFile} could not be changed safely; add this below repos:\n\n${withHook(undefined, repositoryUrl, `v${session.knowledge.version}`).replace(/^repos:\n/, "")}`,
    );
  else write(hookPath, hookFile, after, before === undefined ? "write" : "change");
  return exitStatus.clean;
}
