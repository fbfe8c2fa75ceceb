import * as vscode from "vscode";
import { equal, ok } from "./check.ts";
import { fileUri, findings, open, replaceAll, summary } from "./editor.ts";

const values = "charts/mesh/values.yaml";

suite("findings", () => {
  teardown(async () => {
    await vscode.commands.executeCommand("workbench.action.files.revert");
    await vscode.commands.executeCommand("workbench.action.closeAllEditors");
  });

  test("stand at the value that a person would edit, with a link to the rule's page", async () => {
    const { document } = await open(values);
    const [finding] = await findings(document.uri, (found) => found.length === 1);
    ok(finding, "no finding");
    equal(summary(finding), "lease-per-object 3:14");
    equal(document.getText(finding.range), "pod");
    equal(finding.severity, vscode.DiagnosticSeverity.Warning);
    ok(
      typeof finding.code === "object" && finding.code.target.path.endsWith("rules/lease-per-object/README.md"),
      "no link",
    );
  });

  test("follow what is typed", async () => {
    const { document } = await open(values);
    await findings(document.uri, (found) => found.length === 1);
    const before = document.getText();
    await replaceAll(document, before.replace("leaseMode: pod", "leaseMode: namespace"));
    await findings(document.uri, (found) => found.length === 0);
    await replaceAll(document, `# one line more\n${before}`);
    await findings(document.uri, ([finding]) => finding !== undefined && summary(finding) === "lease-per-object 4:14");
  });

  test("come for files that are not open", async () => {
    await open("manifests/healthy.yaml");
    for (const [file, rule] of [
      [values, "lease-per-object"],
      ["manifests/etcd.yaml", "etcd-heartbeat-too-short"],
      ["manifests/vector.yaml", "list-without-resource-version"],
      ["manifests/vector.yaml", "missing-flow-schema"],
    ] as const) {
      await findings(fileUri(file), (found) => found.some((finding) => summary(finding).startsWith(rule)));
    }
    equal((await findings(fileUri("manifests/healthy.yaml"), () => true)).map(summary), []);
  });

  test("follow files that change outside of the editor", async () => {
    const uri = fileUri("manifests/new-values.yaml");
    await open("manifests/healthy.yaml");
    await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode("global:\n  leaseMode: pod\n"));
    await findings(uri, (found) => found.length === 1);
    await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode("global:\n  leaseMode: namespace\n"));
    await findings(uri, (found) => found.length === 0);
    await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode("global:\n  leaseMode: pod\n"));
    await findings(uri, (found) => found.length === 1);
    await vscode.workspace.fs.delete(uri);
    await findings(uri, (found) => found.length === 0);
  });

  test("come for an untitled document, alone", async () => {
    const etcd = await vscode.workspace.fs.readFile(fileUri("manifests/etcd.yaml"));
    const content = new TextDecoder().decode(etcd);
    const document = await vscode.workspace.openTextDocument({ language: "yaml", content });
    await vscode.window.showTextDocument(document);
    await findings(document.uri, (found) => found.some((item) => summary(item).startsWith("etcd-heartbeat-too-short")));
  });

  test("go and come with the setting", async () => {
    const settings = vscode.workspace.getConfiguration("planelint", fileUri(values));
    const { document } = await open(values);
    await findings(document.uri, (found) => found.length === 1);
    await settings.update("enable", false, vscode.ConfigurationTarget.Workspace);
    await findings(document.uri, (found) => found.length === 0);
    await settings.update("enable", undefined, vscode.ConfigurationTarget.Workspace);
    await findings(document.uri, (found) => found.length === 1);
  });

  test("tell of their incident and of their pages when one points at them", async () => {
    const { document } = await open(values);
    const [finding] = await findings(document.uri, (found) => found.length === 1);
    ok(finding, "no finding");
    const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
      "vscode.executeHoverProvider",
      document.uri,
      finding.range.start,
    );
    const text = hovers
      .flatMap(({ contents }) => contents.map((part) => (typeof part === "string" ? part : part.value)))
      .join("\n");
    ok(text.includes("Incident:") && text.includes("command:planelint.openPage"), `the hover is ${text}`);
  });
});
