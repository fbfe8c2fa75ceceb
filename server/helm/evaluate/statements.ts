import { noValue, printValue } from "../format/print.ts";
import type { BranchNode, ListNode, TemplateNode } from "../template/ast.ts";
import { type Absence, noTrace, type Site, type Trace } from "../text/source.ts";
import { TrackedText } from "../text/tracked-text.ts";
import { isTrue } from "../values/truth.ts";
import { anyList, invalid, mapOfTexts, traceOf, type Value } from "../values/value.ts";
import type { Execution } from "./execution.ts";
import { evaluatePipeline } from "./expressions.ts";
import { rounds } from "./rounds.ts";
import { literalKeys } from "./skipped.ts";

/** Leaves a loop: what `break` and `continue` give back through the lists around them. */
type Exit = "break" | "continue" | undefined;

/** Runs a list of statements. */
export function runList(execution: Execution, dot: Value, list: ListNode): Exit {
  for (const node of list.nodes) {
    const exit = runNode(execution, dot, node);
    if (exit !== undefined) return exit;
  }
  return undefined;
}

function runNode(execution: Execution, dot: Value, node: TemplateNode): Exit {
  const { engine } = execution;
  engine.budget.step();
  switch (node.type) {
    case "text":
      engine.budget.print(node.text.length);
      execution.output.print(engine.literalOf(execution, node), undefined, execution.control);
      return undefined;
    case "action": {
      execution.enterAction(node.range);
      const value = evaluatePipeline(execution, dot, node.pipeline);
      if (node.pipeline.variables.length === 0) print(execution, value);
      return undefined;
    }
    case "template": {
      execution.enterAction(node.range);
      const { pipeline } = node;
      const data = pipeline === undefined ? invalid : evaluatePipeline(execution, dot, pipeline);
      execution.at(node);
      execution.output.append(engine.runTemplate(execution, node.name, data));
      return undefined;
    }
    case "if":
    case "with":
      return runCondition(execution, dot, node);
    case "range":
      return runLoop(execution, dot, node);
    case "break":
    case "continue":
      return node.type;
    default:
      return undefined;
  }
}

function print(execution: Execution, value: Value): void {
  const isNil = value.kind === "invalid" || value.kind === "nil";
  const printed = isNil ? TrackedText.of(noValue, traceOf(value)) : printValue(value);
  const { output, site, control } = execution;
  if (isNil || printed.length === 0) {
    const read = traceOf(value);
    if (read !== noTrace) output.absence({ site, read, keys: () => [] }, control);
  }
  if (printed.length > 0) {
    execution.engine.budget.print(printed.length);
    output.print(printed, site, control);
  } else if (printed !== TrackedText.empty) output.print(absencesOf(printed), site, control);
}

/** Of a text that came out empty, what could have been printed in it. */
function absencesOf(printed: TrackedText): TrackedText {
  const absent = () => printed.segments.filter((segment) => segment.absence !== undefined);
  return new TrackedText("", absent, printed.depth);
}

function runCondition(execution: Execution, dot: Value, node: BranchNode): Exit {
  const count = execution.variables.length;
  execution.enterAction(node.opening);
  const value = evaluatePipeline(execution, dot, node.pipeline);
  const read = traceOf(value);
  const { otherwise } = node;
  let exit: Exit;
  if (isTrue(value)) {
    if (otherwise !== undefined) execution.pass(otherwise, read);
    exit =
      node.type === "with" ? runWith(execution, value, node.body, read) : runBranch(execution, dot, node.body, read);
  } else {
    skip(execution, read, node.body);
    if (otherwise !== undefined) exit = runBranch(execution, dot, otherwise, read);
  }
  execution.variables.length = count;
  return exit;
}

/** Runs a branch with a dot of its own, which is not what a loop around it goes over. */
function runWith(execution: Execution, dot: Value, body: ListNode, read: Trace): Exit {
  const { elementDot } = execution;
  execution.elementDot = undefined;
  const exit = runBranch(execution, dot, body, read);
  execution.elementDot = elementDot;
  return exit;
}

/** Runs a branch under what was read to decide for it. */
function runBranch(execution: Execution, dot: Value, body: ListNode, read: Trace): Exit {
  const count = execution.variables.length;
  const control = execution.enter(read);
  const exit = runList(execution, dot, body);
  execution.leave(control, count);
  return exit;
}

function runLoop(execution: Execution, dot: Value, node: BranchNode): Exit {
  const count = execution.variables.length;
  execution.enterAction(node.opening);
  const value = evaluatePipeline(execution, dot, node.pipeline);
  const outside = execution.variables.length;
  const read = traceOf(value);
  const { elementDot } = execution;
  const isHeld = holdsInterfaces(value);
  let ran = false;
  for (const { key, element } of rounds(execution, value)) {
    ran = true;
    const control = execution.enter(read);
    setLoopVariables(execution, node, key, { element, isHeld });
    execution.elementDot = isHeld ? element : undefined;
    const exit = runList(execution, element, node.body);
    execution.leave(control, outside);
    if (exit === "break") break;
  }
  execution.elementDot = elementDot;
  if (!ran) {
    skip(execution, read, node.body);
    const { otherwise } = node;
    // Go runs the else part with the dot from outside.
    if (otherwise !== undefined) runBranch(execution, dot, otherwise, read);
  }
  execution.variables.length = count;
  return undefined;
}

/** Whether the elements are interfaces to Go, which knows no more of them than that. */
function holdsInterfaces(value: Value): boolean {
  return (value.kind === "list" && value.goType === anyList) || (value.kind === "map" && value.goType !== mapOfTexts);
}

function setLoopVariables(
  execution: Execution,
  node: BranchNode,
  key: Value,
  { element, isHeld }: { readonly element: Value; readonly isHeld: boolean },
): void {
  const [first, second] = node.pipeline.variables;
  const set = node.pipeline.assigns
    ? (name: string, value: Value, isElement: boolean) => execution.assign(name, value, isElement)
    : (name: string, value: Value, isElement: boolean) => execution.declare(name, value, isElement);
  if (first !== undefined) set(first.name, second === undefined ? element : key, second === undefined && isHeld);
  if (second !== undefined) set(second.name, element, isHeld);
}

/** Leaves a marker where the branch would have printed. */
function skip(execution: Execution, read: Trace, body: ListNode): void {
  execution.pass(body, read);
  execution.output.absence(new SkippedBranch(execution.site, read, body), execution.control);
}

class SkippedBranch implements Absence {
  constructor(
    readonly site: Site,
    readonly read: Trace,
    private readonly body: ListNode,
  ) {}

  keys(): readonly string[] {
    return literalKeys(this.body);
  }
}
