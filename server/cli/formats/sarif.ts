import type { Log, ReportingDescriptor, Result, Run } from "sarif";
import type { Severity } from "../../contract/finding.ts";
import type { Report, ReportedFinding, Unread } from "../report/report.ts";
import { isTrouble } from "../report/status.ts";
import type { Format, FormatContext, RuleInfo } from "./format.ts";
import { logSafeJson } from "./log-safe.ts";
import { sarifFix, sarifLocation, sarifUri } from "./sarif-places.ts";

const levelOf: Readonly<Record<Severity, "error" | "warning" | "note">> = {
  error: "error",
  warning: "warning",
  info: "note",
  hint: "note",
};

/** SARIF 2.1.0: relative addresses below `%SRCROOT%`, columns in UTF-16 units, ends exclusive as SARIF has them too. */
export const sarif: Format = (report, context) => {
  const log: Log = {
    $schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
    version: "2.1.0",
    runs: [run(report, context)],
  };
  return logSafeJson(log);
};

function run(report: Report, context: FormatContext): Run {
  const ruleIndex = new Map(context.rules.map(({ id }, index) => [id, index]));
  const held = report.suppressed ?? [];
  return {
    tool: {
      driver: {
        name: "Planelint",
        version: report.tool.version,
        semanticVersion: report.tool.version,
        rules: context.rules.map(descriptor),
      },
    },
    columnKind: "utf16CodeUnits",
    originalUriBaseIds: {
      "%SRCROOT%": { uri: context.baseUri, description: { text: "The working directory of the run" } },
    },
    invocations: [
      {
        executionSuccessful:
          report.interrupted === undefined && report.unread.length === 0 && !report.notices.some(isTrouble),
        ...(report.interrupted === undefined ? {} : { exitSignalName: report.interrupted.signal }),
        toolExecutionNotifications: [
          ...report.unread.map(unreadNotification),
          ...report.notices.map((notice) => ({
            descriptor: { id: notice.kind },
            level: isTrouble(notice) ? ("error" as const) : ("note" as const),
            message: { text: notice.message },
            locations: [sarifLocation(notice.file, notice.range)],
          })),
        ],
      },
    ],
    results: [
      ...report.findings.map((finding) => result(finding, ruleIndex)),
      ...held.map(({ finding, reason }) => ({
        ...result(finding, ruleIndex),
        suppressions: [{ kind: "external" as const, ...(reason === undefined ? {} : { justification: reason }) }],
      })),
    ],
  };
}

function unreadNotification({
  file,
  reason,
}: Unread): NonNullable<NonNullable<Run["invocations"]>[number]["toolExecutionNotifications"]>[number] {
  return {
    descriptor: { id: "unread-file" },
    level: "error",
    message: { text: `${file} was not read: ${reason}` },
    locations: [{ physicalLocation: { artifactLocation: sarifUri(file) } }],
  };
}

function descriptor(rule: RuleInfo): ReportingDescriptor {
  return {
    id: rule.id,
    name: rule.id.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase()),
    shortDescription: { text: rule.summary },
    fullDescription: { text: rule.summary },
    helpUri: rule.url,
    help: { text: `${rule.summary}\n${rule.url}`, markdown: rule.page },
    defaultConfiguration: { level: levelOf[rule.severity], enabled: rule.recommended },
    properties: { tags: ["kubernetes", rule.topic] },
  };
}

function result(finding: ReportedFinding, ruleIndex: ReadonlyMap<string, number>): Result {
  const { rule, severity, message, file, range, related, fingerprint, resource, fixes } = finding;
  const index = ruleIndex.get(rule);
  return {
    ruleId: rule,
    ...(index === undefined ? {} : { ruleIndex: index }),
    level: levelOf[severity],
    message: { text: message },
    locations: [
      {
        ...sarifLocation(file, range),
        ...(resource === undefined
          ? {}
          : {
              logicalLocations: [
                {
                  kind: "resource",
                  fullyQualifiedName: [resource.kind, resource.namespace, resource.name].filter(Boolean).join("/"),
                },
              ],
            }),
      },
    ],
    ...(related.length === 0
      ? {}
      : {
          relatedLocations: related.map((place, id) => ({
            id,
            ...sarifLocation(place.file, place.range),
            message: { text: place.message },
          })),
        }),
    partialFingerprints: { "planelint/v1": fingerprint },
    ...(fixes.length === 0 ? {} : { fixes: fixes.map(sarifFix) }),
    properties: {
      place: finding.place,
      count: finding.count,
      renders: finding.renders,
      incidents: finding.incidents,
      ...(finding.estimate === undefined ? {} : { estimate: finding.estimate }),
    },
  };
}
