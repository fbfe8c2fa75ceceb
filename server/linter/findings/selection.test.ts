import { expect, test } from "vitest";
import { createSelection } from "./selection.ts";

test.each([
  [undefined, "charts/a", true],
  [["charts/a/values.yaml"], "charts/a", true],
  [["charts/a/values.yaml"], "charts/ab", false],
  [["charts/"], "charts/a", true],
  [["charts/a/templates/"], "charts/a", true],
  [["other.yaml"], "charts/a", false],
  [["other.yaml"], "", true],
  [[], "charts/a", false],
])("%j selects the chart in %j: %s", (paths, folder, selected) => {
  expect(createSelection(paths).hasChart(folder)).toBe(selected);
});

test.each([
  [["a/"], "a/b.yaml", true],
  [["a/"], "ab/c.yaml", false],
  [["a/b.yaml"], "a/b.yaml", true],
  [["/"], "a/b.yaml", true],
  [[], "a/b.yaml", false],
])("%j selects the file %s: %s", (paths, file, selected) => {
  expect(createSelection(paths).has(file)).toBe(selected);
});
