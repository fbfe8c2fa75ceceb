/**
 * Characters that a terminal obeys or hides: controls but tab, the C1 set, marks that turn the direction of writing,
 * invisible separators, half surrogates.
 */
const obeyed = /(?!\t)\p{Cc}|[\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]|\p{Surrogate}/gu;

/** `##[command]` and `##vso[command]` are obeyed anywhere in a line by GitHub's and Azure's log readers. */
const logCommand = /##(\w*)\[/g;

/**
 * GitHub's runner obeys `::command …::…` where a line starts with it, spaces before it or not; where lines are broken
 * anew, every word may come to stand there. Addresses such as `::1` and `::ffff:…` are no commands.
 * https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
 */
const workflowCommand = /(?<![^\s])::(?=[A-Za-z])(?![\da-fA-F]{1,4}(?![\w-]))/g;

/**
 * Text from a file, made fit for a terminal or a log: what they would obey is written out as `\x1b`, so nothing in a
 * YAML file colours, moves or hides what is printed. Tabs stay.
 */
export function visible(text: string): string {
  return text.replace(obeyed, escaped).replace(logCommand, "##$1\\x5b").replace(workflowCommand, "\\x3a:");
}

function escaped(character: string): string {
  const code = character.charCodeAt(0);
  if (character === "\n") return "\\n";
  if (character === "\r") return "\\r";
  return code < 256 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u${code.toString(16).padStart(4, "0")}`;
}
