import type { InitializeParams } from "vscode-languageserver";
import type { Publisher } from "./diagnostics/publish.ts";
import { comparable } from "./roots/uris.ts";
import type { Server } from "./server.ts";

/** Opens the workspace folders, and follows those that come and go. */
export function followFolders(
  { connection, roots, whenInitialized }: Server,
  params: InitializeParams,
  publisher: Publisher,
): void {
  const { workspaceFolders, rootUri, capabilities } = params;
  const first = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
  whenInitialized(() => {
    for (const uri of first) roots.addFolder(uri);
    if (!capabilities.workspace?.workspaceFolders) return;
    connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
      for (const { uri } of removed) {
        const root = roots.folders().find(({ folderUri }) => comparable(folderUri ?? "") === comparable(uri));
        if (root) publisher.withdraw(root);
        roots.removeFolder(uri);
      }
      for (const { uri } of added) roots.addFolder(uri);
    });
  });
}
