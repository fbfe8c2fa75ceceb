import type { ExtensionContext } from "vscode";
import { LanguageClient, type ServerOptions, TransportKind } from "vscode-languageclient/node";
import { type Api, start } from "./start.ts";

/** Entry point in Node: the server runs as a process of its own. */
export function activate(context: ExtensionContext): Promise<Api> {
  const server = { module: context.asAbsolutePath("dist/server.cjs"), transport: TransportKind.ipc };
  const serverOptions: ServerOptions = {
    run: server,
    debug: { ...server, options: { execArgv: ["--nolazy", "--enable-source-maps"] } },
  };
  return start(context, (options) => new LanguageClient("planelint", "Planelint", serverOptions, options));
}
