import { type CommandName, commands, type OptionSpec, optionsOf } from "../arguments/options.ts";
import { namesOf, operandWords, valueWords } from "./words.ts";

/** A script for zsh: a file `_planelint` in its `fpath`, or text for `source`. */
export function zsh(ruleIds: readonly string[]): string {
  const others = commands.filter(({ name }) => name !== "check").map(({ name }) => name);
  const described = commands.map(({ name, help }) => `    ${quoted(`${name}:${help.replaceAll(":", "\\:")}`)}`);
  const cases = others.map((name) => `    ${name})\n      ${parametersOf(name, ruleIds)} ;;`);
  return `#compdef planelint
_planelint_first() {
  local -a commands
  commands=(
${described.join("\n")}
  )
  _describe -t commands command commands
  _files
}
_planelint() {
  local command=check
  if (( CURRENT > 2 )); then
    case "\${words[2]}" in
      (${others.join("|")}) command="\${words[2]}"; shift words; (( CURRENT-- )) ;;
    esac
  fi
  case "$command" in
${cases.join("\n")}
    check)
      ${parametersOf("check", ruleIds)} ;;
  esac
}
# Read by the completion system when it is first asked, or by a shell that starts.
if [ "\${funcstack[1]}" = _planelint ]; then _planelint "$@"; else compdef _planelint planelint; fi
`;
}

/** The call of zsh's `_arguments` for a command. */
function parametersOf(command: CommandName, ruleIds: readonly string[]): string {
  const operands = operandsOf(command, ruleIds);
  const lines = [...optionsOf(command).flatMap((option) => specsOf(option, ruleIds)), ...operands].map(quoted);
  return `_arguments -s -S ${lines.join(" \\\n        ")}`;
}

function operandsOf(command: CommandName, ruleIds: readonly string[]): readonly string[] {
  if (command === "check") return ["1: :_planelint_first", "*:path:_files"];
  const words = operandWords(command, ruleIds);
  if (words.length > 0) return [`*: :(${words.join(" ")})`];
  return command === "render" || command === "init" ? ["1:folder:_files -/"] : [];
}

function specsOf(option: OptionSpec, ruleIds: readonly string[]): readonly string[] {
  const help = option.help.replace(/[[\]:]/g, "\\$&");
  const words = valueWords(option, ruleIds);
  const name = (option.value ?? option.optionalValue ?? "").replace(/:/g, "\\:");
  const action = words === undefined ? (option.completes === "file" ? "_files" : " ") : `(${words.join(" ")})`;
  const value = option.value === undefined ? "" : `:${name}:${action}`;
  return namesOf(option).map((written) => {
    const joint = option.value !== undefined && written.startsWith("--") ? "=" : "";
    return `${option.repeatable ? "*" : ""}${written}${joint}[${help}]${value}`;
  });
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
