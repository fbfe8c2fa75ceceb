import { type Profiler, Session } from "node:inspector/promises";

/** How often pieces of code ran, by file, function and its place: the function's own range first, then blocks in it. */
export type CallCounts = ReadonlyMap<string, readonly Profiler.CoverageRange[]>;

/**
 * How often each piece of the engine's and the rules' code ran while other things did, one after the other: functions, and
 * within them what stands in loops and branches. The same each time, on any machine. Nothing of them may have run before, for
 * what has been optimized is not counted well.
 */
export async function countCalls(runs: readonly (() => void)[]): Promise<readonly CallCounts[]> {
  const session = new Session();
  session.connect();
  await session.post("Debugger.enable");
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  try {
    const all: CallCounts[] = [];
    for (const run of runs) {
      run();
      all.push(await takeCounts(session));
    }
    return all;
  } finally {
    await session.post("Profiler.stopPreciseCoverage");
    session.disconnect();
  }
}

async function takeCounts(session: Session): Promise<CallCounts> {
  const counts = new Map<string, readonly Profiler.CoverageRange[]>();
  const { result } = await session.post("Profiler.takePreciseCoverage");
  for (const { url, scriptId, functions } of result) {
    const file = /\/((?:server|rules)\/.*\.ts)/.exec(url)?.[1];
    if (file === undefined) continue;
    const { scriptSource } = await session.post("Debugger.getScriptSource", { scriptId });
    for (const { functionName, ranges } of functions) {
      const start = ranges[0]?.startOffset ?? 0;
      // Generators V8 counts only now and then; what they call is counted.
      const isGenerator = /^(?:async\s+)?(?:function\s*)?\*/.test(scriptSource.slice(start, start + 40));
      if (!isGenerator) counts.set(`${file} ${functionName} at ${start}`, ranges);
    }
  }
  return counts;
}

/**
 * Code that ran more often the second time, by more than a factor.
 * @param least what ran seldom is passed over
 */
export function grownBeyond(factor: number, least: number, [before, after]: readonly CallCounts[]): readonly string[] {
  return [...(after ?? [])].flatMap(([code, ranges]) => {
    const known = before?.get(code) ?? [];
    const grown = ranges.find((range) => range.count > least && range.count > factor * countAt(range, known));
    return grown === undefined ? [] : [`${code}: ${countAt(grown, known)}, then ${grown.count}`];
  });
}

/** Of a block that is not told apart: what is told of the innermost around it. */
function countAt({ startOffset, endOffset }: Profiler.CoverageRange, known: readonly Profiler.CoverageRange[]): number {
  const around = known.filter((range) => range.startOffset <= startOffset && endOffset <= range.endOffset);
  const size = (range: Profiler.CoverageRange) => range.endOffset - range.startOffset;
  return around.toSorted((a, b) => size(a) - size(b))[0]?.count ?? 0;
}
