import { count } from "../../kubernetes/load/numbers.ts";
import { groupBy } from "../../text/group-by.ts";
import { LineIndex } from "../../text/line-index.ts";
import type { Region, Report, ReportedFinding, ReportedFix, ReportedNotice } from "../report/report.ts";
import { codeFrame } from "../terminal/code-frame.ts";
import { visible } from "../terminal/visible.ts";
import { wrap } from "../terminal/width.ts";
import { fixPreview } from "./fix-preview.ts";
import type { Format, FormatContext } from "./format.ts";
import { plural } from "./plural.ts";

const mostNotices = 3;

/** For people: what, where with the source line, why it is known, what mends it. */
export const pretty: Format = (report, context) => {
  const printer = new Printer(context);
  const blocks = report.findings.map((finding) => printer.finding(finding));
  const held = (report.suppressed ?? []).map(({ finding, reason }) => printer.suppressed(finding, reason));
  const notices = [...groupBy(report.notices, ({ file, kind }) => `${kind}\0${file}`).values()].map((group) =>
    printer.notices(group),
  );
  return [...blocks, ...held, ...notices, [printer.summary(report)]].map((lines) => `${lines.join("\n")}\n`).join("\n");
};

class Printer {
  readonly #context: FormatContext;
  readonly #indexes = new Map<string, LineIndex | undefined>();

  constructor(context: FormatContext) {
    this.#context = context;
  }

