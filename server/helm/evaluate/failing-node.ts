import type { ArgumentNode, CommandNode, ListNode, PipelineNode, TemplateCallNode } from "../template/ast.ts";
import { printArgument, printCommand, printPipeline } from "../template/print.ts";

/** A node that an error can be about. */
export type FailingNode = ArgumentNode | CommandNode | PipelineNode | TemplateCallNode | ListNode;

/** The node as Go prints it between `<` and `>`. */
export function printForError(node: FailingNode): string {
  switch (node.type) {
    case "pipeline":
      return printPipeline(node);
    case "command":
      return printCommand(node);
    case "template": {
      const data = node.pipeline === undefined ? "" : ` ${printPipeline(node.pipeline)}`;
      return `{{template ${JSON.stringify(node.name)}${data}}}`;
    }
    case "list":
      return "";
    default:
      return printArgument(node);
  }
}
