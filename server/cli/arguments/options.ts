import { severities } from "../../contract/finding.ts";

export type CommandName = "check" | "explain" | "rules" | "render" | "init" | "lsp" | "completion";

export const formats = ["pretty", "compact", "json", "sarif", "junit", "github", "gitlab"] as const;
export type FormatName = (typeof formats)[number];

export const helpGroups = [
  "What is checked",
  "What is rendered",
  "Rules",
  "Report",
  "Fixes",
  "Baseline",
  "General",
] as const;

/** One option; the parser, the help text and the shell completions are made from this table. */
export interface OptionSpec {
  readonly name: string;
  readonly short?: string;
  /** Name of the value in the help text; a flag has none. */
  readonly value?: string;
  /** Name of a value that may be left out: `--cache=DIR`. */
  readonly optionalValue?: string;
  /** The only values that are accepted. */
  readonly choices?: readonly string[];
  readonly repeatable?: boolean;
  /** Kind of value, for completions. */
  readonly completes?: "file" | "rule";
  readonly group: (typeof helpGroups)[number];
  readonly help: string;
  readonly commands: readonly CommandName[];
}

const check = ["check"] as const;
const every = ["check", "explain", "rules", "render", "init", "lsp", "completion"] as const;
const levels = [...severities];

export const options: readonly OptionSpec[] = [
  {
    name: "staged",
    group: "What is checked",
    help: "What is staged in git, as it stands in the index",
    commands: check,
  },
  {
    name: "changed-since",
    value: "REF",
    group: "What is checked",
    help: "What has changed since a branch or commit forked off",
    commands: check,
  },
  {
    name: "stdin-filename",
    value: "PATH",
    completes: "file",
    group: "What is checked",
    help: "Name for what is read from standard input",
    commands: check,
  },
  {
    name: "kubernetes-version",
    value: "X.Y",
    group: "What is checked",
    help: "For this Kubernetes version",
    commands: ["check", "render"],
  },
  {
    name: "config",
    value: "FILE",
    completes: "file",
    group: "What is checked",
    help: "Use this configuration file",
    commands: check,
  },
  { name: "no-config", group: "What is checked", help: "Use no configuration file", commands: check },
  {
    name: "print-config",
    value: "PATH",
    completes: "file",
    group: "What is checked",
    help: "Print what applies to a file, and stop",
    commands: check,
  },
  {
    name: "rule",
    value: "ID=SEVERITY",
    repeatable: true,
    completes: "rule",
    group: "Rules",
    help: "Set a rule to off, hint, info, warning or error",
    commands: check,
  },
  {
    name: "only",
    value: "ID,…",
    repeatable: true,
    completes: "rule",
    group: "Rules",
    help: "Run these rules and no others",
    commands: check,
  },
  { name: "no-inline-config", group: "Rules", help: "Strict: comments suppress nothing", commands: check },
  {
    name: "format",
    short: "f",
    value: "FORMAT",
    choices: formats,
    repeatable: true,
    group: "Report",
    help: `One of ${formats.join(", ")}`,
    commands: check,
  },
  {
    name: "output",
    short: "o",
    value: "FILE",
    repeatable: true,
    completes: "file",
    group: "Report",
    help: "Write the report of the --format before it to a file",
    commands: check,
  },
  {
    name: "fail-on",
    value: "SEVERITY",
    choices: levels,
    group: "Report",
    help: "Least severity that gives status 1 (default: warning)",
    commands: check,
  },
  {
    name: "max-warnings",
    value: "N",
    group: "Report",
    help: "Warnings give status 1 only when there are more",
    commands: check,
  },
  {
    name: "show-suppressed",
    group: "Report",
    help: "Also show what comments, overrides and the baseline hold back",
    commands: check,
  },
  {
    name: "cache",
    optionalValue: "DIR",
    group: "Report",
    help: "Keep results, and take them when nothing has changed since",
    commands: check,
  },
  { name: "timing", group: "Report", help: "Tell on stderr where the time went", commands: check },
  { name: "fix", group: "Fixes", help: "Apply the safe fixes", commands: check },
  {
    name: "fix-suggestions",
    group: "Fixes",
    help: "Apply the suggestions too: read their titles first",
    commands: check,
  },
  { name: "diff", group: "Fixes", help: "Print the fixes as a patch for git apply, write nothing", commands: check },
  {
    name: "baseline",
    value: "FILE",
    completes: "file",
    group: "Baseline",
    help: "Hold back the findings that the file lists",
    commands: check,
  },
  { name: "update-baseline", group: "Baseline", help: "Write today's findings to the baseline", commands: check },
  {
    name: "prune-baseline",
    group: "Baseline",
    help: "Take out of the baseline what is found no more",
    commands: check,
  },
  { name: "json", group: "Report", help: "Print JSON", commands: ["rules"] },
  {
    name: "values",
    value: "FILE",
    repeatable: true,
    group: "What is rendered",
    help: "Values over the chart's own; later ones win",
    commands: ["render"],
    completes: "file",
  },
  {
    name: "set",
    value: "KEY=VALUE",
    repeatable: true,
    group: "What is rendered",
    help: "Set a value, as Helm reads it",
    commands: ["render"],
  },
  {
    name: "set-string",
    value: "KEY=VALUE",
    repeatable: true,
    group: "What is rendered",
    help: "Set a text",
    commands: ["render"],
  },
  {
    name: "set-json",
    value: "KEY=JSON",
    repeatable: true,
    group: "What is rendered",
    help: "Set a value given as JSON",
    commands: ["render"],
  },
  {
    name: "set-file",
    value: "KEY=FILE",
    repeatable: true,
    group: "What is rendered",
    help: "Set a value to a file's text",
    commands: ["render"],
  },
  {
    name: "release",
    value: "NAME",
    group: "What is rendered",
    help: "Name of the release (default: release)",
    commands: ["render"],
  },
  {
    name: "namespace",
    value: "NAME",
    group: "What is rendered",
    help: "Namespace of the release (default: default)",
    commands: ["render"],
  },
  {
    name: "render",
    value: "NAME",
    group: "What is rendered",
    help: "As .planelint.yaml says for this render of the chart; other options go over it",
    commands: ["render"],
  },
  {
    name: "api-versions",
    value: "GROUP/VERSION",
    repeatable: true,
    group: "What is rendered",
    help: "Served by the cluster, beside the built-in ones",
    commands: ["render"],
  },
  {
    name: "helm",
    value: "MAJOR",
    choices: ["3", "4"],
    group: "What is rendered",
    help: "As this major version of Helm does (default: 4)",
    commands: ["render"],
  },
  { name: "origins", group: "What is rendered", help: "Before each line, where it comes from", commands: ["render"] },
  { name: "stdio", group: "General", help: "Talk over standard input and output", commands: ["lsp"] },
  { name: "dry-run", group: "General", help: "Show what would be written", commands: ["init"] },
  { name: "color", group: "General", help: "Use colours", commands: every },
  { name: "no-color", group: "General", help: "Use no colours", commands: every },
  { name: "help", short: "h", group: "General", help: "Show help", commands: every },
  { name: "version", short: "v", group: "General", help: "Show the version", commands: every },
];

export const commands: readonly { readonly name: CommandName; readonly operands: string; readonly help: string }[] = [
  { name: "check", operands: "[PATH…]", help: "Look for hazards (what `planelint` does without a command)" },
  { name: "explain", operands: "RULE | INCIDENT | CLIENT", help: "Why it hurts, what happened to others, what to do" },
  { name: "rules", operands: "", help: "List the rules" },
  { name: "render", operands: "CHART", help: "Print what a chart renders, as helm template does" },
  { name: "init", operands: "[FOLDER]", help: "Write .planelint.yaml and the pre-commit entry" },
  { name: "lsp", operands: "--stdio", help: "Run the language server" },
  { name: "completion", operands: "bash|zsh|fish", help: "Print a completion script for a shell" },
];

export function isCommand(word: string): word is CommandName {
  return commands.some((command) => command.name === word);
}

export function optionsOf(command: CommandName): readonly OptionSpec[] {
  return options.filter((option) => option.commands.includes(command));
}
