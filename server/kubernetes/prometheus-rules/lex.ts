/** A piece of a PromQL text: offsets into it, `end` exclusive. */
export interface Token {
  readonly type: "name" | "number" | "duration" | "string" | "operator" | "bracket" | "variable";
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * One alternative for each type; Grafana's variables (`$interval`, `[[x]]`) and a template's actions (`{{ … }}`) are pieces
 * of their own. https://prometheus.io/docs/prometheus/latest/querying/basics/
 */
const pattern = new RegExp(
  [
    "(?<skip>\\s+|#[^\\n]*)",
    "(?<variable>\\{\\{[\\s\\S]*?\\}\\}|\\$\\{?\\w+\\}?|\\[\\[\\w+\\]\\])",
    "(?<string>\"(?:[^\"\\\\]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)*'|`[^`]*`)",
    "(?<duration>\\d+(?:\\.\\d+)?(?:ms|[smhdwy])(?:\\d+(?:ms|[smhdwy]))*(?!\\w))",
    "(?<number>0x[\\da-fA-F]+|(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?)",
    "(?<name>:?[A-Za-z_][\\w:]*)",
    "(?<bracket>[()[\\]{},])",
    "(?<operator>=~|!~|!=|==|<=|>=|[-+*/%^<>=@])",
  ].join("|"),
  "y",
);

/** The pieces of a PromQL text; characters that belong to none are passed over. */
export function lexPromql(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) {
      at++;
      continue;
    }
    const [found] = match;
    const type = typeOf(match.groups ?? {});
    if (type !== undefined) tokens.push({ type, text: found, start: at, end: at + found.length });
    at += Math.max(1, found.length);
  }
  return tokens;
}

const types: readonly Token["type"][] = ["variable", "string", "duration", "number", "name", "bracket", "operator"];

function typeOf(groups: Readonly<Record<string, string | undefined>>): Token["type"] | undefined {
  return types.find((type) => groups[type] !== undefined);
}

/** The text of a string token without its quotes; escapes of `"` and `\` undone. */
export function unquoted({ text }: Token): string {
  const inner = text.slice(1, -1);
  return text.startsWith("`") ? inner : inner.replaceAll(/\\(.)/g, "$1");
}
