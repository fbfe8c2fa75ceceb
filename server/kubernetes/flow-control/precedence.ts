/**
 * Before the built-in schemas of service accounts (9000, in kube-system 900), and behind kube-controller-manager and
 * kube-scheduler (800), which must stay first.
 */
const workloadPrecedences = { from: 801, to: 899 };

/**
 * A precedence for a workload's schema that none of `taken` has. Spread by `seed`, so that levels written at the same time
 * do not share one: among equals the name decides, which nobody means.
 */
export function freePrecedence(seed: string, taken: ReadonlySet<number | undefined>): number {
  const { from, to } = workloadPrecedences;
  const size = to - from + 1;
  const start = [...seed].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % size, 0);
  for (let i = 0; i < size; i++) {
    const precedence = from + ((start + i) % size);
    if (!taken.has(precedence)) return precedence;
  }
  return from;
}
