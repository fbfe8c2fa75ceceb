import { type AST, ParseError, parseTOML } from "toml-eslint-parser";
import { lineStartAt } from "../lines.ts";
import type { MapSyntax } from "../syntax.ts";
import { TomlTables } from "./toml-tables.ts";

/** How often a broken text is cut shorter before it is given up. */
const attempts = 40;

/**
 * Reads TOML. The parser stops at the first error, so a broken text is read up to the statement before it; then every
 * table is incomplete, since tables can be added to from anywhere.
 */
export function readToml(text: string): MapSyntax {
  let length = text.length;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const parsed = parse(text.slice(0, length));
    if (typeof parsed !== "number") return new TomlTables(text, length === text.length).read(parsed);
    length = earlierStatement(text, Math.min(parsed, length), attempt);
    if (length === 0) break;
  }
  return new TomlTables(text, false).root;
}

/** The program, or the offset of the first error. */
function parse(text: string): AST.TOMLProgram | number {
  try {
    return parseTOML(text);
  } catch (error) {
    // Nesting beyond the stack is the only other error that a text can make.
    return error instanceof ParseError ? error.index : text.length;
  }
}

/**
 * Start of a line before `offset` that looks like a statement. Each attempt goes twice as far back, because an array or
 * string that does not end shows its error only at the text's end.
 */
function earlierStatement(text: string, offset: number, attempt: number): number {
  let at = offset;
  for (let back = 0; back < 2 ** attempt && at > 0; back += 1) {
    at = lineStartAt(text, back === 0 && at > 0 && text[at - 1] !== "\n" ? at : at - 1);
    while (at > 0 && !/^[ \t]*(?:\[|[\w"'.-]+[^=\n]*=)/.test(text.slice(at, at + 200))) at = lineStartAt(text, at - 1);
  }
  return at;
}
