import { describe, expect, test } from "vitest";
import type { Finding } from "../../contract/finding.ts";
import { applyEdits } from "../../text/edits.ts";
import { applySuppressions } from "./apply.ts";
import { readSuppressions } from "./directive.ts";
import { suppressionEdit } from "./insert.ts";

const rules = new Set(["rule-a", "rule-b"]);

function finding(text: string, word: string, rule = "rule-a"): Finding {
  const start = text.indexOf(word);
  return {
    rule,
    severity: "warning",
    message: "m",
    place: { file: "f.yaml", range: { start, end: start + word.length }, grade: "exact" },
    related: [],
    count: 1,
    renders: [],
    incidents: [],
    fixes: [],
    fingerprint: "",
  };
}

/** Words of the text whose finding stays, and what is said about the comments. */
function run(text: string, words: string[], template = false) {
  const read = readSuppressions("f.yaml", text, template, rules);
  const result = applySuppressions(
    words.map((word) => finding(text, word)),
    new Map([["f.yaml", read]]),
    rules,
  );
  return {
    kept: result.kept.map(({ place }) => text.slice(place.range.start, place.range.end)),
    reasons: result.suppressed.map(({ reason }) => reason),
    notices: result.notices.map(
      ({ kind, range, message }) => `${kind} ${text.slice(range.start, range.end)}: ${message}`,
    ),
  };
}

describe("comments in YAML", () => {
  test("disable the next line, with a reason", () => {
    const text = "a:\n  # planelint-disable-next-line rule-a -- known, see runbook\n  one: 1\n  two: 2\n";
    expect(run(text, ["one", "two"])).toEqual({ kept: ["two"], reasons: ["known, see runbook"], notices: [] });
  });

  test("take a dash of any length before the reason", () => {
    for (const dash of ["--", "—", "–"]) {
      expect(run(`# planelint-disable-next-line rule-a ${dash} why so\none: 1\n`, ["one"]).reasons).toEqual(["why so"]);
    }
  });

  test("stack above one line and name several rules", () => {
    const text = "# planelint-disable-next-line rule-b, rule-a\n# because\n\none: 1\n";
    const result = run(text, ["one"]);
    expect(result.kept).toEqual([]);
    expect(result.notices).toEqual([
      "unused-suppression rule-b: This comment suppresses nothing: rule-b finds nothing here.",
    ]);
  });

  test("disable their own line", () => {
    expect(run("one: 1 # planelint-disable-line rule-a\ntwo: 2\n", ["one", "two"]).kept).toEqual(["two"]);
  });

  test("disable a stretch", () => {
    const text = "one: 1\n# planelint-disable rule-a\ntwo: 2\n# planelint-enable rule-a\nthree: 3\n";
    expect(run(text, ["one", "two", "three"]).kept).toEqual(["one", "three"]);
  });

  test("disable to the end of the file when nothing enables again", () => {
    expect(run("one: 1\n# planelint-disable rule-a\ntwo: 2", ["one", "two"]).kept).toEqual(["one"]);
  });

  test("enable everything without a rule", () => {
    const text = "# planelint-disable rule-a -- x\none: 1\n# planelint-enable\ntwo: 2\n";
    expect(run(text, ["one", "two"]).kept).toEqual(["two"]);
  });

  test("disable the whole file from anywhere", () => {
    expect(run("one: 1\n---\n# planelint-disable-file rule-a\n", ["one"]).kept).toEqual([]);
  });

  test("with CRLF line ends", () => {
    expect(run("# planelint-disable-next-line rule-a\r\none: 1\r\ntwo: 2\r\n", ["one", "two"]).kept).toEqual(["two"]);
  });
});

