/** A version as Masterminds/semver reads it: parts may be left out, and a `v` may stand before it. */
export interface Version {
  readonly major: bigint;
  readonly minor: bigint;
  readonly patch: bigint;
  readonly prerelease: string;
  readonly metadata: string;
  readonly original: string;
  /** Negative, 0 or positive; metadata does not count. */
  compare(other: Version): number;
}

const shape =
  /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?(?:\+([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?$/;

/** Go keeps the parts of a version as uint64. */
const largestPart = 2n ** 64n - 1n;

export function parseVersion(text: string): Version | undefined {
  const match = shape.exec(text);
  if (match === null) return undefined;
  const [, major = "0", minor = "0", patch = "0", prerelease = "", metadata = ""] = match;
  if (prerelease.split(".").some((part) => /^0\d+$/.test(part))) return undefined;
  const [first, second, third] = [BigInt(major), BigInt(minor), BigInt(patch)];
  if (first > largestPart || second > largestPart || third > largestPart) return undefined;
  const version = { major: first, minor: second, patch: third, prerelease, metadata, original: text };
  return { ...version, compare: (other) => compare(version, other) };
}

export function versionText(version: Version): string {
  const { major, minor, patch, prerelease, metadata } = version;
  return `${major}.${minor}.${patch}${prerelease === "" ? "" : `-${prerelease}`}${metadata === "" ? "" : `+${metadata}`}`;
}

type Comparable = Pick<Version, "major" | "minor" | "patch" | "prerelease">;

function compare(a: Comparable, b: Comparable): number {
  for (const part of ["major", "minor", "patch"] as const) {
    if (a[part] !== b[part]) return a[part] < b[part] ? -1 : 1;
  }
  if (a.prerelease === b.prerelease) return 0;
  if (a.prerelease === "" || b.prerelease === "") return a.prerelease === "" ? 1 : -1;
  return comparePrereleases(a.prerelease.split("."), b.prerelease.split("."));
}

function comparePrereleases(a: readonly string[], b: readonly string[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const left = a[index];
    const right = b[index];
    if (left === undefined || right === undefined) return left === undefined ? -1 : 1;
    if (left === right) continue;
    const numbers = [left, right].map((part) => /^\d+$/.test(part));
    if (numbers[0] && numbers[1]) return BigInt(left) < BigInt(right) ? -1 : 1;
    if (numbers[0] !== numbers[1]) return numbers[0] ? -1 : 1;
    return left < right ? -1 : 1;
  }
  return 0;
}

type Test = (version: Version) => boolean;

const comparator =
  /^(=|!=|>=|=>|<=|=<|>|<|~>|~|\^)?\s*v?([0-9]+|[xX*])(?:\.([0-9]+|[xX*]))?(?:\.([0-9]+|[xX*]))?(?:-([0-9A-Za-z-.]+))?(?:\+([0-9A-Za-z-.]+))?$/;
const anyComparator =
  /(?:=|!=|>=|=>|<=|=<|>|<|~>|~|\^)?\s*v?(?:[0-9]+|[xX*])(?:\.(?:[0-9]+|[xX*]))?(?:\.(?:[0-9]+|[xX*]))?(?:-[0-9A-Za-z-.]+)?(?:\+[0-9A-Za-z-.]+)?/g;
/** The expressions try all ways to divide a text; no chart has a constraint a tenth as long. */
const longestConstraint = 1000;
const range = /\s*v?([0-9xX*][0-9A-Za-z.*+-]*?)\s+-\s+v?([0-9xX*][0-9A-Za-z.*+-]*)\s*/g;

/**
 * The test that a constraint makes: `||` between alternatives, commas or spaces between conditions. A version with a
 * pre-release passes only conditions that name one themselves. Undefined when the constraint is malformed.
 */
export function matchesConstraint(constraint: string): Test | undefined {
  if (constraint.length > longestConstraint) return undefined;
  const alternatives: Test[] = [];
  for (const alternative of constraint.replaceAll(range, ">= $1, <= $2 ").split("||")) {
    if (alternative.replaceAll(anyComparator, "").replaceAll(/[\s,]/g, "") !== "") return undefined;
    const conditions = (alternative.match(anyComparator) ?? []).map((text) => condition(text.trim()));
    if (conditions.length === 0) return undefined;
    const tests = conditions.flatMap((test) => test ?? []);
    if (tests.length < conditions.length) return undefined;
    alternatives.push((version) => tests.every((test) => test(version)));
  }
  return (version) => alternatives.some((test) => test(version));
}

interface Condition {
  readonly low: Version;
  readonly prerelease: boolean;
  readonly minorGiven: boolean;
  readonly patchGiven: boolean;
  /** Whether any part is a wildcard or left out. */
  readonly open: boolean;
  readonly any: boolean;
}

function condition(text: string): Test | undefined {
  const match = comparator.exec(text);
  if (match === null) return undefined;
  const [, operator = "", major = "", minor, patch, prerelease] = match;
  const wild = (part: string | undefined) => part === undefined || /^[xX*]$/.test(part);
  const minorGiven = !wild(major) && !wild(minor);
  const patchGiven = minorGiven && !wild(patch);
  const parts = [wild(major) ? "0" : major, minorGiven ? minor : "0", patchGiven ? patch : "0"];
  const low = parseVersion(`${parts.join(".")}${prerelease === undefined ? "" : `-${prerelease}`}`);
  if (low === undefined) return undefined;
  const facts: Condition = {
    low,
    prerelease: prerelease !== undefined,
    minorGiven,
    patchGiven,
    open: !patchGiven,
    any: wild(major),
  };
  const test = tests[operator];
  if (test === undefined) return undefined;
  return (version) => (version.prerelease === "" || facts.prerelease) && test(version, facts);
}

/** The same major, and the same minor and patch as far as they are given. */
function within(version: Version, { low, minorGiven, any }: Condition): boolean {
  return any || (version.major === low.major && (!minorGiven || version.minor === low.minor));
}

const tests: Readonly<Record<string, (version: Version, condition: Condition) => boolean>> = {
  "": tildeOrEqual,
  "=": tildeOrEqual,
  "!=": (version, facts) => (facts.open ? !within(version, facts) : version.compare(facts.low) !== 0),
  ">": (version, facts) => {
    if (!facts.open) return version.compare(facts.low) > 0;
    return version.compare(facts.low) > 0 && !within(version, facts);
  },
  ">=": (version, { low }) => version.compare(low) >= 0,
  "=>": (version, { low }) => version.compare(low) >= 0,
  "<": (version, { low }) => version.compare(low) < 0,
  "<=": lessOrEqual,
  "=<": lessOrEqual,
  "~": tilde,
  "~>": tilde,
  "^": caret,
};

function tildeOrEqual(version: Version, facts: Condition): boolean {
  return facts.open ? tilde(version, facts) : version.compare(facts.low) === 0;
}

function lessOrEqual(version: Version, facts: Condition): boolean {
  if (!facts.open) return version.compare(facts.low) <= 0;
  return version.compare(facts.low) <= 0 || within(version, facts);
}

function tilde(version: Version, facts: Condition): boolean {
  if (version.compare(facts.low) < 0) return false;
  return within(version, facts);
}

/** Nothing changes left of the first part that is not zero. */
function caret(version: Version, facts: Condition): boolean {
  const { low, minorGiven, patchGiven, any } = facts;
  if (version.compare(low) < 0) return false;
  if (any) return true;
  if (low.major > 0n || !minorGiven) return version.major === low.major;
  if (version.major !== 0n) return false;
  if (low.minor > 0n || !patchGiven) return version.minor === low.minor;
  return version.minor === 0n && version.patch === low.patch;
}
