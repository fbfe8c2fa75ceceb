import { TextDocuments } from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import type { Publisher } from "./diagnostics/publish.ts";
import { closeManifest, publishManifest } from "./manifests/follow.ts";
import { isManifestUri } from "./manifests/manifest-uri.ts";
import type { Server } from "./server.ts";

/** Keeps the roots up to date with the documents that are open in the editor. */
export function followDocuments(server: Server, publisher: Publisher): void {
  const { connection, roots, delivered } = server;
  const documents = new TextDocuments(TextDocument);
  // Fires when a document is opened, too.
  documents.onDidChangeContent(({ document }) => {
    if (!isSound(document)) return connection.console.warn("a document without a URI or a text was passed over");
    // A manifest is made of the roots' texts, and is none of them.
    if (isManifestUri(document.uri)) return void publishManifest(server, document.uri);
    roots.setDocument({ uri: document.uri, version: document.version, text: document.getText() });
  });
  documents.onDidClose(async ({ document }) => {
    if (!isSound(document)) return;
    if (isManifestUri(document.uri)) return closeManifest(server, document.uri);
    delivered.forget(document.uri);
    const owner = roots.owner(document.uri);
    if (owner && owner.root.folderUri === undefined) publisher.withdraw(owner.root);
    await roots.closeDocument(document.uri);
  });
  documents.listen(connection);
}

/** What a client says is not checked on its way here, and the engine takes texts for granted. */
function isSound(document: TextDocument): boolean {
  const [uri, text]: unknown[] = [document.uri, document.getText()];
  return typeof uri === "string" && typeof text === "string";
}
