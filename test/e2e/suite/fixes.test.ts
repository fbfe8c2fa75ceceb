import * as vscode from "vscode";
import { equal, ok } from "./check.ts";
import { actions, fileUri, findings, findingsNow, open, summary, until } from "./editor.ts";

/** Every file with findings, and what each of its findings is. */
const files: Readonly<Record<string, readonly string[]>> = {
  "charts/mesh/values.yaml": ["lease-per-object"],
  "manifests/etcd.yaml": ["etcd-heartbeat-too-short"],
  "manifests/vector.yaml": ["list-without-resource-version", "missing-flow-schema"],
};

const rulesOf = (found: readonly vscode.Diagnostic[]) =>
  found.map((finding) => summary(finding).split(" ")[0] ?? "").sort();
const isNote = ({ command }: vscode.CodeAction) => command !== undefined;
const isDisable = ({ title }: vscode.CodeAction) => title.startsWith("Disable ");

suite("quick fixes", () => {
  teardown(async () => {
    await vscode.commands.executeCommand("workbench.action.files.revert");
    await vscode.commands.executeCommand("workbench.action.closeAllEditors");
  });

  for (const [file, rules] of Object.entries(files)) {
    test(`each cures its finding in ${file}, and is kept when the file is saved`, async () => {
      const { document } = await open(file);
      const before = document.getText();
      const found = await findings(document.uri, (all) => all.length >= rules.length);
      equal(rulesOf(found), rules);
      for (const finding of found) {
        const fixes = (await actions(document.uri, finding)).filter((action) => !isNote(action) && !isDisable(action));
        ok(fixes.length > 0, `${summary(finding)} has no fix`);
        for (const { title, edit, diagnostics } of fixes) {
          if (!edit || !diagnostics?.some((cured) => summary(cured) === summary(finding))) continue;
          console.log(`    ${title}`);
          ok(await vscode.workspace.applyEdit(edit), `${title} is not applied`);
          const [rule = ""] = summary(finding).split(" ");
          await findings(document.uri, (all) => !rulesOf(all).includes(rule));
          await document.save();
          const saved = new TextDecoder().decode(await vscode.workspace.fs.readFile(document.uri));
          equal(saved, document.getText(), "the saved file");
          ok(saved !== before, `${title} changes nothing`);
          await vscode.workspace.fs.writeFile(document.uri, new TextEncoder().encode(before));
          await findings(document.uri, (all) => rulesOf(all).includes(rule) && document.getText() === before);
        }
      }
    });
  }

  test("change the value and nothing else", async () => {
    const { document } = await open("charts/mesh/values.yaml");
    const before = document.getText();
    const [finding] = await findings(document.uri, (found) => found.length === 1);
    ok(finding, "no finding");
    const [fix] = await actions(document.uri, finding);
    ok(fix?.edit && (await vscode.workspace.applyEdit(fix.edit)), "no fix");
    equal(document.getText(), before.replace("leaseMode: pod #", "leaseMode: namespace #"));
  });

  test("can be made for all that is safe at once", async () => {
    const { document } = await open("manifests/vector.yaml");
    const before = document.getText();
    const [finding] = await findings(document.uri, (found) => found.length === 2);
    ok(finding, "no finding");
    const [fixAll] = await actions(document.uri, finding, "source.fixAll.planelint");
    ok(fixAll?.edit && (await vscode.workspace.applyEdit(fixAll.edit)), "nothing is safe");
    await findings(document.uri, (found) => !rulesOf(found).includes("list-without-resource-version"));
    equal(
      document.getText(),
      before.replace(
        "        type: kubernetes_logs # every container of the node\n",
        (line) => `${line}        use_apiserver_cache: true\n`,
      ),
    );
    // A suggestion is not for all at once.
    equal(rulesOf(findingsNow(document.uri)), ["missing-flow-schema"]);
  });

  test("can put a comment in place of a change", async () => {
    const { document } = await open("charts/mesh/values.yaml");
    const [finding] = await findings(document.uri, (found) => found.length === 1);
    ok(finding, "no finding");
    const disable = (await actions(document.uri, finding)).find(isDisable);
    ok(disable?.edit && (await vscode.workspace.applyEdit(disable.edit)), "no such action");
    await findings(document.uri, (found) => found.length === 0);
    equal(document.lineAt(2).text, "  # planelint-disable-next-line lease-per-object -- why this is fine here");
  });

  test("include the runbook note, which is shown without a network", async () => {
    const { document } = await open("charts/mesh/values.yaml");
    const [finding] = await findings(document.uri, (found) => found.length === 1);
    ok(finding, "no finding");
    const note = (await actions(document.uri, finding)).find(isNote);
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
    await findings(fileUri("charts/mesh/values.yaml"), (found) => found.length === 1);
    const all = await vscode.commands.executeCommand<vscode.CodeAction[]>(
      "vscode.executeCodeActionProvider",
      document.uri,
      new vscode.Range(0, 0, document.lineCount, 0),
    );
    equal(all.filter(({ title }) => /planelint/i.test(title)).length, 0);
  });
});