describe("a # that starts no comment", () => {
  test.each([
    'x: "# planelint-disable-file rule-a"\none: 1\n',
    "x: '\n  # planelint-disable-file rule-a'\none: 1\n",
    "x: |\n  # planelint-disable-file rule-a\none: 1\n",
    "x: >-\n  text\n\n  # planelint-disable-file rule-a\none: 1\n",
    "x: a#planelint-disable-file rule-a\none: 1\n",
    '"# planelint-disable-file rule-a": 2\none: 1\n',
  ])("%j", (text) => {
    expect(run(text, ["one"])).toEqual({ kept: ["one"], reasons: [], notices: [] });
  });
});

describe("a scalar of several lines", () => {
  const text = "data:\n  # planelint-disable-next-line rule-a\n  vector.toml: |\n    one\n    two\n  other: three\n";

  test("is covered as a whole from the line where it begins", () => {
    expect(run(text, ["one", "two", "three"]).kept).toEqual(["three"]);
  });

  test("has comments after it that are seen", () => {
    expect(run("x: |\n  # text\n# planelint-disable-next-line rule-a\none: 1\n", ["one"]).kept).toEqual([]);
  });
});

describe("comments in templates", () => {
  test("between braces, also trimmed and over several lines", () => {
    const text =
      "{{- /* planelint-disable-next-line rule-a -- because\n of this */ -}}\none: {{ .Values.x }}\ntwo: 2\n";
    expect(run(text, ["one", "two"], true)).toEqual({ kept: ["two"], reasons: ["because\n of this"], notices: [] });
  });

  test("with #, beside actions that hold quotes and braces", () => {
    const text = `a: {{ "}} # '" | quote }}\nb: {{ printf "%s" "'" }}\none: 1 # planelint-disable-line rule-a\n`;
    expect(run(text, ["one"], true).kept).toEqual([]);
  });

  test("count only in templates", () => {
    expect(run("x: 1 \n# {{/* planelint-disable-file rule-a */}}\none: 1\n", ["one"]).kept).toEqual(["one"]);
  });
});

describe("mistakes are told", () => {
  test("unknown rule, unknown directive, no rule", () => {
    const text =
      "# planelint-disable-next-line rule-x\n# planelint-disable-nextline rule-a\n# planelint-disable-line\na: 1\n";
    expect(run(text, []).notices).toEqual([
      'invalid-suppression rule-x: Unknown rule "rule-x". Did you mean "rule-a"?',
      'invalid-suppression # planelint-disable-nextline rule-a: Unknown comment "planelint-disable-nextline". Did you mean "disable-next-line"?',
      "invalid-suppression # planelint-disable-line: planelint-disable-line needs the id of a rule: planelint-disable-line rule -- reason",
    ]);
  });

  test("but nothing about a rule that did not run", () => {
    const text = "# planelint-disable-file rule-a\n";
    const read = new Map([["f.yaml", readSuppressions("f.yaml", text, false, rules)]]);
    expect(applySuppressions([], read, new Set(["rule-b"])).notices).toEqual([]);
    expect(applySuppressions([], read, rules).notices).toHaveLength(1);
  });
});

describe("the edit that adds a comment suppresses the finding", () => {
  test.each([
    ["plain", "a:\n  one: 1\n", false],
    ["CRLF", "a:\r\n  one: 1\r\n", false],
    ["block scalar", "a:\n  b: |\n    x\n    one\n", false],
    ["quoted scalar", 'a:\n  b: "x\n    one"\n', false],
    ["list item", "a:\n- one: 1\n", false],
    ["template", "a:\n  {{- if .x }}\n  one: {{ .Values.y }}\n  {{- end }}\n", true],
  ])("%s", (_, text, template) => {
    const edit = suppressionEdit("f.yaml", text, template, text.indexOf("one"), "rule-a", "why");
    const edited = applyEdits(text, edit ? [edit] : []);
    expect(run(edited, ["one"], template)).toEqual({ kept: [], reasons: ["why"], notices: [] });
    expect(edited.includes("\r\n")).toBe(text.includes("\r\n"));
  });

  test("does not exist in JSON", () => {
    expect(suppressionEdit("f.json", "{}", false, 0, "rule-a", "why")).toBeUndefined();
  });
});
