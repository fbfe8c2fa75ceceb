import type { Cancellation } from "../../contract/engine.ts";
import type { Output } from "./streams.ts";

/** A run that ends sooner shows nothing. */
const silentMilliseconds = 1000;
const redrawMilliseconds = 100;

const spinner = ["|", "/", "-", "\\"];

/**
 * A line on a terminal for long runs, taken away at the end. The engine asks before each step whether to go on; the
 * answer is always yes, and the question tells that something is done.
 */
export class Progress implements Cancellation {
  #steps = 0;
  #drawn = 0;
  #last: number;

  /** @param now milliseconds since any fixed moment */
  constructor(
    private readonly output: Output,
    private readonly now: () => number,
  ) {
    this.#last = now() + silentMilliseconds - redrawMilliseconds;
  }

  throwIfCancelled(): void {
    this.#steps++;
    // The clock costs more than most steps.
    if (!this.output.isTerminal || this.#steps % 16 !== 0) return;
    const now = this.now();
    if (now - this.#last < redrawMilliseconds) return;
    this.#last = now;
    this.output.write(`\r${spinner[this.#drawn++ % spinner.length]} ${this.#steps} checks done`);
  }

  /** Takes the line away. */
  end(): void {
    if (this.#drawn > 0) this.output.write("\r\u001b[K");
  }
}
