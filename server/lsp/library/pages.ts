import { pageUrl } from "../../contract/links.ts";
import { openPageCommand, pageScheme, pagesRequest } from "../../contract/protocol.ts";
import type { Server } from "../server.ts";

/** Hands out the pages: their list, their text by URI, and for editors without a view of their own, their web address. */
export function answerPages({ connection, host, features }: Server): void {
  connection.onRequest(pagesRequest, () => host.library.list());
  connection.workspace.textDocumentContent.on(({ uri }) => {
    const id = pageIdOf(uri);
    return { text: (id === undefined ? undefined : host.library.page(id)) ?? "This page does not exist.\n" };
  });
  if (features.openPage || !features.showDocument) return;
  connection.onExecuteCommand(async ({ command, arguments: [id] = [] }) => {
    if (command !== openPageCommand || typeof id !== "string") return;
    await connection.window.showDocument({ uri: pageUrl(id), external: true });
  });
}

function pageIdOf(uri: string): string | undefined {
  const [, id] = new RegExp(`^${pageScheme}:/+(.+)\\.md$`).exec(uri) ?? [];
  return id;
}
