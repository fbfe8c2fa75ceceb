import type { ParameterType } from "../../server/helm/evaluate/runtime.ts";
import { allFunctions } from "../../server/helm/functions/all.ts";

/** Values of every type, and of forms that functions may trip over. */
export const fuzzedValues = `str: text
empty: ""
blank: "  \\t "
words: The quick-brown fox_jumps HTTPServer
unicode: "üñï😀\\u00a0\\u2028z"
control: "a\\u0085b\\u007fc\\u0001d"
lines: "one\\n  two\\n\\nthree\\n"
crlf: "one\\r\\ntwo\\r\\n"
num: 7
zero: 0
neg: -3
half: 1.5
large: 123456789012
exponent: 1e+21
tiny: 0.0000001
numeric: "42"
octal: "017"
hex: "0x1F"
floaty: "3.9"
yes: "yes"
bool: true
off: false
nothing: null
list: [b, a, 1, null, 2.5, {k: v}, a]
names: [zeta, alpha, "", beta10, beta9]
nums: [3, 1, 2.5]
none: []
map: {a: 1, b: x, c: {d: [1]}, e: null}
bare: {}
nested: {x: {y: {z: deep}}, w: false}
yaml: "a: 1\\nb: [x, {y: z}]\\nc: |\\n  text\\n"
json: '{"a": [1, null, "x"], "b": {"c": 1.50}}'
broken: "a: [1\\nb: {"
toml: "a = 1\\n[b]\\nc = \\"x\\"\\n"
template: "{{ .Values.str }}-{{ len .Values.list }}"
semver: 1.2.3-rc.1+build
range: ">=1.2.0 <2.0.0 || ^3"
date: "2024-02-29"
moment: "2024-02-29T13:14:15Z"
seconds: "1700000000"
duration: 1h30m
url: https://user:pw@host.example:8080/p/a?q=1&r=a%20b#frag
path: /a/b/../c.tar.gz
base64: aGVsbG8gd29ybGQ=
regex: "([a-z]+)-?(\\\\d*)"
quoted: "it's \\"so\\" \\\\ <b>&amp;"
`;

const names = [...fuzzedValues.matchAll(/^(\w+):/gm)].map(([, name = ""]) => name);

/** Helm's results differ from run to run (chance, time, order of Go's maps, addresses), or the machine decides. */
const uncertain =
  /^(?:rand.*|gen.*|uuidv4|now|ago|htpasswd|bcrypt|derivePassword|(?:en|de)cryptAES|env|expandenv|getHostByName|shuffle|keys|values|fail|required|lookup|buildCustomCert|hello|call|dateModify|mustDateModify|date_modify|must_date_modify)$/;

/** Functions whose numbers say how much to make. */
const sized = /^(?:until|untilStep|seq|repeat|indent|nindent|wrap|wrapWith)$/;

/** Functions that change the map they are given: a map of the values would be another for the expressions after it. */
const changing = /^(?:set|unset|merge|mustMerge|mergeOverwrite|mustMergeOverwrite)$/;
const freshMaps = ['(dict "a" 1 "b" (dict "c" nil))', "(dict)", "(deepCopy .Values.map)", "(deepCopy .Values.nested)"];

const dated = /^(?:date|dateInZone|date_in_zone|htmlDate|htmlDateInZone)$/;
const times = [
  ...[
    '(toDate "2006-01-02" .Values.date)',
    '(toDate "2006-01-02T15:04:05Z07:00" .Values.moment)',
    "0",
    "(int64 .Values.seconds)",
  ],
  ...[
    '(toDate "Jan 2 2006 15:04 MST" "Jul 4 1999 03:05 CEST")',
    "(int .Values.large)",
    '(toDate "15:04:05.000 -0700" "23:59:59.123 +0530")',
    "-86401",
  ],
];

const functions = [...allFunctions].filter(([name]) => !uncertain.test(name));

const literals: Readonly<Record<"string" | "int" | "float64" | "other", readonly string[]>> = {
  string: [
    ...['""', '"a"', '"b"', '"-"', '","', '" "', '"%s"', '"%d-%v"', '"%+5.2f|%q|%x"', '"%T %t %08b"', '"."', "`$1-$2`"],
    ...[
      '"a: {b: 1}"',
      '"[1, 2"',
      '"1.2.3"',
      '"~1.2"',
      '"2006-01-02"',
      '"Jan _2 15:04:05 MST"',
      '"UTC"',
      '"Europe/Berlin"',
    ],
    ...[
      '"1h"',
      '"[a-z]+"',
      '"(a|b)*"',
      '"("',
      '"ünï"',
      '"\\t\\n"',
      "`raw \\\\ text`",
      '"0x10"',
      '"1e3"',
      '"true"',
      '"k"',
      '"c"',
    ],
  ],
  int: ["0", "1", "2", "-1", "3", "7", "10", "-5", "0x1F", "1_0", "'a'", "0b11", "017"],
  float64: ["0.5", "1.0", "2e3", "-1.25", "1e21", "0x1p4"],
  other: [
    ...["true", "false", "nil", "$", ".", ".Values", ".Chart.Version", ".Release.Name", ".Capabilities.KubeVersion"],
    ...["(list)", "(dict)", '(list 1 "a" nil)', '(dict "a" 1 "b" (dict "c" nil))', '(list "b" "a")', "(list 3 1 2)"],
    ...[
      "(list (list 1) (list 2))",
      '(dict "k" (list 1))',
      "(tuple 1 2)",
      ".Files",
      ".Capabilities.APIVersions",
      ".Template",
    ],
  ],
};

