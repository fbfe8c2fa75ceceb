import * as vscode from "vscode";
import { equal, ok } from "./check.ts";
import { finding, open, replaceAll, without } from "./editor.ts";

suite("the extension", () => {
  teardown(() => vscode.commands.executeCommand("workbench.action.closeAllEditors"));

  test("is found, starts, and says where it runs", async () => {
    const extension = vscode.extensions.getExtension("planelint.planelint");
    ok(extension, "this host does not know the extension");
    await extension.activate();
    // The folder is not trusted: nothing of it is run, so there is nothing to wait for.
    equal(vscode.workspace.isTrusted, false);
    console.log(`    VS Code ${vscode.version}, ${vscode.env.appHost}, ${vscode.UIKind[vscode.env.uiKind]}`);
  });

  test("contributes no language, and asks for no trust", () => {
    const manifest = vscode.extensions.getExtension("planelint.planelint")?.packageJSON;
    equal(manifest.contributes.languages, undefined);
    equal(manifest.capabilities, { untrustedWorkspaces: { supported: true }, virtualWorkspaces: true });
  });

  test("marks a mistake in its configuration, at its line, and takes the mark away with it", async () => {
    const { document } = await open(".planelint.yaml");
    const before = document.getText();
    await replaceAll(document, "cluster:\n  node: 300\n");
    await finding(document.uri, "invalid-configuration", "2:3");
    await replaceAll(document, before);
    await without(document.uri, "invalid-configuration");
    await document.save();
  });

  test("opens none of the workspace's files by itself", async () => {
    const known = new Set(vscode.workspace.textDocuments);
    const { document } = await open("manifests/healthy.yaml");
    // It is linted with everything that the folder holds.
    await vscode.commands.executeCommand("vscode.executeHoverProvider", document.uri, new vscode.Position(0, 0));
    // The editor opens its own settings when it likes; they lie outside of the folder.
    const isInFolder = ({ uri }: vscode.TextDocument) => vscode.workspace.getWorkspaceFolder(uri) !== undefined;
    equal(
      vscode.workspace.textDocuments
        .filter((other) => !known.has(other) && other !== document && isInFolder(other))
        .map(({ uri }) => uri.path),
      [],
    );
  });
});
