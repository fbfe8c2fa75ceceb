import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { rules } from "../../rules/generated/registry.ts";
import { citedByComments, citedByPage, claimsOf } from "./cited.ts";
import { collectSources } from "./collect.ts";
import { sourceComplaints } from "./complaints.ts";

const at = (...urls: string[]) => urls.map((url) => ({ url, where: "page" }));

it("finds nothing to complain of in this repository", () => {
  const { citations, claims } = collectSources(fileURLToPath(new URL("../..", import.meta.url)), rules);
  expect(citations.length).toBeGreaterThan(500);
  expect(claims.length).toBeGreaterThan(100);
  expect(sourceComplaints(citations, claims)).toEqual([]);
});

it.each([
  ["http://etcd.io/docs/", "not https"],
  ["https://etcd/docs", "no public host"],
  ["https://charts.example.com/index", "no public host"],
  ["https:/broken path", "no address"],
  ["https://etcd.io//docs", "an empty step"],
  ["https://github.com/a/b/blob/main", "a file needs a revision and a path"],
  ["https://github.com/a/b/tree", "a folder needs a revision"],
  ["https://github.com/a/b/issues/12x", "no number"],
  ["https://github.com/a/b/commit/main", "no commit"],
  ["https://github.com/a/b/blob/main/c.go#L10", "a line of a branch that moves"],
])("complains of %s", (url, problem) => {
  expect(sourceComplaints(at(url), []).map((text) => text.split(": ").at(-1))).toContain(problem);
});

it.each([
  "https://github.com/a/b/blob/v1.2.3/c.go#L10",
  "https://github.com/a/b/tree/master/docs",
  "https://github.com/a/b/pull/7",
  "https://github.com/a/b",
  "https://etcd.io/docs/v3.6/faq/#what",
])("takes %s", (url) => {
  expect(sourceComplaints(at(url), [])).toEqual([]);
});

it("complains of an address that one list holds twice, or that is spelt in two ways", () => {
  expect(sourceComplaints(at("https://etcd.io/a", "https://etcd.io/a"), [])).toEqual([
    "page: https://etcd.io/a: cited twice",
  ]);
  expect(sourceComplaints(at("https://etcd.io/a", "https://www.etcd.io/a/"), [])).toEqual([
    "page: https://www.etcd.io/a/: written https://etcd.io/a elsewhere",
  ]);
});

it("complains of a claim without an address", () => {
  const text = 'facts:\n  - {claim: It lists., sources: [{name: "a/b c.go"}]}\n';
  expect(sourceComplaints([], claimsOf("a.yaml", text))).toEqual([
    "a.yaml: It lists.: no source that someone can open",
  ]);
});

it("reads addresses as pages and comments write them", () => {
  const page = "# a\nhttps://not.a/source\n## Sources\n- [b](https://b.io/x_(y)), <https://c.io/>; https://d.io/e.\n";
  expect(citedByPage("p", page).map(({ url }) => url)).toEqual([
    "https://b.io/x_(y)",
    "https://c.io/",
    "https://d.io/e",
  ]);
  const code = 'const a = "https://not.a/source";\n// https://b.io/1, `https://not.io`\n/** See https://c.io/2. */\n';
  expect(citedByComments("m", code).map(({ url }) => url)).toEqual(["https://b.io/1", "https://c.io/2"]);
});
