import fc from "fast-check";
import { expect, test } from "vitest";
import { chartEdit, replayEdits } from "../testing/edited-chart.ts";

test("after any edits of values and templates the render is that of a fresh start, origins included", () => {
  let all = 0;
  let stayed = 0;
  fc.assert(
    fc.property(fc.array(chartEdit, { minLength: 1, maxLength: 8 }), (edits) => {
      for (const { again, fresh, templates, kept } of replayEdits(edits)) {
        expect(again).toEqual(fresh);
        all += templates;
        stayed += kept;
      }
    }),
    { numRuns: 40 },
  );
  // Otherwise this test would prove nothing.
  expect(stayed / all).toBeGreaterThan(0.2);
});
