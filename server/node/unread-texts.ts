/** Texts that are read when they are asked for, each once: a map of those that are there. */
export class UnreadTexts implements ReadonlyMap<string, string> {
  readonly #texts: Map<string, string | undefined>;

  /** @param read gives undefined for a file that is there no more */
  constructor(
    paths: Iterable<string>,
    private readonly read: (path: string) => string | undefined,
    private readonly known: ReadonlyMap<string, string> = new Map(),
  ) {
    this.#texts = new Map([...paths, ...known.keys()].map((path) => [path, undefined]));
  }

  /** The same texts, and one more. */
  with(path: string, text: string): UnreadTexts {
    return new UnreadTexts(this.#texts.keys(), this.read, new Map([...this.known, [path, text]]));
  }

  get size(): number {
    return this.#texts.size;
  }

  has(path: string): boolean {
    return this.#texts.has(path);
  }

  get(path: string): string | undefined {
    if (!this.#texts.has(path)) return undefined;
    const text = this.#texts.get(path) ?? this.known.get(path) ?? this.read(path);
    this.#texts.set(path, text);
    return text;
  }

  keys(): MapIterator<string> {
    return this.#texts.keys();
  }

  *entries(): MapIterator<[string, string]> {
    for (const path of this.#texts.keys()) {
      const text = this.get(path);
      if (text !== undefined) yield [path, text];
    }
  }

  *values(): MapIterator<string> {
    for (const [, text] of this.entries()) yield text;
  }

  [Symbol.iterator](): MapIterator<[string, string]> {
    return this.entries();
  }

  forEach(visit: (text: string, path: string, texts: ReadonlyMap<string, string>) => void): void {
    for (const [path, text] of this) visit(text, path, this);
  }
}
