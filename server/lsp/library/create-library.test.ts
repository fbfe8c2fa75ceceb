import { describe, expect, test } from "vitest";
import { incidents } from "../../../rules/generated/incidents.ts";
import { rules } from "../../../rules/generated/registry.ts";
import { createLibrary } from "./create-library.ts";

describe("the built-in library", () => {
  const library = createLibrary();
  const entries = library.list();

  test("has a page with a heading for everything in its list, each once", () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(["rule", "runbook", "incident", "client"]));
    for (const { id, title, summary } of entries) {
      expect([id, title.length > 0, summary.length > 0]).toEqual([id, true, true]);
      expect([id, library.page(id)?.startsWith("# ")]).toEqual([id, true]);
    }
  });

  test("knows no other pages", () => {
    for (const id of ["rule/none", "rule", "", "incident/toString", "client/constructor"]) {
      expect([id, library.page(id)]).toEqual([id, undefined]);
    }
  });

  test("shows all links whole, since a page that is shown alone has no neighbours", () => {
    for (const { id } of entries) {
      const targets = [...(library.page(id) ?? "").matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target);
      expect([id, targets.filter((target) => !/^(?:https?:|#)/.test(target ?? ""))]).toEqual([id, []]);
    }
  });

  test("finds the runbook note and the incidents of every rule", () => {
    for (const { meta } of rules) {
      expect(library.runbookOf(meta.id)).toBe(`runbook/${meta.runbook}`);
      expect([meta.id, meta.incidents.filter((id) => library.incident(id) === undefined)]).toEqual([meta.id, []]);
    }
  });

  test("has incidents that no rule hides by its name, and tells of those that no rule finds", () => {
    const ruleIds = new Set(rules.map(({ meta }) => meta.id));
    expect(incidents.filter(({ id }) => ruleIds.has(id))).toEqual([]);
    const unflagged = incidents.filter(({ signal }) => signal.unflagged !== undefined);
    expect(unflagged.length).toBeGreaterThan(0);
    for (const { id, signal } of unflagged) expect(library.page(`incident/${id}`)).toContain(signal.unflagged);
  });

  test("gives an incident's source only where it has an address", () => {
    for (const { id, sources } of incidents) {
      expect(library.incident(id)?.url).toBe(sources.find(({ url }) => url !== undefined)?.url);
    }
  });
});
