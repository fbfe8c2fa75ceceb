import { posix, relative, resolve, sep } from "node:path";
import type { LintResult } from "../../contract/engine.ts";
import type { Finding, Notice } from "../../contract/finding.ts";
import type { Fix } from "../../contract/fix.ts";
import { compareFindings } from "../../linter/findings/merge.ts";
import type { LintEngine } from "../../linter/lint-engine.ts";
import { compareNotices } from "../../linter/notices.ts";
import { plural } from "../formats/plural.ts";
import { contains } from "../selection/operands.ts";
import { isSelected, unreadIn, type View } from "../view/view.ts";
import type { Unread } from "./report.ts";

/** One root, the engine that holds it, and what that found. */
export interface Judged {
  readonly view: View;
  readonly engine: LintEngine;
  readonly result: LintResult;
}

/** All roots of a run as one, with paths relative to `base`. */
export class JudgedTogether {
  /** @param roots at least one */
  constructor(
    private readonly base: string,
    private readonly roots: readonly Judged[],
  ) {}

  /** Findings and notices by path, sums of the counts, the Kubernetes version of the first root that holds anything. */
  result(): LintResult {
    const results = this.roots.map(({ view, result }) => moved(result, this.#mover(view)));
    const speaker = results.find(({ summary }) => summary.resources + summary.charts > 0) ?? results[0];
    if (speaker === undefined) throw new Error("a run without a root");
    const sum = (count: keyof LintResult["summary"]) =>
      results.reduce((total, { summary }) => total + summary[count], 0);
    return {
      findings: results.flatMap(({ findings }) => findings).sort(compareFindings),
      suppressed: results.flatMap(({ suppressed }) => suppressed).sort((a, b) => compareFindings(a.finding, b.finding)),
      notices: results.flatMap(({ notices }) => notices).sort(compareNotices),
      kubernetes: speaker.kubernetes,
      summary: {
        files: sum("files"),
        resources: sum("resources"),
        charts: sum("charts"),
        findings: sum("findings"),
        errors: sum("errors"),
        warnings: sum("warnings"),
        suppressed: sum("suppressed"),
      },
    };
  }

  /** Text of a file as the engine of its root has it; that has none after a result out of the cache. */
  text(path: string): string | undefined {
    for (const { view, engine } of this.roots) {
      const inside = this.#inside(view, path);
      const text = engine.text(inside) ?? view.texts.get(inside) ?? givenText(view, inside);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  /** The path to show: relative to the working directory. All views show alike. */
  shown(path: string): string {
    const view = this.roots[0]?.view;
    return view?.shown(this.#inside(view, path)) ?? path;
  }

  /** Text of a file by the path that is shown. */
  textOfShown(shown: string): string | undefined {
    for (const { view, engine } of this.roots) {
      const path = view.pathOf(shown);
      const text = engine.text(path) ?? view.texts.get(path);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  /** What could not be read and matters, by the path to show. */
  unread(): readonly Unread[] {
    return this.roots.flatMap(({ view }) =>
      unreadIn(view).map(({ file, reason }) => ({ file: view.shown(file), reason })),
    );
  }

  /** The report names one Kubernetes version; where roots differ, this names them all. */
  versionNotes(): string[] {
    const folders = new Map<string, string[]>();
    for (const { view, result } of this.roots) {
      if (result.summary.resources + result.summary.charts === 0) continue;
      const { major, minor, from } = result.kubernetes;
      const version = `${major}.${minor} (${from})`;
      folders.set(version, [...(folders.get(version) ?? []), view.shown("")]);
    }
    if (folders.size < 2) return [];
    const parts = [...folders].map(([version, [first, ...more]]) => {
      const others = more.length === 0 ? "" : ` and ${plural(more.length, "other root")}`;
      return `${version} in ${first}${others}`;
    });
    return [`roots differ in their Kubernetes version: ${parts.join(", ")}`];
  }

  /** Whether a file is selected; of one that is there no more, whether it would be. */
  isReported(path: string): boolean {
    const absolute = resolve(this.base, path);
    const holders = this.roots.filter(({ view }) => contains(view.root, absolute));
    const owner = holders.sort((a, b) => b.view.root.length - a.view.root.length)[0]?.view;
    return owner !== undefined && isSelected(owner.selection, this.#inside(owner, path));
  }

  #inside({ root }: View, path: string): string {
    return relative(root, resolve(this.base, path)).split(sep).join("/");
  }

  #mover({ root }: View): (path: string) => string {
    const prefix = relative(this.base, root).split(sep).join("/");
    return prefix === "" ? (path) => path : (path) => posix.join(prefix, path);
  }
}

/** Of a configuration that was given by hand, which need not be in view. */
function givenText({ configuration }: View, path: string): string | undefined {
  return typeof configuration === "object" && configuration.path === path ? configuration.text : undefined;
}

function moved(result: LintResult, move: (path: string) => string): LintResult {
  const finding = (old: Finding): Finding => ({
    ...old,
    place: { ...old.place, file: move(old.place.file) },
    related: old.related.map((related) => ({ ...related, file: move(related.file) })),
    fixes: old.fixes.map(fix),
  });
  const fix = (old: Fix): Fix => ({
    ...old,
    edits: old.edits.map((edit) =>
      "create" in edit ? { ...edit, create: move(edit.create) } : { ...edit, file: move(edit.file) },
    ),
  });
  return {
    ...result,
    findings: result.findings.map(finding),
    suppressed: result.suppressed.map((held) => ({ ...held, finding: finding(held.finding) })),
    notices: result.notices.map((notice): Notice => ({ ...notice, file: move(notice.file) })),
  };
}
