import { DidChangeWatchedFilesNotification, FileChangeType, WatchKind } from "vscode-languageserver";
import { ignoreFileNames } from "../../node/ignore-names.ts";
import type { Root } from "../roots/root.ts";
import type { Roots } from "../roots/roots.ts";
import { nameOf, pathBelow } from "../roots/uris.ts";
import type { Server } from "../server.ts";

/**
 * Charts may read any file, and a folder that comes or goes is one event, without any for what is in it. What lies in no
 * chart and is nothing that the engine wants is passed over by its name.
 */
const anythingGlob = "**/*";

/** Follows files that change outside of the editor. */
export function followWatchedFiles({ connection, features, roots, whenInitialized }: Server): void {
  connection.onDidChangeWatchedFiles(async ({ changes }) => {
    for (const { uri, type } of changes) {
      if (ignoreFileNames.includes(nameOf(uri))) {
        await Promise.all(under(roots, uri).map((root) => root.listAgain()));
        continue;
      }
      await Promise.all(
        roots.holders(uri).map(async ({ root, path }) => {
          if (type === FileChangeType.Deleted) await root.remove(path);
          else if (type === FileChangeType.Created) await root.readNew(path);
          else await root.readAgain([path]);
        }),
      );
    }
  });
  if (!features.watchedFiles) return;
  const watchers = [{ globPattern: anythingGlob, kind: WatchKind.Create | WatchKind.Change | WatchKind.Delete }];
  whenInitialized(() => {
    connection.client
      .register(DidChangeWatchedFilesNotification.type, { watchers })
      .catch((error) => connection.console.warn(`files are not watched: ${String(error)}`));
  });
}

/** Roots whose files an ignore file has a say in: those that hold it, and those below its folder. */
function under(roots: Roots, uri: string): readonly Root[] {
  const folder = uri.slice(0, uri.lastIndexOf("/"));
  return roots.folders().filter(({ folderUri }) => {
    return folderUri !== undefined && (pathBelow(folderUri, uri) ?? pathBelow(folder, folderUri)) !== undefined;
  });
}
