import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Document, isAlias, isMap, isPair, isScalar, isSeq } from "yaml";
import { parseText, parseWithLibrary } from "../parse.ts";
import { readQuick } from "./read-quick.ts";
import { documentText, mutatedText } from "./testing/yaml-texts.ts";

/** All that anybody reads of a syntax tree, as plain data. */
function outline(node: unknown): unknown {
  if (isPair(node)) return [outline(node.key), outline(node.value)];
  if (isAlias(node)) return [node.source, node.range?.slice(0, 2)];
  if (isScalar(node))
    return [node.anchor, node.type, String(node.value), typeof node.value, node.source, node.range?.slice(0, 2)];
  if (isMap(node) || isSeq(node)) {
    return [
      node.anchor,
      isMap(node),
      node.flow === true,
      node.range?.slice(0, 2),
      node.items.map((item) => outline(item)),
    ];
  }
  return node;
}

/** Checks what the quick reader took; tells whether it did. */
function compare(text: string): boolean {
  const quick = readQuick(text);
  if (quick === undefined) return false;
  const { document, problems } = parseWithLibrary(text);
  const parsed = parseText(text);
  expect(parsed.problems, text).toEqual(problems);
  expect(parsed.document === undefined, text).toBe(document === undefined);
  // Only aliases that Kubernetes refuses are a problem of a text that is taken.
  expect(problems.length === 0 || document === undefined, text).toBe(true);
  if (document === undefined) return true;
  expect(outline(quick.contents), text).toEqual(outline(document.contents));
  expect(dataOf(quick), text).toEqual(dataOf(document));
  return true;
}

function dataOf(document: Document | undefined): unknown {
  try {
    return document?.toJS();
  } catch (error) {
    // Aliases of nothing, and those that would expand without end.
    return String(error);
  }
}

describe("what the quick reader takes is what the library reads", () => {
  test.each([
    ["texts of all shapes", documentText],
    ["texts with mistakes", mutatedText],
  ])("%s", (_, texts) => {
    let taken = 0;
    let all = 0;
    fc.assert(
      fc.property(texts, (text) => {
        all++;
        if (compare(text)) taken++;
      }),
      { numRuns: 1000 },
    );
    // Otherwise this test would prove nothing.
    expect(taken / all).toBeGreaterThan(0.02);
  });
});
