import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { hasHelm } from "./helm-binary.ts";
import { helmSettings, ownSettings } from "./settings.ts";

type Answers = Readonly<Record<"helm3" | "helm4", string>>;

const recorded = JSON.parse(
  readFileSync(join(import.meta.dirname, "fixtures", "settings", "answers.json"), "utf8"),
) as readonly (Answers & { readonly args: readonly string[] })[];

/** Helm 3.17 does not know a whole object for `--set-json` yet; later releases of Helm 3 do. */
function isYounger(args: readonly string[]): boolean {
  return args.some((arg, index) => args[index - 1] === "--set-json" && arg.trim().startsWith("{"));
}

/** What helm makes of each is recorded by record-settings.ts, so that this holds where there is no helm. */
describe.each(["helm3", "helm4"] as const)("%s", (flavour) => {
  test.each(recorded)("$args", (answer) => {
    expect(ownSettings(flavour, answer.args)).toBe(isYounger(answer.args) ? answer.helm4 : answer[flavour]);
  });

  test.runIf(hasHelm(flavour))("the record is what helm prints", { timeout: 300_000 }, () => {
    for (const answer of recorded)
      expect([answer.args, helmSettings(flavour, answer.args)]).toEqual([answer.args, answer[flavour]]);
  });
});
