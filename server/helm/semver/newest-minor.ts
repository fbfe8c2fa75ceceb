import { matchesConstraint, parseVersion } from "./version.ts";

/** Patch releases go on beyond what a constraint such as `<=1.24.9` ends at, and some begin at one: `>=1.24.3`. */
const patches = [0, 99];

/**
 * The newest minor of Kubernetes 1, up to `most`, of which every constraint lets some release pass. Undefined where there
 * is none, or one of them is malformed.
 */
export function newestMinor(constraints: readonly string[], most: number): number | undefined {
  const tests = constraints.map((constraint) => matchesConstraint(constraint));
  const passes = (text: string): boolean => {
    const version = parseVersion(text);
    return version !== undefined && tests.every((test) => test?.(version) === true);
  };
  for (let minor = most; minor >= 0; minor -= 1) {
    if (patches.some((patch) => passes(`1.${minor}.${patch}`))) return minor;
  }
  return undefined;
}
