import type { WorkspaceFiles } from "../files/workspace-files.ts";
import type { ServerHost } from "../host.ts";
import { Root, type RootListener } from "./root.ts";
import type { OpenDocument } from "./texts.ts";
import { comparable, nameOf, pathBelow } from "./uris.ts";

/** A file as one root knows it. */
export interface Located {
  readonly root: Root;
  readonly path: string;
}

/** All workspace folders, and each document outside of them (untitled ones, too) as a root of its own. */
export class Roots {
  readonly #folders = new Map<string, Root>();
  readonly #alone = new Map<string, Root>();
  readonly #documents = new Map<string, OpenDocument>();

  constructor(
    private readonly host: ServerHost,
    private readonly filesOf: (folderUri: string) => WorkspaceFiles | undefined,
    private readonly listener: RootListener,
  ) {}

  all(): readonly Root[] {
    return [...this.#folders.values(), ...this.#alone.values()];
  }

  folders(): readonly Root[] {
    return [...this.#folders.values()];
  }

  /** The root that reports a file: of nested workspace folders the innermost. */
  owner(uri: string): Located | undefined {
    const alone = this.#alone.get(comparable(uri));
    return this.holders(uri)[0] ?? (alone && { root: alone, path: pathAlone(uri) });
  }

  /** True when `root` reports the file at `path`, and not a workspace folder inside it. */
  reports(root: Root, path: string): boolean {
    return root.folderUri === undefined || this.owner(root.uriOf(path))?.root === root;
  }

  /** Every workspace folder that has the file in view, innermost first. */
  holders(uri: string): readonly Located[] {
    const found: Located[] = [];
    for (const root of this.#folders.values()) {
      const path = root.folderUri && pathBelow(root.folderUri, uri);
      if (path) found.push({ root, path });
    }
    return found.sort((a, b) => a.path.length - b.path.length);
  }

  addFolder(uri: string): void {
    if (this.#folders.has(comparable(uri))) return;
    this.#folders.set(comparable(uri), new Root(uri, this.filesOf(uri), this.host, this.listener));
    for (const document of this.#documents.values()) this.#place(document);
  }

  removeFolder(uri: string): void {
    const key = comparable(uri);
    this.#folders.get(key)?.dispose();
    this.#folders.delete(key);
    for (const document of this.#documents.values()) this.#place(document);
  }

  documents(): readonly OpenDocument[] {
    return [...this.#documents.values()];
  }

  setDocument(document: OpenDocument): void {
    this.#documents.set(comparable(document.uri), document);
    this.#place(document);
  }

  async closeDocument(uri: string): Promise<void> {
    const key = comparable(uri);
    this.#documents.delete(key);
    this.#alone.get(key)?.dispose();
    this.#alone.delete(key);
    await Promise.all(this.holders(uri).map(({ root, path }) => root.closeDocument(path)));
  }

  #place(document: OpenDocument): void {
    const key = comparable(document.uri);
    const holders = this.holders(document.uri);
    for (const { root, path } of holders) root.setDocument(path, document);
    if (holders.length > 0) {
      this.#alone.get(key)?.dispose();
      this.#alone.delete(key);
      return;
    }
    if (!/^(?:file|untitled):/.test(document.uri)) return; // an old version in a comparison, a page of documentation, …
    const root = this.#alone.get(key) ?? new Root(undefined, undefined, this.host, this.listener);
    this.#alone.set(key, root);
    root.setDocument(pathAlone(document.uri), document);
  }
}

/** An untitled document has no extension; it is taken for YAML, the only thing that clients send. */
function pathAlone(uri: string): string {
  const name = nameOf(uri);
  return /\.\w+$/.test(name) ? name : `${name}.yaml`;
}
