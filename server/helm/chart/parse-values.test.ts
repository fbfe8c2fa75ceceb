import { expect, test } from "vitest";
import { encodeJson } from "../json/encode.ts";
import { parseValues } from "./parse-values.ts";

/** What helm 4.1.4 prints for `.Values | toJson`. */
test.each([
  ["documents are merged", "a: 1\n---\nb: 2\n", '{"a":1,"b":2}'],
  ["what stands behind the end of a document is passed over", "a: 1\n...\nb: 2\n", '{"a":1}'],
  ["up to the next marker", "a: 1\n...\nb: 2\n---\nc: 3\n", '{"a":1,"c":3}'],
  ["mistakes as well", "a: 1\n...\n[\n", '{"a":1}'],
  ["and aliases of what the document names", "a: &a 1\n...\nb: *a\n", '{"a":1}'],
  ["an end alone", "a: 1\n...\n", '{"a":1}'],
])("%s", (_, text, expected) => {
  expect(encodeJson(parseValues("values.yaml", text), { indent: 0, escapesHtml: true }).text).toBe(expected);
});
