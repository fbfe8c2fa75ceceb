import { type FileSystem, type FolderListing, UnreadableFile } from "../contract/file-system.ts";
import type { ChartPart } from "../contract/source.ts";
import { chartMatcher } from "../text/chart-paths.ts";
import { baseName } from "../text/paths.ts";
import { readBytes, readText, staysInside } from "./read-text.ts";
import { isRelevantJson } from "./relevant.ts";
import { UnreadTexts } from "./unread-texts.ts";
import { type Listing, walk } from "./walk.ts";

/** The files of one root on disk. */
export class NodeFiles implements FileSystem {
  constructor(readonly root: string) {}

  async readText(path: string): Promise<string | undefined> {
    return readText(this.root, path);
  }

  async readBytes(path: string): Promise<Uint8Array | undefined> {
    return readPart(this.root, path);
  }

  async list(folder: string): Promise<FolderListing> {
    const { files, parts, links } = walk(this.root, folder.replace(/\/$/, ""));
    return { files: [...files, ...parts], links };
  }
}

export interface LoadedFiles {
  readonly texts: ReadonlyMap<string, string>;
  /** What else lies in charts; contents are read when charts want them. */
  readonly parts: ReadonlyMap<string, ChartPart>;
  /** Content of a part. Throws {@link UnreadableFile}. */
  readonly readPart: (path: string) => string | Uint8Array | undefined;
  readonly unread: readonly { readonly file: string; readonly reason: string }[];
  /** Folders below that are roots of their own, relative to the root; nothing of theirs is here. */
  readonly nested: readonly string[];
}

/** Everything of a root that can matter, read at once: fastest for a run that ends. */
export function loadFiles(root: string): LoadedFiles {
  return readListed(root, listFiles(root));
}

/** What is to be read of a root. */
export function listFiles(root: string): Listing {
  return walk(root, "", "left");
}

/** Reads what {@link listFiles} gave. */
export function readListed(root: string, listing: Listing): LoadedFiles {
  const texts = new Map<string, string>();
  const parts = partsOf(listing);
  const inChart = chartMatcher(listing.files);
  const trouble = [...listing.unread];
  for (const path of listing.files) {
    try {
      const text = readText(root, path);
      if (text === undefined) continue;
      if (!path.endsWith(".json") || isRelevantJson(baseName(path), text)) texts.set(path, text);
      else if (inChart(path)) parts.set(path, { type: "file", content: text });
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      trouble.push({ file: error.path, reason: error.reason });
    }
  }
  return { texts, parts, readPart: (path) => readPart(root, path), unread: trouble, nested: listing.nested };
}

/**
 * What {@link readListed} gives, with texts that are read when they are asked for.
 * @param others files of the listing that are no texts, as an earlier reading found
 */
export function leaveUnread(root: string, listing: Listing, others: ReadonlySet<string>): LoadedFiles {
  const read = (path: string) => {
    try {
      return readText(root, path);
    } catch (error) {
      if (error instanceof UnreadableFile) return undefined;
      throw error;
    }
  };
  const texts = new UnreadTexts(
    listing.files.filter((path) => !others.has(path)),
    read,
  );
  const parts = partsOf(listing);
  const inChart = chartMatcher(listing.files);
  for (const path of others) {
    const content = path.endsWith(".json") && inChart(path) ? read(path) : undefined;
    if (content !== undefined) parts.set(path, { type: "file", content });
  }
  return { texts, parts, readPart: (path) => readPart(root, path), unread: listing.unread, nested: listing.nested };
}

function partsOf({ parts: paths, links }: Listing): Map<string, ChartPart> {
  const parts = new Map<string, ChartPart>(paths.map((path) => [path, { type: "file" }]));
  for (const [path, target] of links) parts.set(path, { type: "link", target });
  return parts;
}

/** The configuration may name any file: none behind a link that leads out of the root is read. */
function readPart(root: string, path: string): Uint8Array | undefined {
  return staysInside(root, path) ? readBytes(root, path) : undefined;
}
