import type { Dialect } from "../dialect.ts";
import { escapeDouble } from "../escapes.ts";

export const alloyDialect: Dialect = {
  between: " = ",
  flowBetween: " = ",
  flowPadding: " ",
  indent: "  ",
  aligned: true,
  collections: true,
  nests: true,
  sameKey: (written, asked) => written === asked,
  key: (key) => (isName(key) ? key : undefined),
  flowKey: (key) => (isName(key) ? key : `"${escapeDouble(key)}"`),
  scalar(value, like) {
    if (typeof value === "number" && !Number.isFinite(value)) return undefined;
    if (typeof value !== "string") return String(value);
    return like?.style === "raw" && !value.includes("`") ? `\`${value}\`` : `"${escapeDouble(value)}"`;
  },
  slice(newText, scalar, whole) {
    if (scalar.style === "double") return escapeDouble(newText);
    if (scalar.style === "raw") return newText.includes("`") ? undefined : newText;
    return /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?|true|false|null)$/.test(whole) ? newText : undefined;
  },
  section(name, label) {
    if (!/^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$/.test(name) || (label !== undefined && !isName(label))) return undefined;
    return { open: label === undefined ? `${name} {` : `${name} "${label}" {`, close: "}" };
  },
};

function isName(text: string): boolean {
  return /^[A-Za-z_]\w*$/.test(text) && !["true", "false", "null"].includes(text);
}
