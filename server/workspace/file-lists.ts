import { nearestFolder } from "../text/paths.ts";
import type { FileRecord } from "./file-record.ts";

interface OpenList {
  readonly files: Map<string, FileRecord>;
  closed: readonly FileRecord[] | undefined;
}

/**
 * All files in the order in which they came, in lists of a few. A list is the same array until one of its files is another
 * or may be seen in another way: what was made of it holds so long, and an edit touches one of hundreds.
 */
export class FileLists implements Iterable<readonly FileRecord[]> {
  readonly #lists = new Set<OpenList>();
  readonly #byPath = new Map<string, OpenList>();
  #last: OpenList | undefined;

  *[Symbol.iterator](): Generator<readonly FileRecord[]> {
    for (const list of this.#lists) {
      list.closed ??= [...list.files.values()];
      yield list.closed;
    }
  }

  /** Takes in a new file, or a file in place of the one that has its path. */
  set(file: FileRecord): void {
    const list = this.#byPath.get(file.path) ?? this.#listWithRoom();
    list.files.set(file.path, file);
    list.closed = undefined;
    this.#byPath.set(file.path, list);
  }

  delete(path: string): void {
    const list = this.#byPath.get(path);
    if (list === undefined) return;
    list.files.delete(path);
    list.closed = undefined;
    this.#byPath.delete(path);
    if (list.files.size > 0) return;
    this.#lists.delete(list);
    if (this.#last === list) this.#last = undefined;
  }

  /** A file is the same, but may be seen in another way. */
  touch(path: string): void {
    const list = this.#byPath.get(path);
    if (list !== undefined) list.closed = undefined;
  }

  /** As {@link touch}, for all files in these folders. */
  touchInside(folders: ReadonlySet<string>): void {
    if (folders.size === 0) return;
    for (const list of this.#lists) {
      if (list.closed?.some(({ path }) => nearestFolder(path, folders) !== undefined)) list.closed = undefined;
    }
  }

  /** As many lists as files in a list, about: going over the lists costs little then, and going through one of them as well. */
  #listWithRoom(): OpenList {
    if (this.#last === undefined || this.#last.files.size ** 2 >= this.#byPath.size) {
      this.#last = { files: new Map(), closed: undefined };
      this.#lists.add(this.#last);
    }
    return this.#last;
  }
}
