import type { RE2JS } from "re2js";
import type { TextRange } from "../../contract/place.ts";
import { withoutNoValue } from "../format/print.ts";
import { type ParsedYaml, parseYaml } from "../goyaml/parse.ts";
import type { TextNode } from "../template/ast.ts";
import { addControl, type Site, type Source, type Trace } from "../text/source.ts";
import { TrackedText } from "../text/tracked-text.ts";
import { type MapSlot, type MapValue, text, type Value } from "../values/value.ts";
import type { Budget } from "./budget.ts";
import { EngineCalls } from "./engine-calls.ts";
import { Execution } from "./execution.ts";
import { FunctionError, LimitReached, TemplateFailure, type TemplateUnit } from "./failure.ts";
import { KeptRuns } from "./kept-runs.ts";
import type { FileMemory, ResultMemory, TemplateMemory } from "./memory.ts";
import { placeIn } from "./place-in.ts";
import type { Reads } from "./read-log.ts";
import type { CallContext, Flavour, RunnableTemplate, TemplateFunction } from "./runtime.ts";
import type { Effect, SharedState } from "./shared-state.ts";
import { runList } from "./statements.ts";
import type { TemplateSet } from "./template-set.ts";

/** Includes of one name inside each other that Helm allows. */
const maxIncludes = 1_000;

/** A `required` or `fail` that would have stopped the render. */
export interface Refusal {
  readonly message: string;
  readonly kind: "required" | "fail";
  readonly site: Site;
}

/** What running one template gave. */
export interface TemplateRun {
  readonly output: TrackedText | undefined;
  /** What it had printed when it failed; empty when it did not. */
  readonly printed: TrackedText;
  readonly failure: TemplateFailure | LimitReached | undefined;
  readonly refusals: readonly Refusal[];
  readonly used: ReadonlySet<string>;
  /** What it changed in maps that other templates see. */
  readonly effects: readonly Effect[];
  /** What it read of them, but for what it had changed itself. */
  readonly reads: Reads;
}

/** What stands for a value that only a deployment knows: trees show it as unknown. */
const requiredTrace: Trace = { sources: [{ type: "object", name: "required" }], control: undefined };

export interface EngineOptions {
  readonly flavour: Flavour;
  readonly functions: ReadonlyMap<string, TemplateFunction>;
  readonly templates: TemplateSet;
  readonly budget: Budget;
  /** Whether `required` and `fail` only leave a note. */
  readonly lenient: boolean;
  /** Maps that several templates see. */
  readonly shared: SharedState;
  readonly memory: TemplateMemory;
  readonly results: ResultMemory;
  /** In place of parsing YAML anew each time. */
  readonly parseYaml?: (source: string) => ParsedYaml;
}

/** Runs the templates of one render. */
export class Engine {
  readonly flavour: Flavour;
  readonly functions: ReadonlyMap<string, TemplateFunction>;
  readonly budget: Budget;
  private readonly functionNames: ReadonlySet<string>;
  private readonly sources = new Map<string, Map<number, Source>>();
  private refusals: Refusal[] = [];
  readonly kept: KeptRuns;
  private readonly included = new Map<string, number>();

  constructor(private readonly options: EngineOptions) {
    this.flavour = options.flavour;
    this.functions = options.functions;
    this.budget = options.budget;
    this.kept = new KeptRuns(options.shared, options.results, options.budget);
    this.functionNames = new Set([...options.functions.keys(), "and", "or"]);
  }

  /** Runs a template on its own. */
  execute(template: RunnableTemplate, data: Value): TemplateRun {
    this.refusals = [];
    const used = new Set<string>();
    this.kept.used = used;
    const { templates, shared } = this.options;
    const execution = new Execution(this, template, templates, data, undefined, 0, template.body);
    const finish = (output: TrackedText | undefined, failure?: TemplateFailure | LimitReached): TemplateRun => ({
      output,
      printed: failure === undefined ? TrackedText.empty : execution.output.finish(),
      failure,
      refusals: this.refusals,
      used,
      effects: shared.takeEffects(),
      reads: shared.log.end(),
    });
    shared.log.start();
    try {
      // Others may include it, and may have.
      return finish(this.kept.run(template.name, data, () => this.runIn(execution, template, data)));
    } catch (error) {
      const failure = failureOf(error);
      if (failure === undefined) throw error;
      return finish(undefined, failure);
    }
  }

  /** `{{ template "name" data }}`. */
  runTemplate(execution: Execution, name: string, data: Value): TrackedText {
    const template = execution.templates.get(name);
    if (template === undefined) return execution.fail(`template "${name}" not defined`, undefined, "absent");
    return this.runKept(execution, template, data).calledFrom(execution.site, execution.control);
  }

