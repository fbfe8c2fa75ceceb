import * as vscode from "vscode";
import { isKnown, isManifest, type Manifests, manifestEditors } from "./manifests.ts";

/**
 * Lets a manifest and its source follow each other's cursor, as far as both are in sight: the lines that belong to the
 * cursor's are marked, and scrolled to when they are out of sight. Nothing is opened, and no cursor is moved.
 */
export function followCursor(manifests: Manifests): vscode.Disposable {
  const mark = vscode.window.createTextEditorDecorationType({
    isWholeLine: true,
    backgroundColor: new vscode.ThemeColor("editor.rangeHighlightBackground"),
    overviewRulerColor: new vscode.ThemeColor("editorOverviewRuler.rangeHighlightForeground"),
    overviewRulerLane: vscode.OverviewRulerLane.Full,
  });
  let latest = 0;
  const follow = async (): Promise<void> => {
    const run = ++latest;
    const editor = vscode.window.activeTextEditor;
    const marks = editor ? await counterparts(manifests, editor) : new Map<vscode.TextEditor, vscode.Range[]>();
    if (run !== latest) return; // the cursor has moved on
    for (const other of vscode.window.visibleTextEditors) {
      const ranges = marks.get(other) ?? [];
      other.setDecorations(mark, ranges);
      const [first] = ranges;
      if (first) other.revealRange(first, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
    }
  };
  return vscode.Disposable.from(
    mark,
    vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => {
      if (textEditor === vscode.window.activeTextEditor) void follow();
    }),
    vscode.window.onDidChangeVisibleTextEditors(() => void follow()),
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      if (isManifest(document)) void follow();
    }),
  );
}

/** What belongs to the line of an editor's cursor in the other editors that are in sight. */
async function counterparts(
  manifests: Manifests,
  { document, selection }: vscode.TextEditor,
): Promise<Map<vscode.TextEditor, vscode.Range[]>> {
  const found = new Map<vscode.TextEditor, vscode.Range[]>();
  const shown = manifestEditors();
  if (shown.length === 0) return found;
  if (isManifest(document)) {
    const places = await manifests.sourcesOf(document.uri, selection.active);
    for (const editor of vscode.window.visibleTextEditors) {
      const here = places.filter(({ uri }) => uri.toString() === editor.document.uri.toString());
      if (here.length > 0)
        found.set(
          editor,
          here.map(({ range }) => range),
        );
    }
  } else if (isKnown(document)) {
    for (const editor of shown) {
      found.set(editor, await manifests.linesFrom(document, selection.active.line, editor.document.uri));
    }
  }
  return found;
}
