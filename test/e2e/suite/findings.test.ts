import * as vscode from "vscode";
import { equal, ok } from "./check.ts";
import { fileUri, finding, findings, findingsNow, hoverText, open, replaceAll, summary, without } from "./editor.ts";

const values = "charts/mesh/values.yaml";

suite("findings", () => {
  teardown(async () => {
    await vscode.commands.executeCommand("workbench.action.files.revert");
    await vscode.commands.executeCommand("workbench.action.closeAllEditors");
  });

  test("stand at the value that a person would edit, with a link to the rule's page", async () => {
    const { document } = await open(values);
    const { range, severity, code } = await finding(document.uri, "lease-per-object", "3:14");
    equal(document.getText(range), "pod");
    equal(severity, vscode.DiagnosticSeverity.Warning);
    ok(typeof code === "object" && code.target.path.endsWith("rules/lease-per-object/README.md"), "no link");
  });

  test("follow what is typed", async () => {
    const { document } = await open(values);
    await finding(document.uri, "lease-per-object");
    const before = document.getText();
    await replaceAll(document, before.replace("leaseMode: pod", "leaseMode: namespace"));
    await without(document.uri, "lease-per-object");
    await replaceAll(document, `# one line more\n${before}`);
    await finding(document.uri, "lease-per-object", "4:14");
  });

  test("come for files that are not open, and not for those that are well", async () => {
    const { document } = await open("manifests/healthy.yaml");
    await finding(fileUri(values), "lease-per-object");
    await finding(fileUri("manifests/etcd.yaml"), "etcd-heartbeat-too-short");
    await finding(fileUri("manifests/vector.yaml"), "list-without-resource-version");
    await finding(fileUri("manifests/vector.yaml"), "missing-flow-schema");
    equal(findingsNow(document.uri).map(summary), []);
  });

  test("follow files that change outside of the editor", async () => {
    const uri = fileUri("manifests/new-values.yaml");
    const write = (mode: string) =>
      vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(`global:\n  leaseMode: ${mode}\n`));
    await open("manifests/healthy.yaml");
    await write("pod");
    await finding(uri, "lease-per-object");
    await write("namespace");
    await without(uri, "lease-per-object");
    await write("service");
    await finding(uri, "lease-per-object");
    await vscode.workspace.fs.delete(uri);
    await without(uri, "lease-per-object");
  });

  test("come for an untitled document, alone", async () => {
    const etcd = await vscode.workspace.fs.readFile(fileUri("manifests/etcd.yaml"));
    const content = new TextDecoder().decode(etcd);
    const document = await vscode.workspace.openTextDocument({ language: "yaml", content });
    await vscode.window.showTextDocument(document);
    await finding(document.uri, "etcd-heartbeat-too-short");
  });

  test("go and come with the setting", async () => {
    const settings = vscode.workspace.getConfiguration("planelint", fileUri(values));
    const { document } = await open(values);
    await finding(document.uri, "lease-per-object");
    await settings.update("enable", false, vscode.ConfigurationTarget.Workspace);
    await findings(document.uri, (all) => all.length === 0);
    await settings.update("enable", undefined, vscode.ConfigurationTarget.Workspace);
    await finding(document.uri, "lease-per-object");
  });

  test("tell of their incident and of their pages when one points at them", async () => {
    const { document } = await open(values);
    const { range } = await finding(document.uri, "lease-per-object");
    const text = await hoverText(document.uri, range.start);
    ok(text.includes("Incident:") && text.includes("command:planelint.openPage"), `the hover is ${text}`);
  });
});
