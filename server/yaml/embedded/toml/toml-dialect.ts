import type { Dialect } from "../dialect.ts";
import { escapeDouble } from "../escapes.ts";

/** TOML 1.0. Source: https://toml.io/en/v1.0.0 */
export const tomlDialect: Dialect = {
  between: " = ",
  flowBetween: " = ",
  flowPadding: " ",
  indent: "",
  aligned: false,
  collections: true,
  nests: false,
  sameKey: (written, asked) => written === asked,
  key: tomlKey,
  flowKey: tomlKey,
  scalar(value, like) {
    if (value === null) return undefined;
    if (typeof value === "number") return tomlNumber(value, like?.text);
    if (typeof value !== "string") return String(value);
    return like?.style === "raw" && isLiteral(value) ? `'${value}'` : `"${escapeDouble(value)}"`;
  },
  slice(newText, scalar, whole) {
    if (scalar.style === "double") return escapeDouble(newText);
    if (scalar.style === "raw") return isLiteral(newText) ? newText : undefined;
    return /^(?:[-+]?(?:0|[1-9]\d*)(?:\.\d+)?|true|false)$/.test(whole) ? newText : undefined;
  },
  section: () => undefined,
};

/** What single quotes can hold: no line ends, no control characters but tabs. */
function isLiteral(text: string): boolean {
  return !/'|(?!\t)\p{Cc}/u.test(text);
}

function tomlKey(key: string): string {
  return /^[A-Za-z0-9_-]+$/.test(key) ? key : `"${escapeDouble(key)}"`;
}

/** A float stays a float: `1.0` set to 2 becomes `2.0`. */
function tomlNumber(value: number, before: string | undefined): string {
  if (Number.isNaN(value)) return "nan";
  if (!Number.isFinite(value)) return value < 0 ? "-inf" : "inf";
  const text = String(value).replace("e+", "e");
  const wasFloat = before !== undefined && /^[-+]?[\d_]+\.\d/.test(before);
  return wasFloat && /^-?\d+$/.test(text) ? `${text}.0` : text;
}
