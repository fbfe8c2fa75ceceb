/** What a run of tests came to. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Begins the line with which the suite reports its outcome; a run without that line has failed. */
export const resultMark = "PLANELINT-E2E ";

export function add(a: Outcome, b: Outcome): Outcome {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** The closing line that CI reads. */
export function inWords({ passed, failed, skipped }: Outcome): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
