import { CodeActionKind, type InitializeResult, TextDocumentSyncKind } from "vscode-languageserver";
import { manifestScheme, openPageCommand, pageScheme } from "../contract/protocol.ts";
import type { ClientFeatures } from "./client-features.ts";
import { fixAllKind } from "./code-actions/fix-all.ts";
import type { ServerHost } from "./host.ts";

/** What the server can do for this client. */
export function initializeResult(host: ServerHost, features: ClientFeatures): InitializeResult {
  return {
    serverInfo: { name: "Planelint", version: host.version },
    capabilities: {
      textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
      // A values file changes what a template shows, and the other way round.
      diagnosticProvider: { identifier: "planelint", interFileDependencies: true, workspaceDiagnostics: true },
      codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, fixAllKind], resolveProvider: true },
      hoverProvider: true,
      ...(!features.dynamicDefinition && { definitionProvider: true }),
      // An editor that opens pages itself has a command of that name already.
      ...(!features.openPage && features.showDocument && { executeCommandProvider: { commands: [openPageCommand] } }),
      workspace: {
        workspaceFolders: { supported: true, changeNotifications: true },
        textDocumentContent: { schemes: [pageScheme, manifestScheme] },
      },
    },
  };
}
