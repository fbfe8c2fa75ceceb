/** Wall milliseconds of each round; `prepare` runs outside the measured time. */
export function rounds<T>(count: number, prepare: (round: number) => T, run: (input: T) => unknown): number[] {
  return Array.from({ length: count }, (_, round) => {
    const input = prepare(round);
    const start = performance.now();
    run(input);
    return performance.now() - start;
  });
}

/** The value below which `share` of the values lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
