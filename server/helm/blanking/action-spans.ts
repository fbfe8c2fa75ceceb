import type { TextRange } from "../../contract/place.ts";
import type { Token } from "../template/token.ts";

/** One `{{ … }}` of a template, comments included. */
export interface ActionSpan {
  readonly range: TextRange;
  /** Whether it can print: no control action, no comment, no setting of a variable. A broken action may print. */
  readonly prints: boolean;
  /** Whether what it prints starts on a line of its own or is a block: it ends in `indent` or `nindent`. */
  readonly printsBlock: boolean;
}

const silentWords: ReadonlySet<string> = new Set([
  "if",
  "else",
  "end",
  "range",
  "with",
  "define",
  "block",
  "break",
  "continue",
]);

/** The actions of a template in source order, told apart by their tokens alone, so that broken templates have them too. */
export function actionSpans(tokens: readonly Token[]): readonly ActionSpan[] {
  const spans: ActionSpan[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token?.type === "comment") spans.push({ range: token.range, prints: false, printsBlock: false });
    if (token?.type === "error") spans.push({ range: token.range, prints: false, printsBlock: false });
    if (token?.type !== "left-delimiter") continue;
    const inside: Token[] = [];
    let end = token.end;
    while (index + 1 < tokens.length) {
      index += 1;
      const next = tokens[index];
      if (next === undefined) break;
      end = Math.max(end, next.end);
      if (next.type === "right-delimiter" || next.type === "error" || next.type === "eof") break;
      inside.push(next);
    }
    spans.push({
      range: { start: token.start, end },
      prints: canPrint(inside),
      printsBlock: endsInIndent(inside),
    });
  }
  return spans;
}

function canPrint(tokens: readonly Token[]): boolean {
  const first = tokens[0];
  if (first === undefined || silentWords.has(first.type)) return false;
  const operator = tokens[1]?.type;
  return !(first.type === "variable" && (operator === "declare" || operator === "assign"));
}

function endsInIndent(tokens: readonly Token[]): boolean {
  const lastPipe = tokens.findLastIndex((token) => token.type === "pipe");
  const name = tokens[lastPipe + 1]?.value;
  return name === "nindent" || name === "indent";
}
