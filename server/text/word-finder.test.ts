import fc from "fast-check";
import { expect, test } from "vitest";
import { WordFinder } from "./word-finder.ts";

const letters = fc.string({ unit: fc.constantFrom("a", "b", "c", "é"), maxLength: 5 });

test("finds what includes finds, also words inside words", () => {
  fc.assert(
    fc.property(
      fc.array(letters, { maxLength: 8 }),
      fc.string({ unit: fc.constantFrom(..."abcdé") }),
      (words, text) => {
        const expected = words.map((word) => (text.includes(word) ? 1 : 0));
        expect([...new WordFinder(words).find(text)]).toEqual(expected);
      },
    ),
    { numRuns: 500 },
  );
});

test("finds in a part of a text what that part holds by itself", () => {
  fc.assert(
    fc.property(
      fc.array(letters, { maxLength: 8 }),
      fc.string({ unit: fc.constantFrom(..."abcdé") }),
      fc.nat(),
      fc.nat(),
      (words, text, some, other) => {
        const [from = 0, to = 0] = [some, other].map((end) => end % (text.length + 1)).sort((a, b) => a - b);
        const finder = new WordFinder(words);
        expect(finder.find(text, from, to)).toEqual(finder.find(text.slice(from, to)));
      },
    ),
    { numRuns: 500 },
  );
});
