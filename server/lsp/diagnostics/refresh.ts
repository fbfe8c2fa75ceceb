import type { Root } from "../roots/root.ts";
import type { Snapshot } from "../roots/snapshot.ts";
import type { Server } from "../server.ts";
import type { Report } from "./reports.ts";

/**
 * Clients ask for a document's diagnostics when that document changes. When a lint shows that another open document's
 * report has changed with it, the client is asked to ask again (`workspace/diagnostic/refresh`), once for each change.
 */
export function refreshStale(
  { connection, features, roots, reports, delivered }: Server,
  root: Root,
  snapshot: Snapshot,
  ofManifests: readonly Report[],
): void {
  if (!features.refreshDiagnostics) return;
  const ofDocuments = roots.documents().flatMap(({ uri }) => {
    const located = roots.owner(uri);
    return located?.root === root ? [reports.of(located, snapshot)] : [];
  });
  const stale = [...ofDocuments, ...ofManifests].filter((report) => delivered.isStale(report));
  for (const report of stale) delivered.note(report);
  if (stale.length > 0) connection.languages.diagnostics.refresh().catch(() => undefined); // fails only when the client is going
}
