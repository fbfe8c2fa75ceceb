import * as vscode from "vscode";
import { manifestScheme } from "../server/contract/protocol.ts";

const key = "planelint.manifestTabs";

/** A tab that shows a manifest. */
interface ManifestTab {
  readonly uri: string;
  readonly column: number;
}

/**
 * Opens the manifests again that were shown before the window was loaded anew: editors restore files alone. One whose
 * chart is gone says so. To be called once there is a server.
 */
export async function restoreManifests(memory: vscode.Memento): Promise<vscode.Disposable> {
  const shown = new Set(manifestTabs().map(({ uri }) => uri));
  for (const { uri, column } of memory.get<readonly ManifestTab[]>(key, [])) {
    if (shown.has(uri)) continue;
    const options = { viewColumn: column, preserveFocus: true, preview: false };
    await vscode.commands.executeCommand("vscode.open", vscode.Uri.parse(uri), options);
  }
  return vscode.window.tabGroups.onDidChangeTabs(() => memory.update(key, manifestTabs()));
}

function manifestTabs(): readonly ManifestTab[] {
  return vscode.window.tabGroups.all.flatMap(({ tabs, viewColumn }) =>
    tabs.flatMap(({ input }) =>
      input instanceof vscode.TabInputText && input.uri.scheme === manifestScheme
        ? [{ uri: input.uri.toString(), column: viewColumn }]
        : [],
    ),
  );
}
