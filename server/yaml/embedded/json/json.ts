import type { Dialect } from "../dialect.ts";
import { emptyRoot } from "../embedded-tree.ts";
import { escapeDouble } from "../escapes.ts";
import { FlowReader, jsonFlow } from "../flow.ts";
import type { Syntax } from "../syntax.ts";

/** Reads JSON; comments and commas before a closing bracket are passed over, as many programs do. */
export function readJson(text: string): Syntax {
  const reader = new FlowReader(text, jsonFlow);
  reader.skip();
  if (reader.at >= text.length) return emptyRoot(text, true);
  return reader.value();
}

/** JSON. Source: RFC 8259 */
export const jsonDialect: Dialect = {
  between: ": ",
  flowBetween: ": ",
  flowPadding: "",
  indent: "  ",
  aligned: false,
  collections: true,
  nests: false,
  sameKey: (written, asked) => written === asked,
  key: () => undefined,
  flowKey: (key) => `"${escapeDouble(key)}"`,
  scalar(value) {
    if (typeof value === "string") return `"${escapeDouble(value)}"`;
    return typeof value === "number" && !Number.isFinite(value) ? undefined : String(value);
  },
  slice(newText, scalar, whole) {
    if (scalar.style === "double") return escapeDouble(newText);
    return /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?|true|false|null)$/.test(whole) ? newText : undefined;
  },
  section: () => undefined,
};
