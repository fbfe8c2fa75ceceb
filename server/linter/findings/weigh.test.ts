import { describe, expect, it } from "vitest";
import { defineRule } from "../../contract/rule.ts";
import { createEngine } from "../engine.ts";

const rule = defineRule<object, string>({
  meta: {
    id: "sample",
    summary: "A sample.",
    topic: "leases",
    severity: "warning",
    since: "0.1.0",
    recommended: true,
    fix: "none",
    options: { type: "object", additionalProperties: false, properties: {} },
    defaults: {},
    incidents: [],
    runbook: "sample",
    sources: [],
  },
  subjects: { resources: { kinds: ["ConfigMap"] } },
  *check({ subject }) {
    if (subject.type !== "resource") return;
    const { place } = subject.resource.root.origin;
    const severity =
      subject.resource.name === "mild" ? "hint" : subject.resource.name === "harsh" ? "error" : undefined;
    yield { facts: "x", place, key: "x", ...(severity !== undefined && { severity }) };
  },
  describe: () => "A sample.",
});

function severities(setting: string): Record<string, string> {
  const engine = createEngine({
    rules: [rule],
    configuration: { path: "c.yaml", text: `rules: {sample: ${setting}}` },
  });
  for (const name of ["mild", "plain", "harsh"]) {
    engine.update(`${name}.yaml`, `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}}\n`);
  }
  return Object.fromEntries(
    engine.lint().findings.map(({ place, severity }) => [place.file.replace(".yaml", ""), severity]),
  );
}

describe("a configured severity", () => {
  it.each([
    ["on", { mild: "hint", plain: "warning", harsh: "error" }],
    ["error", { mild: "hint", plain: "error", harsh: "error" }],
    ["info", { mild: "hint", plain: "info", harsh: "info" }],
    ["hint", { mild: "hint", plain: "hint", harsh: "hint" }],
  ])("%s leaves milder cases mild", (setting, expected) => {
    expect(severities(setting)).toEqual(expected);
  });
});
