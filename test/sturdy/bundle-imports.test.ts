import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const bundle = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "bin", "planelint.cjs");

/** Of Node's own modules; `net` is there for pipes that an editor may name for the language server. */
const network = ["http", "https", "http2", "dns", "dgram", "tls", "inspector"];

function requiredIn(text: string): readonly string[] {
  return [
    ...new Set([...text.matchAll(/\brequire\(\\?"(?:node:)?([^"\\]+)\\?"\)/g)].map((match) => match[1] ?? "")),
  ].sort();
}

test("the bundle asks for no module that talks to a network, and for nothing but Node", () => {
  const required = requiredIn(readFileSync(bundle, "utf8"));
  expect(required).toContain("path");
  // The schema compiler names its helpers in texts of code that it writes, and hands them over itself.
  expect(required.filter((name) => !isBuiltin(name) && !name.startsWith("ajv/dist/runtime/"))).toEqual([]);
  expect(required.filter((name) => network.includes(name))).toEqual([]);
});
