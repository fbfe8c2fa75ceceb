interface KeptValue {
  readonly value: unknown;
  readonly revisions: ReadonlyMap<string, number>;
}

/** Values that checks make of objects in view, each with the questions that it rests on. */
export class KeptValues {
  readonly #values = new WeakMap<object, Map<string, KeptValue>>();

  constructor(private readonly revision: (key: string) => number) {}

  /** The value, if its answers still hold; every question is reported again. */
  get(subject: object, name: string, record: (key: string) => void): { readonly value: unknown } | undefined {
    const known = this.#values.get(subject)?.get(name);
    if (known === undefined) return undefined;
    for (const [key, revision] of known.revisions) if (this.revision(key) !== revision) return undefined;
    for (const key of known.revisions.keys()) record(key);
    return known;
  }

  set(subject: object, name: string, value: unknown, revisions: ReadonlyMap<string, number>): void {
    const values = this.#values.get(subject) ?? new Map<string, KeptValue>();
    this.#values.set(subject, values.set(name, { value, revisions }));
  }
}
