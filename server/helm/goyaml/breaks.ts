/** What ends a line in YAML 1.1 beside line feeds, and is text for the library. */
const otherBreaks = /\r(?!\n)|[\u0085\u2028\u2029]/g;

/** The text with a line feed for whatever ends a line, every character at its offset. */
export function withLineFeeds(source: string): string {
  return source.search(otherBreaks) === -1 ? source : source.replaceAll(otherBreaks, "\n");
}

/**
 * What go-yaml's reader refuses wherever it stands: controls but for tabs and what ends lines, noncharacters, and halves of
 * characters. Source: https://github.com/kubernetes-sigs/yaml/blob/master/goyaml.v2/readerc.go
 */
const refused =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\0-\x08\v\f\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Where the first character stands that go-yaml refuses; undefined in most texts. */
export function refusedCharacter(source: string): number | undefined {
  const at = source.search(refused);
  return at === -1 ? undefined : at;
}

/** Line and paragraph separators end a line, and stay in the text that goes on behind it. */
const separators = /[\u2028\u2029]/;

/**
 * The value of a scalar that holds line or paragraph separators; undefined for all others, and for folded blocks.
 * @param written the scalar as it stands in the source
 * @param read what it is with line feeds in their place
 * @param unquoted gives the value of a double-quoted text
 */
export function withSeparators(
  written: string,
  style: string | undefined,
  read: string,
  unquoted: (quoted: string) => string,
): string | undefined {
  if (!separators.test(written) || style === "BLOCK_FOLDED") return undefined;
  if (style === "BLOCK_LITERAL") {
    const [, ...breaks] = written.match(/\r\n|[\r\n\u0085\u2028\u2029]/g) ?? [];
    let next = 0;
    return read.replaceAll("\n", () => {
      const ended = breaks[next] ?? "\n";
      next += 1;
      return separators.test(ended) ? ended : "\n";
    });
  }
  const isQuoted = style === "QUOTE_DOUBLE" || style === "QUOTE_SINGLE";
  const content = isQuoted ? written.slice(1, -1) : written;
  const parts = content.split(/[ \t]*((?:\r\n|[\r\n\u0085\u2028\u2029])[ \t\r\n\u0085\u2028\u2029]*)/);
  return parts.map((part, index) => (index % 2 === 1 ? folded(part) : textOf(part, style, unquoted))).join("");
}

function textOf(part: string, style: string | undefined, unquoted: (quoted: string) => string): string {
  if (style === "QUOTE_DOUBLE") return unquoted(`"${part}"`);
  return style === "QUOTE_SINGLE" ? part.replaceAll("''", "'") : part;
}

/** What go-yaml makes of the line ends between two parts of a text. */
function folded(ends: string): string {
  const [first = "", ...others] = ends.match(/\r\n|[\r\n\u0085\u2028\u2029]/g) ?? [];
  const kept = (ended: string) => (separators.test(ended) ? ended : "\n");
  if (separators.test(first)) return [first, ...others.map(kept)].join("");
  return others.length === 0 ? " " : others.map(kept).join("");
}
