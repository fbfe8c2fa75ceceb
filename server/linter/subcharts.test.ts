import { describe, expect, test } from "vitest";
import { packed } from "../cli/testing/packed.ts";
import { defineRule } from "../contract/rule.ts";
import type { ScalarNode } from "../contract/tree.ts";
import { applyEdits } from "../text/edits.ts";
import { scalarAt } from "../yaml/read.ts";
import { createEngine } from "./engine.ts";
import { lintWithParts } from "./parts.ts";
import { sampleMeta, sampleRules } from "./testing/sample-rules.ts";

const repository = "https://charts.example.org";
const thing =
  "apiVersion: v1\nkind: Thing\nmetadata: {name: '{{ .Chart.Name }}'}\nspec:\n  mode: {{ .Values.settings.mode }}\n";
const values = "# of the subchart\nsettings:\n  mode: bad\n  other: 1\n";
const db = {
  "Chart.yaml": "apiVersion: v2\nname: db\nversion: 1.0.0\n",
  "values.yaml": values,
  "templates/t.yaml": thing,
};

type Files = Readonly<Record<string, string | Buffer>>;

function below(folder: string, files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));
}

function chart(name: string, dependencies: readonly string[] = []): string {
  const list = dependencies.map((dependency) => `  - {${dependency}}\n`).join("");
  return `apiVersion: v2\nname: ${name}\nversion: 1.0.0\n${list === "" ? "" : `dependencies:\n${list}`}`;
}

/** Each finding's place and fix, and the texts of the files that all fixes together edit. */
function lint(files: Files) {
  const engine = createEngine({ rules: sampleRules });
  for (const [path, content] of Object.entries(files)) {
    if (typeof content === "string") engine.update(path, content);
    else engine.updatePart(path, { type: "file" });
  }
  const { findings } = lintWithParts(
    engine,
    (path) => files[path],
    () => engine.lint(),
  );
  const edits = findings.flatMap(({ fixes }) => fixes.flatMap((fix) => fix.edits));
  const edited: Record<string, string> = {};
  for (const edit of edits) {
    if (!("file" in edit)) continue;
    const own = edits.filter((other) => "file" in other && other.file === edit.file);
    edited[edit.file] = applyEdits(engine.text(edit.file) ?? "", own as never);
  }
  const places = findings.map(({ place, count }) => `${place.file} x${count}`);
  return { places, fixes: findings.map(({ fixes }) => fixes.length), edited };
}

const archive = packed(below("db", db));

describe("a value of a subchart that is fetched is set in the values of the chart around it", () => {
  test("packed", () => {
    expect(
      lint({
        "Chart.yaml": chart("app", [`name: db, version: 1.0.0, repository: ${repository}`]),
        "values.yaml": "# the app's own\napp: 1 # one\n",
        "charts/db-1.0.0.tgz": archive,
      }),
    ).toEqual({
      places: ["Chart.yaml x1"],
      fixes: [1],
      edited: { "values.yaml": "# the app's own\napp: 1 # one\ndb:\n  settings:\n    mode: good\n" },
    });
  });

  test("packed, beside other values of its section, by its alias", () => {
    expect(
      lint({
        "Chart.yaml": chart("app", [`name: db, alias: store, version: 1.0.0, repository: ${repository}`]),
        "values.yaml": "store:\n    # why\n    settings:\n        other: 2 # two\n\nlast: x\n",
        "charts/db-1.0.0.tgz": archive,
      }).edited,
    ).toEqual({
      "values.yaml": "store:\n    # why\n    settings:\n        other: 2 # two\n        mode: good\n\nlast: x\n",
    });
  });

  test("under two names, for each of them", () => {
    const named = (alias: string) => `name: db, alias: ${alias}, version: 1.0.0, repository: ${repository}`;
    const { edited } = lint({
      "Chart.yaml": chart("app", [named("one"), named("two")]),
      "values.yaml": "one: {}\ntwo:\n  settings: {mode: fine}\n",
      "charts/db-1.0.0.tgz": archive,
    });
    expect(edited).toEqual({ "values.yaml": "one:\n  settings:\n    mode: good\ntwo:\n  settings: {mode: fine}\n" });
  });

  test.each(["", "# nothing yet\n", "a: 1\n"])("unpacked: the finding stays where the value is; over %j", (own) => {
    expect(
      lint({
        "Chart.yaml": chart("app", [`name: db, version: 1.0.0, repository: ${repository}`]),
        "values.yaml": own,
        ...below("charts/db", db),
      }),
    ).toEqual({
      places: ["charts/db/values.yaml x1"],
      fixes: [1],
      edited: { "values.yaml": `${own}db:\n  settings:\n    mode: good\n` },
    });
  });

  test("inside another that is fetched, and inside one that is not", () => {
    const inner = below("charts/mid/charts/db", db);
    const mid = (from: string) => ({
      "values.yaml": "a: 1\n",
      "Chart.yaml": chart("app", [`name: mid, version: 1.0.0, repository: ${from}`]),
      "charts/mid/Chart.yaml": chart("mid", [`name: db, version: 1.0.0, repository: ${repository}`]),
      "charts/mid/values.yaml": "b: 1\n",
      ...inner,
    });
    expect(lint(mid(repository)).edited).toEqual({
      "values.yaml": "a: 1\nmid:\n  db:\n    settings:\n      mode: good\n",
    });
    expect(lint(mid('""')).edited).toEqual({
      "charts/mid/values.yaml": "b: 1\ndb:\n  settings:\n    mode: good\n",
    });
  });

  test("what its template says itself has no fix", () => {
    const literal = { ...db, "templates/t.yaml": thing.replace("{{ .Values.settings.mode }}", "bad") };
    const { places, fixes } = lint({
      "Chart.yaml": chart("app", [`name: db, version: 1.0.0, repository: ${repository}`]),
      "values.yaml": "a: 1\n",
      ...below("charts/db", literal),
    });
    expect([places, fixes]).toEqual([["charts/db/templates/t.yaml x1"], [0]]);
  });
});

