import type { Notice } from "../contract/finding.ts";
import type { FileKind, SourceDocument, SourceFile } from "../contract/source.ts";
import { isTemplated } from "../yaml/templated.ts";
import type { Configuration } from "./configuration/model.ts";
import { KeptItems } from "./kept-items.ts";
import type { BlockResult, Crash, GroupResult } from "./running/rule-runner.ts";

/** One notice for each rule that threw, at the first place, however often it threw. */
export function crashNotices(crashes: readonly Crash[]): Notice[] {
  const first = new Map<string, { crash: Crash; count: number }>();
  for (const crash of crashes) {
    const known = first.get(crash.rule.meta.id);
    if (known) known.count++;
    else first.set(crash.rule.meta.id, { crash, count: 1 });
  }
  return [...first].map(([id, { crash, count }]) => {
    const { file, document } = crash.subject;
    const start = document?.range.start ?? 0;
    const times = count > 1 ? `, and ${count - 1} more` : "";
    const message = `Rule ${id} failed here${times} and was passed over: ${messageOf(crash.error)}`;
    return { kind: "rule-crashed", file, range: { start, end: start }, message };
  });
}

/** What is wrong with a document that a chart printed, each at its place in the files behind it. */
export interface PrintedNotices {
  readonly notices: readonly Notice[];
}

/**
 * Tells the syntax errors of plain manifests that a rule looked at and of what charts print, and the bounds that any
 * document reached. Templates themselves are no YAML, so nothing is said of theirs.
 */
export class SyntaxNotices {
  /** A block of which a group was looked at again, or whose file changed, gives another result. */
  readonly #ofBlocks = new KeptItems(({ groups }: BlockResult) => groups.flatMap((group) => this.#ofGroup(group)));

  constructor(private readonly fileOf: (path: string) => SourceFile | undefined) {}

  /**
   * @param refused documents that would have been looked at, but for a bound
   * @param printed by charts, also those that no rule looked at
   */
  of(blocks: readonly BlockResult[], refused: readonly SourceDocument[], printed: Iterable<PrintedNotices>): Notice[] {
    return [
      ...refused.flatMap((document) => noticesOf(document, this.fileOf)),
      ...this.#ofBlocks.of(blocks),
      ...firstAtEachPlace([...printed].flatMap(({ notices }) => notices)),
    ];
  }

  #ofGroup({ subjects }: GroupResult): readonly Notice[] {
    const seen = new Set(subjects.flatMap(({ seen, place }) => (seen ? (place.document ?? []) : [])));
    return [...seen].flatMap((document) => noticesOf(document, this.fileOf));
  }
}

/** A line of a template may print many documents. */
function firstAtEachPlace(notices: readonly Notice[]): Notice[] {
  const first = new Map<string, Notice>();
  for (const notice of notices) {
    const place = `${notice.kind} ${notice.file} ${notice.range.start}`;
    if (!first.has(place)) first.set(place, notice);
  }
  return [...first.values()];
}

function noticesOf(document: SourceDocument, fileOf: (path: string) => SourceFile | undefined): readonly Notice[] {
  const kind = fileOf(document.file)?.kind;
  return kind === undefined || kind === "template" || kind === "helper" ? [] : problemsOf(document, kind);
}

/**
 * The first syntax error of a document: what follows is mostly its consequence. Besides, the bound that it reached.
 */
function problemsOf({ file, text, problems }: SourceDocument, kind: FileKind): Notice[] {
  const sorted = problems.toSorted((one, other) => one.range.start - other.range.start);
  const syntax = kind === "manifest" ? sorted.find(({ limit }) => !limit) : undefined;
  const limit = sorted.find((problem) => problem.limit);
  return [
    ...(syntax === undefined || isTemplated(text)
      ? []
      : [{ kind: "invalid-yaml", file, range: syntax.range, message: syntax.message } as const]),
    ...(limit === undefined
      ? []
      : [{ kind: "limit-reached", file, range: limit.range, message: limit.message } as const]),
  ];
}

/** A chart that the configuration names and nobody finds: its renders are not made, and a report without them looks clean. */
export function missingChartNotices(
  { charts, path: file }: Configuration,
  isChart: (folder: string) => boolean,
): Notice[] {
  if (file === undefined) return [];
  return charts
    .filter(({ path }) => !isChart(path))
    .map(({ path, range }) => {
      const message = `there is no Chart.yaml in ${path === "" ? "the root" : path}`;
      return { kind: "invalid-configuration", file, range, message };
    });
}

/** Configuration files below the root are not read; whoever wrote one wants to know. */
export function strayConfigurationNotices(files: readonly SourceFile[]): Notice[] {
  const message =
    "This configuration is not read, since a folder further up is the root. Settings for this folder alone belong into its overrides; `root: true` here makes the folder a root of its own.";
  return files
    .filter(({ path, kind }) => kind === "configuration" && path.includes("/"))
    .map(({ path: file }) => ({ kind: "ignored-configuration", file, range: { start: 0, end: 0 }, message }));
}

/** By file, then place. */
export function compareNotices(a: Notice, b: Notice): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.range.start - b.range.start;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
