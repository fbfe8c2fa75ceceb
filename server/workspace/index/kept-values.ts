import type { Question } from "./question.ts";
import type { Tracked, Tracking } from "./tracking.ts";

/** Values that checks make of objects in view, each with the questions that it rests on. */
export class KeptValues {
  readonly #values = new WeakMap<object, Map<string, Tracked<unknown>>>();

  /** @param structure objects are made anew with it, also where nothing in them changed */
  constructor(
    private readonly tracking: Tracking,
    private readonly structure: Question,
  ) {}

  /** The value, made anew if its answers hold no more; who asks for it asks all its questions. */
  get(subject: object, name: string, compute: () => unknown): unknown {
    const known = this.#values.get(subject)?.get(name);
    if (known !== undefined && this.tracking.isCurrent(known.dependencies)) {
      this.tracking.recordAll(known.dependencies);
      return known.value;
    }
    const made = this.tracking.part(compute, this.structure);
    const values = this.#values.get(subject) ?? new Map<string, Tracked<unknown>>();
    this.#values.set(subject, values.set(name, made));
    return made.value;
  }
}
