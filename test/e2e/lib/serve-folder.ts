import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, sep } from "node:path";

export interface FolderServer {
  readonly port: number;
  stop(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".cjs": "text/javascript",
  ".json": "application/json",
};

/** Serves a folder on the loopback interface. code-server hands `/absproxy/PORT/…` on as it is. */
export async function serveFolder(folder: string): Promise<FolderServer> {
  const server = createServer(async ({ url = "/" }, response) => {
    const name = decodeURIComponent(new URL(url, "http://localhost").pathname).replace(/^\/absproxy\/\d+/, "");
    const file = join(folder, name);
    const found = file.startsWith(folder + sep) && (await stat(file).catch(() => undefined))?.isFile();
    if (!found) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((settle) => {
        server.close(() => settle());
        server.closeAllConnections();
      }),
  };
}
