import type { FolderListing } from "../../contract/file-system.ts";
import type { WorkspaceFiles } from "../files/workspace-files.ts";
import type { ServerHost } from "../host.ts";
import { FakeEngine } from "./fake-engine.ts";

/** Files held in memory by path. What lies in a folder `ignored` is. */
export class MemoryFiles implements WorkspaceFiles {
  readonly texts: Map<string, string>;

  constructor(texts: Readonly<Record<string, string>>) {
    this.texts = new Map(Object.entries(texts));
  }

  async readText(path: string): Promise<string | undefined> {
    return this.texts.get(path);
  }

  async ignores(path: string): Promise<boolean> {
    return path.split("/").includes("ignored");
  }

  async readBytes(path: string): Promise<Uint8Array | undefined> {
    const text = this.texts.get(path);
    return text === undefined ? undefined : new TextEncoder().encode(text);
  }

  async list(folder: string): Promise<FolderListing> {
    const inside = [...this.texts.keys()].filter((path) => folder === "" || path.startsWith(`${folder}/`));
    return { files: inside.filter((path) => !path.split("/").includes("ignored")), links: new Map() };
  }
}

export interface FakeHost extends ServerHost {
  readonly engines: readonly FakeEngine[];
}

export function fakeHost(folders: Readonly<Record<string, WorkspaceFiles>>): FakeHost {
  const engines: FakeEngine[] = [];
  return {
    version: "0.0.0",
    engines,
    createEngine() {
      const engine = new FakeEngine();
      engines.push(engine);
      return engine;
    },
    fileSystem: (folderUri) => folders[folderUri],
    library: {
      list: () => [{ id: "rule/fake-rule", kind: "rule", title: "fake-rule", summary: "A rule" }],
      page: (id) => (id === "rule/fake-rule" ? "# fake-rule\n" : undefined),
      incident: (id) =>
        id === "an-incident" ? { title: "The day it broke", date: "2023-04-05", organization: "Example" } : undefined,
      runbookOf: (rule) => (rule === "fake-rule" ? "runbook/fake-note" : undefined),
    },
  };
}
