import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ownTemplate } from "./compare.ts";
import { hasHelm, helmTemplate } from "./helm-binary.ts";

const fixtures = join(import.meta.dirname, "fixtures");
const charts = readdirSync(join(fixtures, "charts"));

/** What helm prints for each chart is recorded by record-charts.ts, so that this holds where there is no helm. */
describe.each(["helm3", "helm4"] as const)("%s", (flavour) => {
  test.each(charts)("chart %s is rendered to the byte", (name) => {
    const answer = ownTemplate(flavour, join(fixtures, "charts", name));
    expect(answer.error).toBeUndefined();
    expect(answer.text).toBe(readFileSync(join(fixtures, "rendered", `${name}.${flavour}.yaml`), "utf8"));
  });

  test.runIf(hasHelm(flavour)).each(charts)("the record of chart %s is what helm prints", (name) => {
    const recorded = readFileSync(join(fixtures, "rendered", `${name}.${flavour}.yaml`), "utf8");
    expect(helmTemplate(flavour, join(fixtures, "charts", name)).stdout).toBe(recorded);
  });
});
