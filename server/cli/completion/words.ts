import type { CommandName, OptionSpec } from "../arguments/options.ts";

export const shells = ["bash", "zsh", "fish"] as const;

/** `--format`, `-f`. */
export function namesOf({ name, short }: OptionSpec): readonly string[] {
  return [`--${name}`, ...(short === undefined ? [] : [`-${short}`])];
}

/** The words that an option's value can be, where they are known. */
export function valueWords(
  { choices, completes }: OptionSpec,
  ruleIds: readonly string[],
): readonly string[] | undefined {
  return choices ?? (completes === "rule" ? ruleIds : undefined);
}

/** The words that a command's operand can be, where they are known. */
export function operandWords(command: CommandName, ruleIds: readonly string[]): readonly string[] {
  if (command === "explain") return ruleIds;
  return command === "completion" ? shells : [];
}
