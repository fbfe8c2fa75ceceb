import type { Question } from "./question.ts";

interface SharedValue {
  readonly value: unknown;
  readonly questions: Set<Question>;
}

/** Values that several checks make of an object in view, each until anything at all in view changes. */
export class SharedValues {
  #values = new WeakMap<object, Map<string, SharedValue>>();

  get(subject: object, name: string): SharedValue | undefined {
    return this.#values.get(subject)?.get(name);
  }

  set(subject: object, name: string, value: SharedValue): void {
    const values = this.#values.get(subject) ?? new Map<string, SharedValue>();
    this.#values.set(subject, values.set(name, value));
  }

  forgetAll(): void {
    this.#values = new WeakMap();
  }
}
