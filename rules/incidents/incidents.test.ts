import { readdirSync, readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { promqlComplaints } from "../testing/promql.ts";

interface Incident {
  readonly id: string;
  readonly signal: { readonly text: string; readonly yaml?: string };
  readonly metrics: readonly { readonly promql?: string }[];
  readonly sources: readonly { readonly name: string; readonly url?: string }[];
}

const folder = new URL(".", import.meta.url);
const schema: Record<string, unknown> = JSON.parse(
  readFileSync(new URL("../../schemas/incident.schema.json", folder), "utf8"),
);
const validate = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true }).compile(schema);

const incidents = readdirSync(folder)
  .filter((file) => file.endsWith(".yaml"))
  .map((file) => ({ file, data: parse(readFileSync(new URL(file, folder), "utf8")) as Incident }));

function balanced(text: string): boolean {
  const open: string[] = [];
  const pairs: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };
  for (const character of text.replace(/"[^"]*"/gu, "")) {
    if ("([{".includes(character)) open.push(character);
    else if (character in pairs && open.pop() !== pairs[character]) return false;
  }
  return open.length === 0;
}

describe.each(incidents)("$file", ({ file, data }) => {
  it("follows the schema", () => {
    validate(data);
    expect(validate.errors ?? []).toEqual([]);
  });

  it("is named after its id", () => expect(file).toBe(`${data.id}.yaml`));

  it("has an example that is YAML", () => {
    const documents = parseAllDocuments(data.signal.yaml ?? "");
    expect(Array.isArray(documents) ? documents.flatMap((document) => document.errors) : []).toEqual([]);
  });

  it("asks for metrics that exist", () => {
    for (const { promql } of data.metrics) {
      expect(balanced(promql ?? ""), promql).toBe(true);
      expect(promqlComplaints(promql ?? "")).toEqual([]);
    }
  });
});

describe("the library", () => {
  it("has ids that are unique", () => {
    expect(new Set(incidents.map(({ data }) => data.id)).size).toBe(incidents.length);
  });

  it("holds the incidents that found the product", () => {
    const ids = incidents.map(({ data }) => data.id);
    expect(ids).toEqual(
      expect.arrayContaining([
        "bright-cluster-mesh",
        "target-2019-cascade",
        "palark-2023-vector",
        "civis-2019-datadog",
        "stalled-vm-leases",
      ]),
    );
  });
});
