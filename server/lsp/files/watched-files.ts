import { DidChangeWatchedFilesNotification, FileChangeType, WatchKind } from "vscode-languageserver";
import type { Server } from "../server.ts";

/** What the engine may want; it has the last word on each file. */
const contentGlob = "**/*.{yaml,yml,tpl,txt,json,md}";
/** A folder that comes or goes is one event, without any for what is in it. */
const anythingGlob = "**/*";

/** Follows files that change outside of the editor. */
export function followWatchedFiles({ connection, features, roots, whenInitialized }: Server): void {
  connection.onDidChangeWatchedFiles(async ({ changes }) => {
    for (const { uri, type } of changes) {
      await Promise.all(
        roots.holders(uri).map(async ({ root, path }) => {
          if (type === FileChangeType.Deleted) await root.remove(path);
          else if (type === FileChangeType.Created && looksLikeFolder(path)) await root.readFolder(path);
          else await root.readAgain([path]);
        }),
      );
    }
  });
  if (!features.watchedFiles) return;
  const watchers = [
    { globPattern: contentGlob, kind: WatchKind.Change },
    { globPattern: anythingGlob, kind: WatchKind.Create | WatchKind.Delete },
  ];
  whenInitialized(() => {
    connection.client
      .register(DidChangeWatchedFilesNotification.type, { watchers })
      .catch((error) => connection.console.warn(`files are not watched: ${String(error)}`));
  });
}

/** Reading what is no folder finds nothing, so a name without an extension is worth a look. */
function looksLikeFolder(path: string): boolean {
  return !/\.[^/.]+$/.test(path);
}
