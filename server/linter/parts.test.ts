import { expect, test } from "vitest";
import { createEngine } from "./engine.ts";
import { lintWithParts } from "./parts.ts";
import { sampleRules } from "./testing/sample-rules.ts";

const thing = (mode: string) => `apiVersion: v1\nkind: Thing\nmetadata: {name: a}\nspec:\n  mode: {{ ${mode} }}\n`;

/** A chart with files; says which of them were read, in turn. */
function withChart(template: string, contents: Record<string, string>) {
  const engine = createEngine({ rules: sampleRules });
  engine.update("c/Chart.yaml", "apiVersion: v2\nname: c\nversion: 1.0.0\n");
  engine.update("c/templates/t.yaml", thing(template));
  for (const path of Object.keys(contents)) engine.updatePart(path, { type: "file" });
  let lints = 0;
  const lint = () => {
    const read: string[] = [];
    const before = lints;
    const result = lintWithParts(
      engine,
      (path) => {
        read.push(path);
        return contents[path];
      },
      () => {
        lints += 1;
        return engine.lint();
      },
    );
    return { read, places: result.findings.map(({ place }) => place.file), lints: lints - before };
  };
  return { engine, lint };
}

test("of a chart's files only those are read that it asks for, the foreseeable ones before the first lint", () => {
  const { lint } = withChart('.Files.Get "mode.txt"', { "c/mode.txt": "bad", "c/README.md": "", "d/mode.txt": "" });
  expect(lint()).toEqual({ read: ["c/mode.txt"], places: ["c/mode.txt"], lints: 1 });
  expect(lint()).toEqual({ read: [], places: ["c/mode.txt"], lints: 1 });
});

test("what only a render tells is read after it, and the chart is rendered again", () => {
  const { lint } = withChart('.Files.Get (printf "%s.txt" "mode")', { "c/mode.txt": "bad" });
  expect(lint()).toEqual({ read: ["c/mode.txt"], places: ["c/mode.txt"], lints: 2 });
});

test("a file that changes is read again only if the chart asks for it", () => {
  const contents = { "c/mode.txt": "bad", "c/other.txt": "" };
  const { engine, lint } = withChart('.Files.Get "mode.txt"', contents);
  lint();
  contents["c/mode.txt"] = "good";
  engine.updatePart("c/mode.txt", { type: "file" });
  engine.updatePart("c/other.txt", { type: "file" });
  expect(lint()).toMatchObject({ read: ["c/mode.txt"], places: [] });
  engine.updatePart("c/mode.txt", undefined);
  expect(lint()).toEqual({ read: [], places: [], lints: 1 });
});

test("what cannot be had is asked for once", () => {
  const { engine, lint } = withChart('.Files.Get "gone.txt"', {});
  engine.updatePart("c/gone.txt", { type: "file" });
  expect(lint().read).toEqual(["c/gone.txt"]);
  expect(lint().read).toEqual([]);
});
