import { describe, expect, it } from "vitest";
import { goDuration, secondsOf, secondsOfGoDuration } from "./duration.ts";

describe("a Go duration", () => {
  it.each([
    ["15s", 15],
    ["1m30s", 90],
    ["1.5h", 5400],
    [".5s", 0.5],
    ["100ms", 0.1],
    ["0", 0],
    ["-5s", -5],
  ])("%s", (text, seconds) => expect(secondsOfGoDuration(text)).toBeCloseTo(seconds, 9));

  it.each(["15", "15 s", "s", "", "15sec", "1d", "{{ x }}"])("refuses %j", (text) =>
    expect(secondsOfGoDuration(text)).toBeUndefined(),
  );
});

describe("seconds of a duration or a number", () => {
  it.each([
    ["15", 15],
    ["2.5", 2.5],
    ["10s", 10],
    ["0", undefined],
    ["0s", undefined],
    ["ten", undefined],
  ])("%s", (text, seconds) => expect(secondsOf(text)).toBe(seconds));
});

it.each([
  [15, "15s"],
  [137, "137s"],
  [0.5, "500ms"],
  [300, "5m"],
  [390, "6m30s"],
])("%d s is written %s", (seconds, text) => {
  expect(goDuration(seconds)).toBe(text);
  expect(secondsOfGoDuration(text)).toBe(seconds);
});
