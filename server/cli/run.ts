import { helpText } from "./arguments/help.ts";
import { type ParsedArguments, parseArguments } from "./arguments/parse.ts";
import { check } from "./commands/check.ts";
import { completionScript } from "./commands/completion.ts";
import { explain } from "./commands/explain.ts";
import { init } from "./commands/init.ts";
import { lsp } from "./commands/lsp.ts";
import { render } from "./commands/render.ts";
import { listRules } from "./commands/rules.ts";
import { type ExitStatus, exitStatus, UserError } from "./exit-status.ts";
import { Session, type SessionInput } from "./session.ts";

/**
 * Runs one command line.
 * @param words what follows `planelint`
 * @returns the exit status; what the user did wrong is told on stderr, errors of our own are thrown
 */
export async function run(words: readonly string[], input: Omit<SessionInput, "colour">): Promise<ExitStatus> {
  let session = new Session({ ...input, colour: words.includes("--no-color") ? false : undefined });
  try {
    const parsed = parseArguments(words);
    const has = (name: string) => parsed.given.some((option) => option.name === name);
    session = new Session({ ...input, colour: has("color") ? true : has("no-color") ? false : undefined });
    if (has("help")) session.streams.out.write(helpText(parsed.command, parsed.commandGiven));
    else if (has("version")) session.streams.out.write(`${input.knowledge.version}\n`);
    else return await runCommand(parsed, session);
    return exitStatus.clean;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    session.error(error.message, error.hint);
    return exitStatus.failure;
  }
}

async function runCommand(parsed: ParsedArguments, session: Session): Promise<ExitStatus> {
  switch (parsed.command) {
    case "check":
      return check(parsed, session);
    case "explain":
      return explain(parsed, session);
    case "rules":
      return listRules(parsed, session);
    case "render":
      return render(parsed, session);
    case "init":
      return init(parsed, session);
    case "lsp":
      return lsp(parsed, session);
    case "completion": {
      const ruleIds = session.knowledge.rules.map(({ meta }) => meta.id);
      session.streams.out.write(completionScript(parsed.operands[0], ruleIds));
      return exitStatus.clean;
    }
  }
}
