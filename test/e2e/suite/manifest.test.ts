import * as vscode from "vscode";
import { equal, ok } from "./check.ts";
import { actions, finding, hoverText, open, replaceAll, until, without } from "./editor.ts";

const template = "charts/mesh/templates/controller.yaml";
const values = "charts/mesh/values.yaml";
const scheme = "planelint-manifest";

const editors = () => vscode.window.visibleTextEditors.filter(({ document }) => document.uri.scheme === scheme);

/** Shows what the open file makes, and waits for it. */
async function show(): Promise<vscode.TextEditor> {
  await vscode.commands.executeCommand("planelint.showManifest");
  return until(
    vscode.window.onDidChangeVisibleTextEditors,
    () => editors()[0],
    () => "no manifest is shown",
  );
}

function holds({ document }: vscode.TextEditor, text: string): Promise<true> {
  return until(
    vscode.workspace.onDidChangeTextDocument,
    () => document.getText().includes(text) || undefined,
    () => `the manifest is\n${document.getText()}`,
  );
}

function positionOf(document: vscode.TextDocument, text: string): vscode.Position {
  const offset = document.getText().indexOf(text);
  ok(offset >= 0, `"${text}" is not in ${document.getText()}`);
  return document.positionAt(offset);
}

/** What the active editor has selected, once it shows a document of this name. */
function selectedIn(name: string): Promise<string> {
  const selected = () => {
    const editor = vscode.window.activeTextEditor;
    if (!editor?.document.uri.path.endsWith(name) || editor.selection.isEmpty) return undefined;
    return editor.document.getText(editor.selection);
  };
  const state = () => `the editor is ${vscode.window.activeTextEditor?.document.uri}`;
  return Promise.race([
    until(vscode.window.onDidChangeActiveTextEditor, selected, state),
    until(vscode.window.onDidChangeTextEditorSelection, selected, state),
  ]);
}

suite("the rendered manifest", () => {
  teardown(async () => {
    await vscode.commands.executeCommand("workbench.action.files.revert");
    await vscode.commands.executeCommand("workbench.action.closeAllEditors");
  });

  test("is shown beside its template, as YAML that nobody can edit", async () => {
    const source = await open(template);
    await finding(
      source.document.uri.with({ path: source.document.uri.path.replace("templates/controller", "values") }),
      "lease-per-object",
    );
    const { document, viewColumn } = await show();
    ok(
      document.getText().includes("\n# Source: mesh/templates/controller.yaml\napiVersion: apps/v1\n"),
      document.getText(),
    );
    equal(document.languageId, "yaml");
    equal(viewColumn, vscode.ViewColumn.Two);
    equal(vscode.window.activeTextEditor?.document.uri.path, source.document.uri.path);
    ok(!vscode.workspace.fs.isWritableFileSystem(scheme), "its scheme is writable");
  });

  test("shows the findings where they are printed", async () => {
    await open(template);
    const { document } = await show();
    const { range } = await finding(document.uri, "lease-per-object");
    equal(document.lineAt(range.start.line).text.trim(), "- --lease-mode=pod");
    equal(document.getText(range), "pod");
  });

  test("follows edits of values and template, with its findings", async () => {
    const source = await open(template);
    const manifest = await show();
    const { document } = await open(values);
    const before = document.getText();
    await replaceAll(document, before.replace("leaseMode: pod", "leaseMode: none"));
    await holds(manifest, "- --lease-mode=none");
    await without(manifest.document.uri, "lease-per-object");
    await replaceAll(document, before);
    await holds(manifest, "- --lease-mode=pod");
    await finding(manifest.document.uri, "lease-per-object");
    const text = source.document.getText();
    await replaceAll(source.document, text.replace("name: controller", "name: steering"));
    await holds(manifest, "- name: steering");
    await replaceAll(source.document, text.replace("{{ .Values.replicas }}", "{{ .Values.replicas.x }}"));
    await holds(manifest, "# As it was before this failed: charts/mesh/templates/controller.yaml:7: ");
    await replaceAll(source.document, text);
    await holds(manifest, "- name: controller");
  });

  test("leads to the source of a line, and back", async () => {
    await open(template);
    const manifest = await show();
    const at = positionOf(manifest.document, "pod\n");
    await vscode.window.showTextDocument(manifest.document, {
      viewColumn: manifest.viewColumn ?? vscode.ViewColumn.Two,
      selection: new vscode.Range(at, at),
    });
    const [definition] = await vscode.commands.executeCommand<vscode.LocationLink[]>(
      "vscode.executeDefinitionProvider",
      manifest.document.uri,
      at,
    );
    ok(definition?.targetUri.path.endsWith(values), `the definition is ${JSON.stringify(definition)}`);
    await vscode.commands.executeCommand("planelint.goToSource");
    equal(await selectedIn("values.yaml"), "pod");
    await vscode.commands.executeCommand("planelint.goToManifest");
    equal(await selectedIn("(rendered).yaml"), "pod");
    const { document } = await open(template);
    const line = positionOf(document, "--lease-mode").line;
    await vscode.window.showTextDocument(document, { selection: new vscode.Range(line, 0, line, 0) });
    await vscode.commands.executeCommand("planelint.goToManifest");
    equal(await selectedIn("(rendered).yaml"), "- --lease-mode=pod");
  });

  test("says when its chart makes nothing any more, and comes back with it", async () => {
    await open(template);
    const shown = await show();
    const { document: chart } = await open("charts/mesh/Chart.yaml");
    const before = chart.getText();
    await replaceAll(chart, `${before}\ntype: library\n`);
    await holds(shown, "There is nothing to render here any more.");
    await replaceAll(chart, before);
    await holds(shown, "--lease-mode=pod");
  });

  test("tells where a line comes from, and what stands behind its finding", async () => {
    await open(template);
    const { document } = await show();
    const { range } = await finding(document.uri, "lease-per-object");
    const text = await hoverText(document.uri, range.start);
    ok(text.includes("`.Values.global.leaseMode`, set in [charts/mesh/values.yaml:3]("), `the hover is ${text}`);
    ok(text.includes("Incident:"), `the hover is ${text}`);
  });

  test("has quick fixes that edit the source", async () => {
    const { document: source } = await open(values);
    const manifest = await show();
    const { document } = manifest;
    const [fix] = await actions(document.uri, await finding(document.uri, "lease-per-object"));
    ok(fix, "nothing is offered");
    ok(fix.title.endsWith(" (in charts/mesh/values.yaml)"), `the first action is ${fix.title}`);
    ok(fix.edit && (await vscode.workspace.applyEdit(fix.edit)), `${fix.title} has no edit, or is not applied`);
    await holds(manifest, "- --lease-mode=namespace");
    ok(source.getText().includes("leaseMode: namespace # as"), source.getText());
  });

  test("of the whole chart is shown for its values", async () => {
    await open(values);
    const { document } = await show();
    ok(document.uri.path.endsWith("/mesh (rendered).yaml"), document.uri.path);
    ok(document.getText().includes("# Source: mesh/templates/controller.yaml"), document.getText());
  });
});
