import type { TextRange } from "../../contract/place.ts";
import type { ListNode } from "../template/ast.ts";
import { addControl, type Control, type Site, type Source } from "../text/source.ts";
import { TextBuilder } from "../text/tracked-text.ts";
import type { Value } from "../values/value.ts";
import type { Engine } from "./engine.ts";
import { type FailingNode, printForError } from "./failing-node.ts";
import { TemplateFailure, type TemplateUnit } from "./failure.ts";
import type { CallContext } from "./runtime.ts";
import type { TemplateSet } from "./template-set.ts";

interface Variable {
  readonly name: string;
  value: Value;
}

/** One run of one template: its variables, its output, and where it is. */
export class Execution {
  readonly output = new TextBuilder();
  readonly variables: Variable[];
  control: Control | undefined;
  /** The node at hand, for errors. */
  private node: FailingNode;
  private action: TextRange;
  private actionSite: Site | undefined;
  readonly calls: CallContext;

  constructor(
    readonly engine: Engine,
    readonly unit: TemplateUnit,
    readonly templates: TemplateSet,
    data: Value,
    readonly caller: Site | undefined,
    control: Control | undefined,
    /** Templates around this one. */
    readonly depth: number,
    body: ListNode,
  ) {
    this.variables = [{ name: "$", value: data }];
    this.control = control;
    this.node = body;
    this.action = body.range;
    this.calls = engine.callContext(this);
  }

  /** The action at hand. */
  get site(): Site {
    this.actionSite ??= { ...this.placeOf(this.action), caller: this.caller };
    return this.actionSite;
  }

  /** Remembers the node that errors are about from here on. */
  at(node: FailingNode): void {
    this.node = node;
  }

  enterAction(range: TextRange): void {
    this.action = range;
    this.actionSite = undefined;
  }

  /** Where a stretch of the template stands in a file: of a text that `tpl` runs, where that text was written. */
  placeOf(range: TextRange): { readonly file: string; readonly range: TextRange } {
    const { written, file } = this.unit;
    if (written === undefined) return { file, range };
    const [first] = written.slice(range.start, range.end).segments.filter((segment) => segment.length > 0);
    const [source] = first?.sources ?? [];
    if (first === undefined || source?.file === undefined || first.offset < 0) {
      return this.caller === undefined ? { file, range } : { file: this.caller.file, range: this.caller.range };
    }
    return { file: source.file, range: { start: first.offset, end: first.offset + first.length } };
  }

  fail(reason: string, inner?: TemplateFailure, spokenBy?: "author"): never {
    const { node } = this;
    throw new TemplateFailure(this.unit, node.range, node.position, printForError(node), reason, inner, spokenBy);
  }

  variable(name: string): Value {
    const found = this.variables.findLast((candidate) => candidate.name === name);
    return found === undefined ? this.fail(`undefined variable: ${name}`) : found.value;
  }

  declare(name: string, value: Value): void {
    this.variables.push({ name, value });
  }

  assign(name: string, value: Value): void {
    const found = this.variables.findLast((candidate) => candidate.name === name);
    if (found === undefined) this.fail(`undefined variable: ${name}`);
    found.value = value;
  }

  /** Runs a branch under what decided for it; its variables end with it. */
  branch<Result>(sources: readonly Source[], run: () => Result): Result {
    const { control } = this;
    const count = this.variables.length;
    this.control = addControl(control, sources);
    const result = run();
    this.variables.length = count;
    this.control = control;
    return result;
  }
}
