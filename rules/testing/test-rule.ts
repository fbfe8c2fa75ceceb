import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { Rule } from "../../server/contract/rule.ts";
import { type FixtureCase, readCases, straySnapshots } from "./cases.ts";
import { fixComplaints, fixpointComplaints } from "./check-fixes.ts";
import { messageComplaints, metaComplaints } from "./check-meta.ts";
import { fixSnapshot } from "./fix-snapshot.ts";
import { engineForAll, engineForRule, lintStrictly } from "./lint-case.ts";
import { readMarkers } from "./markers.ts";
import { mismatches } from "./match.ts";
import { examplesOf, pageComplaints, readPage } from "./page.ts";

/** Cases of either kind that a rule needs. */
const enough = 3;

/**
 * Holds a rule to everything that is asked of one: its fixtures, its fixes, its page. Call it from `rule.test.ts` with
 * the rule and `import.meta.url`. `UPDATE_FIXTURES=1` writes the snapshots of the fixes.
 */
export function testRule(rule: Rule, testFile: string): void {
  const folder = dirname(fileURLToPath(testFile));
  const fixtures = join(folder, "fixtures");
  const cases = readCases(fixtures);
  describe(rule.meta.id, () => {
    test("describes itself fully", () => {
      expect(metaComplaints(rule, folder, dirname(folder))).toEqual([]);
    });
    test("has enough cases, all different", () => {
      const flagged = cases.filter((item) => expectationsOf(item).length > 0).length;
      expect(flagged, "cases with markers").toBeGreaterThanOrEqual(enough);
      expect(cases.length - flagged, "cases without").toBeGreaterThanOrEqual(enough);
      const contents = cases.map(({ files }) => JSON.stringify([...files]));
      expect(new Set(contents).size, "different cases").toBe(cases.length);
      expect(straySnapshots(fixtures)).toEqual([]);
    });
    if (rule.meta.fix !== "none") {
      test("shows each kind of fix that it announces", () => {
        const fixes = cases.flatMap((item) => lintStrictly(engineForRule(rule, item)).findings.flatMap((f) => f.fixes));
        const kinds = rule.meta.fix === "mixed" ? ["safe", "suggestion"] : [rule.meta.fix];
        expect([...new Set(fixes.map(({ safety }) => safety))].sort()).toEqual(kinds);
      });
    }
    for (const item of cases) describe(item.name, () => testCase(rule, item));
    describe("the page", () => testPage(rule, join(folder, "README.md")));
  });
}

function testCase(rule: Rule, item: FixtureCase): void {
  const expectations = expectationsOf(item);
  const lint = () => lintStrictly(engineForRule(rule, item)).findings;
  test(expectations.length > 0 ? "is flagged where the markers say" : "is clean", () => {
    expect(mismatches(lint(), expectations, item.files)).toEqual([]);
  });
  test("is judged the same with CRLF line ends", () => {
    const files = new Map([...item.files].map(([path, text]) => [path, text.replace(/\r?\n/g, "\r\n")]));
    const findings = lintStrictly(engineForRule(rule, { ...item, files })).findings;
    expect(mismatches(findings, expectations, files)).toEqual([]);
    for (const finding of findings) {
      for (const fix of finding.fixes) {
        const before = lintStrictly(engineForAll(rule, { ...item, files }));
        expect(fixComplaints(rule, { ...item, files }, before, finding, fix), fix.title).toEqual([]);
      }
    }
  });
  if (expectations.length === 0) return;
  test("has a marker with columns", () => {
    expect(expectations.some(({ columns }) => columns !== undefined)).toBe(true);
  });
  test("has good messages, and fixes that hold", () => {
    const before = lintStrictly(engineForAll(rule, item));
    const complaints = lint().flatMap((finding) => [
      ...messageComplaints(finding),
      ...finding.fixes.flatMap((fix) => {
        const wrong = fixComplaints(rule, item, before, finding, fix);
        return wrong.map((complaint) => `${fix.title}: ${complaint}`);
      }),
    ]);
    expect(complaints).toEqual([]);
    expect(fixpointComplaints(rule, item)).toEqual([]);
  });
  test("has the fixes that its snapshot shows", () => {
    const snapshot = fixSnapshot(lint(), item.files);
    if (process.env.UPDATE_FIXTURES) writeSnapshot(item.snapshotFile, snapshot);
    else expect(snapshot, "run with UPDATE_FIXTURES=1, then read what changed").toBe(item.snapshot ?? "");
  });
}

function testPage(rule: Rule, path: string): void {
  test("says what it must", () => {
    expect(pageComplaints(rule, readPage(path))).toEqual([]);
  });
  test("has examples that are flagged, and others that are not", () => {
    for (const { section, files } of examplesOf(readPage(path))) {
      const { findings } = lintStrictly(engineForRule(rule, { files, wholeViewKnown: true }));
      const found = findings.map(({ message }) => message);
      const text = [...files.values()].join("\n");
      if (section === "Example") expect(found, `nothing is found in\n${text}`).not.toEqual([]);
      else expect(found, text).toEqual([]);
    }
  });
}

function expectationsOf({ files }: FixtureCase) {
  return [...files].flatMap(([path, text]) => readMarkers(path, text));
}

function writeSnapshot(path: string, snapshot: string): void {
  if (snapshot === "") {
    rmSync(path, { force: true });
  } else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, snapshot);
  }
}
