import * as vscode from "vscode";
import { equal, ok } from "./check.ts";
import { actions, fileUri, finding, open, replaceAll, until, without } from "./editor.ts";

/** Files with findings whose every fix is tried. */
const files: Readonly<Record<string, readonly string[]>> = {
  "charts/mesh/values.yaml": ["lease-per-object"],
  "manifests/etcd.yaml": ["etcd-heartbeat-too-short"],
  "manifests/vector.yaml": ["list-without-resource-version", "missing-flow-schema"],
};

const isNote = ({ command }: vscode.CodeAction) => command !== undefined;
const isDisable = ({ title }: vscode.CodeAction) => title.startsWith("Disable ");

/** Saves, and gives what the file then holds. */
async function saved(document: vscode.TextDocument): Promise<string> {
  ok(!document.isDirty || (await document.save()), `${document.uri.path} is not saved`);
  return new TextDecoder().decode(await vscode.workspace.fs.readFile(document.uri));
}

suite("quick fixes", () => {
  teardown(async () => {
    await vscode.commands.executeCommand("workbench.action.files.revert");
    await vscode.commands.executeCommand("workbench.action.closeAllEditors");
  });

  for (const [file, rules] of Object.entries(files)) {
    test(`each cures its finding in ${file}, and is kept when the file is saved`, async () => {
      const { document } = await open(file);
      const before = document.getText();
      for (const rule of rules) {
        const fixes = (await actions(document.uri, await finding(document.uri, rule))).filter(
          (action) => !isNote(action) && !isDisable(action),
        );
        ok(fixes.length > 0, `${rule} has no fix`);
        for (const { title, edit } of fixes) {
          console.log(`    ${title}`);
          ok(edit, `${title} has no edit`);
          // It would ask first, in a view that a program cannot answer; the run on the screen does.
          if (title.includes("docs/runbook.md")) continue;
          ok(await vscode.workspace.applyEdit(edit), `${title} is not applied`);
          await without(document.uri, rule);
          const changed = document.getText();
          equal(await saved(document), changed, "the saved file");
          const others = edit.entries().filter(([uri]) => uri.path !== document.uri.path);
          ok(changed !== before || others.length > 0, `${title} changes nothing`);
          for (const [made] of others) {
            ok((await saved(await vscode.workspace.openTextDocument(made))) !== "", `${made.path} is empty`);
            await vscode.workspace.fs.delete(made);
          }
          await replaceAll(document, before);
          await saved(document);
          await finding(document.uri, rule);
        }
      }
    });
  }

  test("change the value and nothing else", async () => {
    const { document } = await open("charts/mesh/values.yaml");
    const before = document.getText();
    const [fix] = await actions(document.uri, await finding(document.uri, "lease-per-object"));
    ok(fix?.edit && (await vscode.workspace.applyEdit(fix.edit)), "no fix");
    equal(document.getText(), before.replace("leaseMode: pod #", "leaseMode: namespace #"));
  });

  test("can be made for all that is safe at once", async () => {
    const { document } = await open("manifests/vector.yaml");
    const before = document.getText();
    const found = await finding(document.uri, "list-without-resource-version");
    const [fixAll] = await actions(document.uri, found, "source.fixAll.planelint");
    ok(fixAll?.edit && (await vscode.workspace.applyEdit(fixAll.edit)), "nothing is safe");
    await without(document.uri, "list-without-resource-version");
    const line = "        type: kubernetes_logs # every container of the node\n";
    equal(document.getText(), before.replace(line, `${line}        use_apiserver_cache: true\n`));
  });

  test("that are mere suggestions are not made all at once", async () => {
    const { document } = await open("manifests/etcd.yaml");
    const found = await finding(document.uri, "etcd-heartbeat-too-short");
    equal((await actions(document.uri, found, "source.fixAll.planelint")).length, 0);
  });

  test("can put a comment in place of a change", async () => {
    const { document } = await open("charts/mesh/values.yaml");
    const disable = (await actions(document.uri, await finding(document.uri, "lease-per-object"))).find(isDisable);
    ok(disable?.edit && (await vscode.workspace.applyEdit(disable.edit)), "no such action");
    await without(document.uri, "lease-per-object");
    equal(document.lineAt(2).text, "  # planelint-disable-next-line lease-per-object -- why this is fine here");
  });

  test("include the runbook note, which is shown without a network", async () => {
    const { document } = await open("charts/mesh/values.yaml");
    const note = (await actions(document.uri, await finding(document.uri, "lease-per-object"))).find(isNote);
    ok(note?.command, "no such action");
    await vscode.commands.executeCommand(note.command.command, ...(note.command.arguments ?? []));
    const labels = () => vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs.map(({ label }) => label));
    await until(
      vscode.window.tabGroups.onDidChangeTabs,
      () => labels().find((label) => label.includes("lease-per-object")),
      () => `the tabs are ${labels().join(", ")}`,
    );
    const page = await vscode.workspace.openTextDocument(vscode.Uri.parse("planelint:/runbook/lease-per-object.md"));
    ok(page.getText().startsWith("# "), "the page has no heading");
  });

  test("are not offered for files that are well", async () => {
    const { document } = await open("manifests/healthy.yaml");
    await finding(fileUri("charts/mesh/values.yaml"), "lease-per-object");
    const all = await vscode.commands.executeCommand<vscode.CodeAction[]>(
      "vscode.executeCodeActionProvider",
      document.uri,
      new vscode.Range(0, 0, document.lineCount, 0),
    );
    equal(all.filter(({ title }) => /planelint/i.test(title)).length, 0);
  });
});
