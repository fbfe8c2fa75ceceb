import { describe, expect, test } from "vitest";
import type { Fix } from "../../server/contract/fix.ts";
import type { Rule } from "../../server/contract/rule.ts";
import { badMode } from "../../server/linter/testing/sample-rules.ts";
import { fixComplaints, fixpointComplaints } from "./check-fixes.ts";
import { fixSnapshot } from "./fix-snapshot.ts";
import { engineForAll, lintStrictly } from "./lint-case.ts";
import { examplesOf, pageComplaints, pageSections } from "./page.ts";

const text = "apiVersion: v1\nkind: Thing\nmetadata: {name: a}\nspec:\n  mode: bad # c\n";
const input = { files: new Map([["a.yaml", text]]), wholeViewKnown: true };

/** The sample rule with other fixes. */
function withFixes(...fixes: Fix[]): Rule {
  return { ...badMode, fixes: () => fixes };
}

function complaints(rule: Rule): string[] {
  const before = lintStrictly(engineForAll(rule, input));
  return before.findings.flatMap((finding) =>
    finding.fixes.flatMap((fix) => fixComplaints(rule, input, before, finding, fix)),
  );
}

function replacing(what: string, newText: string, changes: Partial<Fix> = {}): Fix {
  const start = text.indexOf(what);
  const edit = { file: "a.yaml", range: { start, end: start + what.length }, newText };
  return { title: "T", safety: "safe", edits: [edit], ...changes };
}

const other = { create: "b.yaml", newText: text.replace("name: a", "name: b") };

describe("a fix", () => {
  test("that holds has no complaints, and a snapshot that reads as a patch", () => {
    expect(complaints(badMode)).toEqual([]);
    expect(fixpointComplaints(badMode, input)).toEqual([]);
    const { findings } = lintStrictly(engineForAll(badMode, input));
    expect(fixSnapshot(findings, input.files)).toBe(
      [
        "# a.yaml:5:9-12 bad-mode",
        "# safe: Set the mode to good",
        "--- a/a.yaml",
        "+++ b/a.yaml",
        "@@ -3,3 +3,3 @@",
        " metadata: {name: a}",
        " spec:",
        "-  mode: bad # c",
        "+  mode: good # c",
        "",
      ].join("\n"),
    );
  });

  test.each([
    ["leaves the finding", replacing("# c", "# d"), /still there/],
    ["changes nothing", replacing("bad", "bad"), /changes nothing/],
    ["breaks the file", replacing("bad", "{"), /not parse/],
    ["loses a comment", replacing("bad", "|\n   x"), /lose the comment "c"/],
    [
      "makes a new finding",
      { ...replacing("bad", "good"), edits: [...replacing("bad", "good").edits, other] },
      /new finding: bad-mode/,
    ],
    ["says another safety than the rule", replacing("bad", "good", { safety: "suggestion" }), /"safe".*"suggestion"/],
    ["adds the same note again and again", replacing("# c", "# c # note", { cures: false }), /second time/],
  ])("that %s is complained about", (_, fix, complaint) => {
    expect(complaints(withFixes(fix)).join("\n")).toMatch(complaint);
  });

  test("that fixes to the end but leaves fixable findings is complained about", () => {
    expect(fixpointComplaints(withFixes(replacing("name: a", "name: b")), input).join("\n")).toMatch(
      /can still be fixed/,
    );
  });
});

test("a rule that throws fails its test", () => {
  const throwing: Rule = {
    ...badMode,
    check: () => {
      throw new Error("it broke");
    },
  };
  expect(() => complaints(throwing)).toThrow(/it broke/);
});

describe("a page", () => {
  const body: Record<string, string> = {
    Example: "```yaml\na: 1\n```\n```yaml b.yaml\nb: 1\n```\n```yaml c.yaml\nc: 1\n```",
    Instead: "```yaml\n## Not a heading\na: 2\n```",
    "How to verify in a live cluster": "```promql\nup\n```",
  };
  const page = `# bad-mode\n\n${pageSections.map((title) => `## ${title}\n\n${body[title] ?? "Text."}\n`).join("\n")}`;

  test("with everything has no complaints", () => {
    expect(pageComplaints(badMode, page)).toEqual([]);
  });

  test("gives its examples, named blocks together", () => {
    expect(examplesOf(page).map(({ section, files }) => [section, [...files.keys()]])).toEqual([
      ["Example", ["b.yaml", "c.yaml"]],
      ["Example", ["example.yaml"]],
      ["Instead", ["example.yaml"]],
    ]);
  });

  test.each([
    ["a missing section", page.replace("## Options", "### Options"), /sections/],
    ["an empty section", page.replace("## Options\n\nText.", "## Options\n"), /nothing under Options/],
    ["no example", page.replaceAll("```yaml", "```text"), /no yaml block under Example/],
    ["no query", page.replace("promql", "text"), /promql/],
    ["another title", page.replace("# bad-mode", "# good-mode"), /begin with/],
  ])("with %s is complained about", (_, text, complaint) => {
    expect(pageComplaints(badMode, text).join("\n")).toMatch(complaint);
  });

  test("must tell options, incidents and sources", () => {
    const options = { ...badMode.meta.options, properties: { minimum: { description: "d" } } };
    const sources = [{ claim: "c", url: "https://example.com/x" }];
    const rule: Rule = { ...badMode, meta: { ...badMode.meta, options, incidents: ["some-incident"], sources } };
    expect(pageComplaints(rule, page)).toEqual([
      "does not tell the option `minimum`",
      "does not link the incident some-incident",
      "does not name the source https://example.com/x",
    ]);
  });
});
