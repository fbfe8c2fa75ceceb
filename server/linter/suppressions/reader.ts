import type { SourceFile } from "../../contract/source.ts";
import { KeptItems } from "../kept-items.ts";
import { type FileSuppressions, noSuppressions, readSuppressions } from "./directive.ts";

/** Reads the suppressions of files, each file once: a new text makes another file. */
export class SuppressionReader {
  readonly #known = new WeakMap<SourceFile, FileSuppressions>();
  readonly #lists = new KeptItems((files: readonly SourceFile[]) => this.#ofAll(files));

  /** @param rules every id that exists */
  constructor(private readonly rules: ReadonlySet<string>) {}

  /** Suppressions by file; files without any are left out. */
  read(lists: Iterable<readonly SourceFile[]>): Map<string, FileSuppressions> {
    return new Map(this.#lists.of(lists));
  }

  #ofAll(files: readonly SourceFile[]): readonly (readonly [string, FileSuppressions])[] {
    return files
      .map((file) => [file.path, this.#of(file)] as const)
      .filter(([, { suppressions, problems }]) => suppressions.length > 0 || problems.length > 0);
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
