import type { Connection } from "vscode-languageserver";
import { type FolderListing, UnreadableFile } from "../../contract/file-system.ts";
import { type FolderEntry, listFolderRequest, readBytesRequest, readFileRequest } from "../../contract/protocol.ts";
import { ignoreFileNames } from "../../node/ignore-names.ts";
import { isPackedChart } from "../../text/chart-paths.ts";
import { type IgnoreFile, ignoreFile } from "../../text/gitignore.ts";
import { uriBelow } from "../roots/uris.ts";
import type { WorkspaceFiles } from "./workspace-files.ts";

/** Folders that hold no file of the user's own. */
const passedOver = new Set([".git", "node_modules"]);

/** Reads a workspace folder through the client: the only way in a browser, and for folders that are on no disk. */
export class ClientFileSystem implements WorkspaceFiles {
  constructor(
    private readonly connection: Connection,
    private readonly folderUri: string,
  ) {}

  async readText(path: string): Promise<string | undefined> {
    try {
      const text: string | null = await this.connection.sendRequest(readFileRequest, {
        uri: uriBelow(this.folderUri, path),
      });
      return text ?? undefined;
    } catch (error) {
      throw new UnreadableFile(path, error instanceof Error ? error.message : String(error));
    }
  }

  async readBytes(path: string): Promise<Uint8Array | undefined> {
    try {
      const uri = uriBelow(this.folderUri, path);
      const content: string | null = await this.connection.sendRequest(readBytesRequest, { uri });
      return content === null ? undefined : Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
    } catch (error) {
      throw new UnreadableFile(path, error instanceof Error ? error.message : String(error));
    }
  }

  /** No links: an editor does not tell where they lead. */
  async list(folder: string): Promise<FolderListing> {
    const found: string[] = [];
    await this.#walk(folder, [], found);
    return { files: found.sort(), links: new Map() };
  }

  async ignores(path: string): Promise<boolean> {
    const names = path.split("/");
    const rules: Rules[] = [];
    let prefix = "";
    for (const [i, name] of names.entries()) {
      rules.push(...(await this.#rulesOf(prefix, ignoreFileNames)));
      const isFolder = i < names.length - 1;
      if (isFolder && passedOver.has(name)) return true;
      prefix += isFolder ? `${name}/` : name;
      if (ignored(prefix, rules)) return true;
    }
    return false;
  }

  async #rulesOf(prefix: string, names: readonly string[]): Promise<readonly Rules[]> {
    // Git too takes an ignore file that it cannot read for none.
    const texts = await Promise.all(names.map((name) => this.readText(`${prefix}${name}`).catch(() => undefined)));
    return texts.flatMap((text) => (text === undefined ? [] : [{ prefix, verdict: ignoreFile(text) }]));
  }

  async #walk(folder: string, inherited: readonly Rules[], found: string[]): Promise<void> {
    const uri = folder === "" ? this.folderUri : uriBelow(this.folderUri, folder);
    const entries: FolderEntry[] = await this.connection.sendRequest(listFolderRequest, { uri });
    const prefix = folder === "" ? "" : `${folder}/`;
    const names = ignoreFileNames.filter((name) =>
      entries.some((entry) => entry.name === name && entry.type === "file"),
    );
    const rules = [...inherited, ...(await this.#rulesOf(prefix, names))];
    for (const { name, type } of entries) {
      const path = `${prefix}${name}`;
      if (type === "file") {
        // What `helm dependency build` packs is seldom committed, and is what Helm reads.
        if (isPackedChart(path) || !ignored(path, rules)) found.push(path);
      } else if (!passedOver.has(name) && !ignored(`${path}/`, rules)) await this.#walk(path, rules, found);
      else if (name === "charts") found.push(...(await this.#packedIn(path)));
    }
  }

  async #packedIn(folder: string): Promise<readonly string[]> {
    const uri = uriBelow(this.folderUri, folder);
    const entries: FolderEntry[] = await this.connection.sendRequest(listFolderRequest, { uri });
    return entries.map(({ name }) => `${folder}/${name}`).filter(isPackedChart);
  }
}

/** The patterns of one ignore file; they speak of paths below its folder. */
interface Rules {
  readonly prefix: string;
  readonly verdict: IgnoreFile;
}

function ignored(path: string, rules: readonly Rules[]): boolean {
  // The innermost file that says anything of the path wins.
  for (const { prefix, verdict } of rules.toReversed()) {
    const answer = verdict(path.slice(prefix.length));
    if (answer !== undefined) return answer;
  }
  return false;
}
