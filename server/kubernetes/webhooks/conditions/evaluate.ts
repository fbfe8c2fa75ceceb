import { all, any, not, type Truth } from "../../clients/truth.ts";
import { tokensOf } from "./tokens.ts";

/** A value of an expression; undefined when it cannot be told. */
type Value = string | boolean | readonly Value[] | undefined;

/**
 * What an expression of the Common Expression Language is worth, as far as it compares known strings: `==`, `!=`, `in`,
 * `startsWith`, `endsWith`, `contains` of them, and `!`, `&&`, `||`. Everything else is unknown, a part that is unknown
 * counts for nothing where the rest decides.
 *
 * @param facts known variables by their whole path, `request.namespace`
 */
export function evaluate(expression: string, facts: ReadonlyMap<string, string>): Truth {
  const tokens = tokensOf(expression);
  if (tokens === undefined) return undefined;
  const parser = new Parser(tokens, facts);
  const value = parser.either(0);
  return parser.isAtEnd && typeof value === "boolean" ? value : undefined;
}

/** An expression nested deeper is not read. */
const maxDepth = 50;

class Parser {
  #at = 0;

  constructor(
    readonly tokens: readonly string[],
    readonly facts: ReadonlyMap<string, string>,
  ) {}

  get isAtEnd(): boolean {
    return this.#at >= this.tokens.length;
  }

  either(depth: number): Value {
    return this.#joined("||", any, () => this.#both(depth));
  }

  #both(depth: number): Value {
    return this.#joined("&&", all, () => this.#comparison(depth));
  }

  #joined(operator: string, join: (truths: readonly Truth[]) => Truth, operand: () => Value): Value {
    const values = [operand()];
    while (this.#take(operator)) values.push(operand());
    return values.length === 1 ? values[0] : join(values.map(truthOf));
  }

  #comparison(depth: number): Value {
    const left = this.#unary(depth);
    if (this.#take("==")) return equal(left, this.#unary(depth));
    if (this.#take("!=")) return not(equal(left, this.#unary(depth)));
    if (!this.#take("in")) return left;
    const list = this.#unary(depth);
    return Array.isArray(list) ? any(list.map((item: Value) => equal(left, item))) : undefined;
  }

  #unary(depth: number): Value {
    return this.#take("!") ? not(truthOf(this.#unary(depth))) : this.#operand(depth);
  }

  #operand(depth: number): Value {
    const token = this.tokens[this.#at];
    if (token === undefined || depth > maxDepth) {
      this.#at = Number.POSITIVE_INFINITY;
      return undefined;
    }
    this.#at++;
    if (token === "(") return this.#calls(this.#list(")", depth)[0], depth);
    if (token === "[") return this.#calls(this.#list("]", depth), depth);
    if (/^["']/.test(token)) return this.#calls(token.slice(1, -1), depth);
    if (token === "true" || token === "false") return token === "true";
    return this.#calls(this.#path(token), depth);
  }

  /** `request.resource.group`, up to the name of a method. */
  #path(first: string): Value {
    let path = first;
    while (this.tokens[this.#at] === "." && this.tokens[this.#at + 2] !== "(") {
      path += `.${this.tokens[this.#at + 1]}`;
      this.#at += 2;
    }
    return this.facts.get(path);
  }

  /** Methods of a value, functions and index brackets. */
  #calls(value: Value, depth: number): Value {
    let result = value;
    for (;;) {
      if (this.#take(".")) {
        const method = this.tokens[this.#at++];
        result = this.#take("(") ? call(result, method, this.#list(")", depth)) : undefined;
      } else if (this.#take("(")) {
        this.#list(")", depth);
        result = undefined;
      } else if (this.#take("[")) {
        this.#list("]", depth);
        result = undefined;
      } else return result;
    }
  }

  #list(end: string, depth: number): Value[] {
    const values: Value[] = [];
    while (!this.isAtEnd && !this.#take(end)) {
      values.push(this.either(depth + 1));
      this.#take(",");
    }
    return values;
  }

  #take(token: string): boolean {
    if (this.tokens[this.#at] !== token) return false;
    this.#at++;
    return true;
  }
}

function truthOf(value: Value): Truth {
  return typeof value === "boolean" ? value : undefined;
}

function equal(left: Value, right: Value): Truth {
  if (left === undefined || right === undefined || Array.isArray(left) || Array.isArray(right)) return undefined;
  return left === right;
}

function call(value: Value, method: string | undefined, [argument]: readonly Value[]): Value {
  if (typeof value !== "string" || typeof argument !== "string") return undefined;
  switch (method) {
    case "startsWith":
      return value.startsWith(argument);
    case "endsWith":
      return value.endsWith(argument);
    case "contains":
      return value.includes(argument);
    default:
      return undefined;
  }
}
