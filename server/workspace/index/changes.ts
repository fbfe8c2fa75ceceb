import type { Moments, Question } from "./question.ts";

/** A document with the kinds that its text names. */
export interface Kinds {
  readonly kinds: ReadonlySet<string>;
}

class Change implements Question {
  at = 0;

  revision(): number {
    return this.at;
  }
}

/**
 * Questions that are told by hand when their answers may have changed. Each has a key: `kind:HelmRelease` for the documents
 * that name a kind, `file:<path>` for a text, `charts` for charts and values.
 */
export class Changes {
  readonly #asked = new Map<string, Change>();

  constructor(private readonly moments: Moments) {}

  question(key: string): Question {
    let change = this.#asked.get(key);
    if (change === undefined) {
      change = new Change();
      this.#asked.set(key, change);
    }
    return change;
  }

  /** What nobody has asked yet needs no telling. */
  bump(key: string): void {
    const change = this.#asked.get(key);
    if (change !== undefined) change.at = this.moments.next();
  }

  /** Every kind that a document names, when the document came or went. */
  bumpKinds(before: readonly Kinds[], after: readonly Kinds[]): void {
    const old = new Set(before.length > 0 && after.length > 0 ? before : []);
    const kept = old.size === 0 ? old : new Set(after.filter((record) => old.has(record)));
    for (const record of [...before, ...after]) {
      if (kept.has(record)) continue;
      for (const kind of record.kinds) this.bump(`kind:${kind}`);
    }
  }
}
