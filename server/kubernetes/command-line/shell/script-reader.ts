import type { ScalarNode } from "../../../contract/tree.ts";
import { makeCommand } from "../unwrap.ts";
import type { Command, Word } from "../word.ts";
import { arithmeticEnd, variableEnd } from "./expansions.ts";
import { type HereDocument, readDelimiter, skipBodies } from "./here-documents.ts";
import { WordBuilder } from "./word-builder.ts";

/** Command substitutions inside each other that are followed; what is deeper is passed over. */
const maxDepth = 20;

/** Reads a script, or a command substitution up to `until`, from `position` on. */
export class ScriptReader {
  readonly commands: Command[] = [];
  readonly #text: string;
  readonly #word: WordBuilder;
  #words: Word[] = [];
  #hereDocuments: HereDocument[] = [];
  #dropsNext = false;
  #subshells = 0;

  constructor(
    private readonly node: ScalarNode,
    public position: number,
    private readonly until: ")" | "`" | undefined,
    private readonly depth: number,
  ) {
    this.#text = node.text;
    this.#word = new WordBuilder(node);
  }

  /** Reads to the end; gives the position behind the closing character. */
  read(): number {
    while (this.position < this.#text.length) {
      const character = this.#text.charAt(this.position);
      if (character === this.until && (character === "`" || this.#subshells === 0)) {
        this.#endCommand();
        return this.position + 1;
      }
      this.#step(character);
    }
    this.#endCommand();
    return this.position;
  }

  #step(character: string): void {
    switch (character) {
      case " ":
      case "\t":
      case "\r":
        this.#endWord();
        this.position++;
        return;
      case "\n":
        this.#endCommand();
        this.position = skipBodies(this.#text, this.position + 1, this.#hereDocuments);
        this.#hereDocuments = [];
        return;
      case ";":
      case "&":
      case "|":
        this.#endCommand();
        this.position++;
        return;
      case "(":
      case ")":
        this.#endCommand();
        this.#subshells += character === "(" ? 1 : this.#subshells > 0 ? -1 : 0;
        this.position++;
        return;
      case "<":
      case ">":
        this.#redirect(character);
        return;
      case "#":
        if (this.#word.started) this.#word.add(this.position++);
        else this.#skipComment();
        return;
      case "'":
        this.#singleQuoted();
        return;
      case '"':
        this.#doubleQuoted();
        return;
      default:
        this.#character(character);
    }
  }

  /** A character that means the same inside and outside double quotes. */
  #character(character: string): void {
    if (character === "\\") this.#escaped(/^[\s\S]$/);
    else if (character === "$") this.#expansion();
    else if (character === "`") this.#substitution(this.position + 1, "`");
    else this.#word.add(this.position++);
  }

  /** A backslash: before a line break both go; before one of `escapable` the backslash goes. */
  #escaped(escapable: RegExp): void {
    const lineBreak = /^\\\r?\n/.exec(this.#text.slice(this.position, this.position + 3));
    if (lineBreak !== null) {
      this.position += lineBreak[0].length;
      return;
    }
    if (escapable.test(this.#text.charAt(this.position + 1))) this.position++;
    this.#word.add(this.position++);
  }

  #expansion(): void {
    const start = this.position;
    const arithmetic = arithmeticEnd(this.#text, start);
    if (arithmetic === undefined && this.#text[start + 1] === "(") {
      this.#substitution(start + 2, ")");
      return;
    }
    const end = arithmetic ?? variableEnd(this.#text, start);
    if (end === start) this.#word.add(this.position++);
    else this.#word.addUnknown(start, end);
    this.position = Math.max(end, start + 1);
  }

  /** Reads the commands inside `$(…)` or backquotes; the word gets the whole as written. */
  #substitution(inside: number, until: ")" | "`"): void {
    const start = this.position;
    const inner = new ScriptReader(this.node, inside, until, this.depth + 1);
    const close = this.#text.indexOf(until, inside);
    const end = this.depth < maxDepth ? inner.read() : close < 0 ? this.#text.length : close + 1;
    this.commands.push(...inner.commands);
    this.#word.addUnknown(start, end);
    this.position = end;
  }

  #singleQuoted(): void {
    const close = this.#text.indexOf("'", this.position + 1);
    const end = close < 0 ? this.#text.length : close;
    this.#word.open();
    this.#word.add(this.position + 1, end);
    this.position = end + 1;
  }

  #doubleQuoted(): void {
    this.#word.open();
    this.position++;
    while (this.position < this.#text.length) {
      const character = this.#text.charAt(this.position);
      if (character === '"') break;
      if (character === "\\") this.#escaped(/^[$`"\\]$/);
      else this.#character(character);
    }
    this.position++;
  }

  /** A redirection takes its file descriptor and its target out of the words. */
  #redirect(character: string): void {
    if (/^\d+$/.test(this.#word.text)) this.#word.take();
    else this.#endWord();
    if (this.#text.startsWith("<<", this.position) && this.#text[this.position + 2] !== "<") {
      const { document, end } = readDelimiter(this.#text, this.position + 2);
      this.#hereDocuments.push(document);
      this.position = end;
      return;
    }
    if (this.#text[this.position + 1] === "(") {
      this.#substitution(this.position + 2, ")");
      return;
    }
    while (this.#text[this.position] === character || this.#text[this.position] === "&") this.position++;
    this.#dropsNext = true;
  }

  #skipComment(): void {
    const end = this.#text.indexOf("\n", this.position);
    this.position = end < 0 ? this.#text.length : end;
  }

  /** A variable in the place of a program. */
  #isComputed(): boolean {
    return this.#words.some((word) => !word.known);
  }

  #endWord(): void {
    if (!this.#word.started) return;
    const word = this.#word.take();
    if (this.#dropsNext) this.#dropsNext = false;
    else this.#words.push(word);
  }

  #endCommand(): void {
    this.#endWord();
    this.#dropsNext = false;
    const command = makeCommand(this.#words, true);
    // `then`, `do` and the like alone are none; assignments alone may hold what somebody looks for.
    if (
      command.program !== undefined ||
      command.words.length > 0 ||
      command.assignments.length > 0 ||
      this.#isComputed()
    )
      this.commands.push(command);
    this.#words = [];
  }
}
