import type { TextRange } from "../../contract/place.ts";
import type { ListNode } from "../template/ast.ts";
import { addControl, type Control, laterSite, noTrace, type Site, type Trace } from "../text/source.ts";
import { TextBuilder } from "../text/text-builder.ts";
import { type Value, withControl } from "../values/value.ts";
import type { Engine } from "./engine.ts";
import { type FailingNode, printForError } from "./failing-node.ts";
import { type FailureKind, TemplateFailure, type TemplateUnit } from "./failure.ts";
import type { FileMemory } from "./memory.ts";
import type { CallContext } from "./runtime.ts";
import type { TemplateSet } from "./template-set.ts";

interface Variable {
  readonly name: string;
  value: Value;
  /** Whether a loop sets it: to Go it is an interface, whatever is in it. */
  isElement: boolean;
}

/** One run of one template: its variables, its output, and where it is. */
export class Execution {
  readonly output = new TextBuilder();
  readonly variables: Variable[];
  /** What decided that the node at hand runs, within this template: its caller adds its own. */
  control: Control | undefined;
  /** The node at hand, for errors. */
  private node: FailingNode;
  private action: TextRange;
  private actionSite: Site | undefined;
  private context: CallContext | undefined;
  private ofFile: FileMemory | undefined;
  /** The dot that a loop sets, which to Go is an interface too. */
  elementDot: Value | undefined;

  constructor(
    readonly engine: Engine,
    readonly unit: TemplateUnit,
    readonly templates: TemplateSet,
    data: Value,
    /** Of a text that `tpl` runs, the action that does. */
    readonly caller: Site | undefined,
    /** Templates around this one. */
    readonly depth: number,
    body: ListNode,
  ) {
    this.variables = [{ name: "$", value: data, isElement: false }];
    this.node = body;
    this.action = body.range;
  }

  /** What is kept of the file that the template stands in. */
  get memory(): FileMemory {
    this.ofFile ??= this.engine.memoryOf(this.unit);
    return this.ofFile;
  }

  get calls(): CallContext {
    this.context ??= this.engine.callContext(this);
    return this.context;
  }

  /** The action at hand. */
  get site(): Site {
    const { unit, action } = this;
    this.actionSite ??=
      unit.written === undefined ? siteInFile(unit, action, this.memory) : siteInText(unit, action, this.caller);
    return this.actionSite;
  }

  /** What decided that the node at hand runs, as something that was read. */
  get decided(): Trace {
    const { control } = this;
    return control === undefined ? noTrace : { sources: [], control };
  }

  /** Remembers the node that errors are about from here on. */
  at(node: FailingNode): void {
    this.node = node;
  }

  enterAction(range: TextRange): void {
    this.action = range;
    this.actionSite = undefined;
  }

  fail(reason: string, inner?: TemplateFailure, kind?: FailureKind): never {
    const { node } = this;
    throw new TemplateFailure(this.unit, node.range, node.position, printForError(node), reason, inner, kind);
  }

  variable(name: string): Variable {
    return this.find(name) ?? this.fail(`undefined variable: ${name}`);
  }

  /** The variable that was declared last. */
  private find(name: string): Variable | undefined {
    const { variables } = this;
    for (let index = variables.length - 1; index >= 0; index -= 1) {
      const variable = variables[index];
      if (variable?.name === name) return variable;
    }
    return undefined;
  }

  declare(name: string, value: Value, isElement = false): void {
    this.variables.push({ name, value, isElement });
  }

  assign(name: string, value: Value, isElement = false): void {
    const found = this.variable(name);
    found.value = value;
    found.isElement = isElement;
  }

  /** A branch that would have set variables is not taken: what was read to decide that is why they are as they are. */
  pass(branch: ListNode, read: Trace): void {
    for (const name of branch.assigned) {
      const found = this.find(name);
      if (found !== undefined) found.value = withControl(found.value, read);
    }
  }

  /** Begins a branch, under what decided for it. Gives what was before, for {@link leave}. */
  enter(read: Trace): Control | undefined {
    const { control } = this;
    this.control = addControl(control, read);
    return control;
  }

  /** Ends a branch: variables that were declared in it end with it. @param count of those before */
  leave(control: Control | undefined, count: number): void {
    this.variables.length = count;
    this.control = control;
  }
}

/** An action of a template's file, the same each time. */
function siteInFile({ file }: TemplateUnit, action: TextRange, { sites }: FileMemory): Site {
  let site = sites.get(action);
  if (site === undefined) {
    site = { file, range: action, caller: undefined };
    sites.set(action, site);
  }
  return site;
}

/** An action of a text that `tpl` runs, where that text was written; else the action that runs it. */
function siteInText({ written, file }: TemplateUnit, range: TextRange, caller: Site | undefined): Site {
  return laterSite(() => {
    const [first] = written?.slice(range.start, range.end).segments.filter((segment) => segment.length > 0) ?? [];
    const [source] = first?.sources ?? [];
    if (first === undefined || source?.file === undefined || first.offset < 0) return caller ?? { file, range };
    return { file: source.file, range: { start: first.offset, end: first.offset + first.length } };
  });
}
