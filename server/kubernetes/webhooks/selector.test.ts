import { describe, expect, it } from "vitest";
import { DocumentParse, YamlDocument } from "../../yaml/document.ts";
import { fileSource } from "../../yaml/tree/source.ts";
import { type Label, selects } from "./selector.ts";

function selector(yaml: string, complete = true) {
  const source = () => fileSource("a.yaml", yaml, 0, complete);
  return new YamlDocument("a.yaml", 0, { start: 0, end: yaml.length }, new DocumentParse(yaml), source).tree.root;
}

const labels: Readonly<Record<string, Label>> = { name: { value: "a" }, none: { value: undefined } };
const judge = (yaml: string, complete = true) =>
  selects(selector(yaml, complete), true, (key) => labels[key] ?? "unknown");

describe("selects", () => {
  it.each([
    ["{}", true],
    ["matchLabels: {name: a}", true],
    ["matchLabels: {name: b}", false],
    ["matchLabels: {none: b}", false],
    ["matchLabels: {other: b}", undefined],
    ["matchLabels: {other: b, name: b}", false],
    ["matchExpressions: [{key: name, operator: In, values: [a, b]}]", true],
    ["matchExpressions: [{key: name, operator: NotIn, values: [a, b]}]", false],
    ["matchExpressions: [{key: none, operator: NotIn, values: [a]}]", true],
    ["matchExpressions: [{key: none, operator: DoesNotExist}]", true],
    ["matchExpressions: [{key: none, operator: Exists}]", false],
    ["matchExpressions: [{key: other, operator: DoesNotExist}]", undefined],
    ["matchExpressions: [{key: other, operator: NotIn, values: [a]}]", undefined],
    ["matchExpressions: [{key: name, operator: Unheard}]", undefined],
  ])("takes by %s: %s", (yaml, expected) => expect(judge(yaml)).toBe(expected));

  it("does not know what a template may add", () => {
    expect(judge("matchLabels: {name: a}", false)).toBeUndefined();
    expect(judge("matchLabels: {name: b}", false)).toBe(false);
  });

  it("takes all where nothing is written", () => {
    expect(selects(undefined, true, () => "unknown")).toBe(true);
    expect(selects(undefined, false, () => "unknown")).toBeUndefined();
  });
});
