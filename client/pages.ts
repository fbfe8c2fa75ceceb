import * as vscode from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";
import { openPageCommand, type PageEntry, type PageKind, pagesRequest, pageUri } from "../server/contract/protocol.ts";

const kindNames: Readonly<Record<PageKind, { readonly one: string; readonly many: string }>> = {
  rule: { one: "rule", many: "Rules" },
  runbook: { one: "runbook note", many: "Runbook notes" },
  incident: { one: "incident", many: "Incidents" },
  client: { one: "API client", many: "API clients" },
};

/**
 * The commands that show pages. Their text comes from the server as read-only documents (`workspace/textDocumentContent`),
 * so they can be read without a network.
 */
export function registerPages(client: BaseLanguageClient): vscode.Disposable {
  return vscode.Disposable.from(
    vscode.commands.registerCommand(openPageCommand, (id: unknown) =>
      typeof id === "string" ? openPage(id) : undefined,
    ),
    vscode.commands.registerCommand("planelint.explain", async () => {
      const entries = await client.sendRequest<PageEntry[]>(pagesRequest);
      const picked = await vscode.window.showQuickPick(items(entries), {
        title: "Explain rule or incident",
        placeHolder: "Name of a rule, an incident, a runbook note or an API client",
        matchOnDescription: true,
        matchOnDetail: true,
      });
      if (picked?.id !== undefined) await openPage(picked.id);
    }),
  );
}

type PageItem = vscode.QuickPickItem & { readonly id?: string };

function items(entries: readonly PageEntry[]): PageItem[] {
  return (Object.keys(kindNames) as PageKind[]).flatMap((kind): PageItem[] => {
    const ofKind = entries.filter((entry) => entry.kind === kind);
    if (ofKind.length === 0) return [];
    return [
      { label: kindNames[kind].many, kind: vscode.QuickPickItemKind.Separator },
      ...ofKind.map(({ id, title, summary }) => ({
        id,
        label: title,
        description: kindNames[kind].one,
        detail: summary,
      })),
    ];
  });
}

async function openPage(id: string): Promise<void> {
  const uri = vscode.Uri.parse(pageUri(id));
  try {
    await vscode.commands.executeCommand("markdown.showPreview", uri);
  } catch {
    // The built-in Markdown extension can be switched off; the text reads well enough without it.
    await vscode.window.showTextDocument(uri, { preview: true });
  }
}
