/** What was used last of things that can be made again, up to a size of all together; the others are told to be forgotten. */
export class RecentlyUsed<Item> {
  readonly #sizes = new Map<Item, number>();
  #size = 0;

  /** @param limit size of all; what is used alone is kept, however large */
  constructor(
    private readonly limit: number,
    private readonly forget: (item: Item) => void,
  ) {}

  use(item: Item, size: number): void {
    this.#size += size - (this.#sizes.get(item) ?? 0);
    // The order of entries is that of their use.
    this.#sizes.delete(item);
    this.#sizes.set(item, size);
    for (const [oldest, its] of this.#sizes) {
      if (this.#size <= this.limit || oldest === item) return;
      this.#sizes.delete(oldest);
      this.#size -= its;
      this.forget(oldest);
    }
  }
}
