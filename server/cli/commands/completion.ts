import { commands, type OptionSpec, options, optionsOf } from "../arguments/options.ts";
import { UserError } from "../exit-status.ts";

const shells = ["bash", "zsh", "fish"] as const;

/**
 * A completion script made from the option table; rule ids are written into it.
 * @throws UserError for another shell
 */
export function completionScript(shell: string | undefined, ruleIds: readonly string[]): string {
  switch (shell) {
    case "bash":
      return bash(ruleIds);
    case "zsh":
      return `#compdef planelint\nautoload -Uz bashcompinit && bashcompinit\n${bash(ruleIds)}`;
    case "fish":
      return fish(ruleIds);
    default:
      throw new UserError(
        shell === undefined ? "completion for which shell?" : `no completion for ${shell}`,
        `one of ${shells.join(", ")}`,
      );
  }
}

function bash(ruleIds: readonly string[]): string {
  const names = (list: readonly OptionSpec[]) =>
    list.flatMap(({ name, short }) => [`--${name}`, ...(short === undefined ? [] : [`-${short}`])]);
  const valueCases = options
    .filter((option) => option.choices !== undefined || option.completes !== undefined)
    .map((option) => {
      const pattern = [`--${option.name}`, ...(option.short === undefined ? [] : [`-${option.short}`])].join("|");
      const words = option.choices ?? (option.completes === "rule" ? ruleIds : undefined);
      const reply = words === undefined ? 'compgen -f -- "$cur"' : `compgen -W "${words.join(" ")}" -- "$cur"`;
      return `    ${pattern}) COMPREPLY=($(${reply})); return ;;`;
    });
  const commandCases = commands
    .filter(({ name }) => name !== "check")
    .map(({ name }) => `    ${name}) words="${names(optionsOf(name)).join(" ")}${operandWords(name, ruleIds)}" ;;`);
  return `_planelint() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}" words
  case "$prev" in
${valueCases.join("\n")}
  esac
  case "\${COMP_WORDS[1]}" in
${commandCases.join("\n")}
    *) words="${names(optionsOf("check")).join(" ")}"
       [ "$COMP_CWORD" -eq 1 ] && words="$words ${commands.map(({ name }) => name).join(" ")}" ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$cur") $(compgen -f -- "$cur"))
}
complete -o filenames -F _planelint planelint
`;
}

function operandWords(command: string, ruleIds: readonly string[]): string {
  if (command === "explain") return ` ${ruleIds.join(" ")}`;
  return command === "completion" ? ` ${shells.join(" ")}` : "";
}

function fish(ruleIds: readonly string[]): string {
  const others = commands.filter(({ name }) => name !== "check").map(({ name }) => name);
  const lines = commands.map(
    ({ name, help }) => `complete -c planelint -n __fish_use_subcommand -a ${name} -d ${quoted(help)}`,
  );
  for (const option of options) {
    const only = option.commands.includes("check")
      ? `not __fish_seen_subcommand_from ${others.join(" ")}`
      : `__fish_seen_subcommand_from ${option.commands.join(" ")}`;
    const always = option.commands.length === commands.length;
    const words = option.choices ?? (option.completes === "rule" ? ruleIds : undefined);
    const value = option.value === undefined ? "" : words === undefined ? " -r" : ` -x -a ${quoted(words.join(" "))}`;
    const short = option.short === undefined ? "" : ` -s ${option.short}`;
    lines.push(
      `complete -c planelint${always ? "" : ` -n ${quoted(only)}`} -l ${option.name}${short}${value} -d ${quoted(option.help)}`,
    );
  }
  lines.push(`complete -c planelint -n '__fish_seen_subcommand_from explain' -f -a ${quoted(ruleIds.join(" "))}`);
  lines.push(`complete -c planelint -n '__fish_seen_subcommand_from completion' -f -a ${quoted(shells.join(" "))}`);
  return `${lines.join("\n")}\n`;
}

function quoted(text: string): string {
  return `'${text.replace(/\\/g, "\\\\").replace(/'/g, "\\'")}'`;
}
