import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { UnreadableFile } from "../../contract/file-system.ts";
import { repositoryUrl } from "../../contract/links.ts";
import { loadFiles } from "../../node/node-files.ts";
import { readText, staysInside } from "../../node/read-text.ts";
import { replaceFile, writeFailure } from "../../node/replace-file.ts";
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
  session.content(
    `In ${root}: ${plural(found.charts.length, "chart")}${found.tools.length === 0 ? "" : `, ${found.tools.join(", ")}`}.\n`,
  );
  const write = (absolute: string, name: string, text: string, verb: string) => {
    if (dryRun) return session.content(`\nWould ${verb} ${name}:\n\n${text}`);
    try {
      replaceFile(absolute, text);
    } catch (error) {
      throw new UserError(`${name} cannot be written: ${writeFailure(error)}`);
    }
    out.write(`${verb === "write" ? "Wrote" : "Changed"} ${name}.\n`);
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
  const before = readHook(top);
  const after = withHook(before, repositoryUrl, `v${session.version}`);
  if (after === "present") out.write(`${hookFile} has the hook already.\n`);
  else if (after === "unclear")
    out.write(
      `${hookFile} could not be changed safely; add this below repos:\n\n${withHook(undefined, repositoryUrl, `v${session.version}`).replace(/^repos:\n/, "")}`,
    );
  else write(hookPath, hookFile, after, before === undefined ? "write" : "change");
  return exitStatus.clean;
}

/** @throws UserError when there is one that cannot be read, or that lies somewhere else */
function readHook(top: string): string | undefined {
  try {
    if (!staysInside(top, hookFile))
      throw new UnreadableFile(hookFile, "a symbolic link that leads out of the workspace");
    return readText(top, hookFile);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    throw new UserError(`${hookFile} cannot be read: ${error.reason}`);
  }
}
