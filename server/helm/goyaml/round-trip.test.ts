import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeJson } from "../json/decode.ts";
import { encodeJson } from "../json/encode.ts";
import { noTrace } from "../text/source.ts";
import { TrackedText } from "../text/tracked-text.ts";
import { bool, float, list, map, nil, text, type Value } from "../values/value.ts";
import { emitYaml, prettyLayout, standardLayout } from "./emit.ts";
import { fileOrigin, loadYaml } from "./load.ts";

/** Texts in which every character matters to YAML; U+2028 is left out: YAML 1.1 takes it for a line break, 1.2 does not. */
const trickyText = fc.oneof(
  fc.string({
    unit: fc.constantFrom(..."ab: -#\n\t'\"\\{}[],&*!|>%@`?~=<.0123456789éЖ\u00a0".split(""), "😀"),
    maxLength: 30,
  }),
  fc.constantFrom(
    "yes",
    "null",
    "~",
    "0x1F",
    "1_0",
    "012",
    "1e3",
    ".5",
    "2001-01-01",
    "12:30",
    "<<",
    "---",
    "...",
    "- a",
    "? b",
  ),
  fc
    .array(fc.constantFrom("word", "longer-word", "x", "", "é"), { minLength: 10, maxLength: 40 })
    .map((words) => words.join(" ")),
);

/** A plain `<<` as a key is a merge, also when go-yaml itself wrote it. */
const trickyKey = trickyText.filter((key) => key !== "<<");

const anyValue: fc.Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: "small" },
    trickyText.map((content) => text(content)),
    fc.constantFrom<Value>(nil, bool(true), bool(false), float(0), float(1.5), float(1e21), float(-3), float(1e-7)),
    fc.array(tie("value"), { maxLength: 4 }).map((items) => list(items)),
    fc
      .array(fc.tuple(trickyKey, tie("value")), { maxLength: 4 })
      .map((entries) => map(entries.map(([key, value]) => [key, { value, key: noTrace }]))),
  ),
})).value;

function json(value: Value | undefined): string {
  return encodeJson(value ?? nil, { indent: 0, escapesHtml: true }).text;
}

test.each([
  ["standard", standardLayout],
  ["pretty", prettyLayout],
])("what is written in the %s layout reads as the same", (_, layout) => {
  fc.assert(
    fc.property(anyValue, (value) => {
      const yaml = emitYaml(value, layout).text;
      expect(json(loadYaml(yaml, fileOrigin("v.yaml"))[0])).toBe(json(value));
    }),
    { numRuns: 2000 },
  );
});

test("JSON that is written reads as the same", () => {
  fc.assert(
    fc.property(anyValue, fc.constantFrom(0, 2), (value, indent) => {
      const written = encodeJson(value, { indent, escapesHtml: true });
      expect(json(decodeJson(written))).toBe(json(value));
    }),
  );
});

test("segments always add up to the text", () => {
  const lengths = (part: TrackedText) => part.segments.reduce((sum, segment) => sum + segment.length, 0);
  fc.assert(
    fc.property(anyValue, fc.nat(60), fc.nat(60), (value, start, length) => {
      for (const whole of [emitYaml(value), encodeJson(value, { indent: 2, escapesHtml: true })]) {
        const part = whole.slice(start, start + length);
        expect(lengths(whole)).toBe(whole.length);
        expect(lengths(part)).toBe(part.length);
        expect(lengths(TrackedText.concat([part, whole, part]))).toBe(2 * part.length + whole.length);
      }
    }),
  );
});

test("each part of a text in a values file stands where its segment says", () => {
  fc.assert(
    fc.property(trickyText, fc.constantFrom(standardLayout, prettyLayout), (content, layout) => {
      const source = emitYaml(map([["key", { value: text(content), key: noTrace }]]), layout).text;
      const [document] = loadYaml(source, fileOrigin("v.yaml"));
      const value = document?.kind === "map" ? document.entries.get("key")?.value : undefined;
      if (value?.kind !== "text") return;
      let at = 0;
      for (const segment of value.text.segments) {
        const shown = value.text.text.slice(at, at + segment.length);
        if (segment.offset >= 0) expect(source.slice(segment.offset, segment.offset + segment.length)).toBe(shown);
        at += segment.length;
      }
    }),
    { numRuns: 1000 },
  );
});
