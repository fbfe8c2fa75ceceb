interface Frame {
  readonly record: (key: string) => void;
  /** Questions of shared values that this computation has got. */
  readonly shared: Set<string>[];
}

/**
 * Who is asking. A question belongs to the innermost computation that runs, also when it is asked late, by something
 * lazy inside a value that another computation made.
 */
export class Recorder {
  #frame: Frame | undefined;

  /** Runs a computation and tells `record` the key of every question that it asks. */
  during<T>(record: (key: string) => void, compute: () => T): T {
    const outer = this.#frame;
    this.#frame = { record, shared: [] };
    try {
      return compute();
    } finally {
      this.#frame = outer;
    }
  }

  /** As {@link during}, for a part of the running computation, which asks the same questions by it. */
  within<T>(record: (key: string) => void, compute: () => T): T {
    const outer = this.#frame;
    return this.during((key) => {
      record(key);
      tell(outer, key);
    }, compute);
  }

  record(key: string): void {
    tell(this.#frame, key);
  }

  /**
   * To be called when the running computation gets a shared value: it asks the value's questions, and what it asks from
   * now on may become part of the value, which may keep what it has found out.
   */
  share(questions: Set<string>): void {
    for (const key of [...questions]) tell(this.#frame, key);
    this.#frame?.shared.push(questions);
  }
}

function tell(frame: Frame | undefined, key: string): void {
  if (frame === undefined) return;
  for (const questions of frame.shared) questions.add(key);
  frame.record(key);
}
