import { visible } from "../terminal/visible.ts";
import type { Format } from "./format.ts";

/** One line for each finding: what `grep`, editors and problem matchers read. */
export const compact: Format = (report) =>
  report.findings
    .map(({ file, range, severity, message, rule }) => {
      const where = `${visible(file)}:${range.start.line}:${range.start.column}`;
      return `${where}: ${severity}: ${visible(message)} [${rule}]\n`;
    })
    .join("");
