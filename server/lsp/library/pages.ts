import { pageUrl } from "../../contract/links.ts";
import { openPageCommand, pageScheme, pagesRequest } from "../../contract/protocol.ts";
import type { Server } from "../server.ts";
import type { Library } from "./library.ts";

/** Hands out the list of pages, and for editors without a view of their own, their web address. */
export function answerPages({ connection, host, features }: Server): void {
  connection.onRequest(pagesRequest, () => host.library.list());
  if (features.openPage || !features.showDocument) return;
  connection.onExecuteCommand(async ({ command, arguments: [id] = [] }) => {
    if (command !== openPageCommand || typeof id !== "string") return;
    await connection.window.showDocument({ uri: pageUrl(id), external: true });
  });
}

/** Markdown of the page that a URI names. */
export function pageText(uri: string, library: Library): string {
  const id = pageIdOf(uri);
  return (id === undefined ? undefined : library.page(id)) ?? "This page does not exist.\n";
}

function pageIdOf(uri: string): string | undefined {
  const [, id] = new RegExp(`^${pageScheme}:/+(.+)\\.md$`).exec(uri) ?? [];
  return id;
}
