import { pageText } from "./library/pages.ts";
import { isManifestUri } from "./manifests/manifest-uri.ts";
import type { Server } from "./server.ts";

/** `workspace/textDocumentContent`: the text of the documents that stand in no file. */
export function answerTextDocumentContent({ connection, host, manifests }: Server): void {
  connection.workspace.textDocumentContent.on(async ({ uri }) => {
    if (!isManifestUri(uri)) return { text: pageText(uri, host.library) };
    return { text: (await manifests.text(uri)) ?? "# There is nothing to render here any more.\n" };
  });
}
