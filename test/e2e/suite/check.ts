/** Assertions that need nothing of Node: the suite runs in a browser's worker, too. */
export function ok(value: unknown, message: string): asserts value {
  if (!value) throw new Error(message);
}

/** Compares by structure, as JSON shows it. */
export function equal(actual: unknown, expected: unknown, what = "the value"): void {
  const [is, should] = [actual, expected].map((value) => JSON.stringify(value, null, 1));
  if (is !== should) throw new Error(`${what} is\n${is}\nand should be\n${should}`);
}
