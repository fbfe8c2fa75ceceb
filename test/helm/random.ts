/** Indexes below a bound, the same for the same seed. */
export function randomIndexes(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The number that `--name=` gives. */
export function option(args: readonly string[], name: string, fallback: number): number {
  return Number(args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback);
}
