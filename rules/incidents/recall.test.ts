import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { incidents } from "../generated/incidents.ts";
import { rules } from "../generated/registry.ts";
import { type FixtureCase, readCases } from "../testing/cases.ts";
import { engineForRule, lintStrictly } from "../testing/lint-case.ts";

const cases = rules.flatMap((rule) => {
  const folder = fileURLToPath(new URL(`../${rule.meta.id}/fixtures`, import.meta.url));
  return readCases(folder).map((item) => ({ rule, item }));
});
const ids = incidents.map(({ id }) => id);

/** The incident that a case is rebuilt from: the longest id in its name, as an id can begin like another. */
function incidentOf({ name }: FixtureCase): string | undefined {
  return ids.filter((id) => name.includes(id)).sort((a, b) => b.length - a.length)[0];
}

/** That its markers hold, places and all, is what the rule's own test asks. */
const rebuilt = cases.map(({ rule, item }) => ({ rule, item, incident: incidentOf(item) }));

describe("recall", () => {
  it.each(incidents)("$id is flagged in a fixture that is rebuilt from it, or says why not", ({ id, signal }) => {
    const found = rebuilt.filter(({ rule, item, incident }) => {
      if (incident !== id) return false;
      return lintStrictly(engineForRule(rule, item)).findings.some((finding) => finding.incidents.includes(id));
    });
    if (signal.unflagged === undefined) {
      expect(found.length, "a case with its id in its name and a finding that cites it").toBeGreaterThan(0);
    } else {
      expect(
        found.map(({ rule, item }) => `${rule.meta.id}/${item.name}`),
        signal.unflagged,
      ).toEqual([]);
    }
  });

  it("has no case of an incident that its rule does not name", () => {
    const strange = rebuilt.filter(({ rule, incident }) => incident && !rule.meta.incidents.includes(incident));
    expect(strange.map(({ rule, item }) => `${rule.meta.id}/${item.name}`)).toEqual([]);
  });
});
