type Random = (below: number) => number;

/** One way to damage a template; gives the text as it is where it finds nothing to damage. */
type Damage = (template: string, random: Random) => string;

function pick<T>(items: readonly T[], random: Random): T | undefined {
  return items[random(items.length)];
}

/** Changes one of the matches of a pattern. */
function changeOne(pattern: RegExp, change: (match: string, random: Random) => string): Damage {
  return (template, random) => {
    const match = pick([...template.matchAll(pattern)], random);
    if (match === undefined) return template;
    const [found] = match;
    return template.slice(0, match.index) + change(found, random) + template.slice(match.index + found.length);
  };
}

const action = /\{\{[^{}]*\}\}/g;
const functions = [
  "quote",
  "toYaml",
  "len",
  "int",
  "first",
  "keys",
  "upper",
  "tpl",
  "fromYaml",
  "index",
  "b64dec",
  "until",
];
const numbers = ["-1", "99999999999999999999", "9223372036854775807", "0x", "1e400", "-0", "1_0", "007", "0.5"];
const paths = [
  ".Values",
  "$",
  ".",
  ".Values.nothing.at.all",
  "$.Values.x",
  ".Chart.Nothing",
  ".Release.Name.x",
  "nil",
  '"t"',
];
const odd = [
  "\t",
  "\r\n",
  "\u0000",
  "\ufeff",
  "ünï😀",
  "\u2028",
  "\u0085",
  "---\n",
  "<no value>",
  "#",
  ": ",
  "- ",
  "'",
  '"',
  "|",
  "{}",
  "&a ",
  "*a",
];

const damages: readonly Damage[] = [
  changeOne(action, () => ""),
  changeOne(action, (match) => match + match),
  changeOne(/\{\{-?/g, (match) => (match === "{{" ? "{{- " : "{{")),
  changeOne(/-?\}\}/g, (match) => (match === "}}" ? " -}}" : "}}")),
  changeOne(/\{\{[^{}]*\|[^{}]*\}\}/g, shuffledPipe),
  changeOne(/\|[^|{}]*(?=[|}])/g, () => ""),
  changeOne(/\|\s*\w+/g, (_, random) => `| ${pick(functions, random)}`),
  changeOne(/\b\d+\b/g, (_, random) => pick(numbers, random) ?? "0"),
  changeOne(/\bn?indent \d+/g, (match) => match.replace(" ", " -")),
  changeOne(/\.Values[.\w]*/g, (match) => match.replace(/\.\w+$/, "")),
  changeOne(/\.Values[.\w]*/g, (match) => `${match}.deeper`),
  changeOne(/(?:\$|\.)[A-Z][.\w]*/g, (_, random) => pick(paths, random) ?? ""),
  changeOne(/\$\w+/g, (_, random) => pick(["$", "$other", "$_", ".x"], random) ?? ""),
  changeOne(/\{\{|\}\}/g, (match, random) => pick([match[0] ?? "", `${match} `, "", match + match], random) ?? ""),
  changeOne(
    /"[^"\n{}]*"/g,
    (match, random) => pick([match.slice(1), `\`${match.slice(1, -1)}\``, "''", '"\\x"'], random) ?? "",
  ),
  changeOne(/\{\{-? *end *-?\}\}/g, () => ""),
  changeOne(/\{\{-? *(?:if|with|range)\b/g, (match, random) =>
    match.replace(/\w+$/, pick(["if", "with", "range", "else if", "block", "define"], random) ?? "if"),
  ),
  changeOne(/\n/g, (_, random) => `\n${pick(odd, random)}`),
  changeOne(/[^{}]/g, (match, random) => match + pick(odd, random)),
  changeOne(/[^\n]*\n/g, () => ""),
  changeOne(/\n {2}/g, () => "\n"),
  changeOne(/\n(?=[^\n])/g, () => "\n\t"),
  (template) => template.replaceAll("\n", "\r\n"),
  nearAction,
];

function shuffledPipe(match: string, random: Random): string {
  const [, open = "", inside = "", close = ""] = /^(\{\{-?)(.*?)(-?\}\})$/s.exec(match) ?? [];
  const stages = inside.split("|");
  const at = random(stages.length);
  return `${open} ${[...stages.slice(at), ...stages.slice(0, at)].join("|")} ${close}`;
}

/** Takes out, doubles or replaces a few characters near an action. */
function nearAction(template: string, random: Random): string {
  const actions = [...template.matchAll(/\{\{/g)].map((match) => match.index);
  const at = (actions[random(actions.length)] ?? 0) + random(24);
  const inserted = pick(["", "}}", "{{", "|", ".", "(", ")", " end ", '"', "$", "nil", "/*", "*/", ":=", "="], random);
  return template.slice(0, at) + inserted + template.slice(at + random(4));
}

/** Damages a template in one to three ways. */
export function damaged(template: string, random: Random): string {
  let text = template;
  for (let count = 1 + (random(3) === 0 ? random(3) : 0); count > 0; count -= 1)
    text = pick(damages, random)?.(text, random) ?? text;
  return text;
}

const yamlDamages: readonly Damage[] = [
  changeOne(/: [^\n]+/g, (_, random) => `: ${pick(yamlValues, random)}`),
  changeOne(/\n(?=\S)/g, (_, random) => `\n${pick(yamlLines, random)}\n`),
  changeOne(/\n {2}(?=\S)/g, () => "\n   "),
  changeOne(/\n/g, () => "\r\n"),
  changeOne(/\n +/g, (match) => match.replace("  ", "\t")),
  changeOne(/\w+:/g, (match) => `"${match.slice(0, -1)}" :`),
  changeOne(/[^\n]*\n/g, (match) => match + match),
  changeOne(/[^\n]*\n/g, () => ""),
  changeOne(/[:'"[\]{}]/g, () => ""),
  changeOne(/[^\n]/g, (match, random) => match + pick(odd, random)),
  (values) => values.replaceAll("\n", "\r\n"),
];
const yamlValues = [
  ...[
    "yes",
    "0o17",
    "017",
    "1_000",
    "0x1F",
    "1e3",
    ".5",
    "+1",
    "1:30",
    "2024-01-02",
    "~",
    "null",
    "NULL",
    "!!str 1",
    "!!int '1'",
  ],
  ...[
    "&a x",
    "*a",
    "[a, b",
    "{a: 1}",
    "{a",
    "'it''s'",
    '"\\u00e9\\x41"',
    "|\n  a\n   b\n",
    ">-\n  a\n\n  b",
    "a: b",
    "- a",
    "@x",
    "`x`",
    "%x",
  ],
  ...[
    "99999999999999999999",
    "9007199254740993",
    "1.0",
    "-0",
    "-.inf",
    ".nan",
    "''",
    "# c",
    "a # c",
    "a#c",
    "😀",
    "<<",
    "!x y",
    "? a",
  ],
];
const yamlLines = [
  "<<: {a: 1}",
  "? k\n: v",
  "---",
  "...",
  "%YAML 1.1",
  "1: x",
  "null: x",
  "yes: x",
  "[a]: b",
  "a b: c",
  "'q': 1",
  "- x",
  "&x y: 1",
];

/** Damages a values file in one or two ways. */
export function damagedYaml(values: string, random: Random): string {
  const once = pick(yamlDamages, random)?.(values, random) ?? values;
  return random(3) === 0 ? (pick(yamlDamages, random)?.(once, random) ?? once) : once;
}
