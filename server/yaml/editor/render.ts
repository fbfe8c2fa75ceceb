import { Document, Scalar, stringify } from "yaml";
import type { PlainValue, ScalarValue } from "../../contract/tree.ts";
import { trimEndOf } from "../../text/trim-end.ts";
import { yamlOptions } from "../options.ts";
import type { YamlTree } from "../tree/yaml-tree.ts";
import { indentStep, indentsLists } from "./layout.ts";

const oneLine = { ...yamlOptions, lineWidth: 0 } as const;

/** A scalar on one line in the given style; the library takes another style where that one cannot hold the value. */
export function renderScalar(value: ScalarValue, type: Scalar["type"]): string {
  const scalar = new Scalar(value);
  if (type !== undefined) scalar.type = type;
  return stringify(scalar, oneLine).trimEnd();
}

/** A literal block: header and body. The body's lines stand at `column`. */
export function renderLiteral(value: string, column: number): string {
  const trailing = value.length - trimEndOf(value, "\n").length;
  const chomping = trailing === 0 ? "-" : trailing === 1 ? "" : "+";
  const lines = value.replace(/\n$/, "").split("\n");
  return `|${chomping}\n${lines.map((line) => (line === "" ? line : " ".repeat(column) + line)).join("\n")}`;
}

/** Block style in the layout of the tree's text, without a line break at the end. */
export function renderBlock(tree: YamlTree, value: PlainValue): string {
  const layout = { indent: indentStep(tree), indentSeq: indentsLists(tree.source.text) };
  return stringify(value, { ...oneLine, ...layout }).trimEnd();
}

export function renderFlow(value: PlainValue): string {
  const document = new Document(null, yamlOptions);
  document.contents = document.createNode(value, { flow: true }) as typeof document.contents;
  return document.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd();
}
