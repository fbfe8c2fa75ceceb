import type { Question } from "./question.ts";

interface Frame {
  readonly record: (question: Question) => void;
  /** Questions of shared values that this computation has got. */
  readonly shared: Set<Question>[];
}

/**
 * Who is asking. A question belongs to the innermost computation that runs, also when it is asked late, by something
 * lazy inside a value that another computation made.
 */
export class Recorder {
  #frame: Frame | undefined;

  /** Runs a computation and tells `record` every question that it asks. */
  during<T>(record: (question: Question) => void, compute: () => T): T {
    const outer = this.#frame;
    this.#frame = { record, shared: [] };
    try {
      return compute();
    } finally {
      this.#frame = outer;
    }
  }

  /** As {@link during}, for a part of the running computation, which asks the same questions by it. */
  within<T>(record: (question: Question) => void, compute: () => T): T {
    const outer = this.#frame;
    return this.during((question) => {
      record(question);
      tell(outer, question);
    }, compute);
  }

  record(question: Question): void {
    tell(this.#frame, question);
  }

  /**
   * To be called when the running computation gets a shared value: it asks the value's questions, and what it asks from
   * now on may become part of the value, which may keep what it has found out.
   */
  share(questions: Set<Question>): void {
    for (const question of [...questions]) tell(this.#frame, question);
    this.#frame?.shared.push(questions);
  }
}

function tell(frame: Frame | undefined, question: Question): void {
  if (frame === undefined) return;
  for (const questions of frame.shared) questions.add(question);
  frame.record(question);
}
