import { expect, test } from "vitest";
import { parseText } from "../../../server/yaml/parse.ts";
import { countCalls, grownBeyond } from "../lib/counted-calls.ts";

test("a text full of mistakes, as a template is, takes work that grows with its length alone", async () => {
  const read = (lines: number) => {
    const { problems } = parseText("- a: {{ .Values.a }}\n  {{- end }}\n".repeat(lines));
    expect(problems.length).toBeGreaterThan(lines);
  };
  const counts = await countCalls([() => read(100), () => read(400)]);
  expect(grownBeyond(6, 1000, counts)).toEqual([]);
});
