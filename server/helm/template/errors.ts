import type { TextRange } from "../../contract/place.ts";

/** A mistake in a template's syntax. */
export interface TemplateError {
  /** Where an editor underlines it. */
  readonly range: TextRange;
  /** Go's words, without the place. */
  readonly message: string;
  /** Line that Go names, from 1: that of the token at which it gave up. */
  readonly line: number;
}

/** Line (from 1) and column (from 0, in UTF-8 bytes) of an offset: how Go counts in template errors. */
export function goLocation(text: string, offset: number): { readonly line: number; readonly column: number } {
  let line = 1;
  let lineStart = 0;
  for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) {
    line += 1;
    lineStart = at + 1;
  }
  return { line, column: utf8Length(text.slice(lineStart, offset)) };
}

/** Lines of a text as Go counts them (line feeds alone), for who asks often. */
export class GoLines {
  #breaks: readonly number[] | undefined;

  constructor(private readonly text: string) {}

  /** Line of an offset, from 1. */
  lineOf(offset: number): number {
    this.#breaks ??= [...this.text.matchAll(/\n/g)].map((match) => match.index);
    let low = 0;
    let high = this.#breaks.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#breaks[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  }
}

function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** The error as `text/template` prints it: `template: name:line: message`. */
export function formatTemplateError(name: string, error: TemplateError): string {
  return `template: ${name}:${error.line}: ${error.message}`;
}
