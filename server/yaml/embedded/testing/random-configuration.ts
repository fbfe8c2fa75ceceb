import fc from "fast-check";
import { stringify } from "yaml";
import type { EmbeddedFormat } from "../parse-embedded.ts";

/** Sections with string values: what every format can hold. */
export type Configuration = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const formats: readonly EmbeddedFormat[] = ["yaml", "json", "toml", "ini", "fluent-bit", "fluentd", "alloy"];

const name = fc
  .stringMatching(/^[a-z][a-z_]{0,7}$/)
  .filter((text) => !["true", "false", "null", "on", "off", "yes", "no", "y", "n"].includes(text));

/** Values that need no quotes in line formats, but hold what quoting and folding of the outer scalar trip over. */
const lineText = fc
  .stringMatching(/^[a-zA-Z0-9/*.$%()é😀~:'"-]( ?[a-zA-Z0-9/*.,$%()é😀~:'"=[\]{}|>-]){0,30}$/u)
  .filter((text) => !/^["'[{]|\{\{/.test(text));

const anyText = fc
  .oneof(lineText, fc.string({ unit: "grapheme", maxLength: 20 }), fc.stringMatching(/^[ \n\t"'\\a#:{]{0,12}$/))
  .filter((text) => !text.includes("{{") && !/\p{Cs}/u.test(text));

/** Values that a format can hold. */
export function valueIn(format: EmbeddedFormat): fc.Arbitrary<string> {
  if (format === "ini" || format === "fluent-bit" || format === "fluentd") return lineText;
  // The `yaml` package does not read every blank line back that it writes.
  return format === "yaml" ? anyText.filter((text) => !/(?:^|\n)\s*(?:\n|$)/.test(text)) : anyText;
}

export const keyName: fc.Arbitrary<string> = name;

export function configurationOf(format: EmbeddedFormat): fc.Arbitrary<Configuration> {
  const entries = fc.dictionary(name, valueIn(format), { minKeys: 1, maxKeys: 4, noNullPrototype: true });
  return fc.dictionary(name, entries, { minKeys: 1, maxKeys: 3, noNullPrototype: true });
}

/** The configuration as a text of its format, with comments, blank lines and aligned keys. */
export function write(format: EmbeddedFormat, configuration: Configuration): string {
  const sections = Object.entries(configuration);
  const body = (line: (key: string, value: string) => string, entries: Readonly<Record<string, string>>) =>
    Object.entries(entries)
      .map(([key, value]) => `${line(key, value)}\n`)
      .join("");
  switch (format) {
    case "yaml":
      return `# first\n${stringify(configuration, { version: "1.1" })}`;
    case "json":
      return `${JSON.stringify(configuration, null, 2)}\n`;
    case "toml":
      return sections
        .map(([key, entries]) => `# table\n[${key}]\n${body((k, v) => `${k.padEnd(6)} = ${tomlString(v)}`, entries)}`)
        .join("\n");
    case "ini":
      return sections
        .map(([key, entries]) => `; section\n[${key}]\n${body((k, v) => `${k}=${v}`, entries)}`)
        .join("\n");
    case "fluent-bit":
      return sections
        .map(([key, entries]) => `[${key}]\n    # c\n${body((k, v) => `    ${k.padEnd(9)} ${v}`, entries)}`)
        .join("\n");
    case "fluentd":
      return sections
        .map(([key, entries]) => `<${key} **>\n${body((k, v) => `  ${k} ${v}`, entries)}  # c\n</${key}>\n`)
        .join("");
    case "alloy":
      return sections
        .map(([key, entries]) => `${key} "l" {\n${body((k, v) => `\t${k} = ${JSON.stringify(v)} // c`, entries)}}\n`)
        .join("\n");
  }
}

function tomlString(text: string): string {
  return JSON.stringify(text).replaceAll("\x7f", "\\u007f");
}
