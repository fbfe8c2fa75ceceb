import { helpText } from "./arguments/help.ts";
import { type ParsedArguments, parseArguments } from "./arguments/parse.ts";
import { type ExitStatus, exitStatus, UserError } from "./exit-status.ts";
import { InformedSession, Session, type SessionInput } from "./session.ts";

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
    else if (has("version")) session.streams.out.write(`${input.version}\n`);
    else return await runCommand(parsed, session);
    return exitStatus.clean;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    session.error(error.message, error.hint);
    return exitStatus.failure;
  }
}

/** Each command brings along what it alone needs. */
async function runCommand(parsed: ParsedArguments, session: Session): Promise<ExitStatus> {
  const informed = async () => new InformedSession(session, await session.loadKnowledge());
  switch (parsed.command) {
    case "check": {
      const { check } = await import("./commands/check.ts");
      return check(parsed, await informed());
    }
    case "explain": {
      const { explain } = await import("./commands/explain.ts");
      return explain(parsed, await informed());
    }
    case "rules": {
      const { listRules } = await import("./commands/rules.ts");
      return listRules(parsed, await informed());
    }
    case "render": {
      const { render } = await import("./commands/render.ts");
      return render(parsed, session);
    }
    case "init": {
      const { init } = await import("./commands/init.ts");
      return init(parsed, session);
    }
    case "lsp": {
      const { lsp } = await import("./commands/lsp.ts");
      return lsp(parsed, session);
    }
    case "completion": {
      const { completionScript } = await import("./completion/script.ts");
      const { rules } = await session.loadKnowledge();
      const ruleIds = rules.map(({ meta }) => meta.id);
      session.streams.out.write(completionScript(parsed.operands[0], ruleIds));
      return exitStatus.clean;
    }
  }
}
