import { randomBytes } from "node:crypto";
import {
  closeSync,
  constants,
  copyFileSync,
  fchmodSync,
  fsyncSync,
  linkSync,
  openSync,
  realpathSync,
  renameSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/**
 * Writes a text to a new file beside another, flushed to disk, which then only has to take its name.
 * @param target absolute path of that other file
 * @param replaces whether there is such a file: its mode is kept
 * @returns path of the new file; the name's ending makes sure that nothing takes it for a manifest
 * @throws what the file system throws; then nothing is left behind
 */
export function writeBeside(target: string, text: string, replaces: boolean): string {
  const temporary = join(dirname(target), `.planelint-${randomBytes(6).toString("hex")}.tmp`);
  const descriptor = openSync(temporary, "wx", 0o666);
  try {
    if (replaces) fchmodSync(descriptor, statSync(target).mode & 0o7777);
    writeFileSync(descriptor, text, "utf8");
    fsyncSync(descriptor);
  } catch (error) {
    discard(temporary);
    throw error;
  } finally {
    closeSync(descriptor);
  }
  return temporary;
}

/** What file systems without hard links say. */
const withoutLinks = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK"]);

/** A rename replaces what is there; a link does not, so a new file never overwrites one. */
export function putInPlace(temporary: string, target: string, replaces: boolean): void {
  if (replaces) {
    renameSync(temporary, target);
    return;
  }
  try {
    linkSync(temporary, target);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (!withoutLinks.has(code)) throw error;
    copyFileSync(temporary, target, constants.COPYFILE_EXCL);
  }
  unlinkSync(temporary);
}

/** Takes away what {@link writeBeside} made. */
export function discard(temporary: string): void {
  try {
    unlinkSync(temporary);
  } catch {
    // It was never made, or is in its place already.
  }
}

/**
 * Writes a file as a whole or not at all: a full disk or a killed run leaves the old one. Behind a link its target is
 * replaced, so that the link stays; a link that leads nowhere is an error. What is no regular file (`/dev/stdout`) is
 * written to.
 * @throws what the file system throws
 */
export function replaceFile(path: string, text: string): void {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat?.isFile() === false) {
    writeFileSync(path, text);
    return;
  }
  const replaces = stat !== undefined;
  const target = replaces ? realpathSync(path) : path;
  const temporary = writeBeside(target, text, replaces);
  try {
    putInPlace(temporary, target, replaces);
  } catch (error) {
    discard(temporary);
    throw error;
  }
}

/** Why a file could not be written, in words. */
export function writeFailure(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOSPC" || code === "EDQUOT" || code === "EFBIG") return "there is no room for it on the disk";
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") return "permission denied";
  if (code === "EEXIST") return "there is such a file already";
  return error instanceof Error ? error.message : String(error);
}
