import type { ParsedArguments } from "../arguments/parse.ts";
import { type ExitStatus, exitStatus, UserError } from "../exit-status.ts";
import { logSafeJson } from "../formats/log-safe.ts";
import { ruleInfo } from "../formats/rule-info.ts";
import type { InformedSession } from "../session.ts";
import { colours, wantsColour } from "../terminal/colours.ts";

/** `planelint rules`: every rule with its severity, whether it can fix, and one line of what it finds. */
export function listRules({ given, operands }: ParsedArguments, session: InformedSession): ExitStatus {
  if (operands.length > 0)
    throw new UserError("planelint rules takes no path", "a folder called rules is checked by: planelint check rules");
  const { streams, environment, colour, knowledge } = session;
  const rules = knowledge.rules.map((rule) => ruleInfo(rule, knowledge));
  if (given.some(({ name }) => name === "json")) {
    streams.out.write(logSafeJson(rules.map(({ page: _, ...rule }) => rule)));
    return exitStatus.clean;
  }
  const paint = colours(wantsColour(streams.out, environment, colour));
  const width = Math.max(4, ...rules.map(({ id }) => id.length));
  streams.out.write(`${paint.bold(`${"RULE".padEnd(width)}  SEVERITY  FIX         WHAT IT FINDS`)}\n`);
  for (const { id, severity, fix, summary, recommended } of rules) {
    const level = recommended ? severity : "off";
    const shown = recommended ? paint.severity(severity)(level.padEnd(8)) : paint.dim(level.padEnd(8));
    streams.out.write(`${id.padEnd(width)}  ${shown}  ${(fix === "none" ? "-" : fix).padEnd(10)}  ${summary}\n`);
  }
  streams.out.write("\nplanelint explain RULE tells more.\n");
  return exitStatus.clean;
}