/** Makes template expressions by chance. */
export class ExpressionGenerator {
  constructor(private readonly random: (below: number) => number) {}

  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T {
    return items[this.random(items.length)] as T;
  }

  /** A pipeline: a call, perhaps piped into others. */
  pipeline(): string {
    let pipeline = this.random(12) === 0 ? this.argument("any", 0) : this.call(2);
    for (let count = this.random(3); count > 0; count -= 1) {
      const [name, { parameters, rest }] = this.pick(functions);
      if (dated.test(name)) continue;
      const types = this.random(20) === 0 ? [] : [...parameters, ...(rest === undefined ? [] : [rest])].slice(0, -1);
      pipeline += ` | ${[name, ...types.map((type) => this.sized(name, type, 1))].join(" ")}`;
    }
    return pipeline;
  }

  private call(depth: number): string {
    if (this.random(12) === 0)
      return `${this.pick(["and", "or", "not"])} ${this.some("any", depth, 1 + this.random(3))}`;
    const [name, { parameters, rest }] = this.pick(functions);
    const types: ParameterType[] = [...parameters];
    if (rest !== undefined) for (let count = this.random(4); count > 0; count -= 1) types.push(rest);
    const chance = this.random(24);
    if (chance === 0) types.pop();
    if (chance === 1 && rest === undefined) types.push("any");
    return [name, ...types.map((type) => this.sized(name, type, depth))].join(" ");
  }

  private some(type: ParameterType, depth: number, count: number): string {
    return Array.from({ length: count }, () => this.argument(type, depth)).join(" ");
  }

  private sized(name: string, type: ParameterType, depth: number): string {
    if (type === "map" && changing.test(name)) return this.pick(freshMaps);
    // Anything but a time is the moment of rendering.
    if (type === "any" && dated.test(name)) return this.pick(times);
    const isSize = sized.test(name) && type !== "string";
    return isSize
      ? this.pick(["0", "1", "2", "5", "-1", "-7", ".Values.num", ".Values.half", '"3"'])
      : this.argument(type, depth);
  }

  /** A call, turned into the type that is wanted. */
  private nested(type: ParameterType, depth: number): string {
    const call = this.call(depth);
    switch (type) {
      case "string":
        return this.pick([
          `(${call} | toString)`,
          `(toJson (${call}))`,
          `(printf "%v" (${call}))`,
          `(toYaml (${call}))`,
        ]);
      case "int":
      case "int64":
      case "uint64":
        return `(int (${call}))`;
      case "float64":
        return `(float64 (${call}))`;
      case "bool":
        return `(not (${call}))`;
      case "map":
        return `(dict "k" (${call}))`;
      case "list":
      case "strings":
        return `(list (${call}) (${call}))`;
      default:
        return `(${call})`;
    }
  }

  /** Now and then of another type than is wanted. */
  private argument(type: ParameterType, depth: number): string {
    if (this.random(25) === 0)
      return this.pick([...literals.string, ...literals.int, ...literals.float64, ...literals.other]);
    if (depth > 0 && this.random(3) === 0) return this.nested(type, depth - 1);
    if (type === "any" && this.random(3) === 0) return `.Values.${this.pick(names)}`;
    switch (type) {
      case "string":
        return this.pick([...literals.string, ".Values.str", ".Values.unicode", ".Values.lines", ".Values.words"]);
      case "int":
      case "int64":
      case "uint64":
        return this.pick([...literals.int, "(int .Values.num)"]);
      case "float64":
        return this.pick(literals.float64);
      case "time":
        return this.pick(times);
      case "bool":
        return this.pick(["true", "false", ".Values.bool"]);
      case "map":
        return this.pick([".Values.map", ".Values.bare", ".Values.nested", '(dict "a" 1)', "(dict)", ".Values"]);
      case "list":
      case "strings":
        return this.pick([".Values.list", ".Values.names", ".Values.nums", ".Values.none", '(list "b" "a" "b")']);
      default:
        return this.pick([
          ...literals.string,
          ...literals.int,
          ...literals.other,
          ...names.map((name) => `.Values.${name}`),
        ]);
    }
  }
}
