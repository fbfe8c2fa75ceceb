import { ResultMemory } from "../evaluate/memory.ts";
import type { Reads } from "../evaluate/read-log.ts";
import { type Effect, SharedState } from "../evaluate/shared-state.ts";
import type { Entries, ReadKey } from "../values/entries.ts";
import type { ChangedTemplates } from "./changed-templates.ts";
import { Changes } from "./changes.ts";
import { ValuesComparison } from "./compare-values.ts";
import { MoveFinder } from "./find-moves.ts";
import type { LastRender } from "./last-render.ts";
import { canMove, movedRun } from "./moved-run.ts";
import type { RenderOptions } from "./options.ts";
import type { RenderCache } from "./render-cache.ts";
import type { Renderable } from "./renderables.ts";
import { firstRun, type KeptRun, makeEngine, type RunState, runTemplate } from "./run-templates.ts";
import { isPlain, sameEffects } from "./same-effects.ts";

/** What is left of the last render when some of its templates have run again. */
export type Again = Pick<LastRender, "renderables" | "shared" | "results" | "runs">;

/**
 * Runs templates of the last render again whose texts are others now, each with the shared maps as it finds them; and
 * those after them that read what they change otherwise.
 */
export function withOtherTexts(
  last: LastRender,
  renderables: readonly Renderable[],
  { changed, again }: ChangedTemplates,
  options: RenderOptions,
  cache: RenderCache,
): Again {
  const { shared, results } = last;
  results.forget(changed);
  const found = last.runs.findIndex(({ base }) => again.has(base.name));
  const first = found === -1 ? last.runs.length : found;
  for (const { effects } of last.runs.slice(first).toReversed()) shared.undo(effects);
  const run = runner(renderables, { shared, results }, options, cache);
  const changes = new Changes();
  const runs = last.runs.map((before, index) => {
    if (index < first) return before;
    if (!again.has(before.base.name) && !changes.concern(before.reads))
      return { ...before, effects: shared.redo(before.effects) };
    const now = run(before.base.name);
    if (!sameEffects(before.effects, now.effects)) {
      changes.addEffects(before.effects);
      changes.addEffects(now.effects);
    }
    return now;
  });
  return { renderables, shared, results, runs };
}

/**
 * Runs templates of the last render again that read values which are others now, or whose texts are; of the others the
 * output stays, and only the places that it knows may move. `renderables` are what `renderablesOf` has just made.
 * Undefined when that does not tell: then everything has to run, with new ones.
 */
export function withOtherValues(
  last: LastRender,
  renderables: readonly Renderable[],
  { again }: ChangedTemplates,
  options: RenderOptions,
  cache: RenderCache,
): Again | undefined {
  const compared = compareData(last, renderables);
  const { changes, now } = compared;
  const readsOf = new Map(last.runs.map((run) => [run, readsNow(run.reads, now)]));
  const mustRun = (run: KeptRun) =>
    again.has(run.base.name) || !canMove(run, now) || changes.concern(readsOf.get(run) ?? run.reads);
  const setters = settersThatRun(last.runs, mustRun, (effects) => changes.addEffects(effectsNow(effects, now)));
  const shared = new SharedState(renderables.map(({ data }) => data));
  const results = new ResultMemory();
  const run = runner(renderables, { shared, results }, options, cache);
  const late = new Changes();
  const kept: KeptRun[] = [];
  const runs = last.runs.map((before) => {
    const moved = movedRun(before, compared.moves, now);
    if (!setters.has(before) && !mustRun(before)) {
      const result = { ...moved, reads: readsOf.get(before) ?? before.reads, effects: shared.redo(moved.effects) };
      kept.push(result);
      return result;
    }
    const result = run(before.base.name);
    if (sameEffects(moved.effects, result.effects)) return result;
    const effects = [...moved.effects, ...result.effects];
    late.addEffects(effects.filter((effect) => !changes.has(effect)));
    changes.addEffects(effects);
    return result;
  });
  // Templates before it may know, or look up in their histories, what one has now changed otherwise.
  if (kept.some(({ reads }) => late.concern(reads))) return undefined;
  return { renderables, shared, results, runs };
}

/**
 * Of the templates that change maps, those that run again and will not do the same. Those that read what one of them
 * changed have to run, too: `told` is told of that.
 */
function settersThatRun(
  runs: readonly KeptRun[],
  mustRun: (run: KeptRun) => boolean,
  told: (effects: readonly Effect[]) => void,
): ReadonlySet<KeptRun> {
  const setters = runs.filter(({ set }) => !set.every(isPlain));
  const found = new Set<KeptRun>();
  for (let size = -1; size < found.size; ) {
    size = found.size;
    for (const run of setters) {
      if (found.has(run) || !mustRun(run)) continue;
      found.add(run);
      told(run.effects);
    }
  }
  return found;
}

function runner(
  renderables: readonly Renderable[],
  state: RunState,
  options: RenderOptions,
  cache: RenderCache,
): (name: string) => KeptRun {
  const engine = makeEngine(renderables, state, options, cache);
  const byName = new Map(renderables.map((renderable) => [renderable.name, renderable]));
  return (name) => {
    const renderable = byName.get(name);
    // The callers have made sure that the templates are the same.
    if (renderable === undefined) throw new Error(`no template ${name}`);
    return firstRun(runTemplate(engine, renderable, cache));
  };
}

/** What templates see, compared with what the same templates saw. */
function compareData({ renderables, runs, shared }: LastRender, after: readonly Renderable[]) {
  const effects = runs.flatMap((run) => run.effects);
  shared.undo(effects);
  const finder = new MoveFinder();
  const pairs = new Map(renderables.map(({ data }, index) => [data, after[index]?.data]));
  for (const [data, now] of pairs) if (now !== undefined) finder.compare(data, now);
  const moves = finder.moves();
  const comparison = new ValuesComparison(moves);
  for (const [data, now] of pairs) {
    if (now === undefined) continue;
    // Each template gets its own.
    const template = data.entries.peek("Template");
    if (template !== undefined) now.entries.set("Template", template);
    comparison.compare(data, now);
    // The entry knows the render that it was made for, and that one its own last: none is to live on.
    now.entries.delete("Template");
  }
  // Histories may look into the old maps when they are asked for.
  shared.redo(effects);
  return { changes: comparison.changes, now: comparison.now, moves };
}

function effectsNow(effects: readonly Effect[], now: ReadonlyMap<Entries, Entries>): readonly Effect[] {
  return effects.flatMap((effect) => {
    const target = now.get(effect.target);
    return target === undefined ? [] : [{ ...effect, target }];
  });
}

function readsNow(reads: Reads, now: ReadonlyMap<Entries, Entries>): Reads {
  const result = new Map<Entries, ReadonlySet<ReadKey>>();
  for (const [entries, keys] of reads) {
    const entriesNow = now.get(entries);
    if (entriesNow === undefined) continue;
    const others = result.get(entriesNow);
    result.set(entriesNow, others === undefined ? keys : new Set([...others, ...keys]));
  }
  return result;
}
