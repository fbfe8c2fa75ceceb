import { type Document, isScalar, parseDocument, visit } from "yaml";

/**
 * Inside brackets and quotes Kubernetes and Helm look at no indentation, where the library demands that lines are
 * indented more than what is around. Gives the text with those lines joined, every character at its offset; undefined
 * where there is nothing to join. Source:
 * https://github.com/kubernetes-sigs/yaml/blob/master/goyaml.v2/scannerc.go (`yaml_parser_unroll_indent`)
 */
export function joinLooseLines(text: string): string | undefined {
  const joined = new LineJoiner(text).joined();
  return joined === text ? undefined : joined;
}

/** Gives quoted scalars of a document that was parsed from joined lines the value that they have as written. */
export function foldAsWritten(document: Document.Parsed, text: string): void {
  visit(document, {
    Scalar(_, node) {
      const [start = 0, end = 0] = node.range ?? [];
      const written = text.slice(start, end);
      if (!/^["'].*[\r\n]/.test(written)) return;
      const { contents } = parseDocument(written, { logLevel: "silent" });
      if (isScalar(contents)) node.value = contents.value;
    },
  });
}

/** Goes over a text as far as it takes to tell brackets and quotes that open a value from those inside one. */
class LineJoiner {
  readonly #out: string[];
  #at = 0;
  /** Brackets that are open. */
  #depth = 0;

  constructor(private readonly text: string) {
    this.#out = text.split("");
  }

  joined(): string | undefined {
    while (this.#at < this.text.length) if (!this.#line()) return undefined;
    // A lone carriage return ends a line for go-yaml, and not for the library.
    return this.#depth === 0 ? this.#out.join("").replaceAll(/\r(?!\n)/g, "\n") : undefined;
  }

  /** One line, with those that belong to it. False when a quote is never closed. */
  #line(): boolean {
    const start = this.#at;
    let mayOpen = true;
    while (this.#at < this.text.length) {
      const char = this.text[this.#at] ?? "";
      if (isBreak(char)) {
        if (this.#depth === 0) {
          this.#at += 1;
          return true;
        }
        this.#blank();
      } else if (char === " " || char === "\t") this.#at += 1;
      else if (char === "#" && /^$|\s/.test(this.text[this.#at - 1] ?? "")) this.#comment();
      else if (mayOpen && (char === '"' || char === "'")) {
        if (!this.#quoted(char)) return false;
        mayOpen = /^\s*:/.test(this.text.slice(this.#at, this.#at + 80));
      } else if (mayOpen && this.#depth === 0 && /^[|>][-+\d]*[ \t]*(?:[#\r\n]|$)/.test(this.#rest())) {
        this.#block(start);
        return true;
      } else if (char === "[" || char === "{") {
        if (mayOpen || this.#depth > 0) this.#depth += 1;
        this.#at += 1;
      } else if (this.#depth > 0 && (char === "]" || char === "}")) {
        this.#depth -= 1;
        this.#at += 1;
        mayOpen = false;
      } else if (char === "&" || char === "!") {
        // An anchor or a tag stands before what it belongs to.
        while (this.#at < this.text.length && !/[\s,[\]{}]/.test(this.text[this.#at] ?? "")) this.#at += 1;
      } else {
        mayOpen = this.#depth > 0 ? ",:".includes(char) : /^[-?:](?:\s|$)/.test(this.#rest());
        this.#at += 1;
      }
    }
    return true;
  }

  /** The text from here, a little of it. */
  #rest(): string {
    return this.text.slice(this.#at, this.#at + 200);
  }

  #blank(): void {
    this.#out[this.#at] = " ";
    this.#at += 1;
  }

  #comment(): void {
    while (this.#at < this.text.length && !isBreak(this.text[this.#at] ?? "")) {
      if (this.#depth > 0) this.#out[this.#at] = " ";
      this.#at += 1;
    }
  }

  #quoted(quote: string): boolean {
    for (this.#at += 1; this.#at < this.text.length; this.#at += 1) {
      const char = this.text[this.#at] ?? "";
      if (isBreak(char)) this.#out[this.#at] = " ";
      else if (char === "\\" && quote === '"' && !isBreak(this.text[this.#at + 1] ?? "")) this.#at += 1;
      else if (char === quote) {
        this.#at += 1;
        if (quote === '"' || this.text[this.#at] !== "'") return true;
      }
    }
    return false;
  }

  /** A block scalar: all lines that are indented more than the key or dash that it belongs to. */
  #block(lineStart: number): void {
    const line = this.text.slice(lineStart, this.#at);
    const dashes = /^ *(?:- +)*/.exec(line)?.[0] ?? "";
    const owner = line.length > dashes.length ? dashes.length : dashes.lastIndexOf("-");
    this.#toNextLine();
    while (this.#at < this.text.length) {
      const [, indent = "", first = ""] = /^( *)([^\r\n]?)/.exec(this.#rest()) ?? [];
      if (first !== "" && indent.length <= owner) return;
      this.#toNextLine();
    }
  }

  #toNextLine(): void {
    while (this.#at < this.text.length && !isBreak(this.text[this.#at] ?? "")) this.#at += 1;
    this.#at += 1;
  }
}

function isBreak(char: string): boolean {
  return char === "\n" || char === "\r";
}
