import { type Dialect, spellBoolean } from "../dialect.ts";
import { escapeDouble } from "../escapes.ts";
import { jsonDialect } from "../json/json.ts";

export const fluentdDialect: Dialect = {
  between: " ",
  flowBetween: ": ",
  flowPadding: "",
  indent: "  ",
  aligned: false,
  collections: true,
  nests: true,
  sameKey: (written, asked) => written === asked,
  key: (key) => (/^[^\s<>"'#]+$/.test(key) && key !== "@include" ? key : undefined),
  flowKey: (key) => `"${escapeDouble(key)}"`,
  scalar(value, like, inBrackets) {
    if (inBrackets) return jsonDialect.scalar(value, like, true);
    if (value === null) return undefined;
    const text = typeof value === "boolean" ? spellBoolean(value, like, "true") : String(value);
    if (like?.style === "single") return `'${text.replace(/[\\']/g, "\\$&")}'`;
    return like?.style !== "double" && isPlain(text) ? text : `"${escapeText(text)}"`;
  },
  slice(newText, scalar, whole) {
    if (scalar.style === "double") return escapeText(newText);
    if (scalar.style === "single") return newText.replace(/[\\']/g, "\\$&");
    if (scalar.style === "literal")
      return /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?|true|false|null)$/.test(whole) ? newText : undefined;
    return isPlain(whole) ? newText : undefined;
  },
  section(name, label) {
    if (!/^[\w@.-]+$/.test(name) || (label !== undefined && /[\r\n>]/.test(label))) return undefined;
    return { open: label === undefined ? `<${name}>` : `<${name} ${label}>`, close: `</${name}>` };
  },
};

/** What reads back as itself to the line's end. */
function isPlain(text: string): boolean {
  return text !== "" && text.trim() === text && !/^["'[{#]|\s#|[\r\n]/.test(text);
}

/** `#{` in double quotes would be run as Ruby code. */
function escapeText(text: string): string {
  return escapeDouble(text).replaceAll("#{", "\\#{");
}
