import type { Root } from "./roots/root.ts";

/** Runs `work` for a root after each change of it: one run at a time, and one more for all changes in the meantime. */
export class Follower {
  readonly #running = new Map<Root, { again: boolean }>();

  constructor(private readonly work: (root: Root) => Promise<unknown>) {}

  async follow(root: Root): Promise<void> {
    const running = this.#running.get(root);
    if (running) {
      running.again = true;
      return;
    }
    const state = { again: true };
    this.#running.set(root, state);
    while (state.again) {
      state.again = false;
      await this.work(root);
    }
    this.#running.delete(root);
  }
}
