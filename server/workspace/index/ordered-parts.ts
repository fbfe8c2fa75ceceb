/** Items from many parts, in the order of the parts' names, whatever the order in which they came. */
export class OrderedParts<T> {
  readonly #parts = new Map<string, readonly T[]>();
  #sorted: readonly string[] | undefined = [];
  #all: readonly T[] | undefined = [];

  /** All items: the same list until one of them is another. */
  get all(): readonly T[] {
    this.#sorted ??= [...this.#parts.keys()].sort();
    this.#all ??= this.#sorted.flatMap((name) => this.of(name));
    return this.#all;
  }

  /** Parts that hold something, in no order. */
  get names(): IterableIterator<string> {
    return this.#parts.keys();
  }

  of(part: string): readonly T[] {
    return this.#parts.get(part) ?? [];
  }

  set(part: string, items: readonly T[]): void {
    const isThere = items.length > 0;
    if (this.#parts.has(part) !== isThere) this.#sorted = undefined;
    this.#all = undefined;
    if (isThere) this.#parts.set(part, items);
    else this.#parts.delete(part);
  }
}
