import type { TrackedIndex } from "./port.ts";

/** What a computation asked of the index, each question with the revision that it saw. */
export type Dependencies = ReadonlyMap<string, number>;

/** Runs a computation and remembers what it asked. */
export function recordDependencies<T>(
  index: TrackedIndex,
  compute: () => T,
): { readonly value: T; readonly dependencies: Dependencies } {
  const dependencies = new Map<string, number>();
  const value = index.recording((key) => {
    if (!dependencies.has(key)) dependencies.set(key, index.revision(key));
  }, compute);
  return { value, dependencies };
}

/** Whether everything that was asked would be answered as it was. */
export function areCurrent(index: TrackedIndex, dependencies: Dependencies): boolean {
  for (const [key, revision] of dependencies) {
    if (index.revision(key) !== revision) return false;
  }
  return true;
}
