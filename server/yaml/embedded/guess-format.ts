import type { EmbeddedFormat } from "./parse-embedded.ts";

const byExtension: Readonly<Record<string, EmbeddedFormat>> = {
  yaml: "yaml",
  yml: "yaml",
  json: "json",
  toml: "toml",
  ini: "ini",
  properties: "ini",
  cnf: "ini",
  cfg: "ini",
  alloy: "alloy",
  river: "alloy",
};

/** Section names of Fluent Bit's classic format. */
const fluentBitHeader =
  /^\[(?:SERVICE|INPUT|FILTER|OUTPUT|PARSER|MULTILINE_PARSER|PLUGINS|CUSTOM|UPSTREAM|NODE|STREAM_TASK)\][ \t\r]*$/im;

/**
 * The format of a text by its file name (a ConfigMap's key, a flag's value) and, where the name leaves it open (`.conf`),
 * by what stands in it. Undefined for what is none of the formats, scripts and prose among them.
 */
export function guessFormat(fileName: string, text: string): EmbeddedFormat | undefined {
  const extension = /\.([^./]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? "";
  return byExtension[extension] ?? guessFromText(text);
}

function guessFromText(text: string): EmbeddedFormat | undefined {
  const body = text.trimStart();
  if (body === "" || body.startsWith("#!")) return undefined;
  if (fluentBitHeader.test(text) || (/^@(?:INCLUDE|SET)\s/im.test(text) && !/^[ \t]*</m.test(text)))
    return "fluent-bit";
  if (/^[ \t]*<(?:source|match|filter|label|system|worker)\b[^>\n]*>[ \t\r]*$/m.test(text)) return "fluentd";
  if (/^(?:\{(?!\{)|\[\s*[[{"])/.test(body)) return "json";
  if (/^[a-z_]\w*(?:\.\w+)*(?:[ \t]+"\w+")?[ \t]*\{[ \t]*(?:\}|\/\/.*)?$/m.test(text)) return "alloy";
  if (/^\s*(?:- |[\w"'.-]+:(?:[ \t]|$))/.test(firstLine(body))) return "yaml";
  if (isToml(text)) return "toml";
  return /^[ \t]*(?:\[[^\]]+\][ \t]*$|[\w.-]+[ \t]*=)/m.test(firstLine(body)) ? "ini" : undefined;
}

/** The first line that says something. */
function firstLine(text: string): string {
  return text.split(/\r?\n/).find((line) => !/^\s*(?:[#;!]|---|$)/.test(line)) ?? "";
}

/** Sections whose values are all written as TOML writes them. */
function isToml(text: string): boolean {
  const values = [...text.matchAll(/^[ \t]*[\w."'-]+[ \t]*=[ \t]*(.*)$/gm)].map((match) => match[1] ?? "");
  return (
    values.length > 0 && values.every((value) => /^(?:["'[{]|(?:true|false|[-+]?\d[\d_.:TZ+-]*)\s*(?:#|$))/.test(value))
  );
}
