import { type CodeAction, CodeActionKind, type Diagnostic } from "vscode-languageserver";
import type { Finding } from "../../contract/finding.ts";
import { openPageCommand } from "../../contract/protocol.ts";
import type { Server } from "../server.ts";

/** Shows the runbook note of the finding's rule; without one, or without a client that can show it, no action. */
export function openRunbook(finding: Finding, diagnostic: Diagnostic, { host, features }: Server): CodeAction[] {
  const page = host.library.runbookOf(finding.rule);
  if (page === undefined || !(features.openPage || features.showDocument)) return [];
  const title = `Open the runbook note of ${finding.rule}`;
  return [
    {
      title,
      kind: CodeActionKind.QuickFix,
      diagnostics: [diagnostic],
      command: { title, command: openPageCommand, arguments: [page] },
    },
  ];
}
