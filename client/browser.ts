import { type ExtensionContext, Uri } from "vscode";
import { LanguageClient } from "vscode-languageclient/browser";
import { type Api, start } from "./start.ts";

// The browser's types would bring the whole page's with them, also for files that run in Node.
declare const Worker: new (url: string) => ConstructorParameters<typeof LanguageClient>[2];

/** Entry point in a browser: the server runs as a worker. */
export function activate(context: ExtensionContext): Promise<Api> {
  const worker = new Worker(Uri.joinPath(context.extensionUri, "dist/browser-server.js").toString(true));
  return start(context, (options) => new LanguageClient("planelint", "Planelint", worker, options));
}
