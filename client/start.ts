import * as vscode from "vscode";
import type { BaseLanguageClient, LanguageClientOptions } from "vscode-languageclient";
import { answerFileRequests } from "./files.ts";
import { registerManifestCommands } from "./manifest-commands.ts";
import { followCursor } from "./manifest-cursor.ts";
import { restoreManifests } from "./manifest-tabs.ts";
import { Manifests } from "./manifests.ts";
import { clientOptions } from "./options.ts";
import { registerPages } from "./pages.ts";
import { showStatus } from "./status.ts";

/** What `activate` returns; the end-to-end tests look at it. */
export interface Api {
  readonly client: BaseLanguageClient;
}

/** The part of the extension that is the same in Node and in a browser: everything but how the server is started. */
export async function start(
  context: vscode.ExtensionContext,
  createClient: (options: LanguageClientOptions) => BaseLanguageClient,
): Promise<Api> {
  const log = vscode.window.createOutputChannel("Planelint", { log: true });
  const client = createClient(clientOptions(log));
  const manifests = new Manifests(client);
  context.subscriptions.push(
    log,
    vscode.commands.registerCommand("planelint.showLog", () => log.show()),
    answerFileRequests(client),
    showStatus(client),
    registerPages(client),
    registerManifestCommands(manifests),
    followCursor(manifests),
    { dispose: () => void client.dispose() },
  );
  await client.start();
  context.subscriptions.push(await restoreManifests(context.workspaceState));
  return { client };
}
