import { describe, expect, it } from "vitest";
import { guessFormat } from "./guess-format.ts";
import type { EmbeddedFormat } from "./parse-embedded.ts";

const cases: readonly (readonly [string, string, EmbeddedFormat | undefined])[] = [
  ["vector.yaml", "", "yaml"],
  ["vector.toml", "", "toml"],
  ["config.alloy", "", "alloy"],
  ["log4j.properties", "a=b", "ini"],
  ["fluent-bit.conf", "# x\n[SERVICE]\n    Flush 1\n", "fluent-bit"],
  ["custom_parsers.conf", "[PARSER]\n    Name x\n", "fluent-bit"],
  ["main.conf", "@INCLUDE a.conf\n", "fluent-bit"],
  ["fluent.conf", "@include a\n<source>\n  @type tail\n</source>\n", "fluentd"],
  ["filters", "<filter kubernetes.**>\n</filter>\n", "fluentd"],
  ["config", '{"a": 1}', "json"],
  ["config", '[\n  {"a": 1}]', "json"],
  ["content", 'discovery.kubernetes "pods" {\n  role = "pod"\n}\n', "alloy"],
  ["config", "# c\nglobal:\n  a: 1\n", "yaml"],
  ["config", "- a\n- b\n", "yaml"],
  ["telegraf.conf", '[agent]\n  interval = "10s"\n  n = 1 # c\n', "toml"],
  ["my.conf", "[mysqld]\nuser = root\n", "ini"],
  ["run", "#!/bin/sh\na=b\n", undefined],
  ["run.sh", "set -e\nkubectl get pods\n", undefined],
  ["note.txt", "Just a sentence, with words.\n", undefined],
  ["empty", "", undefined],
];

describe("the format of a text", () => {
  it.each(cases)("%s %j is %s", (name, text, format) => {
    expect(guessFormat(name, text)).toBe(format);
  });
});
