import type { Report } from "../diagnostics/reports.ts";
import type { Root } from "../roots/root.ts";
import type { Snapshot } from "../roots/snapshot.ts";
import type { Server } from "../server.ts";

/**
 * Brings the manifests that a client shows up to date after a lint. Their findings are pushed, to every client: editors
 * that ask for diagnostics keep those of a document that was closed, and a manifest is gone then.
 */
export function refreshManifests(server: Server, root: Root, snapshot: Snapshot): void {
  const { connection, features, manifests, reports, delivered } = server;
  try {
    for (const { uri, shown, isChanged } of manifests.after(root, snapshot)) {
      if (isChanged && features.refreshContent) {
        // The findings follow when the document holds the text that they speak of. Fails only when the client is going.
        connection.workspace.textDocumentContent.refresh(uri).catch(() => undefined);
        continue;
      }
      const report = reports.ofManifest(uri, shown);
      if (delivered.isStale(report)) publish(server, report);
    }
  } catch (error) {
    // A view of the files must not cost them their own findings.
    connection.console.error(`manifests: ${String(error)}`);
  }
}

/** The client opened a manifest, or took in a newer text of it. */
export async function publishManifest(server: Server, uri: string): Promise<void> {
  try {
    publish(server, server.reports.ofManifest(uri, await server.manifests.get(uri)));
  } catch (error) {
    server.connection.console.error(`${uri}: ${String(error)}`);
  }
}

/** The client closed a manifest. */
export function closeManifest({ connection, manifests, delivered }: Server, uri: string): void {
  manifests.close(uri);
  delivered.forget(uri);
  void connection.sendDiagnostics({ uri, diagnostics: [] });
}

function publish({ connection, delivered }: Server, report: Report): void {
  delivered.note(report);
  void connection.sendDiagnostics({ uri: report.uri, diagnostics: [...report.items] });
}
