import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Scalar, stringify } from "yaml";
import { parseText } from "../parse.ts";
import { scalarPositions } from "./scalar-positions.ts";

function positionsOf(source: string) {
  const { document } = parseText(source);
  const scalar = document?.get("k", true) as Scalar<string>;
  return { value: scalar.value, positions: scalarPositions(scalar, source, scalar.value) };
}

/** Each word of the value that also stands in the source must be found at the place that the positions give. */
function expectWordsAtTheirPlace(source: string, words: readonly string[]) {
  const { value, positions } = positionsOf(source);
  expect(positions).toBeDefined();
  for (const word of words) {
    const at = value.indexOf(word);
    expect(at, `${word} in value`).toBeGreaterThanOrEqual(0);
    expect(source.slice(positions?.starts[at], positions?.ends[at + word.length - 1])).toBe(word);
  }
}

describe("positions of a scalar's characters", () => {
  it.each([
    ["plain", "k: one two\n"],
    ["plain over lines", "k: one\n  two\n\n  three\nz: 1\n"],
    ["single-quoted", "k: 'one it''s two'\n"],
    ["double-quoted", 'k: "one\\ttwo \\u00e9 \\x41"\n'],
    ["double-quoted over lines", 'k: "one\n  two\\\n  more\n\n  three"\n'],
    ["literal", "k: |\n  one\n    two\n\n  three\n"],
    ["literal, stripped", "k: |-\n  one\n  two\n\n\nz: 1\n"],
    ["literal, kept", "k: |+\n  one\n  two\n\n\nz: 1\n"],
    ["literal with indentation indicator", "k: |2\n    one\n  two\n"],
    ["literal with a comment in its header", "k: |  # note\n  one\n  two\n"],
    ["literal with CRLF", "k: |\r\n  one\r\n  two\r\n"],
    ["literal at the end of the file", "k: |\n  one\n  two"],
    ["literal that starts with empty lines", "k: |\n\n\n  one\n  two\n"],
    ["folded", "k: >\n  one\n  two\n\n  three\n"],
    ["folded with more indented lines", "k: >-\n  one\n    two\n    x\n  three\n"],
  ])("%s", (_, source) => {
    const words = ["one", "two", "three", "it", "more"].filter((word) => source.includes(word));
    expectWordsAtTheirPlace(source, words);
  });

  it("covers every value in every style", () => {
    const text = fc.string({
      unit: fc.constantFrom("a", "b", " ", "\n", "'", '"', "\\", ":", "#", "é", "\t"),
      maxLength: 40,
    });
    const style = fc.constantFrom("BLOCK_LITERAL", "BLOCK_FOLDED", "QUOTE_SINGLE", "QUOTE_DOUBLE", "PLAIN");
    fc.assert(
      fc.property(text, style, fc.boolean(), (value, defaultStringType, crlf) => {
        const lf = stringify({ k: value, z: 1 }, { defaultStringType, lineWidth: 20 });
        const { value: read, positions } = positionsOf(crlf ? lf.replaceAll("\n", "\r\n") : lf);
        // Blanks alone hold nothing that a finding could point at.
        if (read.trim() !== "") expect(positions?.starts.length).toBe(read.length);
      }),
      { numRuns: 3000 },
    );
  });
});
