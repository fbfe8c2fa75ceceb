import fc from "fast-check";

const scalar = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.constantFrom(
      "a",
      "b c",
      "1",
      "0644",
      "0x1F",
      "1.50",
      "-1",
      "1e3",
      ".",
      "-",
      ".inf",
      "~",
      "null",
      "yes",
      "On",
      "n",
    ),
  },
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      "x:y",
      "a#b",
      "http://a.b/c?d=e",
      "-a",
      "--flag=x",
      ":8080",
      "?x",
      "a  b",
      "é",
      "😀",
      "=",
      "<",
      "<<",
    ),
  },
  {
    weight: 6,
    arbitrary: fc.constantFrom('"a"', '"a: b # c"', '"a\\nb"', '"\\x41\\u00e9"', "'a'", "'it''s'", "''", '""'),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom("*x", "*y", "&x a", "&y [&x a, *x]", "&x {a: *x}", "[*x, *y ]", "{<<: *x, a: 1}"),
  },
  { weight: 6, arbitrary: fc.constantFrom("{}", "[]", "[a, b]", "{a: 1, b: c}", '{"a":1}', "[a, [b, {c: d}], ]") },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "{a: {b: }}",
      "[a: b]",
      "{a}",
      '"\\q"',
      '"a',
      "'",
      "*x:",
      "&x:",
      "&x",
      "&x a: b",
      "!t a",
      "!!str 1",
      "@a",
      "`a",
      "%a",
      ", a",
      "] a",
      "} a",
      "a: b",
      "a:",
      "- a",
      "? a",
      "| a",
    ),
  },
);
const comment = fc.oneof(
  { weight: 30, arbitrary: fc.constant("") },
  { weight: 6, arbitrary: fc.constantFrom(" ", " # c", " #") },
  { weight: 1, arbitrary: fc.constantFrom("#c", "\t# c") },
);
const lineBreak = fc.oneof(
  { weight: 10, arbitrary: fc.constant("\n") },
  {
    weight: 4,
    arbitrary: fc.constantFrom("\n\n", "\n   \n", "\n# c\n", "\n  # c\n", "\n    # c\n", "\n\n   # c\n\n # d\n"),
  },
);

/** Texts of the shapes that matter, most of them sound, many of them nearly so. */
const node: fc.Memo<(indent: number) => string> = fc.memo((depth) => {
  const leaf = fc.tuple(scalar, comment, lineBreak).map(
    ([value, behind, end]) =>
      () =>
        ` ${value}${behind}${end}`,
  );
  if (depth <= 1) return leaf;
  const below = node(depth - 1);
  const shift = fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(2, 2, 2, 4, 1) },
    { weight: 1, arbitrary: fc.constantFrom(0, 3, -1) },
  );
  const key = fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom("a", "b", "k y", '"q"', "'s'", "1", "on", "a.b/c", "x ", "-a") },
    { weight: 2, arbitrary: fc.constantFrom("<<", "{a: b}", "", "*x ", "&x a") },
  );
  const entries = fc.array(fc.tuple(key, below), { minLength: 1, maxLength: 3 });
  const items = fc.array(below, { minLength: 1, maxLength: 3 });
  const pad = (indent: number) => " ".repeat(Math.max(0, indent));
  const anchor = fc.oneof({ weight: 12, arbitrary: fc.constant("") }, { weight: 1, arbitrary: fc.constant(" &x") });
  const gap = fc.tuple(anchor, comment, lineBreak).map((parts) => parts.join(""));
  const listShift = fc.oneof({ weight: 2, arbitrary: shift }, { weight: 2, arbitrary: fc.constant(0) });
  return fc.oneof(
    { arbitrary: leaf, weight: 2 },
    {
      arbitrary: fc.tuple(gap, shift, entries).map(([start, by, pairs]) => (indent: number) => {
        const lines = pairs.map(([name, value]) => `${pad(indent + by)}${name}:${value(indent + by)}`);
        return start + lines.join("");
      }),
      weight: 3,
    },
    {
      arbitrary: fc.tuple(gap, listShift, items).map(([start, by, values]) => (indent: number) => {
        return start + values.map((value) => `${pad(indent + by)}-${value(indent + by)}`).join("");
      }),
      weight: 2,
    },
    {
      arbitrary: entries.map((pairs) => (indent: number) => {
        const lines = pairs.map(([name, value]) => `${name}:${value(indent + 2)}`);
        return ` ${lines.join(pad(indent + 2))}`;
      }),
      weight: 2,
    },
    {
      arbitrary: fc
        .tuple(fc.constantFrom("|", ">", "|-", ">-", "|+", ">+", "|2", "|1-", "|x"), comment, shift, textLines())
        .map(([header, behind, by, lines]) => (indent: number) => {
          return ` ${header}${behind}\n${lines.map((line) => (line === "" ? "\n" : `${pad(indent + by)}${line}\n`)).join("")}`;
        }),
      weight: 2,
    },
    {
      arbitrary: fc
        .tuple(scalar, shift, textLines(), fc.constantFrom("", '"', "'", "[", "{"))
        .map(([first, by, lines, mark]) => (indent: number) => {
          const end = mark === "[" ? "]" : mark === "{" ? "}" : mark;
          return ` ${mark}${first}\n${lines.map((line) => pad(indent + by) + line).join("\n")}${end}\n`;
        }),
      weight: 1,
    },
  );
});

function textLines(): fc.Arbitrary<string[]> {
  const line = fc.constantFrom(
    "a",
    "b c",
    "  more",
    "",
    "",
    "# c",
    "a: b",
    "- x",
    "   ",
    "'",
    '"',
    "], ",
    ", d",
    "\tt",
    "k: 1,",
  );
  return fc.array(line, { maxLength: 4 });
}

export const documentText = fc
  .tuple(fc.constantFrom("", "\n", "# c\n", "\n# c\n\n", " # c\n"), node(4))
  .map(([start, body]) => start + body(-2).replace(/^ /, ""));

/** Sound texts with a few characters changed: near the border of what is taken. */
export const mutatedText = fc
  .tuple(
    documentText,
    fc.array(fc.tuple(fc.nat(), fc.constantFrom(..." \n:-#'\"{}[],|>&*!?%@\t\\ax~<")), { maxLength: 3 }),
  )
  .map(([text, changes]) =>
    changes.reduce((changed, [at, character]) => {
      const i = at % (changed.length + 1);
      return changed.slice(0, i) + character + changed.slice(i + (at % 3 === 0 ? 1 : 0));
    }, text),
  );
