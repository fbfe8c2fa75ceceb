import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Document, isPair, isScalar, visit } from "yaml";
import { DocumentParse, YamlDocument } from "../yaml/document.ts";
import { walk } from "../yaml/walk.ts";
import { kindsIn, namesIn } from "./peek.ts";

const named = (text: string) => {
  const found = namesIn(text);
  return found && [...found];
};

describe("names that a text gives", () => {
  it.each([
    ["metadata:\n  name: a # why\n  labels: {app: b}\n", "a"],
    ["metadata: {name: a, namespace: b}\n", "a"],
    ["metadata: {namespace: b, name: a}\n", "a"],
    ['{"metadata":{"name":"a"}}', "a"],
    ["metadata: {name: 'a', x: y}\r\n", "a"],
    ["name:\ta\r\n", "a"],
    ["name: system:serviceaccounts\n", "system:serviceaccounts"],
    ["name : a\n", "a"],
    ['{"metadata":{"name":a}}', "a"],
    ["volumes: [{name: b, configMap: {name: a, optional: true}}]\n", "a"],
    ["hostname: b\nname: a\n", "a"],
  ])("are found in %j", (text, name) => {
    expect(named(text)).toContain(name);
  });

  it.each([
    "name: &x a\n",
    "name: *x\n",
    "name: >-\n  a\n",
    "name:\n  a\n",
    "name: # why\n  a\n",
    'name: "\\u0061"\n',
    '"n\\u0061me": a\n',
    "name: !!str a\n",
    "name: 'it''s'\n",
    "metadata: {name\n  : a}\n",
    "? name\n: a\n",
    Array.from({ length: 50 }, (_, i) => `- name: n${i}\n`).join(""),
  ])("are not told where only a parser knows: %j", (text) => {
    expect(namesIn(text)).toBeUndefined();
  });

  it("are all there, however they are written", () => {
    const types = ["PLAIN", "QUOTE_SINGLE", "QUOTE_DOUBLE", "BLOCK_FOLDED", "BLOCK_LITERAL"] as const;
    const name = fc.oneof(
      fc.stringMatching(/^[a-z0-9][a-z0-9.:-]{0,20}$/),
      fc.constantFrom("a,b", "a}", "a]b"),
      fc.string({ minLength: 1, maxLength: 6 }),
    );
    fc.assert(
      fc.property(
        name,
        name,
        fc.constantFrom(...types),
        fc.boolean(),
        fc.boolean(),
        (own, used, type, flow, around) => {
          const volume = { name: used, configMap: { name: `${used}x`, optional: true } };
          const document = new Document({
            metadata: { labels: { a: "b" }, name: own, namespace: "n" },
            spec: [volume],
          });
          visit(document, {
            Pair: (_, { key, value: scalar }) => {
              if (isScalar(key) && key.value === "name" && isScalar(scalar)) scalar.type = type;
            },
            Map: (_, map, path) => {
              map.flow = path.some(isPair) ? flow : around;
            },
          });
          const text = document.toString({ lineWidth: 0 });
          const read = new YamlDocument("a.yaml", 0, { start: 0, end: text.length }, new DocumentParse(text));
          const found = namesIn(text);
          for (const { node, entry } of walk(read.tree.root)) {
            if (entry?.key === "name" && node.type === "scalar" && found !== undefined) {
              expect([...found]).toContain(node.text);
            }
          }
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe("kinds that a text names", () => {
  const written = /(?:^|[\s{,"'-])["']?kind["']?[ \t]*:[ \t]*["']?([A-Za-z][A-Za-z0-9]*)/g;

  it("are those that the expression finds", () => {
    const part = fc.constantFrom("kind", "kin", ":", " ", "\n", '"', "'", "{", ",", "-", "A", "b1", "x", "\t");
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const text = parts.join("");
        expect([...kindsIn(text)]).toEqual([...new Set([...text.matchAll(written)].map(([, kind]) => kind))]);
      }),
      { numRuns: 3000 },
    );
  });
});
