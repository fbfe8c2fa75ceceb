import type { Root } from "../roots/root.ts";
import type { Snapshot } from "../roots/snapshot.ts";
import type { Server } from "../server.ts";

/**
 * Clients ask for a document's diagnostics when that document changes. When a lint shows that another open document's
 * report has changed with it, the client is asked to ask again (`workspace/diagnostic/refresh`), once for each change.
 */
export function refreshStale(
  { connection, features, roots, reports, delivered }: Server,
  root: Root,
  snapshot: Snapshot,
): void {
  if (!features.refreshDiagnostics) return;
  let stale = false;
  for (const { uri } of roots.documents()) {
    const located = roots.owner(uri);
    if (located?.root !== root) continue;
    const report = reports.of(located, snapshot);
    if (!delivered.isStale(report)) continue;
    stale = true;
    delivered.note(report);
  }
  if (stale) connection.languages.diagnostics.refresh().catch(() => undefined); // fails only when the client is going
}
