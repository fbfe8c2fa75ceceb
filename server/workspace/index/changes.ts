/** A document with the kinds that its text names. */
export interface Kinds {
  readonly kinds: ReadonlySet<string>;
}

/**
 * Counts how often the answer to a question may have changed. A question is a key: `kind:DaemonSet` for the objects of
 * a kind, `file:<path>` for a text, `charts` for charts and values.
 */
export class Changes {
  readonly #counts = new Map<string, number>();

  revision(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  bump(key: string): void {
    this.#counts.set(key, this.revision(key) + 1);
  }

  /** Every kind that a document names, when the document came, went or moved. */
  bumpKinds(before: readonly Kinds[], after: readonly Kinds[]): void {
    const kept = new Set(before.filter((record) => after.includes(record)));
    for (const record of [...before, ...after]) {
      if (kept.has(record)) continue;
      for (const kind of record.kinds) this.bump(`kind:${kind}`);
    }
  }
}
