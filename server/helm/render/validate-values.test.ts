import { describe, expect, test } from "vitest";
import { SmallChart } from "../testing/small-chart.ts";
import { compileSchema } from "./validate-values.ts";

const drafts = [
  "http://json-schema.org/draft-04/schema#",
  "http://json-schema.org/draft-06/schema#",
  "http://json-schema.org/draft-07/schema#",
  "https://json-schema.org/draft/2019-09/schema",
  "https://json-schema.org/draft/2020-12/schema",
];

describe("schemas of every draft", () => {
  test.each(drafts)("%s", ($schema) => {
    const properties = { a: { type: "string", pattern: "^(?i)x+$" }, b: { type: "string", pattern: "^y$" } };
    const validate = compileSchema(JSON.stringify({ $schema, type: "object", properties }));
    if ("unreadable" in validate) throw new Error(validate.unreadable);
    expect([{ a: "XX", b: "y" }, { a: "y" }, { b: "x" }, { a: 1 }].map((value) => validate(value))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test("a pattern that would take a backtracking engine for ever", () => {
    const validate = compileSchema(JSON.stringify({ properties: { a: { pattern: "^(a+)+$" } } }));
    if ("unreadable" in validate) throw new Error(validate.unreadable);
    expect(validate({ a: `${"a".repeat(5000)}b` })).toBe(false);
  });

  test.each([
    ["{", "no JSON"],
    ['{"$ref":"https://example.org/x.json"}', "a remote reference"],
  ])("%s", (text) => {
    expect(compileSchema(text)).toHaveProperty("unreadable");
  });
});

test("a refused value is told where it was set", () => {
  const chart = new SmallChart({
    "values.yaml": "replicas: 1\n",
    "bad.yaml": "replicas: many\n",
    "values.schema.json": '{"properties": {"replicas": {"type": "integer"}}}',
    "templates/a.yaml": "kind: A\n",
  });
  const [notice] = chart.renderWith("bad.yaml").notices;
  expect(notice).toMatchObject({
    kind: "values-required",
    file: "bad.yaml",
    message: "the schema of small refuses .Values.replicas: it must be integer",
  });
  expect(chart.text("bad.yaml").slice(notice?.range.start, notice?.range.end)).toBe("many");
});
