import fc from "fast-check";
import { expect, test } from "vitest";
import { edit, replay } from "./testing/random-edits.ts";

test("after any sequence of edits the result is that of a fresh start", () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), (edits) => {
      for (const { kept, fresh } of replay(edits)) expect(kept).toEqual(fresh);
    }),
    { numRuns: 150 },
  );
});

test("so it is where nothing that was parsed of charts is kept", () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 8 }), (edits) => {
      for (const { kept, fresh } of replay(edits, 0)) expect(kept).toEqual(fresh);
    }),
    { numRuns: 60 },
  );
});
