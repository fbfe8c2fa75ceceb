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

/** Both in turn, round by round, so that a slow minute of the machine falls on both; a first round of each is not counted. */
export function inTurn<O, F>(
  count: number,
  own: { readonly prepare: () => O; readonly run: (input: O) => unknown },
  floor: { readonly prepare: () => F; readonly run: (input: F) => unknown },
): { readonly own: readonly number[]; readonly floor: readonly number[] } {
  const taken = Array.from({ length: count + 1 }, () => ({
    own: rounds(1, own.prepare, own.run),
    floor: rounds(1, floor.prepare, floor.run),
  })).slice(1);
  return { own: taken.flatMap((round) => round.own), floor: taken.flatMap((round) => round.floor) };
}
