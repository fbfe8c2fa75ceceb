import { describe, expect, test } from "vitest";
import { nearestName } from "../nearest-name.ts";
import { badMode, optIn } from "../testing/sample-rules.ts";
import { fileMatcher, nameMatcher } from "./globs.ts";
import { compareVersions, parseVersion } from "./kubernetes-version.ts";
import { readConfiguration } from "./read.ts";
import { RuleSettings, type SettingOverrides } from "./settings.ts";

function settings(text: string, overrides: SettingOverrides = {}): RuleSettings {
  const { configuration, problems } = readConfiguration(text, "c.yaml", ["bad-mode", "opt-in"]);
  if (!configuration) throw new Error(problems[0]?.message);
  return new RuleSettings(configuration, overrides);
}

describe("rule settings", () => {
  test("a rule that is off everywhere need not run; one that an override switches on must", () => {
    expect(settings("rules: {bad-mode: off}").runs(badMode)).toBe(false);
    expect(settings("rules: {bad-mode: off}\noverrides: [{files: [a], rules: {bad-mode: on}}]").runs(badMode)).toBe(
      true,
    );
    expect(settings("").runs(optIn)).toBe(false);
    expect(settings("rules: {opt-in: {severity: info}}").runs(optIn)).toBe(true);
    expect(settings("rules: {opt-in: {options: {}}}").runs(optIn)).toBe(false);
    expect(settings("", { severities: { "opt-in": "info" } }).runs(optIn)).toBe(true);
    expect(settings("", { only: ["opt-in"] }).runs(badMode)).toBe(false);
  });

  test("options come from defaults, the rule's own, then each matching override", () => {
    const text =
      "rules: {bad-mode: {options: {bad: b}}}\noverrides:\n- {files: [x/], rules: {bad-mode: {options: {bad: c}}}}\n- {resources: [{name: n}], rules: {bad-mode: {options: {bad: d}}}}\n";
    const given = settings(text);
    const of = (file: string, name: string) => given.options(badMode, file, { kind: "K", name });
    expect(of("y/a.yaml", "m")).toEqual({ bad: "b" });
    expect(of("x/a.yaml", "m")).toEqual({ bad: "c" });
    expect(of("x/a.yaml", "n")).toEqual({ bad: "d" });
    expect(of("x/b.yaml", "m")).toBe(of("x/a.yaml", "m"));
    expect(settings("").options(badMode, "a", undefined)).toEqual({ bad: "bad" });
  });

  test("files and resources of one override must both match", () => {
    const both = settings("overrides: [{files: [x/], resources: [{kind: K}], rules: {bad-mode: off}}]");
    const off = (file: string, kind: string | undefined) =>
      both.verdict(badMode, file, kind ? { kind } : undefined).off;
    expect(off("x/a.yaml", "K")).toBe(true);
    expect(off("x/a.yaml", "L")).toBe(false);
    expect(off("x/a.yaml", undefined)).toBe(false);
    expect(off("y/a.yaml", "K")).toBe(false);
  });
});

describe("globs", () => {
  test.each([
    ["vendor/**", "vendor/a/b.yaml", true],
    ["vendor/", "vendor/a/b.yaml", true],
    ["vendor/**", "x/vendor/a.yaml", false],
    ["*.gen.yaml", "a/b.gen.yaml", true],
    ["./a/*.yaml", "a/b.yaml", true],
    ["a/*.yaml", "a/b/c.yaml", false],
    ["**/.hidden/*", "a/.hidden/b.yaml", true],
  ])("%s on %s: %s", (glob, path, matches) => {
    expect(fileMatcher([glob])(path)).toBe(matches);
  });

  test("names", () => {
    expect(nameMatcher("legacy-*")("legacy-a")).toBe(true);
    expect(nameMatcher("legacy-*")("new")).toBe(false);
    expect(nameMatcher("legacy-*")(undefined)).toBe(false);
    expect(nameMatcher("*")(undefined)).toBe(true);
  });
});

describe("Kubernetes versions", () => {
  test.each([
    ["1.33", 33],
    ["v1.31.4", 31],
    ["v1.30.2+k3s1", 30],
    ["1.29.3-eks-a1b2c3", 29],
    [" v1.28 ", 28],
  ])("%j is read", (text, minor) => {
    expect(parseVersion(text, "flag")).toEqual({ major: 1, minor, from: "flag" });
  });

  test.each(["stable", "", "1", "2.1", "1.333", "v1.30 or so", "1.x"])("%j is none", (text) => {
    expect(parseVersion(text, "flag")).toBeUndefined();
  });

  test("are compared as numbers", () => {
    const of = (minor: number) => ({ major: 1, minor, from: "flag" }) as const;
    expect(compareVersions(of(9), of(10))).toBeLessThan(0);
  });
});

test.each([
  ["lease-per-objct", "lease-per-object"],
  ["nodez", "nodes"],
  ["x", undefined],
  ["nothing-like-it", undefined],
])("the nearest name of %s is %s", (word, name) => {
  expect(nearestName(word, ["lease-per-object", "nodes", "apiservers"])).toBe(name);
});
