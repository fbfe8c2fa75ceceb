import { readdirSync, readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { validRange } from "semver";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

const folder = new URL(".", import.meta.url);
const schema: Record<string, unknown> = JSON.parse(
  readFileSync(new URL("../../schemas/client.schema.json", folder), "utf8"),
);
const validate = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true }).compile(schema);

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };
interface Entry {
  readonly file: string;
  readonly id: string;
  readonly data: JsonObject;
}

const entries: Entry[] = readdirSync(folder)
  .filter((file) => file.endsWith(".yaml"))
  .map((file) => {
    const data = parse(readFileSync(new URL(file, folder), "utf8")) as JsonObject;
    return { file, id: String(data.id), data };
  });

/** Every object inside a value, the value itself included. */
function* objects(value: Json | undefined): Generator<JsonObject> {
  if (Array.isArray(value)) for (const item of value) yield* objects(item);
  else if (value !== null && typeof value === "object") {
    yield value;
    for (const child of Object.values(value)) yield* objects(child);
  }
}

function texts(value: Json | undefined, key: string): string[] {
  return [...objects(value)].flatMap((object) => (typeof object[key] === "string" ? [object[key]] : []));
}

function list(value: Json | undefined): JsonObject[] {
  return Array.isArray(value)
    ? value.filter((item): item is JsonObject => typeof item === "object" && item !== null)
    : [];
}

function names(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function keys(value: Json | undefined): string[] {
  return value !== null && typeof value === "object" && !Array.isArray(value) ? Object.keys(value) : [];
}

describe.each(entries)("$file", ({ file, id, data }) => {
  const settings = new Set(keys(data.settings));
  const remedies = new Set(list(data.remedies).map((remedy) => String(remedy.id)));

  it("follows the schema", () => {
    validate(data);
    expect(validate.errors ?? []).toEqual([]);
  });

  it("is named after its id", () => expect(file).toBe(`${id}.yaml`));

  it("has a name that takes a singular verb, as its sentences do", () => {
    expect(data.name).not.toMatch(/, | and |(?:agents|clients)$/u);
  });

  it("has ranges that semver reads", () => {
    const defaults = list((data.match as JsonObject).charts).flatMap((chart) => list(chart.defaultVersions));
    const byChart = list(data.remedies).flatMap((remedy) => Object.values((remedy.chartVersions ?? {}) as JsonObject));
    const ranges = [
      ...["version", "versions", "chartVersion", "chartVersions", "kubernetes"].flatMap((key) =>
        ["settings", "hazards", "gentle", "remedies"].flatMap((part) => texts(data[part], key)),
      ),
      ...texts(data.versions, "range"),
      ...defaults.flatMap((version) => [String(version.chart), String(version.client)]),
      ...byChart.map(String),
    ];
    expect(ranges.filter((range) => validRange(range) === null)).toEqual([]);
  });

  it("names only settings, requests and remedies that it has", () => {
    const named = [
      ...texts(data.hazards, "setting"),
      ...texts(data.hazards, "everySetting"),
      ...texts(data.gentle, "setting"),
      ...texts(data.remedies, "setting"),
      ...texts(data.settings, "each"),
    ];
    expect(named.filter((name) => !settings.has(name))).toEqual([]);
    const requests = new Set(keys(data.requests));
    const hazards = list(data.hazards);
    expect(hazards.flatMap((hazard) => names(hazard.requests)).filter((name) => !requests.has(name))).toEqual([]);
    expect(hazards.flatMap((hazard) => names(hazard.remedies)).filter((name) => !remedies.has(name))).toEqual([]);
  });

  it("uses every setting and every remedy", () => {
    const used = new Set([
      ...texts(data.hazards, "setting"),
      ...texts(data.hazards, "everySetting"),
      ...texts(data.gentle, "setting"),
      ...texts(data.remedies, "setting"),
      ...texts(data.settings, "each"),
    ]);
    expect([...settings].filter((name) => !used.has(name))).toEqual([]);
    const offered = new Set(list(data.hazards).flatMap((hazard) => names(hazard.remedies)));
    expect([...remedies].filter((name) => !offered.has(name))).toEqual([]);
  });

  it("takes instances from presence settings", () => {
    const byName = (data.settings ?? {}) as { [name: string]: JsonObject };
    for (const each of texts(data.settings, "each")) expect(byName[each]?.type).toBe("presence");
  });

  it("reads values only of its own charts", () => {
    const charts = new Set(list((data.match as JsonObject).charts).map((chart) => String(chart.name)));
    const named = [...objects(data.settings)].flatMap((object) =>
      object.in === "values" ? [String(object.chart)] : [],
    );
    expect(named.filter((name) => !charts.has(name))).toEqual([]);
  });

  it("has edits exactly where a remedy is more than a description", () => {
    for (const remedy of list(data.remedies))
      expect("edits" in remedy, String(remedy.id)).toBe(remedy.safety !== "described");
  });

  it("offers a safe edit for known versions only, alone and without prerequisite", () => {
    for (const remedy of list(data.remedies).filter((candidate) => candidate.safety === "safe")) {
      expect(remedy.versions, String(remedy.id)).toBeTypeOf("string");
      expect(remedy.needs).toBeUndefined();
      expect(list(remedy.edits)).toHaveLength(1);
    }
  });

  it("has steps that are regular expressions", () => {
    const patterns = [...objects(data.settings)].flatMap((object) => [
      ...(typeof object.key === "string" && !("configMap" in object) ? [object.key] : []),
      ...keys(object.where).map((key) => String((object.where as JsonObject)[key])),
    ]);
    for (const pattern of [...patterns, ...texts(data.hazards, "matches")])
      expect(() => new RegExp(`^(?:${pattern})$`, "u")).not.toThrow();
  });
});

describe("the catalogue", () => {
  it("has ids that are unique", () => {
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length);
  });

  it("has image patterns of which no two can match the same image", () => {
    const patterns = entries.flatMap(({ id, data }) =>
      list((data.match as JsonObject).images).map((image) => ({
        id,
        repository: String(image.repository).replace(/^\*\//u, ""),
        // A single segment matches only itself, so it clashes with nothing longer.
        alone: !String(image.repository).includes("/"),
        commands: names((data.match as JsonObject).commands),
      })),
    );
    const clashes = patterns.flatMap((a) =>
      patterns
        .filter(
          (b) =>
            a !== b &&
            (b.repository === a.repository || (!a.alone && b.repository.endsWith(`/${a.repository}`))) &&
            // Two programs in one image are told apart by the command.
            (a.commands.length === 0 ||
              b.commands.length === 0 ||
              a.commands.some((command) => b.commands.includes(command))),
        )
        .map((b) => `${a.id}: ${a.repository} – ${b.id}: ${b.repository}`),
    );
    expect(clashes).toEqual([]);
  });

  it("has charts that belong to one client each", () => {
    const charts = entries.flatMap(({ data }) =>
      list((data.match as JsonObject).charts).map((chart) => `${String(chart.name)} ${names(chart.repositories)[0]}`),
    );
    expect(charts.filter((chart, position) => charts.indexOf(chart) !== position)).toEqual([]);
  });

  it("has hazard ids that are unique in their entry", () => {
    for (const { id, data } of entries) {
      const ids = list(data.hazards).map((hazard) => String(hazard.id));
      expect(ids.length, id).toBe(new Set(ids).size);
    }
  });
});
