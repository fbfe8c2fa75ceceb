import type { Report } from "../diagnostics/reports.ts";
import type { Root } from "../roots/root.ts";
import type { Snapshot } from "../roots/snapshot.ts";
import type { Server } from "../server.ts";

/** Brings the manifests that a client shows up to date after a lint; gives their diagnostics. */
export function refreshManifests(server: Server, root: Root, snapshot: Snapshot): readonly Report[] {
  const { connection, features, manifests, reports } = server;
  return manifests.after(root, snapshot).map(({ uri, shown, isChanged }) => {
    if (isChanged && features.refreshContent) {
      // Fails only when the client is going.
      connection.workspace.textDocumentContent.refresh(uri).catch(() => undefined);
    }
    const report = reports.ofManifest(uri, shown);
    if (!features.pullDiagnostics) publish(server, report);
    return report;
  });
}

/** To clients that do not ask for diagnostics: those of a manifest that they have just opened. */
export async function publishManifest(server: Server, uri: string): Promise<void> {
  if (server.features.pullDiagnostics) return;
  publish(server, server.reports.ofManifest(uri, await server.manifests.get(uri)));
}

/** The client closed the document. */
export function closeManifest({ connection, features, manifests }: Server, uri: string): void {
  manifests.close(uri);
  if (!features.pullDiagnostics) void connection.sendDiagnostics({ uri, diagnostics: [] });
}

function publish({ connection, delivered }: Server, report: Report): void {
  if (!delivered.isNew(report)) return;
  delivered.note(report);
  void connection.sendDiagnostics({ uri: report.uri, diagnostics: [...report.items] });
}
