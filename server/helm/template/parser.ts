import type { TextRange } from "../../contract/place.ts";
import type { DefinitionNode, ListNode, TemplateNode } from "./ast.ts";
import type { TemplateError } from "./errors.ts";
import { lexTemplate } from "./lexer.ts";
import { ParseContext } from "./parse-context.ts";
import { parseList } from "./parse-statement.ts";
import type { Token } from "./token.ts";
import { TokenStream } from "./token-stream.ts";

export interface ParsedTemplate {
  readonly name: string;
  readonly text: string;
  readonly root: ListNode;
  /** All `define`s and `block`s, in the order of their ends: of two with one name the later counts. */
  readonly definitions: readonly DefinitionNode[];
  /** Names that are used as functions. */
  readonly calls: ReadonlySet<string>;
  /** In source order of discovery; the first is the one that Go would report. */
  readonly errors: readonly TemplateError[];
}

export interface ParseOptions {
  /** Names that count as functions; left out: any name does. */
  readonly functions?: ReadonlySet<string>;
}

/** Parses a template. Never throws: what cannot be read is in `errors`, the rest in the tree. */
export function parseTemplate(name: string, text: string, options: ParseOptions = {}): ParsedTemplate {
  return parseTokens(name, text, lexTemplate(text), options);
}

/** As {@link parseTemplate}, for who has the text's tokens already. */
export function parseTokens(
  name: string,
  text: string,
  tokens: readonly Token[],
  options: ParseOptions = {},
): ParsedTemplate {
  const stream = new TokenStream(tokens);
  const parser = new ParseContext(name, text, stream, options.functions);
  const nodes: TemplateNode[] = [];
  for (;;) {
    const { list, end } = parseList(parser, "top");
    nodes.push(...list.nodes);
    if (end.type === "eof") break;
    // A stray `end` or `else`: said once each, and what follows is read as if it were not there.
    parser.report(`unexpected {{${end.type}}}`, end.range);
    if (end.type === "else") stream.skipAction();
  }
  const range: TextRange = { start: 0, end: text.length };
  const root: ListNode = { type: "list", range, position: 0, nodes, assigned: parser.assignedSince(0) };
  const { definitions, calls, errors } = parser;
  return { name, text, root, definitions, calls, errors };
}

/**
 * A template that was parsed without knowing the functions, as it would be with them and another name; undefined when
 * that would be another one.
 */
export function parsedAs(
  name: string,
  parsed: ParsedTemplate,
  functions: ReadonlySet<string>,
): ParsedTemplate | undefined {
  if (parsed.errors.length > 0) return undefined;
  for (const call of parsed.calls) if (!functions.has(call)) return undefined;
  return { ...parsed, name };
}
