import type { LastUpdate, Moments, Question } from "./question.ts";
import type { Dependencies, Tracking } from "./tracking.ts";

/**
 * Values that rest on much and change seldom. Who asks for one depends on the value alone: when something it rests on
 * changes, it is made anew, and only another value makes those who asked ask again.
 */
export class Verdicts {
  readonly #verdicts = new WeakMap<object, Map<string, Verdict>>();

  constructor(
    private readonly tracking: Tracking,
    private readonly view: LastUpdate,
    private readonly moments: Moments,
  ) {}

  get(subject: object, name: string, compute: () => unknown): unknown {
    const ofSubject = this.#verdicts.get(subject) ?? new Map<string, Verdict>();
    this.#verdicts.set(subject, ofSubject);
    const verdict = ofSubject.get(name) ?? new Verdict(this.tracking, this.view, this.moments, compute);
    ofSubject.set(name, verdict);
    this.tracking.recorder.record(verdict);
    return verdict.value;
  }
}

class Verdict implements Question {
  #value: unknown;
  #revision = 0;
  #rests: Dependencies | undefined;
  /** Moment of the view for which the value was last found to hold. */
  #checkedAt = -1;

  constructor(
    private readonly tracking: Tracking,
    private readonly view: LastUpdate,
    private readonly moments: Moments,
    private readonly compute: () => unknown,
  ) {}

  get value(): unknown {
    this.#check();
    return this.#value;
  }

  revision(): number {
    this.#check();
    return this.#revision;
  }

  #check(): void {
    const now = this.view.changedAt;
    if (this.#checkedAt === now) return;
    if (this.#rests === undefined || !this.tracking.isCurrent(this.#rests)) this.#make();
    this.#checkedAt = now;
  }

  #make(): void {
    const { value, dependencies } = this.tracking.apart(this.compute);
    if (value !== this.#value) this.#revision = this.moments.next();
    this.#value = value;
    this.#rests = dependencies;
  }
}
