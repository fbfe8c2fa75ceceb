import { type Dialect, spellBoolean } from "../dialect.ts";
import type { SectionFormat } from "./section-reader.ts";

/**
 * Fluent Bit's classic format: keys in any case, separated from their values by blanks, comments on lines of their own.
 * Source: https://docs.fluentbit.io/manual/administration/configuring-fluent-bit/classic-mode/format-schema
 */
export const fluentBitFormat: SectionFormat = {
  comments: "#",
  split(line) {
    const keyEnd = line.search(/\s/);
    if (keyEnd < 0) return { keyEnd: line.length, valueStart: line.length };
    return { keyEnd, valueStart: keyEnd + line.slice(keyEnd).search(/\S/) };
  },
  rootKeys: false,
  commands: true,
  indent: "    ",
};

export const fluentBitDialect: Dialect = {
  between: " ",
  flowBetween: "",
  flowPadding: "",
  indent: "    ",
  aligned: true,
  collections: false,
  nests: false,
  sameKey: (written, asked) => written.toLowerCase() === asked.toLowerCase(),
  key: (key) => (/^[^\s#[@][^\s]*$/.test(key) ? key : undefined),
  flowKey: () => undefined,
  scalar(value, like) {
    if (value === null) return undefined;
    if (typeof value === "boolean") return spellBoolean(value, like, "on");
    return lineValue(String(value));
  },
  slice: (newText, _scalar, whole) => (lineValue(whole) === undefined ? undefined : newText),
  section: (name) => (/^[^\]\s]+$/.test(name) ? { open: `[${name}]` } : undefined),
};

/** What can stand as the rest of a line: not empty, no outer blanks. */
function lineValue(text: string): string | undefined {
  return text !== "" && text.trim() === text && !/[\r\n]/.test(text) ? text : undefined;
}