  /** The text of a node, which is made once, but in a text that `tpl` runs. */
  literalOf({ unit, memory }: Execution, node: TextNode): TrackedText {
    if (unit.written !== undefined) return placeIn(unit, node.text, node.range.start);
    let placed = memory.literals.get(node);
    if (placed === undefined) {
      placed = placeIn(unit, node.text, node.range.start);
      memory.literals.set(node, placed);
    }
    return placed;
  }

  /** What is kept of a template's file. */
  memoryOf({ file }: TemplateUnit): FileMemory {
    return this.options.memory.of(file);
  }

  /** Of a constant; one per place, so that equal places are the same object. */
  sourceOf(unit: TemplateUnit, range: TextRange): Source {
    let known = this.sources.get(unit.file);
    if (known === undefined) {
      known = new Map();
      this.sources.set(unit.file, known);
    }
    let source = known.get(range.start);
    if (source === undefined || source.range?.end !== range.end) {
      source = { type: "template", file: unit.file, range, isConstant: true };
      known.set(range.start, source);
    }
    return source;
  }

  get patterns(): Map<string, RE2JS> {
    return this.options.memory.patterns;
  }

  /** What functions may ask while an execution calls them. */
  callContext(execution: Execution): CallContext {
    return new EngineCalls(this, execution, this.options.parseYaml ?? parseYaml);
  }

  change(target: MapValue, key: string, slot: MapSlot | undefined): void {
    this.kept.change(target, key, slot);
  }

  refuse(site: Site, message: string, kind: "required" | "fail"): Value {
    if (!this.options.lenient) throw new FunctionError(message, undefined, "author");
    this.kept.happened();
    this.refusals.push({ message, kind, site });
    return kind === "required" ? text("required", requiredTrace) : text("");
  }

  include(execution: Execution, name: string, dot: Value): TrackedText {
    const template = execution.templates.get(name);
    if (template === undefined)
      throw new FunctionError(`template: no template "${name}" associated with template "gotpl"`, undefined, "absent");
    const count = this.included.get(name) ?? 0;
    if (count > maxIncludes) {
      throw new FunctionError(`rendering template has a nested reference name: ${name}: unable to execute template`);
    }
    this.included.set(name, count + 1);
    try {
      return this.runKept(execution, template, dot).calledFrom(execution.site, execution.control);
    } catch (error) {
      throw error instanceof TemplateFailure ? new FunctionError(error.message, error, error.kind) : error;
    } finally {
      this.included.set(name, count);
    }
  }

  evaluateText(execution: Execution, written: TrackedText, dot: Value): TrackedText {
    const content = written.text;
    // Most texts that charts hand to `tpl` hold no action.
    if (!content.includes("{{")) return withoutNoValue(written);
    const name = this.options.templates.tplName;
    const parsed = this.options.memory.parse(name, content, this.functionNames);
    const [error] = parsed.errors;
    if (error !== undefined) {
      const message = `template: ${name}:${error.line}: ${error.message}`;
      throw new FunctionError(`cannot parse template ${JSON.stringify(content)}: ${message}`);
    }
    const unit: TemplateUnit = { name, parseName: name, file: execution.unit.file, source: content, written };
    // Definitions inside the text are known to it alone.
    const templates = execution.templates.extended(parsed.definitions, unit);
    const { site } = execution;
    try {
      const template = { ...unit, body: parsed.root };
      // What the text's actions print depends on the text that holds them.
      const control = addControl(execution.control, written.trace);
      const output = this.run(template, templates, dot, site, execution.depth + 1);
      return withoutNoValue(output).calledFrom(site, control);
    } catch (error) {
      if (!(error instanceof TemplateFailure)) throw error;
      throw new FunctionError(
        `error during tpl function execution for ${JSON.stringify(content)}: ${error.message}`,
        error,
        error.kind,
      );
    }
  }

  /** Kept only where no definitions of a `tpl` can play a part. */
  private runKept(execution: Execution, template: RunnableTemplate, dot: Value): TrackedText {
    const run = () => this.run(template, execution.templates, dot, undefined, execution.depth + 1);
    return execution.templates === this.options.templates ? this.kept.run(template.name, dot, run) : run();
  }

  private run(
    template: RunnableTemplate,
    templates: TemplateSet,
    data: Value,
    /** Of a text that `tpl` runs, the action that does. */
    caller: Site | undefined,
    depth: number,
  ): TrackedText {
    const execution = new Execution(this, template, templates, data, caller, depth, template.body);
    return this.runIn(execution, template, data);
  }

  private runIn(execution: Execution, template: RunnableTemplate, data: Value): TrackedText {
    this.budget.enter(execution.depth);
    this.kept.used.add(template.name);
    runList(execution, data, template.body);
    return execution.output.finish();
  }
}

/** What ends a template and is told; undefined for everything that is no fault of the template. */
function failureOf(error: unknown): TemplateFailure | LimitReached | undefined {
  if (error instanceof TemplateFailure || error instanceof LimitReached) return error;
  return error instanceof RangeError && /call stack/i.test(error.message) ? new LimitReached("depth") : undefined;
}
