import type { ArgumentNode, CommandNode, PipelineNode } from "./ast.ts";

/** A pipeline as Go prints it in errors: spaces between arguments, ` | ` between commands. */
export function printPipeline(pipeline: PipelineNode): string {
  const commands = pipeline.commands.map(printCommand).join(" | ");
  if (pipeline.variables.length === 0) return commands;
  const names = pipeline.variables.map((variable) => variable.name).join(", ");
  return `${names} ${pipeline.assigns ? "=" : ":="} ${commands}`;
}

export function printCommand(command: CommandNode): string {
  return command.args.map(printArgument).join(" ");
}

export function printArgument(node: ArgumentNode): string {
  switch (node.type) {
    case "pipeline":
      return `(${printPipeline(node)})`;
    case "dot":
      return ".";
    case "nil":
      return "nil";
    case "bool":
      return String(node.value);
    case "number":
      return node.text;
    case "string":
      return node.quoted;
    case "field":
      return printFields(node.names);
    case "variable":
      return `${node.name}${printFields(node.fields)}`;
    case "chain":
      return `${printArgument(node.base)}${printFields(node.fields)}`;
    case "identifier":
      return node.name;
  }
}

function printFields(names: readonly string[]): string {
  return names.map((name) => `.${name}`).join("");
}
