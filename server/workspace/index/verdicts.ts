import type { Recorder } from "./recorder.ts";

interface Verdict {
  readonly compute: () => unknown;
  value: unknown;
  /** Grows when the value becomes another. */
  revision: number;
  /** What the value rests on, as it was seen. */
  seen: ReadonlyMap<string, number>;
  /** State of the view in which that was last found to hold. */
  checkedAt: number;
}

/**
 * Values that rest on much and change seldom. Who asks for one depends on the value alone: when something it rests on
 * changes, it is made anew, and only another value makes those who asked ask again.
 */
export class Verdicts {
  readonly #ids = new WeakMap<object, Map<string, string>>();
  readonly #verdicts = new Map<string, Verdict>();
  #count = 0;

  /** @param state grows whenever anything in view changes */
  constructor(
    private readonly recorder: Recorder,
    private readonly revisionOf: (key: string) => number,
    private readonly state: () => number,
  ) {}

  get(subject: object, name: string, compute: () => unknown): unknown {
    const ids = this.#ids.get(subject) ?? new Map<string, string>();
    this.#ids.set(subject, ids);
    const id = ids.get(name) ?? `verdict:${this.#count++}`;
    ids.set(name, id);
    const known = this.#verdicts.get(id);
    const verdict = known ?? { compute, value: undefined, revision: 0, seen: new Map(), checkedAt: -1 };
    if (known === undefined) {
      this.#make(verdict);
      this.#verdicts.set(id, verdict);
    }
    this.revision(id);
    this.recorder.record(id);
    return verdict.value;
  }

  /** Undefined for a key that is none of its own. */
  revision(id: string): number | undefined {
    const verdict = this.#verdicts.get(id);
    if (verdict === undefined) return undefined;
    const now = this.state();
    if (verdict.checkedAt === now) return verdict.revision;
    for (const [key, revision] of verdict.seen) {
      if (this.revisionOf(key) === revision) continue;
      this.#make(verdict);
      break;
    }
    verdict.checkedAt = now;
    return verdict.revision;
  }

  #make(verdict: Verdict): void {
    const seen = new Map<string, number>();
    const value = this.recorder.during((key) => void seen.set(key, this.revisionOf(key)), verdict.compute);
    if (value !== verdict.value) verdict.revision++;
    verdict.value = value;
    verdict.seen = seen;
  }
}
