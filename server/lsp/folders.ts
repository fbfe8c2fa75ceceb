import type { InitializeParams } from "vscode-languageserver";
import type { Server } from "./server.ts";

/** Opens the workspace folders, and follows those that come and go. */
export function followFolders({ connection, roots, whenInitialized }: Server, params: InitializeParams): void {
  const { workspaceFolders, rootUri, capabilities } = params;
  const first = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
  whenInitialized(() => {
    for (const uri of first) roots.addFolder(uri);
    if (!capabilities.workspace?.workspaceFolders) return;
    connection.workspace.onDidChangeWorkspaceFolders((event) => {
      for (const uri of urisIn(event?.removed)) roots.removeFolder(uri);
      for (const uri of urisIn(event?.added)) roots.addFolder(uri);
    });
  });
}

/** What a client says is not checked on its way here. */
function urisIn(folders: unknown): readonly string[] {
  if (!Array.isArray(folders)) return [];
  return folders.flatMap((folder: unknown) => {
    const uri = typeof folder === "object" && folder !== null && "uri" in folder ? folder.uri : undefined;
    return typeof uri === "string" ? [uri] : [];
  });
}
