import type { LintResult } from "../../contract/engine.ts";
import type { Finding, Notice } from "../../contract/finding.ts";
import { groupBy } from "../../text/group-by.ts";
import { LineIndex } from "../../text/line-index.ts";

/** The outcome of one lint, by file, and the texts it was made from. */
export class Snapshot {
  readonly #findings: ReadonlyMap<string, readonly Finding[]>;
  readonly #notices: ReadonlyMap<string, readonly Notice[]>;
  readonly #lines = new Map<string, LineIndex>();

  constructor(
    /** Compare with the root's to know whether the texts are still the same. */
    readonly generation: number,
    readonly result: LintResult,
    readonly textOf: (path: string) => string | undefined,
  ) {
    this.#findings = groupBy(result.findings, (finding) => finding.place.file);
    this.#notices = groupBy(result.notices, (notice) => notice.file);
  }

  /** Paths of the files with findings or notices. */
  get files(): ReadonlySet<string> {
    return new Set([...this.#findings.keys(), ...this.#notices.keys()]);
  }

  findings(path: string): readonly Finding[] {
    return this.#findings.get(path) ?? [];
  }

  notices(path: string): readonly Notice[] {
    return this.#notices.get(path) ?? [];
  }

  lines(path: string): LineIndex {
    const known = this.#lines.get(path);
    if (known) return known;
    const lines = new LineIndex(this.textOf(path) ?? "");
    this.#lines.set(path, lines);
    return lines;
  }
}
