import { baseName } from "../../text/paths.ts";
import { Budget, defaultLimits } from "../evaluate/budget.ts";
import { Engine, type Refusal } from "../evaluate/engine.ts";
import type { LimitReached, TemplateFailure } from "../evaluate/failure.ts";
import type { ResultMemory } from "../evaluate/memory.ts";
import type { Reads } from "../evaluate/read-log.ts";
import type { Effect, SharedState } from "../evaluate/shared-state.ts";
import { TemplateSet } from "../evaluate/template-set.ts";
import { withoutNoValue } from "../format/print.ts";
import { allFunctions } from "../functions/all.ts";
import type { TemplateError } from "../template/errors.ts";
import type { Moves } from "../text/move.ts";
import { TrackedText } from "../text/tracked-text.ts";
import { type MapSlot, record, text } from "../values/value.ts";
import type { RenderOptions } from "./options.ts";
import type { RenderCache } from "./render-cache.ts";
import type { Renderable } from "./renderables.ts";

/** What one template file printed, or why it did not. */
export interface RenderedTemplate {
  /** As Helm names it: `chart/templates/x.yaml`. */
  readonly name: string;
  readonly file: string;
  readonly output: TrackedText | undefined;
  /** What it had printed when it failed; empty when it did not. */
  readonly printed: TrackedText;
  readonly failure: TemplateFailure | LimitReached | undefined;
  readonly syntaxErrors: readonly TemplateError[];
  /** What `required` and `fail` refused, where rendering went on all the same. */
  readonly refusals: readonly Refusal[];
  /** Names of all templates that ran for it. */
  readonly used: ReadonlySet<string>;
}

/** What a template printed, and what it did with the maps that all of them see. */
export interface TemplateRun {
  readonly template: RenderedTemplate;
  readonly effects: readonly Effect[];
  readonly reads: Reads;
}

/** A template's last run as it is kept while other things change. */
export interface KeptRun extends TemplateRun {
  /** As it ran; the template is that with all places where they are now. */
  readonly base: RenderedTemplate;
  /** What it set, as it ran; the effects have that with all places where they are now. */
  readonly set: readonly (MapSlot | undefined)[];
  /** What has happened to places since it ran. */
  readonly moves: Moves;
}

export function firstRun(run: TemplateRun): KeptRun {
  const { template, effects, reads } = run;
  return { template, effects, reads, base: template, set: effects.map(({ after }) => after), moves: [] };
}

/** What templates of one render share. */
export interface RunState {
  readonly shared: SharedState;
  readonly results: ResultMemory;
}

export function makeEngine(
  renderables: readonly Renderable[],
  { shared, results }: RunState,
  options: RenderOptions,
  cache: RenderCache,
): Engine {
  const templates = new TemplateSet();
  for (const renderable of renderables) templates.addFile(cache.template(renderable), renderable.file);
  return new Engine({
    flavour: options.flavour ?? "helm4",
    functions: allFunctions,
    templates,
    budget: new Budget(options.limits ?? defaultLimits, options.checkpoint),
    parseYaml: (source) => cache.yaml(source),
    lenient: options.lenient ?? false,
    shared,
    memory: cache.memory,
    results,
  });
}

export function runTemplate(engine: Engine, renderable: Renderable, cache: RenderCache): TemplateRun {
  const { name, basePath, file, text: source, data } = renderable;
  const parsed = cache.template(renderable);
  const none = {
    name,
    file,
    output: undefined,
    printed: TrackedText.empty,
    failure: undefined,
    syntaxErrors: parsed.errors,
    refusals: [],
    used: new Set<string>(),
  };
  if (parsed.errors.length > 0) return { template: none, effects: [], reads: new Map() };
  data.entries.set(
    "Template",
    engine.kept.templateEntry(record({ Name: text(name), BasePath: text(basePath) }), data.trace),
  );
  const { effects, reads, ...run } = engine.execute({ name, parseName: name, file, source, body: parsed.root }, data);
  const output = run.output === undefined ? undefined : withoutNoValue(run.output);
  return { template: { ...none, ...run, output, printed: withoutNoValue(run.printed) }, effects, reads };
}

/** Files whose name starts with an underscore print nothing: they only define. Those with mistakes are kept to say so. */
export function prints(renderable: Renderable, cache: RenderCache): boolean {
  const isPartial = baseName(renderable.name).startsWith("_");
  return !isPartial || cache.template(renderable).errors.length > 0;
}
