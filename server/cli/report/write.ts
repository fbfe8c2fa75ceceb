import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { writeFailure } from "../../node/replace-file.ts";
import type { ReportTarget } from "../arguments/check-options.ts";
import { UserError } from "../exit-status.ts";
import type { FormatContext } from "../formats/format.ts";
import { formatters } from "../formats/index.ts";
import type { Session } from "../session.ts";
import { colours, wantsColour } from "../terminal/colours.ts";
import type { Report } from "./report.ts";

/** Columns when it is no terminal: what fits a log and a pull request. */
const plainWidth = 120;

/**
 * Writes each report to its place.
 * @throws UserError when a file cannot be written
 */
export function writeReports(
  report: Report,
  targets: readonly ReportTarget[],
  session: Session,
  context: Pick<FormatContext, "rules" | "source" | "baseUri" | "failing">,
): void {
  const { out } = session.streams;
  for (const { format, file } of targets) {
    const toTerminal = file === undefined;
    const text = formatters[format](report, {
      ...context,
      colours: colours(toTerminal && wantsColour(out, session.environment, session.colour)),
      width: Math.max(40, Math.min((toTerminal && out.columns) || plainWidth, 160)),
    });
    if (toTerminal) out.write(text);
    else writeTo(resolve(session.cwd, file), file, text);
  }
}

function writeTo(absolute: string, name: string, text: string): void {
  try {
    mkdirSync(dirname(absolute), { recursive: true });
    writeFileSync(absolute, text);
  } catch (error) {
    throw new UserError(`the report ${name} cannot be written: ${writeFailure(error)}`);
  }
}
