import { expect, test } from "vitest";
import { readChartMetadata } from "./chart.ts";

test("names, versions as written, dependencies with their keys", () => {
  const text = `apiVersion: v2
name: mesh
version: 1.20.0
appVersion: 1.10
kubeVersion: ">=1.25-0"
dependencies:
  - name: redis
    version: ^1.2
    repository: https://charts.example.org
    alias: cache
    condition: cache.enabled
    tags: [backend]
    import-values: [exports, {child: a.b, parent: c}]
  - name: common
  - version: nameless
`;
  expect(readChartMetadata(text)).toEqual({
    apiVersion: "v2",
    name: "mesh",
    version: "1.20.0",
    appVersion: "1.10",
    kubeVersion: ">=1.25-0",
    type: "application",
    dependencies: [
      {
        name: "redis",
        key: "cache",
        version: "^1.2",
        repository: "https://charts.example.org",
        condition: "cache.enabled",
        tags: ["backend"],
        importValues: ["exports", { child: "a.b", parent: "c" }],
      },
      { name: "common", key: "common", tags: [], importValues: [] },
    ],
  });
});

test("lines in quotes that are indented no more than their key", () => {
  const text = 'apiVersion: v1\ndescription: "a driver,\nand its helpers"\nname: storage\nversion: 1.0.0\n';
  expect(readChartMetadata(text)).toMatchObject({ name: "storage", version: "1.0.0" });
});

test("library charts", () => {
  expect(readChartMetadata("name: lib\ntype: library\n")?.type).toBe("library");
});

test.each(["", "- a", "name: [", "version: 1", "name: {}", "a: &a [*a]"])("no chart: %s", (text) => {
  expect(readChartMetadata(text)).toBeUndefined();
});

test("keys in any case: of several, the last by its bytes counts", () => {
  const text = "Name: a\nname: b\nVERSION: 1.0.0\nappversion: 2\ndependencies:\n- Name: c\n  ALIAS: d\n";
  expect(readChartMetadata(text)).toMatchObject({
    name: "b",
    version: "1.0.0",
    appVersion: "2",
    dependencies: [{ name: "c", key: "d" }],
  });
});

test("requirements.yaml is read over Chart.yaml, entry by entry", () => {
  const keysOf = (chart: string, requirements: string) =>
    readChartMetadata(`name: x\n${chart}`, requirements)?.dependencies.map(({ name, key }) => [name, key]);
  expect(keysOf("", "dependencies: [{ name: a }]")).toEqual([["a", "a"]]);
  expect(keysOf("apiVersion: v2\n", "dependencies: [{ name: a }]")).toEqual([["a", "a"]]);
  const own = "dependencies: [{ name: a, alias: b }, { name: c }]\n";
  expect(keysOf(own, "dependencies: [{ name: d }]")).toEqual([["d", "b"]]);
  expect(keysOf(own, "dependencies: []")).toEqual([]);
  expect(keysOf(own, "nonsense")).toHaveLength(2);
});
