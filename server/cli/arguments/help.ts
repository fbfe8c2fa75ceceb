import { type CommandName, commands, helpGroups, type OptionSpec, optionsOf } from "./options.ts";

const examples: Readonly<Record<CommandName, readonly (readonly [string, string])[]>> = {
  check: [
    ["planelint", "check everything below this folder"],
    ["planelint charts/mesh", "check one chart"],
    ["planelint --fix", "apply the safe fixes"],
    ["planelint --fix-suggestions --diff | git apply", "apply all fixes, as a patch"],
    ["kubectl get daemonsets -A -o yaml | planelint -", "check what runs in a cluster"],
    ["planelint -f github -f sarif -o planelint.sarif", "annotations and a SARIF file, in CI"],
    ["planelint explain lease-per-object", "why a rule matters, and what to do"],
  ],
  explain: [
    ["planelint explain lease-per-object", "a rule"],
    ["planelint explain palark-2023", "an incident"],
    ["planelint explain vector", "a client"],
  ],
  rules: [
    ["planelint rules", "a table"],
    ["planelint rules --json", "for scripts"],
  ],
  render: [
    ["planelint render charts/mesh", "with its own values"],
    ["planelint render charts/mesh --values prod.yaml --set replicas=3", "with more"],
    ["planelint render charts/mesh --origins", "where each line comes from"],
  ],
  init: [
    ["planelint init", "look around, write what is missing"],
    ["planelint init --dry-run", "only show it"],
  ],
  lsp: [["planelint lsp --stdio", "what an editor starts"]],
  completion: [
    ["source <(planelint completion bash)", "bash, this shell"],
    ["planelint completion fish > ~/.config/fish/completions/planelint.fish", "fish"],
  ],
};

/** Help for one command, examples first; without a command given, that of `check` with the list of commands. */
export function helpText(command: CommandName, commandGiven: boolean): string {
  const spec = commands.find((known) => known.name === command);
  const lines = [
    "Planelint finds what in Kubernetes YAML, Helm values and charts will overload or destabilise a control plane.",
    "",
    "Examples",
    ...columns(examples[command]),
    "",
    "Usage",
    `  planelint ${command === "check" && !commandGiven ? "[check]" : command} [options] ${spec?.operands ?? ""}`.trimEnd(),
  ];
  if (!commandGiven)
    lines.push(
      "",
      "Commands",
      ...columns(commands.map(({ name, operands, help }) => [`${name} ${operands}`.trimEnd(), help])),
    );
  for (const group of helpGroups) {
    const inGroup = optionsOf(command).filter((option) => option.group === group);
    if (inGroup.length > 0) lines.push("", group, ...columns(inGroup.map((option) => [synopsis(option), option.help])));
  }
  if (command === "check") lines.push("", ...footer);
  return `${lines.join("\n")}\n`;
}

const footer = [
  "A PATH is a file, a folder or a glob in quotes; - reads standard input. A file inside a chart stands for its chart.",
  "Status: 0 nothing at or above --fail-on, 1 findings, 2 wrong usage or something could not be read.",
];

function synopsis(option: OptionSpec): string {
  const short = option.short === undefined ? "    " : `-${option.short}, `;
  const value = option.value === undefined ? "" : ` ${option.value}`;
  return `${short}--${option.name}${option.optionalValue === undefined ? value : `[=${option.optionalValue}]`}`;
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.min(48, Math.max(...rows.map(([left]) => left.length)));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
