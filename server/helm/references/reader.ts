import type { TextRange } from "../../contract/place.ts";
import type { ArgumentNode, BranchNode, CommandNode, DefinitionNode, ListNode, PipelineNode } from "../template/ast.ts";
import { callFunction } from "./functions.ts";
import { fieldOf, type Known, keyOf, type MutableReference, unknown } from "./known.ts";
import { Scope } from "./scope.ts";

/** Where a body is read: its file, what the dot is, and the variables in sight. */
interface Frame {
  readonly file: string;
  readonly dot: Known;
  readonly scope: Scope;
}

/** A context that has grown beyond this many characters is given up as unknown: recursion that builds ever new dicts. */
const maxContextLength = 4_000;
/** Rounds of a loop over a list made in the template that are read one by one. */
const maxRounds = 50;

/** Helpers times contexts beyond which nothing more is read. */
const maxReads = 20_000;

export interface OwnedDefinition {
  readonly file: string;
  readonly definition: DefinitionNode;
}

/** Walks template bodies, following includes, and gathers the values paths that they read. */
export class ReferenceReader {
  private readonly found = new Map<string, MutableReference>();
  private readonly read = new Set<string>();

  constructor(private readonly definitions: ReadonlyMap<string, OwnedDefinition>) {}

  get references(): readonly MutableReference[] {
    return [...this.found.values()];
  }

  /** Reads a file's own body with the top-level object as its dot. */
  readFile(file: string, root: ListNode): void {
    const dot: Known = { kind: "context" };
    this.list(root, { file, dot, scope: new Scope(dot) });
  }

  private list(list: ListNode, frame: Frame): void {
    for (const node of list.nodes) {
      switch (node.type) {
        case "action":
          this.pipeline(node.pipeline, frame);
          break;
        case "if":
        case "with":
        case "range":
          this.branch(node, frame);
          break;
        case "template":
          this.include(node.name, node.pipeline === undefined ? unknown : this.pipeline(node.pipeline, frame));
      }
    }
  }

  private branch(node: BranchNode, frame: Frame): void {
    frame.scope.branch(() => {
      const value = this.pipeline(node.pipeline, frame);
      for (const dot of this.dots(node.type, value, frame)) {
        frame.scope.branch(() => {
          if (node.type === "range") {
            const [first, second] = node.pipeline.variables;
            if (first !== undefined) frame.scope.declare(first.name, second === undefined ? dot : unknown);
            if (second !== undefined) frame.scope.declare(second.name, dot);
          }
          this.list(node.body, { ...frame, dot });
        });
      }
      const { otherwise } = node;
      if (otherwise !== undefined) frame.scope.branch(() => this.list(otherwise, frame));
    });
  }

  private dots(type: BranchNode["type"], value: Known, frame: Frame): readonly Known[] {
    if (type === "if") return [frame.dot];
    if (type === "with") return [value];
    return value.kind === "list" && value.items.length <= maxRounds ? value.items : [unknown];
  }

  private include(name: string, dot: Known): void {
    const target = this.definitions.get(name);
    if (target === undefined) return;
    const context = keyOf(dot);
    const key = `${name}\n${context}`;
    if (context.length > maxContextLength || this.read.has(key) || this.read.size >= maxReads) return;
    this.read.add(key);
    this.list(target.definition.body, { file: target.file, dot, scope: new Scope(dot) });
  }

  private pipeline(node: PipelineNode, frame: Frame): Known {
    let value: Known | undefined;
    for (const command of node.commands) value = this.command(command, frame, value);
    const result = value ?? unknown;
    for (const variable of node.variables) {
      if (node.assigns) frame.scope.assign(variable.name, node.variables.length > 1 ? unknown : result);
      else frame.scope.declare(variable.name, node.variables.length > 1 ? unknown : result);
    }
    return result;
  }

  private command(command: CommandNode, frame: Frame, piped: Known | undefined): Known {
    const [first, ...others] = command.args;
    if (first === undefined) return unknown;
    if (first.type !== "identifier") {
      const value = this.argument(first, frame);
      for (const other of others) this.argument(other, frame);
      return others.length === 0 && piped === undefined ? value : unknown;
    }
    const args = others.map((other) => this.argument(other, frame));
    if (piped !== undefined) args.push(piped);
    if (first.name === "include") {
      if (args[0]?.kind === "literal") this.include(args[0].text, args[1] ?? unknown);
      return unknown;
    }
    return callFunction(first.name, args, (value) => this.note(value, frame, command.range));
  }

  private argument(node: ArgumentNode, frame: Frame): Known {
    switch (node.type) {
      case "dot":
        return frame.dot;
      case "field":
        return this.fields(frame.dot, node.names, frame, node.range);
      case "variable":
        return this.fields(frame.scope.get(node.name), node.fields, frame, node.range);
      case "chain":
        return this.chain(node.base, node.fields, frame, node.range);
      case "pipeline":
        return this.pipeline(node, frame);
      case "string":
        return { kind: "literal", text: node.value };
      case "number":
        return { kind: "literal", text: node.text };
      case "bool":
        return { kind: "literal", text: String(node.value) };
      case "identifier":
        return callFunction(node.name, [], (value) => value);
      case "nil":
        return unknown;
    }
  }

  private chain(base: ArgumentNode, names: readonly string[], frame: Frame, range: TextRange): Known {
    return this.fields(this.argument(base, frame), names, frame, range);
  }

  private fields(value: Known, names: readonly string[], frame: Frame, range: TextRange): Known {
    if (names.length === 0) return value;
    return this.note(names.reduce<Known>(fieldOf, value), frame, range);
  }

  private note(value: Known, frame: Frame, range: TextRange): Known {
    if (value.kind !== "values" || value.path.length === 0) return value;
    const key = `${frame.file}\n${range.start}\n${range.end}\n${JSON.stringify(value.path)}`;
    let reference = this.found.get(key);
    if (reference === undefined) {
      reference = { path: value.path, file: frame.file, range };
      this.found.set(key, reference);
    }
    return { ...value, reference };
  }
}
