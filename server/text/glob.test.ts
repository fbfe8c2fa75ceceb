import fc from "fast-check";
import picomatch from "picomatch";
import { expect, test } from "vitest";
import { globMatcher } from "./glob.ts";
import { linearExpression } from "./linear-expression.ts";

test.each([
  ["vendor/**", "vendor/a/b.yaml", true],
  ["vendor/**", "vendors/a.yaml", false],
  ["**/*.yaml", "a.yaml", true],
  ["**/*.yaml", "a/.b/c.yaml", true],
  ["a/*/c", "a/b/c", true],
  ["a/*/c", "a/b/b/c", false],
  ["a**b", "a/b", false],
  ["{a,b/{c,d}}.yaml", "b/d.yaml", true],
  ["{a}.yaml", "{a}.yaml", true],
  ["[a-c]x[!0-9]", "bxy", true],
  ["[!a]", "/", false],
  ["[a", "[a", true],
  ["\\*", "*", true],
  ["\\*", "a", false],
  ["a.c", "abc", false],
  ["@(a|b).yaml", "b.yaml", true],
  ["a?(b)c", "ac", true],
  ["+(ab)", "ababab", true],
  ["+(ab)", "", false],
  ["*(a|b)c", "abac", true],
  ["+(a", "+(a", true],
  ["!vendor/**", "a.yaml", true],
  ["!vendor/**", "vendor/a.yaml", false],
  ["?", "😀", true],
])("%s and %s: %s", (glob, path, expected) => {
  expect(globMatcher(glob)(path)).toBe(expected);
});

test("means what picomatch means by it", () => {
  const step = fc.array(fc.constantFrom("a", "b", "*", "?", ".", "-", "[ab]", "{a,b}", "@(a|b)"), {
    minLength: 1,
    maxLength: 4,
  });
  const glob = fc.array(
    fc.oneof(
      step.map((parts) => parts.join("")),
      fc.constant("**"),
    ),
    { minLength: 1, maxLength: 4 },
  );
  const path = fc.array(fc.stringMatching(/^[ab.-]{1,4}$/), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(glob, path, (globParts, pathParts) => {
      const [pattern, text] = [globParts.join("/"), pathParts.join("/")];
      // Where picomatch is at odds with itself: two stars that are no step, a question mark behind a group, a folder's
      // own name for all below it.
      fc.pre(!/[^/]\*\*|\*\*[^/]|\)\?|.\/\*\*$/.test(pattern));
      // Steps of dots alone lead elsewhere and stand in no path; picomatch has rules of its own for them.
      fc.pre(!/\*{3}|(^|\/)\.+(\/|$)/.test(`${pattern}\n${text}`) && pathParts.every((part) => !/^\.+$/.test(part)));
      expect([pattern, text, globMatcher(pattern)(text)]).toEqual([
        pattern,
        text,
        picomatch(pattern, { dot: true })(text),
      ]);
    }),
    { numRuns: 3000 },
  );
});

test("whatever the glob, a long path is answered", () => {
  const hostile = [
    "*a".repeat(30),
    "+(a|aa|a*)".repeat(5),
    "**/a*".repeat(20),
    "*(*(*(a)))b",
    "{*a,*a,a*a*}".repeat(10),
  ];
  for (const glob of hostile) expect(globMatcher(`${glob}b`)("a".repeat(4000))).toBe(false);
});

test("a mistake in an expression is no exception", () => {
  expect(linearExpression("(")).toBeUndefined();
  fc.assert(
    fc.property(
      fc.string({ unit: "binary" }),
      fc.string(),
      (glob, path) => typeof globMatcher(glob)(path) === "boolean",
    ),
  );
});
