import * as vscode from "vscode";

export function fileUri(path: string): vscode.Uri {
  const [folder] = vscode.workspace.workspaceFolders ?? [];
  if (!folder) throw new Error("no folder is open");
  return vscode.Uri.joinPath(folder.uri, path);
}

/** Opens a file of the workspace in an editor. */
export async function open(path: string): Promise<vscode.TextEditor> {
  return vscode.window.showTextDocument(await vscode.workspace.openTextDocument(fileUri(path)));
}

export function findingsNow(uri: vscode.Uri): vscode.Diagnostic[] {
  return vscode.languages.getDiagnostics(uri).filter(({ source }) => source === "planelint");
}

/** Planelint's diagnostics of a document, once `test` is content with them. */
export function findings(
  uri: vscode.Uri,
  test: (found: readonly vscode.Diagnostic[]) => boolean,
): Promise<vscode.Diagnostic[]> {
  return until(
    vscode.languages.onDidChangeDiagnostics,
    () => {
      const found = findingsNow(uri);
      return test(found) ? found : undefined;
    },
    () => `diagnostics of ${uri.path} are ${JSON.stringify(findingsNow(uri).map(summary), null, 1)}`,
  );
}

/** All that is shown when one points at a place. */
export async function hoverText(uri: vscode.Uri, place: vscode.Position): Promise<string> {
  const hovers = await vscode.commands.executeCommand<vscode.Hover[]>("vscode.executeHoverProvider", uri, place);
  const parts = hovers.flatMap(({ contents }) => contents);
  return parts.map((part) => (typeof part === "string" ? part : part.value)).join("\n");
}

/** The finding of a rule, once there is one; `place` is its line and column, from 1. */
export async function finding(uri: vscode.Uri, rule: string, place = ""): Promise<vscode.Diagnostic> {
  const wanted = (item: vscode.Diagnostic) => summary(item).startsWith(`${rule} ${place}`);
  const [found] = (await findings(uri, (all) => all.some(wanted))).filter(wanted);
  if (!found) throw new Error(`no ${rule}`);
  return found;
}

/** Waits until a rule finds nothing (more). */
export async function without(uri: vscode.Uri, rule: string): Promise<void> {
  await findings(uri, (all) => !all.some((item) => summary(item).startsWith(`${rule} `)));
}

/** Rule, line (from 1) and marked text, for comparisons. */
export function summary({ code, range }: vscode.Diagnostic): string {
  return `${typeof code === "object" ? code.value : code} ${range.start.line + 1}:${range.start.character + 1}`;
}

/** Actions that are resolved, as when they are chosen: more than a diagnostic has. */
const resolved = 50;

/** The actions that the editor offers for a diagnostic. */
export async function actions(
  uri: vscode.Uri,
  { range }: vscode.Diagnostic,
  kind = "quickfix",
): Promise<vscode.CodeAction[]> {
  const found = await vscode.commands.executeCommand<vscode.CodeAction[]>(
    "vscode.executeCodeActionProvider",
    uri,
    range,
    kind,
    resolved,
  );
  return found.filter(({ kind: own }) => own && vscode.CodeActionKind.Empty.append(kind).contains(own));
}

export async function replaceAll(document: vscode.TextDocument, text: string): Promise<void> {
  const edit = new vscode.WorkspaceEdit();
  edit.replace(document.uri, new vscode.Range(0, 0, document.lineCount, 0), text);
  await vscode.workspace.applyEdit(edit);
}

const patienceMilliseconds = 45_000;

/** The first value that `read` gives, asked now and after each event. */
export function until<T>(event: vscode.Event<unknown>, read: () => T | undefined, state: () => string): Promise<T> {
  return new Promise((settle, fail) => {
    const look = () => {
      const value = read();
      if (value === undefined) return;
      clearTimeout(timer);
      subscription.dispose();
      settle(value);
    };
    const subscription = event(look);
    const timer = setTimeout(() => {
      subscription.dispose();
      fail(new Error(`waited in vain: ${state()}`));
    }, patienceMilliseconds);
    look();
  });
}
