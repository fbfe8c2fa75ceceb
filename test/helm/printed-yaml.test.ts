import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { SmallChart } from "../../server/helm/testing/small-chart.ts";

/** Texts that helm 4.1.4 takes as a template's output, and others that it refuses; made by record-printed.ts. */
const { taken, refused } = JSON.parse(
  readFileSync(join(import.meta.dirname, "fixtures", "printed-yaml.json"), "utf8"),
) as Readonly<Record<"taken" | "refused", readonly string[]>>;

function isTold(text: string): boolean {
  const chart = new SmallChart({ "templates/t.yaml": text.replaceAll("{{", '{{"{{"}}') });
  return chart.render().documents.some(({ notices }) => notices.some(({ kind }) => kind === "template-failed"));
}

describe("of what a template prints", () => {
  test("nothing is told that helm takes", () => {
    expect(taken.filter(isTold)).toEqual([]);
  });

  test("what helm refuses is told, but for rare signs, tags and keys", () => {
    expect(refused.filter((text) => !isTold(text))).toMatchSnapshot();
  });
});
