import { commands, options } from "../arguments/options.ts";
import { operandWords, valueWords } from "./words.ts";

/** A script for fish. */
export function fish(ruleIds: readonly string[]): string {
  const others = commands.filter(({ name }) => name !== "check").map(({ name }) => name);
  const lines = commands.map(
    ({ name, help }) => `complete -c planelint -n __fish_use_subcommand -a ${name} -d ${quoted(help)}`,
  );
  for (const option of options) {
    const only = option.commands.includes("check")
      ? `not __fish_seen_subcommand_from ${others.join(" ")}`
      : `__fish_seen_subcommand_from ${option.commands.join(" ")}`;
    const always = option.commands.length === commands.length;
    const words = valueWords(option, ruleIds);
    const value = option.value === undefined ? "" : words === undefined ? " -r" : ` -x -a ${quoted(words.join(" "))}`;
    const short = option.short === undefined ? "" : ` -s ${option.short}`;
    lines.push(
      `complete -c planelint${always ? "" : ` -n ${quoted(only)}`} -l ${option.name}${short}${value} -d ${quoted(option.help)}`,
    );
  }
  for (const { name } of commands) {
    const words = operandWords(name, ruleIds).join(" ");
    if (words === "") continue;
    lines.push(`complete -c planelint -n '__fish_seen_subcommand_from ${name}' -f -a ${quoted(words)}`);
  }
  return `${lines.join("\n")}\n`;
}

function quoted(text: string): string {
  return `'${text.replace(/\\/g, "\\\\").replace(/'/g, "\\'")}'`;
}
