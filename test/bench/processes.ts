import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const bundle = join(import.meta.dirname, "../../bin/planelint.cjs");

export interface ProcessFigures {
  /** Wall milliseconds from start to end. */
  readonly wall: number;
  /** Largest resident memory in MB; only of Node processes. */
  readonly peak: number;
  readonly status: number | null;
}

/**
 * Runs a command to its end, throwing away what it prints. With certificates of one's own Node reads all of them at each
 * start (nodejs.org/api/cli.html, `NODE_EXTRA_CA_CERTS`), which can take longer than all else: a run is measured without.
 */
export function timed(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): ProcessFigures {
  const folder = mkdtempSync(join(tmpdir(), "planelint-bench-"));
  const peakFile = join(folder, "peak");
  const start = performance.now();
  const { status, error } = spawnSync(command, args, {
    env: { ...env, NO_COLOR: "1", PLANELINT_BENCH_PEAK: peakFile, NODE_EXTRA_CA_CERTS: undefined },
    stdio: "ignore",
  });
  const wall = performance.now() - start;
  if (error !== undefined) throw error;
  const peak = readPeak(peakFile);
  rmSync(folder, { recursive: true });
  return { wall, peak, status };
}

/** Runs the bundle. Its status must say that it worked: findings or none. */
export function planelint(args: readonly string[]): ProcessFigures {
  const figures = timed(process.execPath, [bundle, ...args]);
  if (figures.status !== 0 && figures.status !== 1) throw new Error(`planelint ${args.join(" ")}: ${figures.status}`);
  return figures;
}

/** As `planelint`, and asks the process for its peak memory, which costs a few milliseconds. */
export function planelintWithPeak(args: readonly string[]): ProcessFigures {
  const figures = timed(process.execPath, ["--require", join(import.meta.dirname, "peak.cjs"), bundle, ...args]);
  if (figures.status !== 0 && figures.status !== 1) throw new Error(`planelint ${args.join(" ")}: ${figures.status}`);
  return figures;
}

function readPeak(path: string): number {
  try {
    return Number(readFileSync(path, "utf8")) / 1024;
  } catch {
    return Number.NaN;
  }
}
