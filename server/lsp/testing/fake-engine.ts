import type { Cancellation, LintResult } from "../../contract/engine.ts";
import type { Finding, Notice } from "../../contract/finding.ts";
import type { Fix } from "../../contract/fix.ts";
import type { ChartPart } from "../../contract/source.ts";
import type { HostedEngine } from "../host.ts";

const newText = "new: file\n";

/**
 * An engine whose rules are words, to test what is around it:
 * - `BAD`: a finding with a safe fix (`GOOD`). `BADBAD` are two that meet, so they take two rounds.
 * - `WORSE`: a finding whose fix brings a `BAD` more.
 * - `OTHER`: a finding while the suggestion that edits `other.yaml` and creates `folder/new.yaml` has not been made.
 * - `NEEDS:path`: a finding while no such file is in view.
 * - `RUNBOOK:path` in `.planelint.yaml`: the runbook.
 * - `NOTICE`: a notice. `CRASH`: the engine throws.
 */
export class FakeEngine implements HostedEngine {
  readonly #texts = new Map<string, string>();
  readonly parts = new Map<string, ChartPart>();
  lints = 0;
  /** Called before each lint; may throw what a cancellation throws. */
  onLint: ((cancellation: Cancellation | undefined) => void) | undefined;

  update(path: string, text: string | undefined): void {
    if (text === undefined) this.#texts.delete(path);
    else this.#texts.set(path, text);
  }

  updatePart(path: string, part: ChartPart | undefined): void {
    if (part === undefined) this.parts.delete(path);
    else this.parts.set(path, part);
  }

  /** As a chart whose templates read all `.txt` files. */
  wanted(): readonly string[] {
    return [...this.parts].flatMap(([path, part]) =>
      path.endsWith(".txt") && part.type === "file" && part.content === undefined ? [path] : [],
    );
  }

  text(path: string): string | undefined {
    return this.#texts.get(path);
  }

  plansFor() {
    return undefined;
  }

  renderOf() {
    return undefined;
  }

  documentsOf() {
    return [];
  }

  valuesEntryAt() {
    return undefined;
  }

  isRelevant(path: string): boolean {
    return path.endsWith(".yaml") || path === this.configuration().runbook;
  }

  configuration(): { readonly runbook: string | undefined } {
    return { runbook: /RUNBOOK:(\S+)/.exec(this.#texts.get(".planelint.yaml") ?? "")?.[1] };
  }

  lint(selection?: readonly string[], cancellation?: Cancellation): LintResult {
    this.lints++;
    this.onLint?.(cancellation);
    const findings: Finding[] = [];
    const notices: Notice[] = [];
    const names = new Map<string, number>();
    for (const [file, text] of this.#texts) {
      if (selection && !selection.includes(file)) continue;
      if (text.includes("CRASH")) throw new Error("the engine crashed");
      for (const match of text.matchAll(/BAD|WORSE|OTHER|NOTICE|NEEDS:(\S+)/g)) {
        const range = { start: match.index, end: match.index + match[0].length };
        if (match[0] === "NOTICE") notices.push({ kind: "template-failed", file, range, message: "cannot tell" });
        else if (match[0] === "OTHER" && this.#texts.get("folder/new.yaml") === newText) continue;
        else if (match[1] === undefined || !this.#texts.has(match[1])) {
          const name = `fake-rule:${file}:${match[0]}`;
          const count = (names.get(name) ?? 0) + 1;
          names.set(name, count);
          const fingerprint = count === 1 ? name : `${name}-${count}`;
          findings.push({ ...this.#finding(file, range, match[0]), fingerprint });
        }
      }
    }
    const warnings = findings.length;
    return {
      findings,
      notices,
      suppressed: [],
      kubernetes: { major: 1, minor: 34, from: "assumed" },
      summary: {
        files: this.#texts.size,
        resources: 0,
        charts: 0,
        findings: warnings,
        errors: 0,
        warnings,
        suppressed: 0,
      },
    };
  }

  #finding(file: string, range: { start: number; end: number }, word: string): Omit<Finding, "fingerprint"> {
    return {
      rule: "fake-rule",
      severity: "warning",
      message: `${word} is here`,
      place: { file, range, grade: "exact" },
      related: this.#texts.has("other.yaml")
        ? [{ file: "other.yaml", range: { start: 0, end: 1 }, message: "see" }]
        : [],
      count: 1,
      renders: [],
      incidents: ["an-incident"],
      estimate: { quantity: "lease writes", value: 1234.5, unit: "writes/s", assumptions: ["300 nodes"] },
      fixes: this.#fixes(file, range, word),
    };
  }

  #fixes(file: string, range: { start: number; end: number }, word: string): readonly Fix[] {
    if (word === "BAD" || word === "WORSE") {
      const edit = { file, range, newText: word === "BAD" ? "GOOD" : "BAD BAD" };
      return [{ title: "Make it good", safety: "safe", edits: [edit] }];
    }
    if (word !== "OTHER") return [];
    return [
      {
        title: "Change the other file",
        safety: "suggestion",
        edits: [
          { file: "other.yaml", range: { start: 0, end: 0 }, newText: "# changed\n" },
          { create: "folder/new.yaml", newText },
        ],
      },
      { title: "Leave the workspace", safety: "suggestion", edits: [{ create: "../out.yaml", newText: "" }] },
    ];
  }
}
