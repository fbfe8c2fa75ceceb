import { commands, type OptionSpec, options, optionsOf } from "../arguments/options.ts";
import { namesOf, operandWords, valueWords } from "./words.ts";

/** A script for bash, with its own completion alone. */
export function bash(ruleIds: readonly string[]): string {
  const names = (list: readonly OptionSpec[]) => list.flatMap(namesOf);
  const valueCases = options
    .filter((option) => option.choices !== undefined || option.completes !== undefined)
    .map((option) => {
      const pattern = namesOf(option).join("|");
      const words = valueWords(option, ruleIds);
      const reply = words === undefined ? 'compgen -f -- "$cur"' : `compgen -W "${words.join(" ")}" -- "$cur"`;
      return `    ${pattern}) COMPREPLY=($(${reply})); return ;;`;
    });
  const commandCases = commands
    .filter(({ name }) => name !== "check")
    .map(
      ({ name }) =>
        `    ${name}) words="${names(optionsOf(name)).join(" ")}${operandWords(name, ruleIds)
          .map((word) => ` ${word}`)
          .join("")}" ;;`,
    );
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
