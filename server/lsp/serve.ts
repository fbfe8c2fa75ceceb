import { type Connection, ErrorCodes, type InitializeParams, ResponseError } from "vscode-languageserver";
import { readFeatures } from "./client-features.ts";
import { answerCodeActions } from "./code-actions/code-action.ts";
import { answerResolve } from "./code-actions/resolve.ts";
import { Delivered } from "./diagnostics/delivered.ts";
import { answerDocumentDiagnostics } from "./diagnostics/document-diagnostic.ts";
import { Publisher } from "./diagnostics/publish.ts";
import { refreshStale } from "./diagnostics/refresh.ts";
import { Reports } from "./diagnostics/reports.ts";
import { answerWorkspaceDiagnostics, Changes } from "./diagnostics/workspace-diagnostic.ts";
import { followDocuments } from "./documents.ts";
import { ClientFileSystem } from "./files/client-file-system.ts";
import { followWatchedFiles } from "./files/watched-files.ts";
import { followFolders } from "./folders.ts";
import { Follower } from "./follow.ts";
import type { ServerHost } from "./host.ts";
import { answerHover } from "./hover/hover.ts";
import { initializeResult } from "./initialize.ts";
import { answerPages } from "./library/pages.ts";
import { answerDefinition } from "./manifests/definition.ts";
import { refreshManifests } from "./manifests/follow.ts";
import { answerManifestLines } from "./manifests/lines.ts";
import { answerManifests } from "./manifests/list.ts";
import { Manifests } from "./manifests/manifests.ts";
import { answerManifestSources } from "./manifests/sources.ts";
import { Roots } from "./roots/roots.ts";
import type { Server } from "./server.ts";
import { followSettings, settingsOf } from "./settings.ts";
import { StatusReporter } from "./status.ts";
import { answerTextDocumentContent } from "./text-document-content.ts";

/** Runs the language server over a connection until the client ends it. */
export function serve(connection: Connection, host: ServerHost): void {
  let isInitialized = false;
  connection.onInitialize((params) => {
    if (isInitialized) throw new ResponseError(ErrorCodes.InvalidRequest, "the server is initialized already");
    isInitialized = true;
    const server = start(connection, host, params);
    return initializeResult(host, server.features);
  });
  connection.listen();
}

function start(connection: Connection, host: ServerHost, params: InitializeParams): Server {
  const features = readFeatures(params);
  const initialized: (() => void)[] = [];
  connection.onInitialized(() => {
    for (const action of initialized) action();
  });
  const roots = new Roots(
    host,
    (folder) => host.fileSystem(folder) ?? (features.files ? new ClientFileSystem(connection, folder) : undefined),
    {
      changed(root) {
        server.changes.announce();
        void follower.follow(root);
      },
      partitioned: () => roots.update(),
      closed: (root) => publisher.withdraw(root),
      linted(root, snapshot) {
        refreshManifests(server, root, snapshot);
        if (features.pullDiagnostics) refreshStale(server, root, snapshot);
        status.linted();
      },
      busy: (root, busy) => status.busy(root, busy),
      failed: (_, error) => status.failed(error),
      settingsOf: (root) => settingsOf(server, root),
      log: (message) => connection.console.warn(message),
    },
  );
  const server: Server = {
    connection,
    host,
    features,
    roots,
    reports: new Reports(roots, features.relatedInformation),
    delivered: new Delivered(),
    changes: new Changes(),
    manifests: new Manifests(roots),
    whenInitialized: (action) => initialized.push(action),
  };
  const status = new StatusReporter(server);
  const publisher = new Publisher(server);
  const follower = new Follower((root) => (features.pullDiagnostics ? root.lint() : publisher.publish(root)));

  followDocuments(server, publisher);
  followFolders(server, params);
  followWatchedFiles(server);
  followSettings(server);
  answerDocumentDiagnostics(server);
  answerWorkspaceDiagnostics(server);
  answerCodeActions(server);
  answerResolve(server);
  answerHover(server);
  answerPages(server);
  answerTextDocumentContent(server);
  answerManifests(server);
  answerManifestLines(server);
  answerManifestSources(server);
  answerDefinition(server);
  return server;
}
