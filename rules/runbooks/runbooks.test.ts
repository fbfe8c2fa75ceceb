import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { rules } from "../generated/registry.ts";
import { promqlComplaints } from "../testing/promql.ts";

const folder = new URL(".", import.meta.url);
const pages = readdirSync(folder)
  .filter((file) => file.endsWith(".md") && file !== "README.md")
  .map((file) => ({ file, text: readFileSync(new URL(file, folder), "utf8") }));

const parts = [
  "What it looks like",
  "First moves",
  "Cure, step by step",
  "What to watch afterwards",
  "How to roll back",
  "Who got hurt",
];

it.each(rules)("the note of $meta.id names each incident that the rule stands on", ({ meta }) => {
  const text = pages.find(({ file }) => file === `${meta.runbook}.md`)?.text ?? "";
  expect(meta.incidents.filter((id) => !text.includes(`\`${id}\``))).toEqual([]);
});

describe.each(pages)("$file", ({ text }) => {
  it("has its parts in order", () => {
    const headings = [...text.matchAll(/^## (.+)$/gmu)].map((match) => match[1]);
    expect(headings).toEqual(parts);
  });

  it("names incidents of the library", () => {
    const section = text.slice(text.indexOf("## Who got hurt"));
    const ids = [...section.matchAll(/`([a-z0-9]+(?:-[a-z0-9]+)+)`/gu)].map((match) => match[1] ?? "");
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !existsSync(new URL(`../incidents/${id}.yaml`, folder)))).toEqual([]);
  });

  it("asks for metrics that exist", () => {
    expect([...text.matchAll(/```promql/gu)].length).toBeGreaterThan(0);
    expect(promqlComplaints(text)).toEqual([]);
  });

  it("refers to other pages that exist", () => {
    const named = [...text.matchAll(/\*([a-z]+(?:-[a-z]+){2,})\*/gu)].map((match) => `${match[1]}.md`);
    expect(named.filter((file) => !existsSync(new URL(file, folder)))).toEqual([]);
  });

  it("links nowhere, so that it reads offline", () => expect(text).not.toMatch(/https?:\/\//u));
});
