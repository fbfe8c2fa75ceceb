import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Document, parseDocument, Scalar } from "yaml";
import type { TextEdit } from "../../contract/fix.ts";
import type { MapNode, Tree } from "../../contract/tree.ts";
import { type EmbeddedFormat, parseEmbedded } from "./parse-embedded.ts";
import { innerScalar } from "./testing/inner-scalar.ts";
import { applyEdits, at, mapAt, OuterFile, scalarAt } from "./testing/outer-file.ts";
import {
  type Configuration,
  configurationOf,
  formats,
  keyName,
  valueIn,
  write,
} from "./testing/random-configuration.ts";

const styles = ["BLOCK_LITERAL", "BLOCK_FOLDED", "QUOTE_DOUBLE", "QUOTE_SINGLE", "PLAIN"] as const;

/** The same cases each time; more and others on request: `FUZZ_RUNS=5000`. */
const more = process.env.FUZZ_RUNS;
const parameters = more === undefined ? { numRuns: 150, seed: 1 } : { numRuns: Number(more) };

interface Change {
  readonly kind: "replace" | "set" | "section" | "remove";
  readonly section: number;
  readonly entry: number;
  readonly key: string;
  readonly value: string;
}

function changeOf(format: EmbeddedFormat): fc.Arbitrary<Change> {
  return fc.record({
    kind: fc.constantFrom("replace", "set", "section", "remove"),
    section: fc.nat(),
    entry: fc.nat(),
    key: keyName,
    value: valueIn(format),
  });
}

describe.each(formats)("edits of %s in a scalar", (format) => {
  it("change the text as asked, in every style of the outer scalar", () => {
    fc.assert(
      fc.property(
        configurationOf(format),
        changeOf(format),
        fc.constantFrom(...styles),
        fc.boolean(),
        (configuration, change, style, final) => {
          const written = write(format, configuration);
          const inner = final ? written : written.trimEnd();
          const { edit, expected } = prepare(configuration, change);
          const alone = parseEmbedded(innerScalar(inner), format);
          // The `yaml` package does not read back every text that it writes, least of all without its last line end.
          fc.pre(
            (final && format !== "yaml") || JSON.stringify(contents(alone, format)) === JSON.stringify(configuration),
          );
          expect(contents(alone, format)).toEqual(configuration);
          const innerEdits = edit(alone);
          // The YAML editor may refuse a value of several lines; what it does must be right.
          fc.pre(innerEdits !== undefined || format !== "yaml" || !change.value.includes("\n"));
          if (innerEdits === undefined) throw new Error(`refused in ${JSON.stringify(inner)}`);
          const changed = applyEdits(inner, innerEdits);
          expect(contents(parseEmbedded(innerScalar(changed), format), format)).toEqual(expected);

          const outer = outerText(inner, style);
          // The writer's plain style does not hold a colon at a line's end.
          const readBack = parseDocument(outer);
          fc.pre(readBack.errors.length === 0 && readBack.getIn(["data", "config"]) === inner);
          const file = new OuterFile(outer);
          const edited = file.apply(edit(file.parse(format)));
          expect(edited.inner).toBe(changed);
          expect(scalarAt(edited.tree.root, "data", "next").value).toBe("x");
        },
      ),
      parameters,
    );
  });
});

describe.each(formats)("broken %s", (format) => {
  const noise = fc.stringMatching(/^[-a\n\t "'[\]{}<>=:#|/*\\.,@1$()`]{0,12}$/);
  it("never throws, and every node lies in the scalar", () => {
    fc.assert(
      fc.property(
        configurationOf(format),
        fc.nat(),
        fc.nat(9),
        fc.oneof(noise, fc.constant("{{ x }}")),
        (configuration, at, cut, text) => {
          const sound = write(format, configuration);
          const start = at % (sound.length + 1);
          const broken = sound.slice(0, start) + text + sound.slice(start + cut);
          const tree = parseEmbedded(innerScalar(broken), format);
          for (const node of allNodes(tree)) {
            const { range } = node.origin.place;
            expect(range.start).toBeGreaterThanOrEqual(0);
            expect(range.end).toBeLessThanOrEqual(broken.length);
            expect(range.end).toBeGreaterThanOrEqual(range.start);
            tree.editor.remove(node);
            if (node.type === "map") tree.editor.set(node, ["new"], "x");
            if (node.type === "scalar") tree.editor.replaceScalar(node, true);
          }
        },
      ),
      parameters,
    );
  });
});

/** The change as a function on a tree, and what the configuration must be after it. */
function prepare(configuration: Configuration, { kind, section, entry, key, value }: Change) {
  const sections = Object.keys(configuration);
  const name = sections[section % sections.length] ?? "";
  const entries = configuration[name] ?? {};
  const keys = Object.keys(entries);
  const known = keys[entry % keys.length] ?? "";
  const add = (tree: Tree, ...path: readonly string[]) => tree.editor.set(mapAt(tree.root), path, value);
  switch (kind) {
    case "replace":
      return {
        edit: (tree: Tree) => tree.editor.replaceScalar(scalarAt(tree.root, name, known), value),
        expected: { ...configuration, [name]: { ...entries, [known]: value } },
      };
    case "set":
      return {
        edit: (tree: Tree) => add(tree, name, key),
        expected: { ...configuration, [name]: { ...entries, [key]: value } },
      };
    case "section": {
      const fresh = `${key}_${sections.join("_")}`;
      return { edit: (tree: Tree) => add(tree, fresh, key), expected: { ...configuration, [fresh]: { [key]: value } } };
    }
    case "remove": {
      const { [known]: _gone, ...rest } = entries;
      // Taking the last key of a YAML section away leaves no map; one more is added first by the other kinds only.
      const last = keys.length === 1;
      return {
        edit: (tree: Tree): readonly TextEdit[] | undefined =>
          last ? add(tree, name, known) : tree.editor.remove(at(tree.root, name, known)),
        expected: { ...configuration, [name]: last ? { ...entries, [known]: value } : rest },
      };
    }
  }
}

function contents(tree: Tree, format: EmbeddedFormat): unknown {
  const sections = mapAt(tree.root).entries.map(({ key, value }) => {
    const entries = (value as MapNode).entries.filter((entry) => entry.key !== "" || format === "yaml");
    return [key, Object.fromEntries(entries.map((entry) => [entry.key, (entry.value as { value?: unknown }).value]))];
  });
  return Object.fromEntries(sections);
}

function outerText(inner: string, style: (typeof styles)[number]): string {
  const scalar = new Scalar(inner);
  scalar.type = style;
  return new Document({ data: { config: scalar, next: "x" } }).toString({ lineWidth: 40 });
}

function* allNodes(tree: Tree): Generator<Tree["root"]> {
  const open = [tree.root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    yield node;
    if (node.type === "map") open.push(...node.entries.map(({ value }) => value));
    if (node.type === "list") open.push(...node.items);
  }
}
