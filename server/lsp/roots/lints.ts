import type { LintResult } from "../../contract/engine.ts";
import type { HostedEngine } from "../host.ts";
import { lintInSlices } from "./lint-in-slices.ts";
import { Snapshot } from "./snapshot.ts";

/** What is linted, and who hears of it. */
export interface LintPort {
  readonly engine: HostedEngine;
  /** Hands over what charts want. @returns whether there was anything */
  feedParts(): Promise<boolean>;
  linted(snapshot: Snapshot): void;
  busy(busy: boolean): void;
  failed(error: unknown): void;
}

/** Lints of one root: one at a time, begun again when an edit overtakes it, and kept until the next edit. */
export class Lints {
  #generation = 0;
  #failedGeneration = -1;
  #snapshot: Snapshot | undefined;
  #run: Promise<void> | undefined;
  #disposed = false;

  constructor(private readonly port: LintPort) {}

  get last(): Snapshot | undefined {
    return this.#snapshot;
  }

  /** What was found is out of date. */
  changed(): void {
    this.#generation++;
  }

  dispose(): void {
    this.#disposed = true;
  }

  /** True while the texts are those that the snapshot was made from. */
  isCurrent(snapshot: Snapshot | undefined): snapshot is Snapshot {
    return snapshot?.generation === this.#generation;
  }

  /**
   * Findings for the texts as they are now. Undefined when the engine failed on these texts (which has been said) or the
   * root has been closed.
   */
  async current(): Promise<Snapshot | undefined> {
    while (!this.#disposed && this.#failedGeneration !== this.#generation) {
      if (this.isCurrent(this.#snapshot)) return this.#snapshot;
      this.#run ??= this.#once().finally(() => {
        this.#run = undefined;
      });
      await this.#run;
    }
    return undefined;
  }

  async #once(): Promise<void> {
    const generation = this.#generation;
    const { port } = this;
    const { engine } = port;
    let long = false;
    try {
      const wanted = () => generation === this.#generation && !this.#disposed;
      await port.feedParts();
      let result: LintResult | undefined;
      do {
        result = await lintInSlices(engine, wanted, () => {
          if (!long) port.busy(true);
          long = true;
        });
        if (!result) return;
        // Charts that read files only now are rendered again with them.
      } while (await port.feedParts());
      if (!wanted()) return;
      this.#snapshot = new Snapshot(generation, result, (path) => engine.text(path));
      port.linted(this.#snapshot);
    } catch (error) {
      if (generation === this.#generation) this.#failedGeneration = generation;
      port.failed(error);
    } finally {
      if (long) port.busy(false);
    }
  }
}
