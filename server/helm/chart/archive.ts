import { Gunzip } from "fflate/browser";
import type { FileContent } from "./chart-files.ts";

/** Bytes that an archive may unpack to. */
const maxSize = 100 * 1024 * 1024;
const block = 512;

export class ArchiveError extends Error {}

export interface UnpackedChart {
  readonly files: ReadonlyMap<string, FileContent>;
  /** Bytes of all of it. */
  readonly size: number;
}

/** Unpacks a packaged chart (`.tgz`) in memory. Paths lose their first folder, the chart's name. */
export function unpackChart(archive: Uint8Array): UnpackedChart {
  const tar = gunzip(archive);
  const files = new Map<string, FileContent>();
  let longName: string | undefined;
  for (let at = 0; at + block <= tar.length; ) {
    const name = readText(tar, at, 100);
    if (name === "" && tar[at] === 0) break;
    const size = readOctal(tar, at + 124, 12);
    const type = String.fromCharCode(tar[at + 156] ?? 0);
    const prefix = readText(tar, at + 257, 5) === "ustar" ? readText(tar, at + 345, 155) : "";
    const content = tar.subarray(at + block, at + block + size);
    at += block + Math.ceil(size / block) * block;
    if (type === "L") {
      longName = readText(content, 0, content.length);
      continue;
    }
    if (type === "x") {
      longName = /(?:^|\n)\d+ path=([^\n]*)\n/.exec(new TextDecoder().decode(content))?.[1];
      continue;
    }
    const path = longName ?? (prefix === "" ? name : `${prefix}/${name}`);
    longName = undefined;
    const inside = insidePath(path);
    if ((type === "0" || type === "\0") && inside !== undefined) files.set(inside, decoded(content));
  }
  return { files, size: tar.length };
}

/** Never outside the archive's own folder. */
function insidePath(path: string): string | undefined {
  const parts = path
    .replaceAll("\\", "/")
    .split("/")
    .filter((part) => part !== "" && part !== ".");
  if (parts.length < 2 || parts.includes("..")) return undefined;
  return parts.slice(1).join("/");
}

function decoded(content: Uint8Array): FileContent {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(content);
  } catch {
    return content.slice();
  }
}

function gunzip(archive: Uint8Array): Uint8Array {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const stream = new Gunzip((chunk) => {
    size += chunk.length;
    if (size > maxSize) throw new ArchiveError("the archive unpacks to too much");
    chunks.push(chunk);
  });
  try {
    const step = 64 * 1024;
    for (let at = 0; at < archive.length; at += step) {
      stream.push(archive.subarray(at, at + step), at + step >= archive.length);
    }
  } catch (error) {
    throw error instanceof ArchiveError ? error : new ArchiveError("the archive cannot be unpacked");
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function readText(bytes: Uint8Array, start: number, length: number): string {
  const field = bytes.subarray(start, start + length);
  const end = field.indexOf(0);
  return new TextDecoder().decode(end === -1 ? field : field.subarray(0, end));
}

function readOctal(bytes: Uint8Array, start: number, length: number): number {
  const size = Number.parseInt(readText(bytes, start, length).trim() || "0", 8);
  return Number.isFinite(size) && size >= 0 ? size : 0;
}
