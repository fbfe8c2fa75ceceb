import { Lexer } from "yaml";
import type { TextRange } from "../../contract/place.ts";
import { actionRanges } from "../../yaml/embedded/template-actions.ts";

export interface Comment {
  /** With its `#` or its braces. */
  readonly range: TextRange;
  /** What stands between the marks. */
  readonly text: string;
}

export interface CommentScan {
  /** In order of place. */
  readonly comments: readonly Comment[];
  /** Scalars of more than one line, from their first mark (`|`, quote, first word) to their end: no comment fits there. */
  readonly longScalars: readonly TextRange[];
}

const templateComment = /^\{\{-?\s*\/\*([\s\S]*)\*\/\s*-?\}\}$/;

/**
 * Finds comments by the tokens of the YAML lexer, so that a `#` inside a scalar is never one. In a template, `{{/* … *\/}}`
 * counts too, and actions are read as spaces.
 */
export function scanComments(text: string, template: boolean): CommentScan {
  if (!template) return scanYaml(text);
  const comments: Comment[] = [];
  let blanked = "";
  let at = 0;
  for (const range of actionRanges(text)) {
    const action = text.slice(range.start, range.end);
    const comment = templateComment.exec(action)?.[1];
    if (comment !== undefined) comments.push({ range, text: comment });
    blanked += text.slice(at, range.start) + blank(action);
    at = range.end;
  }
  const scan = scanYaml(blanked + text.slice(at));
  const all = [...comments, ...scan.comments].sort((a, b) => a.range.start - b.range.start);
  return { comments: all, longScalars: scan.longScalars };
}

function blank(action: string): string {
  return action.replace(/[^\r\n]/g, " ");
}

/** The lexer announces the raw content of a scalar by this token, which is not in the source. */
const scalarFollows = "\x1f";
const notInSource = new Set(["\x02", "\x18"]);

function scanYaml(text: string): CommentScan {
  const comments: Comment[] = [];
  const longScalars: TextRange[] = [];
  let offset = 0;
  let inScalar = false;
  let header: number | undefined;
  for (const token of new Lexer().lex(text)) {
    if (token === scalarFollows && !inScalar) {
      inScalar = true;
      continue;
    }
    if (notInSource.has(token)) continue;
    const range = { start: offset, end: offset + token.length };
    offset = range.end;
    const first = token[0];
    if (inScalar) {
      if (token.trimEnd().includes("\n")) longScalars.push({ start: header ?? range.start, end: range.end });
      inScalar = false;
      header = undefined;
    } else if (first === "#") {
      comments.push({ range, text: token.slice(1) });
    } else if (first === "|" || first === ">") {
      header = range.start;
    } else if ((first === '"' || first === "'") && token.includes("\n")) {
      longScalars.push(range);
    }
  }
  return { comments, longScalars };
}
