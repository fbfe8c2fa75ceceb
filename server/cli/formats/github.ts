import type { Severity } from "../../contract/finding.ts";
import type { ReportedFinding } from "../report/report.ts";
import { visible } from "../terminal/visible.ts";
import type { Format } from "./format.ts";

const commandOf: Readonly<Record<Severity, string>> = {
  error: "error",
  warning: "warning",
  info: "notice",
  hint: "notice",
};

/**
 * GitHub's workflow commands, which become annotations. Everything from files is escaped as the runner unescapes it
 * (`%`, CR, LF; in properties also `:` and `,`), so no text in YAML can end a command or start one.
 */
export const github: Format = (report) => report.findings.map((finding) => `${annotation(finding)}\n`).join("");

function annotation({ file, range, severity, message, rule }: ReportedFinding): string {
  const oneLine = range.start.line === range.end.line;
  const properties = [
    `file=${property(visible(file))}`,
    `line=${range.start.line}`,
    `endLine=${range.end.line}`,
    // GitHub refuses columns on an annotation of several lines.
    ...(oneLine ? [`col=${range.start.column}`, `endColumn=${range.end.column}`] : []),
    `title=${property(`planelint ${rule}`)}`,
  ];
  return `::${commandOf[severity]} ${properties.join(",")}::${data(visible(message))}`;
}

function data(text: string): string {
  return text.replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}

function property(text: string): string {
  return data(text).replace(/:/g, "%3A").replace(/,/g, "%2C");
}
