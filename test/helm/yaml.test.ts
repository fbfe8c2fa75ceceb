import { expect, test } from "vitest";
import { fileOrigin, loadFirst, YamlError } from "../../server/helm/goyaml/load.ts";
import { encodeJson } from "../../server/helm/json/encode.ts";
import { noneOf } from "../../server/helm/values/value.ts";
import answers from "./fixtures/yaml.json" with { type: "json" };

/** What both majors of helm read each text to (`record-yaml.ts`), as JSON; null where they refuse it. */
const recorded = Object.entries(answers as Readonly<Record<string, string | null>>);

/** What the library takes for something else, and no values file is known to hold. */
const left = new Set(["? y\n-", "? y\n- x", "{?a: b}", "a: &x &y 1\n", "a: >\n  x\u2028  y\n", "a: >\n  x\u2029  y\n"]);

function read(text: string): string | null {
  try {
    const value = loadFirst(text, fileOrigin("values.yaml"));
    if (noneOf(value)) return "{}";
    return value.kind === "map" ? encodeJson(value, { indent: 0, escapesHtml: true }).text : null;
  } catch (error) {
    if (error instanceof YamlError) return null;
    throw error;
  }
}

test.each(recorded.filter(([text]) => !left.has(text)).map(([text, answer]) => [JSON.stringify(text), text, answer]))(
  "%s",
  (_, text, answer) => {
    expect(read(String(text))).toBe(answer);
  },
);

test("what is left is read otherwise than by helm", () => {
  const equal = recorded.filter(([text, answer]) => left.has(text) && read(text) === answer);
  expect(equal).toEqual([]);
  expect(recorded.filter(([text]) => left.has(text))).toHaveLength(left.size);
});
