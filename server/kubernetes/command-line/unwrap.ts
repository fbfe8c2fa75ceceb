import { baseName } from "../../text/paths.ts";
import type { Command, Word } from "./word.ts";

/** Programs and shell words that run the command behind them. */
const wrappers = new Set(
  "if then elif else while until do ! { time exec command nohup env sudo nice ionice timeout xargs tini dumb-init catatonit".split(
    " ",
  ),
);

/** Wrappers whose first operand (a user) is not the command yet. */
const userWrappers = new Set(["gosu", "su-exec"]);

const assignment = /^[A-Za-z_][A-Za-z0-9_]*=/;

/** The command that a list of words runs in the end: `exec env A=b timeout 5 etcd --x` is `etcd --x` with `A=b`. */
export function makeCommand(words: readonly Word[], complete: boolean): Command {
  const assignments: Word[] = [];
  let at = 0;
  let wrapped = false;
  for (; at < words.length; at++) {
    const word = words[at];
    if (word === undefined) break;
    if (assignment.test(word.text)) assignments.push(word);
    else if (wrappers.has(baseName(word.text))) wrapped = true;
    else if (userWrappers.has(baseName(word.text))) at++;
    else if (!wrapped || !isWrapperArgument(word.text)) break;
  }
  const program = words[at];
  return {
    program: program?.known === true ? baseName(program.text) : undefined,
    words: words.slice(at + 1),
    assignments,
    complete,
  };
}

/** Options, numbers and durations: `nice -n 19`, `timeout 5s`, `tini --`. */
function isWrapperArgument(text: string): boolean {
  return text.startsWith("-") || /^\d+(?:\.\d+)?[smhd]?$/.test(text);
}
