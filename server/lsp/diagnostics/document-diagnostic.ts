import {
  type DocumentDiagnosticReport,
  DocumentDiagnosticReportKind,
  LSPErrorCodes,
  ResponseError,
} from "vscode-languageserver";
import type { Server } from "../server.ts";

/** `textDocument/diagnostic`: a client asks for one document's diagnostics. */
export function answerDocumentDiagnostics({ connection, roots, reports, delivered }: Server): void {
  connection.languages.diagnostics.on(
    async ({ textDocument, previousResultId }, token): Promise<DocumentDiagnosticReport> => {
      let located = roots.owner(textDocument.uri);
      let snapshot = await located?.root.lint();
      // Only once a folder is read it is known which roots are below it.
      for (let owner = roots.owner(textDocument.uri); owner?.root !== located?.root; ) {
        located = owner;
        snapshot = await located?.root.lint();
        owner = roots.owner(textDocument.uri);
      }
      if (!located) return { kind: DocumentDiagnosticReportKind.Full, items: [] };
      // What the client shows now is the best there is; it asks again after the next edit.
      if (!snapshot) throw new ResponseError(LSPErrorCodes.ServerCancelled, "no result", { retriggerRequest: false });
      // A client that has cancelled is asking anew already, or has closed the document.
      if (token.isCancellationRequested) throw new ResponseError(LSPErrorCodes.RequestCancelled, "cancelled");
      const report = reports.of(located, snapshot);
      delivered.note(report);
      return report.id === previousResultId
        ? { kind: DocumentDiagnosticReportKind.Unchanged, resultId: report.id }
        : { kind: DocumentDiagnosticReportKind.Full, resultId: report.id, items: [...report.items] };
    },
  );
}
