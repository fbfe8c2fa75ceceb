import { join, relative, sep } from "node:path";
import { type LoadedFiles, leaveUnread, listFiles, readListed } from "../../node/node-files.ts";
import { stampsOf } from "../../node/stamps.ts";
import type { Listing } from "../../node/walk.ts";
import { isInside } from "../../text/paths.ts";
import { contentHash, textsDigest } from "./key.ts";
import { CacheStore } from "./store.ts";

/** Files of a root whose texts have a name, read or not. */
export interface NamedFiles extends LoadedFiles {
  /** Names the paths and texts, as `textsDigest` does. */
  readonly textsDigest: string;
  /** Whether a file that was not read is still the one that the name speaks of. */
  readonly isAsNamed: (path: string) => boolean;
  /** Keeps the name for later runs. */
  readonly remember: () => void;
}

/** What files with certain stamps were found to hold. */
interface Entry {
  readonly texts: string;
  /** Files that are no texts for rules, by path. */
  readonly others: readonly string[];
  /** When they were read, in milliseconds since the epoch. */
  readonly readAt: number;
}

/**
 * As `loadFiles`, but files are left unread that an earlier run has read and that the file system says are the same. What
 * could have changed without a trace is read: files that had been written just before that run, as git takes care with its
 * index.
 * @param folder the cache's, whose own files are passed over
 * @param now milliseconds since the epoch, by the clock of the file system
 */
export function loadRemembered(root: string, folder: string, now: () => number): NamedFiles {
  const readAt = now();
  const store = new CacheStore(join(folder, "files"), sharesOfRoots);
  const listing = withoutFolder(listFiles(root), relative(root, folder).split(sep).join("/"));
  const stamps = stampsOf(root, listing.files);
  const name = stamps && contentHash(`${root}\0${stamps.digest}`);
  const known = name === undefined ? undefined : store.read(name);
  if (stamps !== undefined && isEntry(known) && stamps.settledAt < known.readAt) {
    const files = leaveUnread(root, listing, new Set(known.others));
    return { ...files, textsDigest: known.texts, isAsNamed: (path) => stamps.isSame(path), remember: () => {} };
  }
  const files = readListed(root, listing);
  const digest = textsDigest(files.texts);
  const remember = () => {
    // What could not be read is told anew in each run.
    if (name === undefined || files.unread.length > listing.unread.length) return;
    const others = listing.files.filter((path) => !files.texts.has(path));
    store.write(name, { texts: digest, others, readAt } satisfies Entry);
  };
  return { ...files, textsDigest: digest, isAsNamed: () => true, remember };
}

/** Each run leaves a line for each root: those of many roots are kept. */
const sharesOfRoots = 8;

/** @param folder relative to the root; one outside begins with two dots */
function withoutFolder(listing: Listing, folder: string): Listing {
  const isKept = (path: string) => folder === "" || !isInside(path, folder);
  return { ...listing, files: listing.files.filter(isKept), parts: listing.parts.filter(isKept) };
}

/** Entries are written by this program alone; this only keeps a cut or foreign file from being taken for one. */
function isEntry(entry: unknown): entry is Entry {
  if (typeof entry !== "object" || entry === null) return false;
  if (!("texts" in entry && "others" in entry && "readAt" in entry)) return false;
  const { texts, others, readAt } = entry;
  const isPaths = Array.isArray(others) && others.every((path) => typeof path === "string");
  return typeof texts === "string" && /^[0-9a-f]{64}$/.test(texts) && isPaths && typeof readAt === "number";
}
