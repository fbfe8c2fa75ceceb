import manifest from "../../package.json" with { type: "json" };
import { createEngine } from "../linter/engine.ts";
import type { WorkspaceFiles } from "./files/workspace-files.ts";
import type { ServerHost } from "./host.ts";
import { createLibrary } from "./library/create-library.ts";

/** The real engine and library, with the given way to files. */
export function createHost(fileSystem: (folderUri: string) => WorkspaceFiles | undefined): ServerHost {
  return { version: manifest.version, library: createLibrary(), createEngine, fileSystem };
}
