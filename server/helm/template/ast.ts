import type { TextRange } from "../../contract/place.ts";

interface NodeBase {
  readonly range: TextRange;
  /** The offset that Go names in an error about this node: for `.a.b` the start of `.b`. */
  readonly position: number;
}

/** Statements of a template, in source order. */
export type TemplateNode =
  | TextNode
  | CommentNode
  | ActionNode
  | BranchNode
  | TemplateCallNode
  | DefinitionNode
  | LoopExitNode;

export interface ListNode extends NodeBase {
  readonly type: "list";
  readonly nodes: readonly TemplateNode[];
  /** Variables that it sets with `=`, its inner branches included. */
  readonly assigned: readonly string[];
}

/** `range` covers what the trim markers leave. */
export interface TextNode extends NodeBase {
  readonly type: "text";
  readonly text: string;
}

export interface CommentNode extends NodeBase {
  readonly type: "comment";
  readonly text: string;
}

/** `{{ pipeline }}`; `range` includes the delimiters. It prints unless the pipeline sets variables. */
export interface ActionNode extends NodeBase {
  readonly type: "action";
  readonly pipeline: PipelineNode;
}

/**
 * `if`, `with` and `range` with their branches. `else if` and `else with` stand in `otherwise` as a branch node of
 * their own, which shares the `end`.
 */
export interface BranchNode extends NodeBase {
  readonly type: "if" | "with" | "range";
  readonly pipeline: PipelineNode;
  /** The opening action with its delimiters. */
  readonly opening: TextRange;
  readonly body: ListNode;
  readonly otherwise: ListNode | undefined;
}

/** `{{ template "name" pipeline }}`, also what a `block` leaves in its place. */
export interface TemplateCallNode extends NodeBase {
  readonly type: "template";
  readonly name: string;
  readonly nameRange: TextRange;
  readonly pipeline: PipelineNode | undefined;
}

/** `{{ define "name" }}…{{ end }}`, and the body of a `block`; it prints nothing where it stands. */
export interface DefinitionNode extends NodeBase {
  readonly type: "define";
  readonly name: string;
  readonly nameRange: TextRange;
  readonly opening: TextRange;
  readonly body: ListNode;
}

export interface LoopExitNode extends NodeBase {
  readonly type: "break" | "continue";
}

export interface PipelineNode extends NodeBase {
  readonly type: "pipeline";
  /** Variables that the pipeline declares or assigns; two only in `range`. */
  readonly variables: readonly VariableNode[];
  /** `=` rather than `:=`. */
  readonly assigns: boolean;
  readonly commands: readonly CommandNode[];
}

export interface CommandNode extends NodeBase {
  readonly type: "command";
  readonly args: readonly ArgumentNode[];
}

export type ArgumentNode =
  | PipelineNode
  | DotNode
  | NilNode
  | BoolNode
  | NumberNode
  | StringNode
  | FieldNode
  | VariableNode
  | ChainNode
  | IdentifierNode;

export interface DotNode extends NodeBase {
  readonly type: "dot";
}

export interface NilNode extends NodeBase {
  readonly type: "nil";
}

export interface BoolNode extends NodeBase {
  readonly type: "bool";
  readonly value: boolean;
}

/** A number constant. It may be several things at once: `1` is an integer and a float, `1e3` too, `1.5` a float alone. */
export interface NumberNode extends NodeBase {
  readonly type: "number";
  readonly text: string;
  readonly int: bigint | undefined;
  readonly float: number | undefined;
  /** The imaginary part of a constant such as `2i`. */
  readonly imaginary: number | undefined;
  /** A character constant, `'a'`. */
  readonly isCharacter: boolean;
}

export interface StringNode extends NodeBase {
  readonly type: "string";
  /** As in the source, with its quotes. */
  readonly quoted: string;
  readonly value: string;
}

/** `.a.b`: fields of the dot. */
export interface FieldNode extends NodeBase {
  readonly type: "field";
  readonly names: readonly string[];
}

/** `$x`, `$x.a.b`, `$`; `name` holds the dollar sign. */
export interface VariableNode extends NodeBase {
  readonly type: "variable";
  readonly name: string;
  readonly fields: readonly string[];
}

/** `(pipeline).a.b` or `function.a`. */
export interface ChainNode extends NodeBase {
  readonly type: "chain";
  readonly base: PipelineNode | IdentifierNode;
  readonly fields: readonly string[];
}

/** The name of a function. */
export interface IdentifierNode extends NodeBase {
  readonly type: "identifier";
  readonly name: string;
}
