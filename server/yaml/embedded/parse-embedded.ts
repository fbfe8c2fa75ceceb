import type { ScalarNode, Tree } from "../../contract/tree.ts";
import { parseText } from "../parse.ts";
import { splitDocuments } from "../split.ts";
import type { TreeSource } from "../tree/source.ts";
import { YamlTree } from "../tree/yaml-tree.ts";
import { alloyDialect } from "./alloy/alloy-dialect.ts";
import { readAlloy } from "./alloy/read-alloy.ts";
import type { Dialect } from "./dialect.ts";
import { embeddedSource, innerEditor } from "./embedded-source.ts";
import { EmbeddedTree } from "./embedded-tree.ts";
import { fluentdDialect } from "./fluentd/fluentd-dialect.ts";
import { readFluentd } from "./fluentd/read-fluentd.ts";
import { jsonDialect, readJson } from "./json/json.ts";
import { fluentBitDialect, fluentBitFormat } from "./sections/fluent-bit.ts";
import { iniDialect, iniFormat } from "./sections/ini.ts";
import { readSections } from "./sections/section-reader.ts";
import type { Syntax } from "./syntax.ts";
import { maskActions } from "./template-actions.ts";
import { readToml } from "./toml/read-toml.ts";
import { tomlDialect } from "./toml/toml-dialect.ts";

export type EmbeddedFormat = "yaml" | "json" | "toml" | "ini" | "fluent-bit" | "fluentd" | "alloy";

interface Reader {
  readonly dialect: Dialect;
  read(text: string): Syntax;
}

const readers: Readonly<Record<Exclude<EmbeddedFormat, "yaml">, Reader>> = {
  json: { dialect: jsonDialect, read: readJson },
  toml: { dialect: tomlDialect, read: readToml },
  ini: { dialect: iniDialect, read: (text) => readSections(text, iniFormat) },
  "fluent-bit": { dialect: fluentBitDialect, read: (text) => readSections(text, fluentBitFormat) },
  fluentd: { dialect: fluentdDialect, read: readFluentd },
  alloy: { dialect: alloyDialect, read: readAlloy },
};

/**
 * Reads the configuration file that stands in a scalar's text. Every node's origin is the exact place in the outer file,
 * and edits are edits of the outer file. A broken text gives what could be read of it, with maps that are not complete;
 * values that a template action prints are unknown. Of several YAML documents in one text the first is read.
 *
 * Never throws.
 */
export function parseEmbedded(scalar: ScalarNode, format: EmbeddedFormat): Tree {
  const masked = maskActions(scalar.text);
  const source = embeddedSource(scalar, masked);
  if (format === "yaml") return parseYaml(source, scalar, 0);
  const { dialect, read } = readers[format];
  return new EmbeddedTree(source, dialect, masked.original, read(masked.text));
}

/** All YAML documents of a text, as {@link parseEmbedded} reads the first. Never throws. */
export function parseEmbeddedDocuments(scalar: ScalarNode): readonly Tree[] {
  const whole = embeddedSource(scalar, maskActions(scalar.text));
  return splitDocuments(whole.text).map(({ start: base, end }) =>
    parseYaml(
      {
        ...whole,
        text: whole.text.slice(base, end),
        originOf: (from, to) => whole.originOf(base + from, base + to),
        replace: (from, to, newText) => whole.replace(base + from, base + to, newText),
        isUnknown: (from, to) => whole.isUnknown(base + from, base + to),
        isCertain: (from, to) => whole.isCertain(base + from, base + to),
      },
      scalar,
      base,
    ),
  );
}

function parseYaml(source: TreeSource, scalar: ScalarNode, base: number): Tree {
  const { document, problems } = parseText(source.text);
  const complete = source.complete && problems.length === 0;
  return new YamlTree(document, { ...source, complete }, innerEditor(scalar, base, source.text));
}
