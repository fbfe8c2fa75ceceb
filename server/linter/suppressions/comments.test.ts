import fc from "fast-check";
import { expect, test } from "vitest";
import { scanComments } from "./comments.ts";

/** Pieces that the lexer treats in different ways, in any order. */
const piece = fc.constantFrom(
  "a: 1",
  "# c",
  " # d",
  "'#'",
  '"#\n #"',
  "|\n  # x\n",
  ">-2\n    y\n",
  "\n",
  "\r\n",
  "- ",
  "  ",
  "{",
  "}",
  "[",
  ", ",
  "---\n",
  "...\n",
  "&x ",
  "*x",
  "!t ",
  "%Y\n",
  "\t",
  "\uFEFF",
  "é😀",
  "? ",
  ": ",
  "x#y",
);

test("a comment's range is where it stands, whatever stands around it", () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join("");
      const { comments, longScalars } = scanComments(text, false);
      for (const { range, text: content } of comments) expect(text.slice(range.start, range.end)).toBe(`#${content}`);
      for (const { start, end } of longScalars) expect(text.slice(start, end)).toContain("\n");
    }),
    { numRuns: 2000 },
  );
});

test("in templates too, where actions may hold anything", () => {
  const action = fc.constantFrom("{{ .x }}", '{{ "# }}" }}', "{{/* # */}}", "{{- /* a\n# b */ -}}", "{{ `#` }}", "{{");
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, action), { maxLength: 30 }), (pieces) => {
      const text = pieces.join("");
      for (const { range, text: content } of scanComments(text, true).comments) {
        const source = text.slice(range.start, range.end);
        expect(source.startsWith("#") || /^\{\{-?\s*\/\*/.test(source)).toBe(true);
        // An action inside a `#` comment is read as spaces.
        if (!source.includes("{{")) expect(source).toBe(`#${content}`);
      }
    }),
    { numRuns: 2000 },
  );
});

test("an action that is not closed, as while one types, is read once", () => {
  // Tried in all ways, thirty strings behind it would take years.
  const text = `a: {{ include ${'"x" '.repeat(200)}\n# b\n`;
  expect(scanComments(text, true).comments.map((comment) => comment.text)).toEqual([" b"]);
});
