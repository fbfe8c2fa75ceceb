import { FilesBelow } from "../files/files-below.ts";
import type { WorkspaceFiles } from "../files/workspace-files.ts";
import type { ServerHost } from "../host.ts";
import { Root, type RootListener } from "./root.ts";
import type { OpenDocument } from "./texts.ts";
import { comparable, nameOf, pathBelow, uriBelow } from "./uris.ts";

/** A file as one root knows it. */
export interface Located {
  readonly root: Root;
  readonly path: string;
}

/**
 * All workspace folders, the folders in them that say `root: true`, and each document outside of them (untitled ones, too)
 * as a root of its own.
 */
export class Roots {
  /** Workspace folders by comparable URI, as the client wrote them. */
  readonly #given = new Map<string, string>();
  /** Roots of the workspace folders and of what is nested in them. */
  readonly #folders = new Map<string, Root>();
  readonly #alone = new Map<string, Root>();
  readonly #documents = new Map<string, OpenDocument>();

  constructor(
    private readonly host: ServerHost,
    private readonly filesOf: (folderUri: string) => WorkspaceFiles | undefined,
    private readonly listener: RootListener & { closed(root: Root): void },
  ) {}

  all(): readonly Root[] {
    return [...this.#folders.values(), ...this.#alone.values()];
  }

  folders(): readonly Root[] {
    return [...this.#folders.values()];
  }

  /** The root that reports a file: of nested ones the innermost. */
  owner(uri: string): Located | undefined {
    const alone = this.#alone.get(comparable(uri));
    return this.holders(uri)[0] ?? (alone && { root: alone, path: pathAlone(uri) });
  }

  /** True when `root` reports the file at `path`, and not one inside it. */
  reports(root: Root, path: string): boolean {
    return root.folderUri === undefined || this.owner(root.uriOf(path))?.root === root;
  }

  /** Every root that the file lies below, innermost first. */
  holders(uri: string): readonly Located[] {
    const found: Located[] = [];
    for (const root of this.#folders.values()) {
      const path = root.folderUri && pathBelow(root.folderUri, uri);
      if (path) found.push({ root, path });
    }
    return found.sort((a, b) => a.path.length - b.path.length);
  }

  addFolder(uri: string): void {
    this.#given.set(comparable(uri), uri);
    this.update();
  }

  removeFolder(uri: string): void {
    this.#given.delete(comparable(uri));
    this.update();
  }

  /** Opens roots that have been found below others, and closes those that are none any more. */
  update(): void {
    const wanted = new Set<string>();
    const open = (uri: string, filesOf: () => WorkspaceFiles | undefined): void => {
      const key = comparable(uri);
      if (wanted.has(key)) return;
      wanted.add(key);
      const root = this.#folders.get(key) ?? new Root(uri, filesOf(), this.host, this.listener);
      this.#folders.set(key, root);
      const { files } = root;
      for (const folder of root.nested) open(uriBelow(uri, folder), () => files && new FilesBelow(files, folder));
    };
    for (const uri of this.#given.values()) open(uri, () => this.filesOf(uri));
    for (const [key, root] of this.#folders) {
      if (wanted.has(key)) continue;
      this.#folders.delete(key);
      root.dispose();
      this.listener.closed(root);
    }
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
