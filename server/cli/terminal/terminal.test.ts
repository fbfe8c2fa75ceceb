import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { codeFrame } from "./code-frame.ts";
import { colours } from "./colours.ts";
import { renderMarkdown } from "./markdown.ts";
import { Progress } from "./progress.ts";
import { visible } from "./visible.ts";
import { displayWidth, wrap } from "./width.ts";

const anyText = fc.string({ unit: "binary", maxLength: 300 });

describe("visible", () => {
  test.each([
    ["plain text, ünïcödé 漢字 \t tab", "plain text, ünïcödé 漢字 \t tab"],
    ["\u001b[31mred\u001b]0;title\u0007", "\\x1b[31mred\\x1b]0;title\\x07"],
    ["\u009b31m\u007f", "\\x9b31m\\x7f"],
    ["a\r\nb", "a\\r\\nb"],
    ["\u202eabc\u2066\u200b\ufeff", "\\u202eabc\\u2066\\u200b\\ufeff"],
    ["##[error]x ##vso[task.complete]", "##\\x5berror]x ##vso\\x5btask.complete]"],
    ["::error file=x::y and ::add-mask::z", "\\x3a:error file=x::y and \\x3a:add-mask::z"],
    [
      "::1 [::]:2379 ::ffff:192.0.2.1 a::b::c AWS::EC2::Instance",
      "::1 [::]:2379 ::ffff:192.0.2.1 a::b::c AWS::EC2::Instance",
    ],
    ["half \ud800 pair", "half \\ud800 pair"],
  ])("%j becomes %j", (text, expected) => {
    expect(visible(text)).toBe(expected);
  });

  test("whatever comes in, nothing that is obeyed goes out", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(visible(text)).not.toMatch(/(?!\t)\p{Cc}|##\w*\[|[\u202a-\u202e\u2066-\u2069]/u);
      }),
    );
  });
});

describe("a code frame", () => {
  test("has its mark under the text, and never more columns than there are", () => {
    const input = fc.record({
      line: anyText,
      start: fc.nat(320),
      length: fc.nat(50),
      width: fc.integer({ min: 24, max: 120 }),
    });
    fc.assert(
      fc.property(input, ({ line, start, length, width }) => {
        const { source, marks } = codeFrame(line, start, start + length, width);
        expect(marks).toMatch(/^ *\^~*$/);
        expect(source).not.toMatch(/\n/);
        expect(displayWidth(source)).toBeGreaterThanOrEqual(marks.trimEnd().indexOf("^"));
      }),
    );
  });

  test("of plain text fits", () => {
    const input = fc.record({ before: fc.nat(5000), after: fc.nat(5000), width: fc.integer({ min: 40, max: 120 }) });
    fc.assert(
      fc.property(input, ({ before, after, width }) => {
        const { source, marks } = codeFrame(`${"a".repeat(before)}XYZ${"b".repeat(after)}`, before, before + 3, width);
        expect(source.length).toBeLessThanOrEqual(width);
        expect(source.slice(marks.indexOf("^"), marks.indexOf("^") + 3)).toBe("XYZ");
        expect(marks.endsWith("^~~")).toBe(true);
      }),
    );
  });

  test("marks one column where nothing is marked, at the end of a line and beyond it", () => {
    expect(codeFrame("abc", 3, 3, 80)).toEqual({ source: "abc", marks: "   ^" });
    expect(codeFrame("abc", 9, 12, 80)).toEqual({ source: "abc", marks: "   ^" });
    expect(codeFrame("", 0, 0, 80)).toEqual({ source: "", marks: "^" });
  });
});

test("wrapping keeps every word in order and the width where words allow", () => {
  const words = fc.array(fc.stringMatching(/^[a-z漢]{1,12}$/), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(words, fc.integer({ min: 24, max: 80 }), (list, width) => {
      const lines = wrap(list.join(" "), width);
      expect(lines.join(" ")).toBe(list.join(" "));
      for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(width);
    }),
  );
});

describe("progress", () => {
  function run(milliseconds: number, isTerminal: boolean): string {
    let text = "";
    let now = 0;
    const write = (part: string) => {
      text += part;
    };
    const progress = new Progress({ isTerminal, columns: 80, write }, () => now);
    for (; now < milliseconds; now++) for (let i = 0; i < 16; i++) progress.throwIfCancelled();
    progress.end();
    return text;
  }

  test("shows only on a terminal and after a second, and leaves nothing behind", () => {
    expect(run(900, true)).toBe("");
    expect(run(5000, false)).toBe("");
    const shown = run(1250, true);
    expect(shown.endsWith("\r\u001b[K")).toBe(true);
    expect(shown.match(/\r[|/\\-] \d+ checks done/g)).toHaveLength(3);
  });
});

test("links show their address, but an incident the id that `explain` takes", () => {
  const markdown =
    "- [`dex-2020`](https://example.com/rules/incidents/dex-2020.yaml): [a source](https://example.com/dex).";
  expect(renderMarkdown(markdown, colours(false), 100)).toBe("- dex-2020: a source (https://example.com/dex).\n");
});
