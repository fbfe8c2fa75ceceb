import { UserError } from "../exit-status.ts";

/** Findings of one rule in one file that are known and accepted. */
export interface BaselineEntry {
  /** How many; never more are held back, whatever `fingerprints` lists. */
  readonly count: number;
  readonly fingerprints: readonly string[];
  /** Day (`2027-01-31`, UTC) after which the findings are reported again. */
  readonly expires?: string;
}

/** File (relative to the root of the working directory) → rule → entry. */
export type Baseline = ReadonlyMap<string, ReadonlyMap<string, BaselineEntry>>;

/**
 * Reads a baseline file.
 * @throws UserError naming what is wrong in it
 */
export function parseBaseline(text: string, name: string): Baseline {
  const data = parseJson(text, name);
  const wrong = (what: string): never => {
    throw new UserError(`${name}: ${what}`, "write it anew with --update-baseline");
  };
  if (!isRecord(data) || data.version !== 1 || !isRecord(data.files)) return wrong("not a baseline of version 1");
  return new Map(
    Object.entries(data.files).map(([file, rules]) => {
      if (!isRecord(rules)) return wrong(`${file} must hold rules`);
      return [
        file,
        new Map(
          Object.entries(rules).map(([rule, entry]) => [
            rule,
            parseEntry(entry, (what) => wrong(`${file}, ${rule}: ${what}`)),
          ]),
        ),
      ];
    }),
  );
}

function parseEntry(entry: unknown, wrong: (what: string) => never): BaselineEntry {
  if (!isRecord(entry)) return wrong("not an entry");
  const { count, fingerprints, expires } = entry;
  if (typeof count !== "number" || !Number.isInteger(count) || count < 0) return wrong("count must be a whole number");
  if (!Array.isArray(fingerprints) || !fingerprints.every((item) => typeof item === "string"))
    return wrong("fingerprints must be a list of texts");
  if (expires === undefined) return { count, fingerprints };
  if (typeof expires !== "string" || !/^\d{4}-\d\d-\d\d$/.test(expires) || Number.isNaN(Date.parse(expires))) {
    return wrong("expires must be a day such as 2027-01-31");
  }
  return { count, fingerprints, expires };
}

/** The file's text: sorted, one fingerprint a line, so that merges stay small. */
export function printBaseline(baseline: Baseline): string {
  const files = sorted(baseline).map(([file, rules]) => [file, Object.fromEntries(sorted(rules))]);
  return `${JSON.stringify({ version: 1, files: Object.fromEntries(files) }, undefined, 2)}\n`;
}

function sorted<Value>(map: ReadonlyMap<string, Value>): (readonly [string, Value])[] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1));
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UserError(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
