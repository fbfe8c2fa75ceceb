import {
  type CancellationToken,
  DocumentDiagnosticReportKind,
  type PreviousResultId,
  type WorkspaceDocumentDiagnosticReport,
} from "vscode-languageserver";
import type { Root } from "../roots/root.ts";
import { comparable } from "../roots/uris.ts";
import type { Server } from "../server.ts";
import type { Report } from "./reports.ts";

/**
 * `workspace/diagnostic`: the diagnostics of all files. The first request is answered at once; a later one is kept
 * until something has changed, so a client that asks in a loop costs nothing.
 */
export function answerWorkspaceDiagnostics(server: Server): void {
  server.connection.languages.diagnostics.onWorkspace(async ({ previousResultIds }, token) => {
    for (;;) {
      const changed = server.changes.next(token);
      const items = await changedItems(server, previousResultIds);
      if (items.length > 0 || previousResultIds.length === 0 || token.isCancellationRequested) return { items };
      await changed;
    }
  });
}

async function changedItems(
  { roots, reports }: Server,
  previous: readonly PreviousResultId[],
): Promise<WorkspaceDocumentDiagnosticReport[]> {
  const current = new Map<string, Report>();
  const seen = new Set<Root>();
  // Asked anew each time: while a folder is read, roots below it come to light.
  for (let root = roots.folders()[0]; root; root = roots.folders().find((each) => !seen.has(each))) {
    seen.add(root);
    const snapshot = await root.lint();
    if (!snapshot) continue;
    for (const report of reports.all(root, snapshot)) current.set(comparable(report.uri), report);
  }
  const known = new Map(previous.map(({ uri, value }) => [comparable(uri), value]));
  const items: WorkspaceDocumentDiagnosticReport[] = [];
  for (const [key, { id, uri, version, items: diagnostics }] of current) {
    if (known.get(key) === id) continue;
    items.push({ kind: DocumentDiagnosticReportKind.Full, uri, version, resultId: id, items: [...diagnostics] });
  }
  for (const { uri, value } of previous) {
    // Told of before, and nothing to tell any more. An empty id marks what is told as empty.
    if (current.has(comparable(uri)) || value === "") continue;
    items.push({ kind: DocumentDiagnosticReportKind.Full, uri, version: null, resultId: "", items: [] });
  }
  return items;
}

/** Lets requests wait for the next change of any text. */
export class Changes {
  #waiting: (() => void)[] = [];

  /** Settles at the next change, or when the request is cancelled. */
  next(token: CancellationToken): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      token.onCancellationRequested(() => resolve());
    });
  }

  announce(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}
