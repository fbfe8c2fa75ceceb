import fc from "fast-check";
import { expect, test } from "vitest";
import { documentText, mutatedText } from "../../yaml/quick/testing/yaml-texts.ts";
import { fileOrigin, loadYaml, YamlError } from "./load.ts";
import { type ParsedYaml, parseYaml, parseYamlWithLibrary } from "./parse.ts";

/** All that a text is read to, with the place of each part; the message where it is refused. */
function read(text: string, parsed: ParsedYaml): string {
  try {
    return JSON.stringify(loadYaml(text, fileOrigin("values.yaml"), parsed), (_, part: unknown) =>
      part instanceof Map ? [...part] : isText(part) ? [part.text, part.segments] : part,
    );
  } catch (error) {
    if (error instanceof YamlError) return error.message;
    throw error;
  }
}

function isText(part: unknown): part is { readonly text: string; readonly segments: unknown } {
  return typeof part === "object" && part !== null && "segments" in part;
}

const opening = fc.constantFrom(
  "",
  "",
  "",
  "---\n",
  "--- # c\n",
  "# c\n---\n",
  " --- \n",
  "---",
  "%YAML 1.1\n---\n",
  "...\n",
);
const ending = fc.constantFrom("", "", "", "", "\n---\n", "\n--- a: b\n", "\n...\n", "\n---\nb: 1\n", "---");

test("read quickly or by the library, a text means the same at the same places", () => {
  let quick = 0;
  let all = 0;
  fc.assert(
    fc.property(opening, fc.oneof(documentText, mutatedText), ending, (start, body, end) => {
      const text = start + body + end;
      const parsed = parseYaml(text);
      const library = parseYamlWithLibrary(text);
      all += 1;
      // The quick reader's documents inherit what is the same for all.
      if (parsed[0] !== undefined && !Object.hasOwn(parsed[0], "schema")) quick += 1;
      expect(read(text, parsed), text).toBe(read(text, library));
    }),
    { numRuns: 2000 },
  );
  expect(quick / all).toBeGreaterThan(0.02);
});
