import { linearExpression } from "./linear-expression.ts";

/**
 * A test for paths with `/` by a glob: `*` and `?` within a step, `**` as a step for any number of steps, `[a-z]`, `[!a]`,
 * `{a,b}`, `@(a|b)`, `?(a)`, `*(a)`, `+(a)`, `\` before a character that means itself, `!` at the start for everything
 * else. Names that begin with a dot are as good as others. Its time grows with the length of the path and no faster. A glob
 * with a mistake in it matches nothing.
 */
export function globMatcher(glob: string): (path: string) => boolean {
  const { negated, matches } = readGlob(glob);
  if (matches === undefined) return () => false;
  return negated ? (path) => !matches(path) : matches;
}

/** What of a glob is no part of the language of {@link globMatcher}, for people; undefined when all of it is. */
export function globProblem(glob: string): string | undefined {
  if (/!\(.*\)/s.test(glob.replace(/\\./gs, ""))) return "!(…) is not known; a ! at its start takes everything else";
  return readGlob(glob).matches === undefined ? "it has a mistake, and so matches nothing" : undefined;
}

function readGlob(glob: string) {
  const negated = glob.startsWith("!") && !glob.startsWith("!(");
  return { negated, matches: linearExpression(new Translation(negated ? glob.slice(1) : glob).expression()) };
}

class Translation {
  #at = 0;
  #result = "";
  /** What each open group is closed with. */
  readonly #open: { readonly kind: "{" | "("; readonly end: string }[] = [];

  constructor(private readonly glob: string) {}

  expression(): string {
    while (this.#at < this.glob.length) this.#step();
    return this.#result;
  }

  #step(): void {
    const { glob } = this;
    const character = glob[this.#at] ?? "";
    const group = this.#open.at(-1)?.kind;
    if (character === "\\" && this.#at + 1 < glob.length) this.#literal(2);
    else if ("@?*+".includes(character) && glob[this.#at + 1] === "(" && this.#closes("(", ")"))
      this.#openGroup(character);
    else if (character === "*") this.#stars();
    else if (character === "?") this.#emit("[^/]", 1);
    else if (character === "[") this.#class();
    else if (character === "{" && this.#hasAlternatives()) {
      this.#open.push({ kind: "{", end: ")" });
      this.#emit("(?:", 1);
    } else if ((character === "}" && group === "{") || (character === ")" && group === "(")) {
      this.#emit(this.#open.pop()?.end ?? "", 1);
    } else if ((character === "," && group === "{") || (character === "|" && group === "(")) this.#emit("|", 1);
    else this.#literal(1);
  }

  #emit(expression: string, length: number): void {
    this.#result += expression;
    this.#at += length;
  }

  /** One character, with or without a backslash before it. */
  #literal(length: number): void {
    const code = this.glob.codePointAt(this.#at + length - 1) ?? 0;
    const character = String.fromCodePoint(code);
    this.#emit(character.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&"), length - 1 + character.length);
  }

  #stars(): void {
    const start = this.#at;
    let end = start;
    while (this.glob[end] === "*") end++;
    const wholeStep =
      (start === 0 || this.glob[start - 1] === "/") && (end === this.glob.length || this.glob[end] === "/");
    if (end - start < 2 || !wholeStep) {
      // A step of a star alone is no empty step.
      const alone =
        (start === 0 || this.glob[start - 1] === "/") && (end === this.glob.length || this.glob[end] === "/");
      this.#emit(alone ? "[^/][^/]*" : "[^/]*", end - start);
    } else if (end < this.glob.length) this.#emit("(?:.*/|)", end - start + 1);
    else if (this.#result.endsWith("\\/")) {
      this.#result = `${this.#result.slice(0, -2)}(?:/.*|)`;
      this.#at = end;
    } else this.#emit(".*", end - start);
  }

  #class(): void {
    const end = this.glob.indexOf("]", this.#at + 2);
    if (end < 0) {
      this.#literal(1);
      return;
    }
    const inside = this.glob.slice(this.#at + 1, end);
    const negated = inside.startsWith("!") || inside.startsWith("^");
    const members = (negated ? inside.slice(1) : inside).replace(/[\\[\]^]/g, "\\$&");
    // Not even what is not in the class is a slash.
    this.#emit(negated ? `[^${members}/]` : `[${members}]`, end + 1 - this.#at);
  }

  #openGroup(kind: string): void {
    const ends: Readonly<Record<string, string>> = { "@": ")", "?": "|)", "*": ")*", "+": ")" };
    if (kind === "+") {
      // Once, then any number of times: the inner glob is written twice.
      const close = this.#closes("(", ")") ?? this.glob.length;
      const inner = new Translation(this.glob.slice(this.#at + 2, close)).#alternatives();
      this.#emit(`(?:${inner})(?:${inner})*`, close + 1 - this.#at);
      return;
    }
    this.#open.push({ kind: "(", end: ends[kind] ?? ")" });
    this.#emit("(?:", 2);
  }

  /** As the inside of a group. */
  #alternatives(): string {
    this.#open.push({ kind: "(", end: ")" });
    return this.expression();
  }

  #closes(open: string, close: string): number | undefined {
    let depth = 0;
    for (let i = this.glob.indexOf(open, this.#at); i >= 0 && i < this.glob.length; i++) {
      if (this.glob[i] === "\\") i++;
      else if (this.glob[i] === open) depth++;
      else if (this.glob[i] === close && --depth === 0) return i;
    }
    return undefined;
  }

  #hasAlternatives(): boolean {
    const end = this.#closes("{", "}");
    return end !== undefined && this.glob.slice(this.#at, end).includes(",");
  }
}
