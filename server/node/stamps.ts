import { createHash } from "node:crypto";
import { type Stats, statSync } from "node:fs";

/** What a file system tells of some files without reading them. */
export interface Stamps {
  /** Another one as soon as a file is another or was written to since. */
  readonly digest: string;
  /** In milliseconds since the epoch: files that were read later than this could not change without another stamp. */
  readonly settledAt: number;
  /** Whether a file still has the stamp that it had. */
  isSame(path: string): boolean;
}

/**
 * The stamps of files: size, inode, and the times of the last change of content and of the file itself, to a quarter of a
 * microsecond, which is far below the step of the clocks. The second of these times is the kernel's own, and nobody puts it
 * back as the first can be.
 * @param paths relative to the root
 * @returns undefined when one of them is not to be had
 */
export function stampsOf(root: string, paths: readonly string[]): Stamps | undefined {
  const stamps = new Map<string, string>();
  const lines: string[] = [];
  let settledAt = 0;
  for (const path of paths) {
    const stat = statOf(root, path);
    if (stat === undefined) return undefined;
    const stamp = stampOf(stat);
    stamps.set(path, stamp);
    lines.push(path, stamp);
    settledAt = Math.max(settledAt, stat.mtimeMs + granularity(stat), stat.ctimeMs + granularity(stat));
  }
  const isSame = (path: string) => {
    const stat = statOf(root, path);
    return stat !== undefined && stampOf(stat) === stamps.get(path);
  };
  return { digest: createHash("sha256").update(lines.join("\0")).digest("hex"), settledAt, isSame };
}

function statOf(root: string, path: string): Stats | undefined {
  try {
    return statSync(`${root}/${path}`);
  } catch {
    return undefined;
  }
}

function stampOf({ size, ino, mtimeMs, ctimeMs }: Stats): string {
  return `${size} ${ino} ${mtimeMs} ${ctimeMs}`;
}

/**
 * Milliseconds in which two changes may get the same time. Linux takes it from a clock that ticks every 1 to 10 ms; some
 * file systems know whole seconds only, FAT every other one.
 */
function granularity({ ctimeMs }: Stats): number {
  return ctimeMs % 1000 === 0 ? 2000 : 100;
}
