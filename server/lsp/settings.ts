import { DidChangeConfigurationNotification } from "vscode-languageserver";
import type { Settings } from "../contract/protocol.ts";
import { readSettings } from "./client-features.ts";
import type { Root } from "./roots/root.ts";
import type { Server } from "./server.ts";

const section = "planelint";

/** A folder's settings, asked of the client where it can answer. */
export async function settingsOf({ connection, features }: Server, root: Root): Promise<Settings> {
  if (!features.configuration) return features.settings;
  try {
    const item = root.folderUri === undefined ? { section } : { section, scopeUri: root.folderUri };
    return { ...features.settings, ...readSettings(await connection.workspace.getConfiguration(item)) };
  } catch (error) {
    connection.console.warn(`settings: ${String(error)}`);
    return features.settings;
  }
}

/** Reads all settings anew when the client says that some have changed. */
export function followSettings({ connection, features, roots, whenInitialized }: Server): void {
  connection.onDidChangeConfiguration(() => {
    for (const root of roots.all()) void root.readSettings();
  });
  if (!features.configurationChanges) return;
  whenInitialized(() => {
    connection.client
      .register(DidChangeConfigurationNotification.type, { section })
      .catch((error) => connection.console.warn(`settings are not followed: ${String(error)}`));
  });
}
