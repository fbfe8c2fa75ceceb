import { fileURLToPath } from "node:url";
import { createConnection, ProposedFeatures } from "vscode-languageserver/node";
import { createHost } from "./create-host.ts";
import { DiskFiles } from "./files/disk-files.ts";
import { serve } from "./serve.ts";

/**
 * Runs the language server in this process until the client ends it: over standard input and output, or over the
 * channel that the client named in the arguments (`--node-ipc`, `--socket`, `--pipe`).
 */
export function serveProcess(): void {
  const channel = process.argv.some((argument) => /^--(?:node-ipc|stdio|socket|pipe)\b/.test(argument));
  const connection = channel
    ? createConnection(ProposedFeatures.all)
    : createConnection(ProposedFeatures.all, process.stdin, process.stdout);
  serve(
    connection,
    createHost((folderUri) => (folderUri.startsWith("file:") ? new DiskFiles(fileURLToPath(folderUri)) : undefined)),
  );
}
