import type { RE2JS } from "re2js";
import type { TextRange } from "../../contract/place.ts";
import { type ParsedYaml, parseYaml } from "../goyaml/load.ts";
import { parseTemplate } from "../template/parser.ts";
import { addControl, type Control, type Site, type Source, type Trace } from "../text/source.ts";
import { TrackedText } from "../text/tracked-text.ts";
import { type MapValue, text, unwrapped, type Value } from "../values/value.ts";
import type { Budget } from "./budget.ts";
import { Execution } from "./execution.ts";
import { FunctionError, LimitReached, TemplateFailure, type TemplateUnit } from "./failure.ts";
import type { CallContext, Flavour, RunnableTemplate, TemplateFunction } from "./runtime.ts";
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
  readonly shared: WeakSet<MapValue>;
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
  /** Whether a template changed a map that others see too: then they cannot be rendered apart. */
  changedShared = false;
  private refusals: Refusal[] = [];
  private used = new Set<string>();
  private readonly constants = new Map<object, Value>();
  private readonly patterns = new Map<string, RE2JS>();
  private readonly included = new Map<string, number>();

  constructor(private readonly options: EngineOptions) {
    this.flavour = options.flavour;
    this.functions = options.functions;
    this.budget = options.budget;
    this.functionNames = new Set([...options.functions.keys(), "and", "or"]);
  }

  /** Runs a template on its own. */
  execute(template: RunnableTemplate, data: Value): TemplateRun {
    this.refusals = [];
    this.used = new Set();
    const { templates } = this.options;
    const execution = new Execution(this, template, templates, data, undefined, undefined, 0, template.body);
    const outcome = { output: undefined, printed: TrackedText.empty, failure: undefined };
    try {
      const output = this.runIn(execution, template, data);
      return { ...outcome, output, refusals: this.refusals, used: this.used };
    } catch (error) {
      const failure = failureOf(error);
      if (failure === undefined) throw error;
      return { ...outcome, printed: execution.output.finish(), failure, refusals: this.refusals, used: this.used };
    }
  }

  /** `{{ template "name" data }}`. */
  runTemplate(execution: Execution, name: string, data: Value): TrackedText {
    const template = execution.templates.get(name);
    if (template === undefined) return execution.fail(`template "${name}" not defined`);
    return this.run(template, execution.templates, data, execution.site, execution.control, execution.depth + 1);
  }

  /** Literal text of a template, or of the text that `tpl` runs. */
  placeIn(unit: TemplateUnit, literal: string, offset: number, control: Control | undefined): TrackedText {
    if (unit.written !== undefined) return unit.written.slice(offset, offset + literal.length);
    const source = this.sourceOf(unit, { start: offset, end: offset + literal.length });
    return TrackedText.at(literal, source, offset, control);
  }

  /** The value of a constant, made once; in a text that `tpl` runs it depends on where that text was written. */
  constant(unit: TemplateUnit, node: object, make: () => Value): Value {
    if (unit.written !== undefined) return make();
    let value = this.constants.get(node);
    if (value === undefined) {
      value = make();
      this.constants.set(node, value);
    }
    return value;
  }

  /** One source per place, so that equal places are the same object. */
  sourceOf(unit: TemplateUnit, range: TextRange): Source {
    let known = this.sources.get(unit.file);
    if (known === undefined) {
      known = new Map();
      this.sources.set(unit.file, known);
    }
    let source = known.get(range.start);
    if (source === undefined || source.range?.end !== range.end) {
      source = { type: "template", file: unit.file, range };
      known.set(range.start, source);
    }
    return source;
  }

  /** What functions may ask while an execution calls them. */
  callContext(execution: Execution): CallContext {
    const { flavour, budget, patterns } = this;
    return {
      flavour,
      budget,
      patterns,
      parseYaml: this.options.parseYaml ?? parseYaml,
      get site() {
        return execution.site;
      },
      include: (name, dot) => this.include(execution, name, unwrapped(dot)),
      evaluateText: (template, dot) => this.evaluateText(execution, template, unwrapped(dot)),
      refused: (message, kind) => {
        if (!this.options.lenient) throw new FunctionError(message, undefined, "author");
        this.refusals.push({ message, kind, site: execution.site });
        return kind === "required" ? text("required", requiredTrace) : text("");
      },
      changing: (target) => {
        if (this.options.shared.has(target)) this.changedShared = true;
      },
    };
  }

  private include(execution: Execution, name: string, dot: Value): TrackedText {
    const template = execution.templates.get(name);
    if (template === undefined)
      throw new FunctionError(`template: no template "${name}" associated with template "gotpl"`);
    const count = this.included.get(name) ?? 0;
    if (count > maxIncludes) {
      throw new FunctionError(`rendering template has a nested reference name: ${name}: unable to execute template`);
    }
    this.included.set(name, count + 1);
    try {
      return this.run(template, execution.templates, dot, execution.site, execution.control, execution.depth + 1);
    } catch (error) {
      throw error instanceof TemplateFailure ? new FunctionError(error.message, error, error.spokenBy) : error;
    } finally {
      this.included.set(name, count);
    }
  }

  private evaluateText(execution: Execution, written: TrackedText, dot: Value): TrackedText {
    const content = written.text;
    // Most texts that charts hand to `tpl` hold no action.
    if (!content.includes("{{")) return written;
    const name = execution.engine.options.templates.tplName;
    const parsed = parseTemplate(name, content, { functions: this.functionNames });
    const [error] = parsed.errors;
    if (error !== undefined) {
      const message = `template: ${name}:${error.line}: ${error.message}`;
      throw new FunctionError(`cannot parse template ${JSON.stringify(content)}: ${message}`);
    }
    const unit: TemplateUnit = { name, parseName: name, file: execution.unit.file, source: content, written };
    // Definitions inside the text are known to it alone.
    const templates = execution.templates.extended(parsed.definitions, unit);
    try {
      const template = { ...unit, body: parsed.root };
      // What the text's actions print depends on the text that holds them.
      const control = addControl(execution.control, written.trace.sources);
      return this.run(template, templates, dot, execution.site, control, execution.depth + 1);
    } catch (error) {
      if (!(error instanceof TemplateFailure)) throw error;
      throw new FunctionError(
        `error during tpl function execution for ${JSON.stringify(content)}: ${error.message}`,
        error,
        error.spokenBy,
      );
    }
  }

  private run(
    template: RunnableTemplate,
    templates: TemplateSet,
    data: Value,
    caller: Site | undefined,
    control: Control | undefined,
    depth: number,
  ): TrackedText {
    const execution = new Execution(this, template, templates, data, caller, control, depth, template.body);
    return this.runIn(execution, template, data);
  }

  private runIn(execution: Execution, template: RunnableTemplate, data: Value): TrackedText {
    this.budget.enter(execution.depth);
    this.used.add(template.name);
    runList(execution, data, template.body);
    return execution.output.finish();
  }
}

/** What ends a template and is told; undefined for everything that is no fault of the template. */
function failureOf(error: unknown): TemplateFailure | LimitReached | undefined {
  if (error instanceof TemplateFailure || error instanceof LimitReached) return error;
  return error instanceof RangeError && /call stack/i.test(error.message) ? new LimitReached("depth") : undefined;
}
