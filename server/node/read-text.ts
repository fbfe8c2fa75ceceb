import { isUtf8 } from "node:buffer";
import { closeSync, constants, fstatSync, openSync, readSync, realpathSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { UnreadableFile } from "../contract/file-system.ts";
import { gitCryptMark } from "../text/git-crypt.ts";

/** Beyond this a file is named and passed over: 10 MiB; the largest chart's values file seen has less than 1 MiB. */
export const sizeLimit = 10 * 1024 * 1024;

/**
 * A file's text; undefined when there is none, or when it is encrypted by git-crypt.
 * @param path relative to the root
 * @throws UnreadableFile with the reason in words
 */
export function readText(root: string, path: string, limit = sizeLimit): string | undefined {
  const bytes = readBytes(root, path, limit);
  if (bytes === undefined || bytes.subarray(0, 10).toString("latin1") === gitCryptMark) return undefined;
  return decode(path, bytes);
}

/** @throws UnreadableFile for what is not UTF-8 text */
export function decode(path: string, bytes: Buffer): string {
  if (bytes.includes(0)) throw new UnreadableFile(path, "binary data, or text in UTF-16");
  if (!isUtf8(bytes)) throw new UnreadableFile(path, "not valid UTF-8");
  return bytes.toString("utf8");
}

/**
 * A file that may be missing: text, or undefined when there is none, or nothing that can be read as one. For files that
 * tell how to look at others and are read before these. Pipes and devices are not even opened.
 */
export function readIfThere(root: string, path: string): string | undefined {
  try {
    if (!statSync(join(root, path), { throwIfNoEntry: false })?.isFile()) return undefined;
    return readBytes(root, path, sizeLimit)?.toString("utf8");
  } catch (error) {
    if (error instanceof UnreadableFile || (error instanceof Error && "code" in error)) return undefined;
    throw error;
  }
}

/** As {@link readText}, for files that need not be text. */
export function readBytes(root: string, path: string, limit = sizeLimit): Buffer | undefined {
  const read = readUpTo(limit, join(root, path), path);
  if (read === "too large") throw new UnreadableFile(path, `larger than ${Math.round(limit / 1024 / 1024)} MiB`);
  return read;
}

/**
 * The bytes of a file, if it is no larger than the limit; undefined when there is none.
 * @param name of the file in errors
 * @throws UnreadableFile with the reason in words
 */
export function readUpTo(limit: number, absolute: string, name = absolute): Buffer | "too large" | undefined {
  let descriptor: number;
  try {
    // Without O_NONBLOCK, opening a FIFO waits for a writer that never comes.
    descriptor = openSync(absolute, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    return missingOrUnreadable(name, error);
  }
  try {
    const stat = fstatSync(descriptor);
    if (!stat.isFile()) throw new UnreadableFile(name, "not a regular file");
    return stat.size > limit ? "too large" : readAll(descriptor, stat.size);
  } catch (error) {
    return missingOrUnreadable(name, error);
  } finally {
    closeSync(descriptor);
  }
}

/** At most what the file's size was when it was opened: one that grows meanwhile cannot fill the memory. */
function readAll(descriptor: number, size: number): Buffer {
  const bytes = Buffer.allocUnsafe(size);
  let length = 0;
  while (length < size) {
    const count = readSync(descriptor, bytes, length, size - length, null);
    if (count === 0) break;
    length += count;
  }
  return bytes.subarray(0, length);
}

function missingOrUnreadable(path: string, error: unknown): undefined {
  if (error instanceof UnreadableFile) throw error;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOENT" || code === "ENOTDIR") return undefined;
  const known: Readonly<Record<string, string>> = {
    EACCES: "permission denied",
    EPERM: "permission denied",
    ELOOP: "a symbolic link that leads in a circle",
    ENXIO: "not a regular file",
    EISDIR: "a folder",
    EIO: "the disk reports an error",
  };
  throw new UnreadableFile(path, known[code] ?? (error instanceof Error ? error.message : String(error)));
}

/** Whether a link's target lies below the root. Links that lead nowhere, or in a circle, are told by reading them. */
export function staysInside(root: string, path: string): boolean {
  try {
    return realpathSync(join(root, path)).startsWith(realpathSync(root) + sep);
  } catch {
    return true;
  }
}

/** Where a link leads, relative to the root, if that is a folder inside it. */
export function linkedFolder(root: string, path: string): string | undefined {
  try {
    const top = realpathSync(root);
    const target = realpathSync(join(root, path));
    if (!target.startsWith(top + sep) || !statSync(target).isDirectory()) return undefined;
    return relative(top, target).split(sep).join("/");
  } catch {
    return undefined;
  }
}
