import type { SourceFile } from "../../contract/source.ts";
import { type FileSuppressions, noSuppressions, readSuppressions } from "./directive.ts";

/** Reads the suppressions of files, each file once: a new text makes another file. */
export class SuppressionReader {
  readonly #known = new WeakMap<SourceFile, FileSuppressions>();

  /** @param rules every id that exists */
  constructor(private readonly rules: ReadonlySet<string>) {}

  /** Suppressions by file; files without any are left out. */
  read(files: Iterable<SourceFile>): Map<string, FileSuppressions> {
    const result = new Map<string, FileSuppressions>();
    for (const file of files) {
      const read = this.#of(file);
      if (read.suppressions.length > 0 || read.problems.length > 0) result.set(file.path, read);
    }
    return result;
  }

  #of(file: SourceFile): FileSuppressions {
    let read = this.#known.get(file);
    if (read === undefined) {
      read = this.#read(file);
      this.#known.set(file, read);
    }
    return read;
  }

  #read({ path, kind, text }: SourceFile): FileSuppressions {
    if (kind === "text" || kind === "ignored" || kind === "values-schema") return noSuppressions;
    return readSuppressions(path, text, kind === "template" || kind === "helper", this.rules);
  }
}
