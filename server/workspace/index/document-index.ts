import type { DocumentRecord, FileRecord } from "../file-record.ts";

/** Documents by the kinds that their text names, with the files that hold them. */
export class DocumentIndex {
  readonly #byKind = new Map<string, Set<DocumentRecord>>();
  readonly #owners = new Map<DocumentRecord, FileRecord>();

  named(kind: string): readonly (readonly [FileRecord, DocumentRecord])[] {
    return [...(this.#byKind.get(kind) ?? [])].flatMap((record) => {
      const file = this.#owners.get(record);
      return file === undefined ? [] : [[file, record] as const];
    });
  }

  /** Takes in a file's documents in place of those that it had; gives those that are gone. */
  replace(before: readonly DocumentRecord[], file: FileRecord | undefined): readonly DocumentRecord[] {
    const after = file?.records ?? [];
    const staying = new Set(after);
    const gone = before.filter((record) => !staying.has(record));
    for (const record of gone) {
      for (const kind of record.kinds) this.#byKind.get(kind)?.delete(record);
      this.#owners.delete(record);
    }
    for (const record of after) {
      if (file !== undefined) this.#owners.set(record, file);
      for (const kind of record.kinds) this.#byKind.set(kind, (this.#byKind.get(kind) ?? new Set()).add(record));
    }
    return gone;
  }
}
