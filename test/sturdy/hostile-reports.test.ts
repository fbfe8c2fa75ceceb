import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import Ajv04 from "ajv-draft-04";
import fc from "fast-check";
import { expect, test } from "vitest";
import { configMap, TestWorkspace } from "../../server/cli/testing/workspace.ts";

const schema = createRequire(import.meta.url)
  .resolve("@microsoft/jest-sarif/package.json")
  .replace("package.json", "lib/schemas/sarif-2.1.0-rtm.5.json");
const isSarif = new Ajv04({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(
  JSON.parse(readFileSync(schema, "utf8")),
);

/** What terminals, log readers and parsers obey, what no encoding can say, and what is only long. */
const evil = fc.oneof(
  fc.constantFrom("\u001b[31m", "\u009b2J", "\0", "\r", "\n", "\t", "\u2028", "\u202e", "\ufeff", "\uffff"),
  fc.constantFrom("::error file=a::b", "##[group]", "##vso[task.x]", "%0A::warning::", "::add-mask::x"),
  fc.constantFrom("]]>", "<![CDATA[", "<!--", "&amp;", "&#0;", "</testsuite>", '"', "'", "\\", "\\u0000", "}"),
  fc.constantFrom("\ud800", "\udfff", "😀", "é", "%", "%zz", "#", "?", " "),
  fc.constant("x".repeat(900)),
);
const text = fc.array(evil, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(""));
/** As a file system takes it: no slash, no NUL, no half surrogate, not too long. */
const name = fc.array(evil, { minLength: 1, maxLength: 4 }).map(
  (parts) =>
    `${parts
      .join("")
      .replace(/[\0/]|\p{Surrogate}/gu, "")
      .slice(0, 40)}.yaml`,
);

/** A report of each format, all of one run. */
async function reports(file: string, note: string): Promise<Readonly<Record<string, string>>> {
  using workspace = new TestWorkspace({
    [file]: configMap("a", "mode: pod", `note: ${JSON.stringify(note)}`),
    [`broken ${file}`]: Buffer.from([0xff]),
  });
  const formats = ["sarif", "junit", "gitlab", "github", "json"];
  await workspace.run(formats.flatMap((format) => ["-f", format, "-o", `out/${format}`]));
  return Object.fromEntries(formats.map((format) => [format, workspace.read(`out/${format}`) ?? ""]));
}

test("whatever stands in names and texts, each format stays what it is", async () => {
  await fc.assert(
    fc.asyncProperty(name, text, async (file, note) => {
      const { sarif = "", junit = "", gitlab = "", github = "", json = "" } = await reports(file, note);
      const log = JSON.parse(sarif);
      expect(isSarif(log), JSON.stringify(isSarif.errors)).toBe(true);
      for (const { locations } of log.runs[0].results) {
        expect(decodeURIComponent(locations[0].physicalLocation.artifactLocation.uri)).toBe(file);
      }
      const findings: readonly { file: string; message: string }[] = JSON.parse(json).findings;
      expect(findings.map((finding) => finding.file)).toContain(file);
      // Gitlab is told the same, in JSON too.
      expect(JSON.parse(gitlab).map(({ location }: { location: { path: string } }) => location.path)).toEqual(
        findings.map((finding) => finding.file),
      );
      expect(wellFormed(junit), junit).toBe(true);
      const lines = github.trimEnd().split("\n");
      expect(lines).toHaveLength(findings.length);
      for (const line of lines)
        expect(line).toMatch(/^::(?:error|warning|notice) file=[^:,]*,line=\d+,[^:]*::(?!.*##\w*\[)/);
      for (const output of [sarif, junit, gitlab, github, json]) {
        expect(output).not.toMatch(/(?![\n\t])\p{Cc}|\p{Surrogate}|##\w*\[/u);
      }
    }),
    { numRuns: 60 },
  );
});

/** XML 1.0 as far as a report uses it: tags that close in order, quoted attributes, known entities, allowed characters. */
function wellFormed(xml: string): boolean {
  if (/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u.test(xml)) return false;
  const body = xml.replace(/^<\?xml version="1.0" encoding="UTF-8"\?>\n/, "");
  const attribute = /\s+[a-z]+="(?:[^<&"]|&(?:amp|lt|gt|quot|#9);)*"/.source;
  const token = new RegExp(`<(/?)([a-z]+)((?:${attribute})*)(/?)>|(?:[^<&]|&(?:amp|lt|gt|quot|#9);)+`, "gy");
  const open: string[] = [];
  let end = 0;
  for (const match of body.matchAll(token)) {
    end = match.index + match[0].length;
    const [, closes, tag = "", , isEmpty] = match;
    if (tag === "") continue;
    if (closes && open.pop() !== tag) return false;
    if (!closes && !isEmpty) open.push(tag);
  }
  return end === body.length && open.length === 0;
}

test.each([
  ["<a><b/></a>", true],
  ["<a><b></a></b>", false],
  ["<a>&x;</a>", false],
  ['<a b="<"/>', false],
  ["<a>\u0001</a>", false],
  ["<a", false],
])("%s is well-formed: %s", (xml, expected) => {
  expect(wellFormed(xml)).toBe(expected);
});
