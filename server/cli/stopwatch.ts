import type { RuleTimer } from "../linter/running/rule-runner.ts";

/** Wall time of the steps of a run and of each rule, for `--timing`. */
export class Stopwatch implements RuleTimer {
  readonly #laps = new Map<string, number>();
  readonly #rules = new Map<string, number>();
  #last = this.now();

  /** Milliseconds since some moment. Not by `performance`, whose first use loads all of Node's measuring. */
  now(): number {
    const [seconds, nanoseconds] = process.hrtime();
    return seconds * 1e3 + nanoseconds / 1e6;
  }

  add(rule: string, milliseconds: number): void {
    this.#rules.set(rule, (this.#rules.get(rule) ?? 0) + milliseconds);
  }

  /** Ends the step that ran since the last call. */
  lap(name: string): void {
    const now = this.now();
    this.#laps.set(name, now - this.#last);
    this.#last = now;
  }

  /** The steps in order, then the rules from the slowest to the fastest; milliseconds. */
  table(): string {
    const rules = [...this.#rules].sort(([, a], [, b]) => b - a);
    return [...this.#laps, ...rules]
      .map(([name, milliseconds]) => `${milliseconds.toFixed(1).padStart(10)} ms  ${name}\n`)
      .join("");
  }
}
