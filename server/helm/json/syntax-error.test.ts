import { expect, test } from "vitest";
import { jsonSyntaxError } from "./syntax-error.ts";

/** As helm's `fromJson` words them. */
test.each([
  ["", "unexpected end of JSON input"],
  ["[", "unexpected end of JSON input"],
  ['"a', "unexpected end of JSON input"],
  ["-", "invalid character ' ' in numeric literal"],
  ["7 t", "invalid character 't' after top-level value"],
  ["01", "invalid character '1' after top-level value"],
  ["1.2.3", "invalid character '.' after top-level value"],
  ["1..", "invalid character '.' after decimal point in numeric literal"],
  ["1e+", "invalid character ' ' in exponent of numeric literal"],
  ["[1,]", "invalid character ']' looking for beginning of value"],
  ["[1 2]", "invalid character '2' after array element"],
  ['{"a":1,}', "invalid character '}' looking for beginning of object key string"],
  ['{"a" 1}', "invalid character '1' after object key"],
  ['{"a":1 "b"}', "invalid character '\"' after object key:value pair"],
  ["nul", "invalid character ' ' in literal null (expecting 'l')"],
  ['"\\x"', "invalid character 'x' in string escape code"],
  ['"\\u12"', "invalid character '\"' in \\u hexadecimal character escape"],
  ['"a\tb"', "invalid character '\\t' in string literal"],
  ["ü", "invalid character 'Ã' looking for beginning of value"],
  ["'", "invalid character '\\'' looking for beginning of value"],
])("%s", (text, message) => {
  expect(jsonSyntaxError(text)).toBe(message);
});
