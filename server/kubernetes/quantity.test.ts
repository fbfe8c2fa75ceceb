import { expect, it } from "vitest";
import { numberOfQuantity } from "./quantity.ts";

it.each([
  ["8Gi", 8 * 2 ** 30],
  ["500m", 0.5],
  ["1.5G", 1.5e9],
  ["2e3", 2000],
  ["-1", -1],
  ["8GB", undefined],
  ["{{ .Values.size }}", undefined],
  [undefined, undefined],
])("%s", (text, value) => expect(numberOfQuantity(text)).toBe(value));
