import type { Kinds } from "./changes.ts";

/** Files by the kinds that their documents name. */
export class FilesByKind {
  readonly #paths = new Map<string, Set<string>>();

  of(kind: string): Iterable<string> {
    return this.#paths.get(kind) ?? [];
  }

  /** Takes in a file's documents in place of those that it had. */
  replace(path: string, before: readonly Kinds[], after: readonly Kinds[]): void {
    for (const { kinds } of before) for (const kind of kinds) this.#paths.get(kind)?.delete(path);
    for (const { kinds } of after) {
      for (const kind of kinds) {
        const paths = this.#paths.get(kind);
        if (paths === undefined) this.#paths.set(kind, new Set([path]));
        else paths.add(path);
      }
    }
  }
}
