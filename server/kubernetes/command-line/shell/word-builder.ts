import type { ScalarNode } from "../../../contract/tree.ts";
import type { Word } from "../word.ts";

/** Collects the characters of one word of a script, each with its place. */
export class WordBuilder {
  #text = "";
  #offsets: number[] = [];
  #known = true;
  #started = false;

  constructor(private readonly node: ScalarNode) {}

  /** True from the first character or quote on: `""` is a word too. */
  get started(): boolean {
    return this.#started;
  }

  get text(): string {
    return this.#text;
  }

  open(): void {
    this.#started = true;
  }

  /** Adds the source characters from `start` to `end` as they are. */
  add(start: number, end = start + 1): void {
    this.#started = true;
    this.#text += this.node.text.slice(start, end);
    for (let at = start; at < end; at++) this.#offsets.push(at);
  }

  /** Adds what an expansion makes, as written. */
  addUnknown(start: number, end: number): void {
    this.add(start, end);
    this.#known = false;
  }

  /** The finished word; the builder starts anew. */
  take(): Word {
    const word = { text: this.#text, node: this.node, offsets: this.#offsets, known: this.#known, gapAfter: false };
    this.#text = "";
    this.#offsets = [];
    this.#known = true;
    this.#started = false;
    return word;
  }
}
