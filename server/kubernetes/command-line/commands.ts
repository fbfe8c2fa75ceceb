import type { MapNode, TreeNode } from "../../contract/tree.ts";
import { baseName } from "../../text/paths.ts";
import { readScript } from "./shell/read-script.ts";
import { makeCommand } from "./unwrap.ts";
import type { Command, Word } from "./word.ts";

const shells = new Set(["sh", "bash", "ash", "dash", "ksh", "zsh"]);

/**
 * Every command that a container's `command` and `args` run. Without `command` the program is the image's own and
 * undefined here. `sh -c "…"` gives the commands of the script instead.
 * https://kubernetes.io/docs/tasks/inject-data-application/define-command-argument-container/
 */
export function commandsOf(container: MapNode): readonly Command[] {
  const command = container.get("command");
  const args = container.get("args");
  if (command === undefined && args === undefined) return [];
  const words = [...wordsOf(command), ...wordsOf(args)];
  const complete = isWhole(command) && isWhole(args) && container.complete;
  if (isSet(command)) return commandsOfWords(words, complete);
  return [{ program: undefined, words, assignments: [], complete }];
}

/** The commands of a list of words whose first is the program. */
export function commandsOfWords(words: readonly Word[], complete: boolean): readonly Command[] {
  const direct = makeCommand(words, complete);
  if (direct.program === undefined || !shells.has(direct.program)) return [direct];
  const script = scriptWord(direct.words);
  if (script === undefined) return [direct];
  return readScript(script.node).map((command) => ({ ...command, complete: command.complete && complete }));
}

/** The words of a list of scalars; other items leave a gap. */
export function wordsOf(list: TreeNode | undefined): readonly Word[] {
  if (list?.type !== "list") return [];
  return list.items.flatMap((node, i) => {
    if (node.type !== "scalar") return [];
    const next = list.items[i + 1];
    const gapAfter = next !== undefined && next.type !== "scalar";
    return [{ text: node.text, node, offsets: undefined, known: isKnown(node.text), gapAfter }];
  });
}

/** `$(NAME)` is replaced by the kubelet unless written as `$$(NAME)`. */
function isKnown(text: string): boolean {
  return !/(?<!\$)(?:\$\$)*\$\([A-Za-z_.-][\w.-]*\)/.test(text);
}

/** The word behind `-c`, which options like `-ec` may hold too. */
function scriptWord(words: readonly Word[]): Word | undefined {
  const option = words.findIndex((word) => /^-[a-z]*c$/.test(word.text));
  const before = words.slice(0, Math.max(option, 0));
  const isScript = before.every(
    (word) => word.text.startsWith("-") || word.text.startsWith("+") || word.text === "pipefail",
  );
  const script = option < 0 || !isScript ? undefined : words[option + 1];
  return script?.offsets === undefined ? script : undefined;
}

function isSet(node: TreeNode | undefined): boolean {
  return node !== undefined && !(node.type === "list" && node.items.length === 0 && node.complete);
}

function isWhole(node: TreeNode | undefined): boolean {
  return (
    node === undefined || (node.type === "list" && node.complete && node.items.every((item) => item.type === "scalar"))
  );
}

/** Whether a command runs this program. */
export function runs(command: Command, program: string): boolean {
  return command.program === program || baseName(command.program ?? "") === program;
}
