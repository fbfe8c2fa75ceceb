/** What is made of objects one by one, as long as each is the same. */
export class KeptItems<Source extends object, Item> {
  readonly #known = new WeakMap<Source, readonly Item[]>();

  /** @param make depends on the object alone */
  constructor(private readonly make: (source: Source) => readonly Item[]) {}

  /** What all of them give, in their order. */
  of(sources: Iterable<Source>): Item[] {
    const all: Item[] = [];
    for (const source of sources) {
      let items = this.#known.get(source);
      if (items === undefined) {
        items = this.make(source);
        this.#known.set(source, items);
      }
      for (const item of items) all.push(item);
    }
    return all;
  }
}
