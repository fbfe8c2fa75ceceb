import * as vscode from "vscode";
import { isManifest, type Manifests, manifestEditors } from "./manifests.ts";

/** True in `when` clauses while the active editor shows a file of a chart that can be rendered. */
const canShowKey = "planelint.canShowManifest";

/** The commands that show a chart rendered, and jump between a rendered line and its source. */
export function registerManifestCommands(manifests: Manifests): vscode.Disposable {
  const withEditor = (work: (editor: vscode.TextEditor) => Promise<unknown>) => () => {
    const editor = vscode.window.activeTextEditor;
    return editor && work(editor);
  };
  const tell = async (editor: vscode.TextEditor | undefined): Promise<void> => {
    const entries = editor ? await manifests.of(editor.document) : [];
    if (editor !== vscode.window.activeTextEditor) return;
    await vscode.commands.executeCommand("setContext", canShowKey, entries.length > 0);
  };
  return vscode.Disposable.from(
    manifests.onDidStart(() => tell(vscode.window.activeTextEditor)),
    vscode.window.onDidChangeActiveTextEditor(tell),
    // A setting may take it for something else by its name.
    vscode.workspace.onDidOpenTextDocument(async (document) => {
      if (isManifest(document) && document.languageId !== "yaml")
        await vscode.languages.setTextDocumentLanguage(document, "yaml");
    }),
    vscode.commands.registerCommand(
      "planelint.showManifest",
      withEditor(async ({ document }) => {
        const manifest = await chosen(manifests, document);
        if (manifest) await show(manifest, { preserveFocus: true });
      }),
    ),
    vscode.commands.registerCommand(
      "planelint.goToManifest",
      withEditor((editor) => goToManifest(manifests, editor)),
    ),
    vscode.commands.registerCommand(
      "planelint.goToSource",
      withEditor((editor) => goToSource(manifests, editor)),
    ),
  );
}

/** The manifest of a file, which a person chooses where there are several. */
async function chosen(manifests: Manifests, document: vscode.TextDocument): Promise<vscode.Uri | undefined> {
  const entries = await manifests.of(document);
  const [first] = entries;
  if (first === undefined) {
    void vscode.window.showInformationMessage("This file belongs to no chart that can be rendered.");
    return undefined;
  }
  const items = entries.map(({ title, detail, uri }) => ({ label: title, description: detail, uri }));
  const options = { title: "Show rendered manifest", placeHolder: "Values to render the chart with" };
  const picked = items.length === 1 ? first : await vscode.window.showQuickPick(items, options);
  return picked && vscode.Uri.parse(picked.uri);
}

/** Beside the source; where a manifest is shown already, in its place. */
async function show(manifest: vscode.Uri, options: vscode.TextDocumentShowOptions): Promise<void> {
  const viewColumn = manifestEditors()[0]?.viewColumn ?? vscode.ViewColumn.Beside;
  // What an extension opens by `showTextDocument` stays open for minutes after its tab is closed, and its findings with it.
  await vscode.commands.executeCommand("vscode.open", manifest, { viewColumn, ...options });
}

/** To what a line made: in a manifest that is shown, else in one that is opened for it. */
async function goToManifest(manifests: Manifests, { document, selection }: vscode.TextEditor): Promise<void> {
  if (isManifest(document)) return;
  const { line } = selection.active;
  for (const editor of manifestEditors()) {
    const [first] = await manifests.linesFrom(document, line, editor.document.uri);
    if (first) return show(editor.document.uri, { selection: first });
  }
  const manifest = await chosen(manifests, document);
  if (!manifest) return;
  const [first] = await manifests.linesFrom(document, line, manifest);
  await show(manifest, first ? { selection: first } : {});
}

/** To the values key or the line of the template that one would edit, where its file is shown or beside the manifest. */
async function goToSource(manifests: Manifests, { document, selection }: vscode.TextEditor): Promise<void> {
  if (!isManifest(document)) return;
  const [place] = await manifests.sourcesOf(document.uri, selection.active);
  if (!place) {
    void vscode.window.showInformationMessage("Nothing was rendered here.");
    return;
  }
  const editors = vscode.window.visibleTextEditors.filter((editor) => !isManifest(editor.document));
  const same = editors.find((editor) => editor.document.uri.toString() === place.uri.toString());
  const viewColumn = (same ?? editors[0])?.viewColumn ?? vscode.ViewColumn.Beside;
  await vscode.window.showTextDocument(place.uri, { viewColumn, selection: place.range });
}
