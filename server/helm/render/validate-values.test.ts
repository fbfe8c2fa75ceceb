import { describe, expect, test } from "vitest";
import { SmallChart } from "../testing/small-chart.ts";
import { quickFit } from "./quick-schema.ts";
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
    kind: "values-refused",
    file: "bad.yaml",
    message: "the schema of small refuses .Values.replicas: it must be integer",
  });
  expect(chart.text("bad.yaml").slice(notice?.range.start, notice?.range.end)).toBe("many");
});

test("default values are checked as well", () => {
  const chart = new SmallChart({
    "values.yaml": "replicas: many\n",
    "values.schema.json": '{"properties": {"replicas": {"type": "integer"}}}',
    "templates/a.yaml": "kind: A\n",
  });
  expect(chart.render().notices).toMatchObject([{ kind: "values-refused", file: "values.yaml" }]);
});

test.each(["child: on\n", "child: ~\n", "child: [a]\n"])(
  "Helm takes only a map as a subchart's values: %j",
  (values) => {
    const chart = new SmallChart({
      "values.yaml": values,
      "templates/a.yaml": "kind: A\n",
      "charts/child/Chart.yaml": "apiVersion: v2\nname: child\nversion: 0.1.0\n",
      "charts/child/values.yaml": "x: 1\n",
      "charts/child/templates/b.yaml": "kind: B\nx: {{ .Values.x }}\n",
    });
    const { notices } = chart.render();
    expect(notices).toMatchObject([
      {
        kind: "values-refused",
        file: "values.yaml",
        message: "Helm refuses .Values.child: it must be a map, since it holds the values of the subchart child",
      },
    ]);
    expect(values.slice(notices[0]?.range.start).trim()).toBe(values.slice("child: ".length).trim());
  },
);

describe("the section of a declared subchart", () => {
  const files = {
    "Chart.yaml":
      "apiVersion: v2\nname: small\nversion: 0.1.0\ndependencies: [{name: child, version: 0.1.0, condition: child.enabled}]\n",
    "templates/a.yaml": "kind: A\n",
    "charts/child/Chart.yaml": "apiVersion: v2\nname: child\nversion: 0.1.0\n",
    "charts/child/values.yaml": "x: 1\n",
  };
  const message = "Helm refuses .Values.child: it must be a map, since it holds the values of the subchart child";

  test.each([
    ["given as null where the chart has none", "a: 1\n", "child: ~\n", "over.yaml"],
    ["empty in the chart", "child:\n", "", "values.yaml"],
    ["empty in the chart, whatever is given", "child:\n", "child: {x: 2}\n", "values.yaml"],
  ])("%s is refused", (_, own, over, file) => {
    const chart = new SmallChart({ ...files, "values.yaml": own, "over.yaml": over });
    const { notices } = chart.renderWith("over.yaml");
    expect(notices).toMatchObject([{ kind: "values-refused", file, message }]);
  });

  test.each([
    ["given as null over the chart's own", "child: {x: 3}\n", "child: ~\n"],
    ["empty in the chart, and disabled", "child:\n", "child: {enabled: false}\n"],
  ])("%s is taken", (_, own, over) => {
    const chart = new SmallChart({ ...files, "values.yaml": own, "over.yaml": over });
    expect(chart.renderWith("over.yaml").notices).toEqual([]);
  });
});

describe("the quick look at a schema says what the validator says, or nothing", () => {
  const values = [
    null,
    true,
    0,
    1,
    1.5,
    -3,
    "",
    "a",
    "ab",
    [],
    [1],
    ["a", "b"],
    {},
    { a: 1 },
    { a: "x", b: null },
    { ab: {} },
  ];
  test.each<[unknown, boolean]>([
    [{ type: "integer" }, true],
    [{ type: ["string", "null"] }, true],
    [{ enum: [1, "a", { a: 1 }, ["a", "b"]] }, true],
    [{ const: "ab" }, true],
    [{ properties: { a: { type: "string" } }, additionalProperties: false }, true],
    [{ patternProperties: { "^a": { type: "number" } }, additionalProperties: { type: "null" } }, true],
    [{ required: ["a"] }, true],
    [{ items: { type: "string" }, minItems: 1, maxItems: 1 }, true],
    [{ minimum: 1, exclusiveMaximum: 1.5, minLength: 1, maxLength: 1, minProperties: 2 }, true],
    [{ pattern: "^(?i)A$" }, true],
    [{ anyOf: [{ type: "string" }, { minimum: 1 }] }, true],
    [{ oneOf: [{ type: "number" }, { type: "integer" }, { type: "object" }] }, true],
    [{ not: { type: "object" } }, true],
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    [{ if: { type: "string" }, then: { minLength: 2 }, else: { type: "null" } }, true],
    [
      {
        $ref: "#/definitions/x",
        definitions: { x: { type: "array", items: { $ref: "#/definitions/y" } }, y: { type: "string" } },
      },
      true,
    ],
    [{ $schema: drafts[2], dependencies: { a: ["b"], ab: { maxProperties: 0 } } }, true],
    [{ $schema: drafts[0], dependencies: { a: { properties: { a: { type: "number" } } } } }, true],
    [{ $schema: drafts[4], dependencies: { a: ["b"] } }, false],
    [{ multipleOf: 2 }, false],
    [{ anyOf: [{ uniqueItems: true }, { type: "string" }] }, false],
  ])("%j", (schema, always) => {
    const validate = compileSchema(JSON.stringify(schema));
    if ("unreadable" in validate) throw new Error(validate.unreadable);
    for (const value of values) {
      const quick = quickFit(schema, value);
      if (always || quick !== undefined) expect([value, quick]).toEqual([value, validate(value)]);
    }
  });
});