  finding(finding: ReportedFinding): string[] {
    const { bold, dim, severity } = this.#context.colours;
    const { file, range, rule, resource, renders, estimate, incidents } = finding;
    const head = `${bold(visible(place(file, range)))} ${severity(finding.severity)(finding.severity)} ${dim(rule)}`;
    const message = wrap(visible(finding.message), this.#context.width - 2).map((line) => `  ${line}`);
    const facts: string[] = [];
    if (resource !== undefined)
      facts.push(
        `in ${[resource.kind, [resource.namespace, resource.name].filter(Boolean).join("/")].filter(Boolean).join(" ")}`,
      );
    if (finding.count > 1) facts.push(`${finding.count} times at this place`);
    if (renders.length > 0) facts.push(`as rendered for ${renders.join(", ")}`);
    if (estimate !== undefined) facts.push(estimateText(estimate));
    if (incidents.length > 0) facts.push(`as in: ${incidents.join(", ")}`);
    return [
      head,
      ...message,
      ...this.#frame(file, range, finding.severity),
      ...finding.related.flatMap((related) =>
        this.#wrapped("↳", `${place(related.file, related.range)}: ${related.message}`),
      ),
      ...facts.flatMap((fact) => this.#wrapped("=", fact)),
      ...finding.fixes.flatMap((fix) => this.#fix(fix)),
    ];
  }

  suppressed({ file, range, rule, severity, message }: ReportedFinding, reason: string | undefined): string[] {
    const { dim } = this.#context.colours;
    const why = reason === undefined ? "" : `: ${visible(reason)}`;
    return [dim(`${visible(place(file, range))} held back (${severity}) ${rule}${why}`), dim(`  ${visible(message)}`)];
  }

  /** Those of one kind in one file: a broken file has as many as it has lines, and the first tell enough. */
  notices(group: readonly ReportedNotice[]): string[] {
    const { bold, dim } = this.#context.colours;
    const lines = group.slice(0, mostNotices).flatMap(({ file, range, message, kind }) => {
      const where = visible(place(file, range));
      const [first = "", ...more] = wrap(`${where} note: ${visible(message)} [${kind}]`, this.#context.width);
      const isShown = first.startsWith(`${where} note:`);
      const head = isShown ? `${bold(where)} ${dim("note:")}${first.slice(where.length + 6)}` : first;
      return [head, ...more.map((line) => `  ${line}`)];
    });
    return group.length <= mostNotices
      ? lines
      : [...lines, dim(`  … and ${group.length - mostNotices} more in this file`)];
  }

  summary({ findings, summary, kubernetes, unread, interrupted }: Report): string {
    const { bold, green, red } = this.#context.colours;
    const { errors, warnings } = summary;
    const of = (severity: ReportedFinding["severity"]) =>
      findings.filter((finding) => finding.severity === severity).length;
    const counts = [
      [errors, "error"],
      [warnings, "warning"],
      [of("info"), "info"],
      [of("hint"), "hint"],
    ] as const;
    const parts = counts.filter(([count]) => count > 0).map(([count, noun]) => plural(count, noun));
    const what =
      findings.length === 0
        ? interrupted
          ? bold("No hazards found so far")
          : green("No hazards found")
        : (this.#context.failing ? red : bold)(parts.join(", "));
    const seen = `${plural(summary.files, "file")}, ${plural(summary.resources, "resource")}, ${plural(summary.charts, "chart")}`;
    const version = `Kubernetes ${kubernetes.version}${kubernetes.from === "assumed" ? " (assumed)" : ` (${kubernetes.from})`}`;
    const held = summary.suppressed > 0 ? `; ${summary.suppressed} held back` : "";
    const missing = unread.length > 0 ? `; ${plural(unread.length, "file")} not read` : "";
    const end = interrupted === undefined ? "" : `; interrupted, with ${plural(interrupted.files, "file")} to look at`;
    return `${what} in ${seen}${held}${missing}${end}. ${version}.`;
  }

  /** A text behind a mark, over as many lines as it takes. */
  #wrapped(mark: string, text: string): string[] {
    const { dim } = this.#context.colours;
    return wrap(visible(text), this.#context.width - 4).map((line, i) => `  ${i === 0 ? dim(mark) : " "} ${line}`);
  }

  #frame(file: string, range: Region, severity: ReportedFinding["severity"]): string[] {
    const index = this.#index(file);
    if (index === undefined) return [];
    const { dim } = this.#context.colours;
    const text = index.lineText(range.start.line - 1);
    const gutter = String(range.start.line).length;
    const end = range.end.line === range.start.line ? range.end.column - 1 : text.length;
    const frame = codeFrame(text, range.start.column - 1, end, this.#context.width - gutter - 6);
    const bar = dim("|");
    return [
      `  ${" ".repeat(gutter)} ${bar}`,
      `  ${dim(String(range.start.line))} ${bar} ${frame.source}`,
      `  ${" ".repeat(gutter)} ${bar} ${this.#context.colours.severity(severity)(frame.marks)}`,
    ].map((line) => line.trimEnd());
  }

  #fix(fix: ReportedFix): string[] {
    const { dim, green, red } = this.#context.colours;
    const label = fix.safety === "safe" ? "fix" : "suggestion";
    const title = wrap(visible(fix.title), this.#context.width - 4 - label.length).map(
      (line, i) => `  ${i === 0 ? `${dim("=")} ${label}:` : " "} ${line}`,
    );
    const diff = fixPreview(fix, (file) => this.#index(file)).map((line) => {
      const text = `    ${visible(line.text).slice(0, Math.max(20, this.#context.width - 6))}`;
      return line.sign === "+" ? green(text) : line.sign === "-" ? red(text) : dim(text);
    });
    return [...title, ...diff];
  }

  #index(file: string): LineIndex | undefined {
    if (!this.#indexes.has(file)) {
      const text = this.#context.source(file);
      this.#indexes.set(file, text === undefined ? undefined : new LineIndex(text));
    }
    return this.#indexes.get(file);
  }
}

function place(file: string, range: Region): string {
  return `${file}:${range.start.line}:${range.start.column}`;
}

function estimateText({ quantity, value, unit, assumptions }: NonNullable<ReportedFinding["estimate"]>): string {
  const rounded = count(Number(value.toPrecision(3)));
  return `${quantity}: about ${rounded} ${unit}${assumptions.length === 0 ? "" : ` (assuming ${assumptions.join("; ")})`}`;
}
