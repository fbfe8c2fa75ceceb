export interface MutationCounts {
  /** Scalars said to come from exactly one key, and how many of them did change. */
  singleSaid: number;
  singleRight: number;
  /** Scalars that changed, and how many of them had been said to depend on the key. */
  changed: number;
  foundChanged: number;
  /** Edits that were made, those under which the chart does not render, and those left out because nothing reads the value. */
  edits: number;
  failed: number;
  idle: number;
  /** Documents whose partner is not known because some came or went, and those of which parts could not be compared because a list changed its length. */
  gone: number;
  moved: number;
  /** Edits under which the renderer and `render` print different texts, of charts for which they agree without. */
  unequal: number;
  readonly misses: string[];
}

export function noCounts(): MutationCounts {
  const changes = { singleSaid: 0, singleRight: 0, changed: 0, foundChanged: 0 };
  return { ...changes, edits: 0, failed: 0, idle: 0, gone: 0, moved: 0, unequal: 0, misses: [] };
}

export function addCounts(total: MutationCounts, { misses, ...counts }: MutationCounts): void {
  for (const [key, count] of Object.entries(counts)) total[key as Exclude<keyof MutationCounts, "misses">] += count;
  total.misses.push(...misses);
}
