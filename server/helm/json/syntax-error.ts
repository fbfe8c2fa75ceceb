/** What a scanner expects next: takes a character, gives what to expect behind it, or what the character is not good for. */
type Step = (character: string) => Step | string;

/** What is wrong with a text that is no JSON, in the words of Go's encoding/json. */
export function jsonSyntaxError(source: string): string {
  const scanner = new Scanner();
  // Go looks at bytes, and shows each as the character of that number.
  for (const byte of new TextEncoder().encode(source)) {
    const error = scanner.take(String.fromCharCode(byte));
    if (error !== undefined) return error;
  }
  // At the end it tries whether a space would do.
  return scanner.take(" ") ?? "unexpected end of JSON input";
}

function quoted(character: string): string {
  if (character === "'") return "'\\''";
  return `'${character === '"' ? '"' : JSON.stringify(character).slice(1, -1)}'`;
}

class Scanner {
  private readonly inside: ("key" | "value" | "item")[] = [];
  private step: Step = (character) => this.value(character);

  take(character: string): string | undefined {
    const next = this.step(character);
    if (typeof next === "string") return `invalid character ${quoted(character)} ${next}`;
    this.step = next;
    return undefined;
  }

  private readonly value: Step = (character) => {
    if (isSpace(character)) return this.value;
    if (character === "{") return this.enter("key", (next) => (next === "}" ? this.leave() : this.key(next)));
    if (character === "[") return this.enter("item", (next) => (next === "]" ? this.leave() : this.value(next)));
    if (character === '"') return this.text;
    if (character === "-") return (next) => (/\d/.test(next) ? this.digits(next) : "in numeric literal");
    if (/\d/.test(character)) return this.digits(character);
    for (const word of ["true", "false", "null"]) if (word[0] === character) return this.word(word, 1);
    return "looking for beginning of value";
  };

  private enter(what: "key" | "item", first: Step): Step {
    this.inside.push(what);
    const step: Step = (character) => (isSpace(character) ? step : first(character));
    return step;
  }

  private leave(): Step {
    this.inside.pop();
    return this.end;
  }

  private readonly key: Step = (character) => {
    if (isSpace(character)) return this.key;
    return character === '"' ? this.text : "looking for beginning of object key string";
  };

  private readonly end: Step = (character) => {
    if (isSpace(character)) return this.end;
    const last = this.inside.length - 1;
    switch (this.inside[last]) {
      case "key":
        if (character !== ":") return "after object key";
        this.inside[last] = "value";
        return this.value;
      case "value":
        if (character === "}") return this.leave();
        if (character !== ",") return "after object key:value pair";
        this.inside[last] = "key";
        return this.key;
      case "item":
        if (character === "]") return this.leave();
        return character === "," ? this.value : "after array element";
      default:
        return "after top-level value";
    }
  };

  private readonly text: Step = (character) => {
    if (character === '"') return this.end;
    if (character === "\\") return this.escape;
    return character < " " ? "in string literal" : this.text;
  };

  private readonly escape: Step = (character) => {
    if (character === "u") return this.hexadecimal(4);
    return /[bfnrt\\/"]/.test(character) ? this.text : "in string escape code";
  };

  private hexadecimal(left: number): Step {
    if (left === 0) return this.text;
    return (character) =>
      /[0-9a-fA-F]/.test(character) ? this.hexadecimal(left - 1) : "in \\u hexadecimal character escape";
  }

  private word(word: string, at: number): Step {
    if (at === word.length) return this.end;
    return (character) =>
      character === word[at] ? this.word(word, at + 1) : `in literal ${word} (expecting '${word[at]}')`;
  }

  /** Behind the first digit of a number: nothing follows a 0 but a point or an exponent. */
  private digits(first: string): Step {
    const more: Step = (character) => {
      if (first !== "0" && /\d/.test(character)) return more;
      if (character === ".")
        return (next) => (/\d/.test(next) ? this.fraction : "after decimal point in numeric literal");
      return /\d/.test(character) ? this.end(character) : this.fraction(character);
    };
    return more;
  }

  private readonly fraction: Step = (character) => {
    if (/^\d/.test(character)) return this.fraction;
    if (/^[eE]/.test(character)) return (next) => (/[-+]/.test(next) ? this.exponent : this.exponent(next));
    return this.end(character);
  };

  private readonly exponent: Step = (character) => {
    const more: Step = (next) => (/\d/.test(next) ? more : this.end(next));
    return /\d/.test(character) ? more : "in exponent of numeric literal";
  };
}

function isSpace(character: string): boolean {
  return /[ \t\r\n]/.test(character);
}
