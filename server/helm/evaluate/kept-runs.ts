import type { Trace } from "../text/source.ts";
import type { TrackedText } from "../text/tracked-text.ts";
import type { Entries } from "../values/entries.ts";
import type { MapSlot, MapValue, Value } from "../values/value.ts";
import type { Budget } from "./budget.ts";
import type { KeptResult, ResultMemory } from "./memory.ts";
import { readsTheSame } from "./read-log.ts";
import type { SharedState } from "./shared-state.ts";

/** Runs templates, or gives what they printed before where they would print it again. */
export class KeptRuns {
  /** Names of all templates that have run, or whose output was used, since this was set. */
  used = new Set<string>();
  /** Whether something was read or done that is another when the same is called for again. */
  private unrepeatable = false;
  /** Dicts of arguments of the calls that run. */
  private readonly watched = new Set<Entries>();

  constructor(
    private readonly shared: SharedState,
    private readonly results: ResultMemory,
    private readonly budget: Budget,
  ) {}

  /** To be told of what must happen each time. */
  happened(): void {
    this.unrepeatable = true;
  }

  /** Changes a map in place. */
  change(target: MapValue, key: string, slot: MapSlot | undefined): void {
    if (this.watched.has(target.entries)) this.happened();
    this.shared.change(target, key, slot);
  }

  /** The entry for `.Template`, which is another for each template file, so that it is noted when it is read. */
  templateEntry(value: Value, key: Trace): MapSlot {
    return new NotedSlot(value, key, this, "value");
  }

  /**
   * What a template prints: kept for a dot that all templates see, and for a dict of the same arguments, as long as
   * nothing that the template may have read has changed.
   */
  run(name: string, dot: Value, run: () => TrackedText): TrackedText {
    const { shared, results, holds } = this;
    if (dot.kind !== "map") return run();
    if (shared.has(dot)) {
      const known = results.get(name, dot, holds);
      return known === undefined ? this.noted(run, (result) => results.keep(name, dot, result)) : this.repeated(known);
    }
    if (this.watched.has(dot.entries)) return run();
    for (const slot of dot.entries.values()) if (!this.isLasting(slot)) return run();
    const known = results.getCall(name, dot, holds);
    if (known !== undefined) return this.repeated(known);
    const slots = [...dot.entries];
    const given = slots.map(([key, { value }]) => ({ key, value }));
    return this.noted(
      () => this.withWatched(dot, slots, run),
      (result) => results.keepCall(name, given, result),
    );
  }

  /** Whether all that was read for a result is there as it was. */
  private readonly holds = (result: KeptResult): boolean => {
    const { changes } = this.shared;
    if (result.checked === changes) return true;
    if (!result.reads.every(readsTheSame)) return false;
    result.checked = changes;
    return true;
  };

  /** Whether an argument is the same as long as the shared maps are, under a key that a template names. */
  private isLasting({ value, key }: MapSlot): boolean {
    const lasts = value.kind === "map" || value.kind === "list" ? this.shared.has(value) : value.kind !== "object";
    return lasts && key.sources.every((source) => source.type === "template");
  }

  private withWatched<Result>(
    dot: MapValue,
    slots: readonly (readonly [string, MapSlot])[],
    run: () => Result,
  ): Result {
    this.watched.add(dot.entries);
    // Each call writes the keys of its arguments somewhere else, so that it is noted when one is looked up.
    for (const [key, slot] of slots) dot.entries.set(key, new NotedSlot(slot.value, slot.key, this, "key"));
    try {
      return run();
    } finally {
      this.watched.delete(dot.entries);
      for (const [key, slot] of slots) if (dot.entries.get(key)?.value === slot.value) dot.entries.set(key, slot);
    }
  }

  private repeated({ output, used, reads }: KeptResult): TrackedText {
    this.budget.print(output.length);
    for (const { entries, key } of reads) this.shared.log.read(entries, key);
    for (const name of used) this.used.add(name);
    return output;
  }

  /** Runs something and keeps what it gave if it would be the same again. */
  private noted(run: () => TrackedText, keep: (result: KeptResult) => void): TrackedText {
    const { shared, used, unrepeatable } = this;
    const { changes } = shared;
    this.used = new Set();
    this.unrepeatable = false;
    try {
      const { result: output, reads } = shared.log.within(run);
      if (shared.changes === changes && !this.unrepeatable) keep({ output, used: this.used, reads, checked: changes });
      return output;
    } finally {
      for (const name of this.used) used.add(name);
      this.used = used;
      this.unrepeatable ||= unrepeatable;
    }
  }
}

/** An entry of which it is noted when its value, or where its key was written, is asked for. */
class NotedSlot implements MapSlot {
  readonly #value: Value;
  readonly #key: Trace;
  readonly #runs: KeptRuns;
  readonly #noted: keyof MapSlot;

  constructor(value: Value, key: Trace, runs: KeptRuns, noted: keyof MapSlot) {
    this.#value = value;
    this.#key = key;
    this.#runs = runs;
    this.#noted = noted;
  }

  get value(): Value {
    if (this.#noted === "value") this.#runs.happened();
    return this.#value;
  }

  get key(): Trace {
    if (this.#noted === "key") this.#runs.happened();
    return this.#key;
  }
}
