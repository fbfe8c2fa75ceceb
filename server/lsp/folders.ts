import type { InitializeParams } from "vscode-languageserver";
import type { Server } from "./server.ts";

/** Opens the workspace folders, and follows those that come and go. */
export function followFolders({ connection, roots, whenInitialized }: Server, params: InitializeParams): void {
  const { workspaceFolders, rootUri, capabilities } = params;
  const first = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
  whenInitialized(() => {
    for (const uri of first) roots.addFolder(uri);
    if (!capabilities.workspace?.workspaceFolders) return;
    connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
      for (const { uri } of removed) roots.removeFolder(uri);
      for (const { uri } of added) roots.addFolder(uri);
    });
  });
}
