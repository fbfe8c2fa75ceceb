import type { TextRange } from "../../contract/place.ts";
import type { DefinitionNode } from "./ast.ts";
import { GoLines, type TemplateError } from "./errors.ts";
import { describeToken, type Token } from "./token.ts";
import type { TokenStream } from "./token-stream.ts";

/** No Error: a broken file may have a hundred thousand, and nobody looks at their stacks. Thrown inside the parser only; whoever parses an action catches it and goes on behind the action. */
export class SyntaxFailure {
  constructor(
    readonly range: TextRange,
    readonly message: string,
  ) {}
}

const none: readonly string[] = [];

/** Nesting of blocks and parentheses beyond which a template is refused, so that a hostile one cannot exhaust the stack. */
const maxDepth = 500;

/** What the parts of the parser share while they read one template. */
export class ParseContext {
  readonly errors: TemplateError[] = [];
  readonly definitions: DefinitionNode[] = [];
  /** Names that are used as functions. */
  readonly calls = new Set<string>();
  /** Variables in scope, innermost last. */
  variables: string[] = ["$"];
  loopDepth = 0;
  /** Variables that were set with `=`, in source order. */
  assigned: string[] = [];
  /** Start of the action that is being read. */
  actionStart = 0;
  /** Only the innermost of several unclosed blocks is reported. */
  unclosedReported = false;
  private depth = 0;
  private readonly lines: GoLines;

  constructor(
    readonly name: string,
    readonly text: string,
    readonly stream: TokenStream,
    /** Undefined: any name counts as a function. */
    readonly functions: ReadonlySet<string> | undefined,
  ) {
    this.lines = new GoLines(text);
  }

  fail(message: string, range: TextRange = this.stream.last.range): never {
    throw new SyntaxFailure(range, message);
  }

  /** Fails with "unexpected … in …"; an error of the lexer with its own words. */
  unexpected(token: Token, context: string): never {
    if (token.type !== "error") this.fail(`unexpected ${describeToken(token)} in ${context}`, token.range);
    const started = this.lineOf(this.actionStart);
    const elsewhere = started !== this.lineOfToken(token);
    const action = token.value.endsWith(" action") ? "" : " in action";
    this.fail(elsewhere ? `${token.value}${action} started at ${this.name}:${started}` : token.value, token.range);
  }

  /** Adds an error; `line` is the one that Go would name. */
  report(message: string, range: TextRange, line = this.lineOfToken(this.stream.last)): void {
    this.errors.push({ range, message, line });
  }

  private lineOfToken(token: Token): number {
    return this.lineOf(token.gaveUpAt ?? token.start);
  }

  /** Line of an offset, from 1. */
  lineOf(offset: number): number {
    return this.lines.lineOf(offset);
  }

  /** Runs one part of an action; when it fails, records the error, skips the rest of the action, gives undefined. */
  attempt<Result>(parse: () => Result): Result | undefined {
    const { depth } = this;
    try {
      return parse();
    } catch (error) {
      if (!(error instanceof SyntaxFailure)) throw error;
      this.depth = depth;
      this.report(error.message, error.range);
      this.stream.skipAction();
      return undefined;
    }
  }

  /** Begins a block, command or parenthesis; {@link leave} ends it, but for one that fails. */
  enter(): void {
    if (this.depth >= maxDepth) this.fail("template is nested too deeply");
    this.depth += 1;
  }

  leave(): void {
    this.depth -= 1;
  }

  nested<Result>(parse: () => Result): Result {
    this.enter();
    const result = parse();
    this.leave();
    return result;
  }

  /** Runs `parse` for the body of a definition, which sees neither variables nor loops from outside. */
  isolated<Result>(parse: () => Result): Result {
    const { variables, loopDepth, assigned } = this;
    this.variables = ["$"];
    this.loopDepth = 0;
    this.assigned = [];
    try {
      return parse();
    } finally {
      this.variables = variables;
      this.loopDepth = loopDepth;
      this.assigned = assigned;
    }
  }

  /** Variables that were set since there were so many. */
  assignedSince(count: number): readonly string[] {
    return this.assigned.length === count ? none : [...new Set(this.assigned.slice(count))];
  }

  /** Variables declared while `parse` runs are gone after it. */
  scoped<Result>(parse: () => Result): Result {
    const count = this.variables.length;
    try {
      return parse();
    } finally {
      this.variables.length = count;
    }
  }
}
