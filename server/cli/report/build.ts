import type { LintResult } from "../../contract/engine.ts";
import type { Finding, Notice } from "../../contract/finding.ts";
import type { Fix } from "../../contract/fix.ts";
import type { TextRange } from "../../contract/place.ts";
import { LineIndex } from "../../text/line-index.ts";
import type { Interruption, Region, Report, ReportedFinding, ReportedFix, ReportedNotice, Unread } from "./report.ts";

export interface ReportInput {
  readonly result: LintResult;
  readonly unread: readonly Unread[];
  readonly interrupted: Interruption | undefined;
  readonly toolVersion: string;
  readonly showSuppressed: boolean;
  /** Text of a file by its path in the engine. */
  readonly text: (path: string) => string | undefined;
  /** The path to show for a path in the engine. */
  readonly shown: (path: string) => string;
}

/** Leaves the engine's world: offsets become lines and columns, paths become relative to the working directory. */
export function buildReport(input: ReportInput): Report {
  const { result } = input;
  const place = new Places(input.text, input.shown);
  const suppressed = result.suppressed.map(({ finding, reason }) => ({
    finding: place.finding(finding),
    ...(reason === undefined ? {} : { reason }),
  }));
  return {
    version: 1,
    findings: result.findings.map((finding) => place.finding(finding)),
    ...(input.showSuppressed ? { suppressed } : {}),
    notices: result.notices.map((notice) => place.notice(notice)),
    unread: input.unread,
    ...(input.interrupted === undefined ? {} : { interrupted: input.interrupted }),
    tool: { name: "planelint", version: input.toolVersion },
    kubernetes: { version: `${result.kubernetes.major}.${result.kubernetes.minor}`, from: result.kubernetes.from },
    summary: result.summary,
  };
}

class Places {
  readonly #indexes = new Map<string, LineIndex>();
  readonly #text: (path: string) => string | undefined;
  readonly #shown: (path: string) => string;

  constructor(text: (path: string) => string | undefined, shown: (path: string) => string) {
    this.#text = text;
    this.#shown = shown;
  }

  finding(finding: Finding): ReportedFinding {
    const { rule, severity, message, place, resource, count, renders, incidents, fingerprint, estimate } = finding;
    return {
      rule,
      severity,
      message,
      file: this.#shown(place.file),
      range: this.region(place.file, place.range),
      place: place.grade,
      ...(resource === undefined ? {} : { resource: resourceName(resource) }),
      count,
      renders,
      related: finding.related.map((related) => ({
        file: this.#shown(related.file),
        range: this.region(related.file, related.range),
        message: related.message,
      })),
      incidents,
      fingerprint,
      ...(estimate === undefined ? {} : { estimate }),
      fixes: finding.fixes.map((fix) => this.#fix(fix)),
    };
  }

  notice(notice: Notice): ReportedNotice {
    const { kind, message } = notice;
    return { kind, file: this.#shown(notice.file), range: this.region(notice.file, notice.range), message };
  }

  #fix(fix: Fix): ReportedFix {
    const edits = fix.edits.map((edit) =>
      "create" in edit
        ? { create: this.#shown(edit.create), newText: edit.newText }
        : { file: this.#shown(edit.file), range: this.region(edit.file, edit.range), newText: edit.newText },
    );
    return { title: fix.title, safety: fix.safety, edits };
  }

  region(path: string, range: TextRange): Region {
    let index = this.#indexes.get(path);
    if (index === undefined) {
      index = new LineIndex(this.#text(path) ?? "");
      this.#indexes.set(path, index);
    }
    const { start, end } = index.linesOf(range);
    return {
      start: { line: start.line + 1, column: start.character + 1 },
      end: { line: end.line + 1, column: end.character + 1 },
    };
  }
}

/** Only the three parts of a name; a resource may carry much more. */
export function resourceName({
  kind,
  namespace,
  name,
}: NonNullable<Finding["resource"]>): NonNullable<ReportedFinding["resource"]> {
  return { kind, ...(namespace === undefined ? {} : { namespace }), ...(name === undefined ? {} : { name }) };
}
