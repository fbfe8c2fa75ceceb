import { describe, expect, test } from "vitest";
import { ValuesSchema } from "./values-schema.ts";

const schema = ValuesSchema.read(
  JSON.stringify({
    type: "object",
    additionalProperties: false,
    properties: {
      global: { $ref: "#/definitions/global" },
      open: { type: "object" },
      map: { type: "object", additionalProperties: { type: "integer" } },
      pattern: { patternProperties: { "^x-": { type: "string" } }, additionalProperties: false },
      either: { anyOf: [{ type: "string", enum: ["a"] }, { type: "null" }] },
      self: { $ref: "#/properties/self" },
    },
    definitions: {
      global: { properties: { leaseMode: { type: "string", enum: ["pod", "namespace"], default: "pod" } } },
    },
  }),
);

describe("a path", () => {
  test("that is named says what it takes", () => {
    expect(schema?.at(["global", "leaseMode"])).toEqual({
      allowed: "yes",
      types: ["string"],
      values: ["pod", "namespace"],
      default: "pod",
    });
    expect(schema?.at(["either"])).toMatchObject({ types: ["string", "null"], values: ["a"] });
  });

  test.each<[readonly string[], string]>([
    [["nope"], "no"],
    [["open", "anything"], "open"],
    [["map", "key"], "yes"],
    [["pattern", "x-a"], "yes"],
    [["pattern", "y"], "no"],
    [["global", "other"], "open"],
    [["self", "a"], "open"],
    [[], "yes"],
  ])("%s is %s", (path, allowed) => {
    expect(schema?.at(path).allowed).toBe(allowed);
  });
});

test("all named paths", () => {
  expect(schema?.paths().map((path) => path.join("."))).toEqual([
    "global",
    "open",
    "map",
    "pattern",
    "either",
    "self",
    "global.leaseMode",
  ]);
});

test.each(["", "[]", "{", "null"])("no schema: %s", (text) => {
  expect(ValuesSchema.read(text)).toBeUndefined();
});
