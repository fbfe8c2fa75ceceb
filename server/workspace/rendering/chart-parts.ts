import type { ChartPart } from "../../contract/source.ts";
import type { FileContent, LazyFile } from "../../helm/chart/chart-files.ts";
import { isPackedChart } from "../../text/chart-paths.ts";

/** Files and links of charts that are no texts for rules. A content that is asked for and not there is wanted. */
export class ChartParts {
  readonly #files = new Map<string, PartFile>();
  readonly #links = new Map<string, string>();
  readonly #asked = new Set<string>();
  #sorted: readonly string[] | undefined;

  /** @returns whether a render can differ now */
  update(path: string, part: ChartPart | undefined): boolean {
    const file = this.#files.get(path);
    const content = part?.type === "file" ? known(part.content) : undefined;
    const target = part?.type === "link" ? part.target : undefined;
    if (target === this.#links.get(path) && (part?.type === "file") === (file !== undefined)) {
      if (file?.content === content) return false;
    }
    this.#sorted = undefined;
    this.#files.delete(path);
    this.#links.delete(path);
    if (part?.type === "file") this.#files.set(path, new PartFile(content, () => this.#asked.add(path)));
    if (target !== undefined) this.#links.set(path, target);
    return true;
  }

  /** A file that need not lie in a chart, or be there: it is wanted until it has been given. */
  demand(path: string): LazyFile {
    const known = this.#files.get(path);
    if (known !== undefined) return known;
    this.update(path, { type: "file" });
    return this.#files.get(path) ?? this.demand(path);
  }

  file(path: string): LazyFile | undefined {
    return this.#files.get(path);
  }

  /** Text of a part that is one, once it has been given. */
  textOf(path: string): string | undefined {
    const content = this.#files.get(path)?.content;
    return typeof content === "string" ? content : undefined;
  }

  *filesIn(folder: string): Iterable<readonly [string, LazyFile]> {
    for (const path of this.#below(folder)) {
      const file = this.#files.get(path);
      if (file !== undefined) yield [path, file];
    }
  }

  *linksIn(folder: string): Iterable<readonly [string, string]> {
    if (this.#links.size === 0) return;
    for (const path of this.#below(folder)) {
      const target = this.#links.get(path);
      if (target !== undefined) yield [path, target];
    }
  }

  isUnread(path: string): boolean {
    const file = this.#files.get(path);
    return file !== undefined && file.content === undefined;
  }

  /** What has been asked for and is still not given. */
  get asked(): readonly string[] {
    for (const path of this.#asked) if (!this.isUnread(path)) this.#asked.delete(path);
    return [...this.#asked].sort();
  }

  /** Paths below a folder: one stretch of all paths in order. */
  *#below(folder: string): Iterable<string> {
    this.#sorted ??= [...this.#files.keys(), ...this.#links.keys()].sort();
    const prefix = folder === "" ? "" : `${folder}/`;
    for (let at = firstFrom(this.#sorted, prefix); at < this.#sorted.length; at += 1) {
      const path = this.#sorted[at] ?? "";
      if (!path.startsWith(prefix)) return;
      yield path;
    }
  }
}

class PartFile implements LazyFile {
  constructor(
    readonly content: FileContent | undefined,
    private readonly ask: () => void,
  ) {}

  read(): FileContent {
    if (this.content === undefined) this.ask();
    return this.content ?? "";
  }
}

/** Bytes that are UTF-8 are a text. */
function known(content: FileContent | undefined): FileContent | undefined {
  if (content === undefined || typeof content === "string") return content;
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(content);
  } catch {
    return content;
  }
}

/** Index of the first path that does not come before the prefix. */
function firstFrom(sorted: readonly string[], prefix: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Parts that every load of their chart reads: templates, what is left out, packed charts. */
export function isReadOnLoad(path: string): boolean {
  return path === ".helmignore" || path.startsWith("templates/") || isPackedChart(path);
}
