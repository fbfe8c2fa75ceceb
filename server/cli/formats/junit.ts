import { groupBy } from "../../text/group-by.ts";
import type { ReportedFinding } from "../report/report.ts";
import { visible } from "../terminal/visible.ts";
import type { Format } from "./format.ts";

/** JUnit's XML: a suite for each file, a failed test for each finding; one passing test when all is well. */
export const junit: Format = (report) => {
  const byFile = groupBy(report.findings, (finding) => finding.file);
  const suites = [...byFile].map(([file, findings]) => suite(file, findings));
  const clean = `  <testsuite name="planelint" tests="1" failures="0" errors="0" time="0">\n    <testcase classname="planelint" name="no findings" time="0"/>\n  </testsuite>\n`;
  const broken = report.unread.map(
    ({ file, reason }) =>
      `  <testsuite name=${attribute(file)} tests="1" failures="0" errors="1" time="0">\n    <testcase classname=${attribute(file)} name="read" time="0">\n      <error message=${attribute(reason)}/>\n    </testcase>\n  </testsuite>\n`,
  );
  const inner = [...suites, ...broken].join("") || clean;
  const total = report.findings.length + report.unread.length;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="planelint" tests="${Math.max(1, total)}" failures="${report.findings.length}" errors="${report.unread.length}">\n${inner}</testsuites>\n`;
};

function suite(file: string, findings: readonly ReportedFinding[]): string {
  const cases = findings.map(({ rule, severity, message, range, resource }) => {
    const place = `${file}:${range.start.line}:${range.start.column}`;
    const of = resource === undefined ? "" : ` (${resource.kind} ${resource.name ?? ""})`.trimEnd();
    return `    <testcase classname=${attribute(file)} name=${attribute(`${rule} at ${range.start.line}:${range.start.column}${of}`)} time="0">
      <failure type=${attribute(severity)} message=${attribute(message)}>${escaped(`${place}: ${message}`)}</failure>
    </testcase>\n`;
  });
  return `  <testsuite name=${attribute(file)} tests="${findings.length}" failures="${findings.length}" errors="0" time="0">\n${cases.join("")}  </testsuite>\n`;
}

function attribute(text: string): string {
  return `"${escaped(text)}"`;
}

/**
 * XML 1.0 knows neither control characters nor U+FFFE and U+FFFF (https://www.w3.org/TR/xml/#charsets), so they are written
 * out before the markup is escaped.
 */
function escaped(text: string): string {
  return visible(text)
    .replace(/[\ufffe\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16)}`)
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;")
    .replace(/\t/g, "&#9;");
}
