import type { SourceFile } from "../../contract/source.ts";
import { type FileSuppressions, readSuppressions } from "./directive.ts";

type Known = Map<string, { readonly text: string; readonly read: FileSuppressions }>;

/** Reads the suppressions of files, each text once. */
export class SuppressionReader {
  #known: Known = new Map();

  /** @param rules every id that exists */
  constructor(private readonly rules: ReadonlySet<string>) {}

  /** Suppressions by file; files without any are left out. */
  read(files: Iterable<SourceFile>): Map<string, FileSuppressions> {
    const next: Known = new Map();
    const result = new Map<string, FileSuppressions>();
    for (const { path, kind, text } of files) {
      if (kind === "text" || kind === "ignored" || kind === "values-schema") continue;
      let entry = this.#known.get(path);
      if (entry?.text !== text) {
        entry = { text, read: readSuppressions(path, text, kind === "template" || kind === "helper", this.rules) };
      }
      next.set(path, entry);
      if (entry.read.suppressions.length > 0 || entry.read.problems.length > 0) result.set(path, entry.read);
    }
    this.#known = next;
    return result;
  }
}
