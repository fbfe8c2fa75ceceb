import { createHash } from "node:crypto";
import { type BigIntStats, statSync } from "node:fs";
import { join } from "node:path";

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
 * The stamps of files: size, inode, and the times of the last change of content and of the file itself, in nanoseconds. The
 * second of these times is the kernel's own, and nobody puts it back as the first can be.
 * @param paths relative to the root
 * @returns undefined when one of them is not to be had
 */
export function stampsOf(root: string, paths: readonly string[]): Stamps | undefined {
  const hash = createHash("sha256");
  const stamps = new Map<string, string>();
  let settledAt = 0;
  for (const path of paths) {
    const stat = statOf(root, path);
    if (stat === undefined) return undefined;
    const stamp = stampOf(stat);
    stamps.set(path, stamp);
    hash.update(`${path}\0${stamp}\n`);
    settledAt = Math.max(settledAt, changedAt(stat) + granularity(stat));
  }
  const isSame = (path: string) => {
    const stat = statOf(root, path);
    return stat !== undefined && stampOf(stat) === stamps.get(path);
  };
  return { digest: hash.digest("hex"), settledAt, isSame };
}

function statOf(root: string, path: string): BigIntStats | undefined {
  try {
    return statSync(join(root, path), { bigint: true });
  } catch {
    return undefined;
  }
}

function stampOf({ size, ino, mtimeNs, ctimeNs }: BigIntStats): string {
  return `${size} ${ino} ${mtimeNs} ${ctimeNs}`;
}

function changedAt({ mtimeNs, ctimeNs }: BigIntStats): number {
  return Number((mtimeNs > ctimeNs ? mtimeNs : ctimeNs) / 1_000_000n);
}

/**
 * Milliseconds in which two changes may get the same time. Linux takes it from a clock that ticks every 1 to 10 ms; some
 * file systems know whole seconds only, FAT every other one.
 */
function granularity({ ctimeNs }: BigIntStats): number {
  return ctimeNs % 1_000_000_000n === 0n ? 2000 : 100;
}
