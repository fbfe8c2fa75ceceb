/** Work that gives way often. Told to stop, it ends with what it has got by then. */
export type Steps<Result> = Generator<undefined, Result, "stop" | undefined>;

/** Does all of it without a break. */
export function allSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