describe("what lies beside a subchart and is no part of what it prints", () => {
  const bad = "apiVersion: v1\nkind: Thing\nmetadata: {name: a}\nspec:\n  mode: bad\n";
  const around = (from: string) => ({
    "Chart.yaml": chart("app", [`name: db, version: 1.0.0, repository: ${from}`]),
    "values.yaml": "db: {settings: {mode: fine}}\n",
    ...below("charts/db", { ...db, "crds/a.yaml": bad }),
  });
  const beside = below("charts/db", { "examples/a.yaml": bad, "ci/a-values.yaml": bad, "values-large.yaml": bad });

  test("is not judged when the chart is fetched: nobody deploys it", () => {
    expect(lint({ ...around(repository), ...beside }).places).toEqual(["charts/db/crds/a.yaml x1"]);
  });

  test("is judged when a release takes it", () => {
    const release = `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: db}\nspec:\n  source: {repoURL: 'https://example.org/x', path: charts/db, helm: {valueFiles: [values-large.yaml]}}\n`;
    expect(lint({ ...around(repository), ...beside, "app.yaml": release }).places).toEqual([
      "charts/db/crds/a.yaml x1",
      "charts/db/values-large.yaml x1",
    ]);
  });

  test("is seen anew when requirements.yaml, which charts of apiVersion v1 have, changes", () => {
    const engine = createEngine({ rules: sampleRules });
    const files = { ...around(repository), ...beside, "Chart.yaml": "apiVersion: v1\nname: app\nversion: 1.0.0\n" };
    for (const [path, text] of Object.entries(files)) engine.update(path, text);
    const count = () => engine.lint().findings.length;
    expect(count()).toBe(4);
    engine.update("requirements.yaml", `dependencies: [{name: db, version: 1.0.0, repository: '${repository}'}]\n`);
    expect(count()).toBe(1);
    engine.update("requirements.yaml", "dependencies: [{name: db, version: 1.0.0, repository: ''}]\n");
    expect(count()).toBe(4);
  });

  test("is judged in a chart of one's own", () => {
    expect(lint({ ...around('""'), ...beside }).places).toEqual(
      ["ci/a-values.yaml", "crds/a.yaml", "examples/a.yaml", "values-large.yaml"].map((path) => `charts/db/${path} x1`),
    );
  });
});

