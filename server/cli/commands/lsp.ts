import type { ParsedArguments } from "../arguments/parse.ts";
import { type ExitStatus, exitStatus, UserError } from "../exit-status.ts";
import type { Session } from "../session.ts";

/**
 * `planelint lsp --stdio`: the language server that the extension runs too. It ends the process itself when its client
 * says so or goes away.
 */
export async function lsp({ given, operands }: ParsedArguments, { streams }: Session): Promise<ExitStatus> {
  if (operands.length > 0) throw new UserError("planelint lsp takes no path", "the editor names its folders");
  if (!given.some(({ name }) => name === "stdio"))
    throw new UserError("planelint lsp needs --stdio", "that is what an editor starts");
  if (streams.out.isTerminal) streams.err.write("planelint: this is for an editor to start; end it with Ctrl-C\n");
  // Loaded here alone: no other command should pay for it at start.
  const { serveProcess } = await import("../../lsp/node.ts");
  serveProcess();
  return new Promise((resolve) => process.once("exit", () => resolve(exitStatus.clean)));
}
