import { type Dialect, spellBoolean } from "../dialect.ts";
import type { SectionFormat } from "./section-reader.ts";

/** INI files and Java properties: `key = value`, `key: value`, comments on lines of their own. */
export const iniFormat: SectionFormat = {
  comments: "#;!",
  split(line) {
    const sign = line.search(/[=:]/);
    // A key without value, as in my.cnf.
    if (sign < 0) return /^\S+$/.test(line) ? { keyEnd: line.length, valueStart: line.length } : undefined;
    const keyEnd = line.slice(0, sign).trimEnd().length;
    if (keyEnd === 0) return undefined;
    const rest = line.slice(sign + 1);
    return { keyEnd, valueStart: sign + 1 + (rest.length - rest.trimStart().length) };
  },
  rootKeys: true,
  commands: false,
  indent: "",
};

export const iniDialect: Dialect = {
  between: " = ",
  flowBetween: "",
  flowPadding: "",
  indent: "",
  aligned: false,
  collections: false,
  nests: false,
  sameKey: (written, asked) => written === asked,
  key: (key) => (/^[^\s#;![=:][^\r\n=:]*$/.test(key) && key.trim() === key ? key : undefined),
  flowKey: () => undefined,
  scalar(value, like) {
    if (value === null) return undefined;
    const text = typeof value === "boolean" ? spellBoolean(value, like, "true") : String(value);
    if (like?.style === "raw") return quotable(text) ? `"${text}"` : undefined;
    return lineValue(text) ? text : undefined;
  },
  slice(newText, scalar, whole) {
    return (scalar.style === "raw" ? quotable(whole) : lineValue(whole)) ? newText : undefined;
  },
  section: (name) => (/^[^\]\r\n]+$/.test(name) && name.trim() === name ? { open: `[${name}]` } : undefined),
};

/** What reads back as itself at the end of a line. */
function lineValue(text: string): boolean {
  return text.trim() === text && !/[\r\n]|\\$|^"[^"\\]*"$/.test(text);
}

function quotable(text: string): boolean {
  return !/["\\\r\n]/.test(text);
}