describe("a flag of a subchart that is fetched", () => {
  const flag = defineRule<object, { node: ScalarNode; start: number }>({
    meta: sampleMeta("flag", {}),
    subjects: { resources: { words: ["--mode="] } },
    *check({ subject }) {
      const node = subject.type === "resource" ? scalarAt(subject.resource.root, "spec", "flag") : undefined;
      const start = "--mode=".length;
      if (node && node.text.length > start)
        yield { facts: { node, start }, place: node.originOf(start, node.text.length).place, key: "flag" };
    },
    describe: () => "It is set.",
    fixes({ node, start }) {
      const edits = node.tree.editor.replaceSlice(node, start, node.text.length, "20");
      return edits ? [{ title: "Set it to 20", safety: "safe", edits }] : [];
    },
  });

  test.each([
    ["mode: 10\n", "{{ .Values.mode }}", "db:\n  mode: 20\n"],
    ['mode: "10"\n', "{{ .Values.mode }}", 'db:\n  mode: "20"\n'],
    ["mode: ten\n", "{{ .Values.mode }}", 'db:\n  mode: "20"\n'],
    ["mode: ten-of\n", "{{ .Values.mode }}-them", undefined],
    ["mode: [10]\n", "{{ first .Values.mode }}", undefined],
  ])("%s", (own, action, expected) => {
    const files = {
      "Chart.yaml": chart("app", [`name: db, version: 1.0.0, repository: ${repository}`]),
      "values.yaml": "",
      ...below("charts/db", {
        ...db,
        "values.yaml": own,
        "templates/t.yaml": `apiVersion: v1\nkind: Thing\nmetadata: {name: a}\nspec:\n  flag: --mode=${action}\n`,
      }),
    };
    const engine = createEngine({ rules: [flag] });
    for (const [path, text] of Object.entries(files)) engine.update(path, text);
    const edits = engine.lint().findings.flatMap(({ fixes }) => fixes.flatMap((fix) => fix.edits));
    expect(edits.map(({ newText }) => newText)[0]).toBe(expected);
  });
});

describe("a value of a subchart of one's own is edited there", () => {
  test.each([
    ["kept in charts/", below("charts/db", db), []],
    ["beside", below("db", db), ["name: db, version: 1.0.0, repository: file://db"]],
  ])("%s", (_, files, dependencies) => {
    const { places, edited } = lint({ "Chart.yaml": chart("app", dependencies), "values.yaml": "a: 1\n", ...files });
    const [path = ""] = Object.keys(files).filter((file) => file.endsWith("values.yaml"));
    expect(places).toEqual([`${path} x1`]);
    expect(edited).toEqual({ [path]: values.replace("bad", "good") });
  });
});

describe("a chart that others bring with them by file://", () => {
  const brought = (name: string, mode?: string) => ({
    [`${name}/Chart.yaml`]: chart(name, ["name: db, version: 1.0.0, repository: file://../db"]),
    [`${name}/values.yaml`]: mode === undefined ? "a: 1\n" : `db:\n  settings:\n    mode: ${mode}\n`,
  });
  const own = below("db", db);

  test.each<[string, Files, readonly string[]]>([
    ["by itself", {}, ["db/values.yaml x1"]],
    ["whose default one of them takes", { ...brought("one"), ...brought("two", "fine") }, ["db/values.yaml x1"]],
    ["whose default both of them take", { ...brought("one"), ...brought("two") }, ["db/values.yaml x2"]],
    ["whose default all of them override", { ...brought("one", "fine"), ...brought("two", "fine") }, []],
    ["with another bad value", brought("one", "bad"), ["one/values.yaml x1"]],
    [
      "that one of them switches off",
      {
        ...brought("one", "fine"),
        ...brought("two", "fine"),
        "two/Chart.yaml": chart("two", ["name: db, version: 1.0.0, repository: file://../db, condition: on"]),
        "two/values.yaml": "on: false\n",
      },
      ["db/values.yaml x1"],
    ],
    [
      "and that is released by itself, too",
      {
        ...brought("one", "fine"),
        "app.yaml": `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: db}\nspec:\n  source: {repoURL: 'https://example.org/x', path: db, helm: {valueFiles: [values.yaml]}}\n`,
      },
      ["db/values.yaml x1"],
    ],
  ])("%s", (_, around, places) => {
    expect(lint({ ...own, ...around }).places).toEqual(places);
  });

  test("is seen anew when a chart around it changes", () => {
    const engine = createEngine({ rules: sampleRules });
    for (const [path, text] of Object.entries({ ...own, ...brought("one", "fine") })) engine.update(path, text);
    expect(engine.lint().findings).toEqual([]);
    engine.update("one/values.yaml", "a: 1\n");
    expect(engine.lint().findings).toMatchObject([{ place: { file: "db/values.yaml" }, count: 1 }]);
    engine.update("one/values.yaml", "db: {settings: {mode: fine}}\n");
    expect(engine.lint().findings).toEqual([]);
    engine.update("one/Chart.yaml", chart("one"));
    expect(engine.lint().findings).toMatchObject([{ place: { file: "db/values.yaml" }, count: 1 }]);
  });
});
