import type { ChartPart } from "../../contract/source.ts";
import type { PartReader } from "../../linter/parts.ts";
import type { Unread } from "../report/report.ts";
import type { Selection } from "../selection/operands.ts";
import type { GivenConfiguration } from "./configuration-file.ts";

/** What a run looks at: one view for each root, judged by itself. */
export interface Views {
  /** Absolute path of the root of the working directory, which the paths of a baseline are relative to. */
  readonly base: string;
  /** At least one. */
  readonly views: readonly View[];
  /** Things worth a line on stderr. */
  readonly notes: readonly string[];
}

/** One root, and which part of it is reported. */
export interface View {
  /** Absolute path of the root. */
  readonly root: string;
  /** Texts by path relative to the root. */
  readonly texts: ReadonlyMap<string, string>;
  /** The team's runbook where it is no text of the root's own. */
  readonly runbook?: { readonly path: string; readonly text: string };
  /** Names the texts without the runbook, where that is known; those that are read late may be others by then. */
  readonly textsDigest?: string;
  /** Whether a file is still the one that {@link textsDigest} speaks of; without it no text is read late. */
  readonly isAsNamed?: (path: string) => boolean;
  /** Keeps that name for later runs. */
  readonly remember?: () => void;
  /** What else lies in charts, by path relative to the root. */
  readonly parts: ReadonlyMap<string, ChartPart>;
  /** Content of a part; undefined when it cannot be had, which {@link unreadParts} then says. */
  readonly readPart: PartReader;
  readonly unreadParts: readonly Unread[];
  /** What could not be read, by path relative to the root. */
  readonly unread: readonly Unread[];
  readonly selection: Selection;
  /** Of files of a selection by git: what stood in them before, where something did. */
  readonly before: ReadonlyMap<string, string>;
  readonly configuration: GivenConfiguration;
  readonly wholeViewKnown: boolean;
  /** The path to show: relative to the working directory, `<stdin>` for what was piped in. */
  shown(path: string): string;
  /** The way back: the path relative to the root. */
  pathOf(shown: string): string;
}

/**
 * What could not be read and matters for what is reported: files of the selection, and of the charts that something
 * of it belongs to.
 */
export function unreadIn({ unread: unreadTexts, unreadParts, selection, texts }: View): readonly Unread[] {
  const unread = [...unreadTexts, ...unreadParts];
  if (selection === undefined || unread.length === 0) return unread;
  const charts = [...texts.keys()]
    .filter((path) => /(^|\/)Chart\.yaml$/.test(path))
    .map((path) => path.slice(0, -"Chart.yaml".length));
  const selectedCharts = charts.filter((chart) => selection.some((entry) => entry.startsWith(chart)));
  return unread.filter(
    ({ file }) => isSelected(selection, file) || selectedCharts.some((chart) => file.startsWith(chart)),
  );
}

/** How many files of the selection are in view. */
export function selectedFiles({ selection, texts }: View): number {
  return [...texts.keys()].filter((path) => isSelected(selection, path)).length;
}

/** Whether a path lies in a selection. */
export function isSelected(selection: Selection, path: string): boolean {
  return (
    selection === undefined ||
    selection.some((entry) => entry === path || (entry.endsWith("/") && path.startsWith(entry)))
  );
}
