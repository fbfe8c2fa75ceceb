import * as vscode from "vscode";
import { equal, ok } from "./check.ts";
import { actions, fileUri, finding, open, replaceAll, until, without } from "./editor.ts";

const folder = "charts/store";

/**
 * The chart `agent` 1.0.0 as `helm package` packs it: values `leaseMode: pod`, and a DaemonSet whose container gets
 * `--lease-mode={{ .Values.leaseMode }}`.
 */
const agent = [
  "H4sIAAAAAAAAA+2WwU6EMBCGOfMU8wJAIbCbNPGkRz2Z7MV4GGHCElvatF3ihvDuBlZW3Gj2IqtGvlM76XQmaf+/xZJqF11v0bhwj1J4M8AYY6",
  "s0/TQ+kCXvY8Y8xtZZknnA5mjmlJ11aDx2kVq/ENTVhoytVM2hSfwaJXHA/lL4zRiPQxYy/6c7XZiD4aijBsWO7FwGcFb/8fpU/+tVuuj/EghC",
  "S3eqIA5aFYvI/xsH/TuSWqAjGw3zbzaCc/rPBs1P9B/HWbZa9H8Jpu8/am2jJvafq7rgcIMkVX1PzpfksECH3AeYfhCspryPWRKUO2U4tBJdvr",
  "3FJxKWQ4tav63tOh9gvGV9DsBxV2jFFwkAY4meXNUOq5qMHSMAwYeG4EglsSQOhsrKOrMP6QWlFhTmSkaS7DbqNzNKCDI8CdMwnuSiKS2HhyAY",
  "vDGQqqCrtoVwc3gkj44JXfe4GObCwsKf5RVobgDXABAAAA==",
].join("");

const chart: Readonly<Record<string, string>> = {
  "Chart.yaml":
    "apiVersion: v2\nname: store\nversion: 1.0.0\ndependencies:\n  - name: agent\n    version: 1.0.0\n    repository: https://charts.example.com\n",
  "values.yaml": "# of the store\nreplicas: 1\n",
  "files/mode.txt": "pod",
  "templates/store.yaml": `apiVersion: apps/v1
kind: Deployment
metadata:
  name: store
spec:
  replicas: {{ .Values.replicas }}
  selector: {matchLabels: {app: store}}
  template:
    metadata: {labels: {app: store}}
    spec:
      containers:
        - name: store
          image: registry.example.com/mesh/controller:2.4.1
          args: [--lease-mode={{ .Files.Get "files/mode.txt" }}]
`,
};

const write = (path: string, content: Uint8Array) =>
  vscode.workspace.fs.writeFile(fileUri(`${folder}/${path}`), content);
const bytes = (text: string) => new TextEncoder().encode(text);

/** What no editor has open is read through the editor's file system, in a browser as on a disk. */
suite("what lies in a chart and is no YAML", () => {
  suiteSetup(async () => {
    for (const [path, text] of Object.entries(chart)) await write(path, bytes(text));
    await write(
      "charts/agent-1.0.0.tgz",
      Uint8Array.from(atob(agent), (char) => char.charCodeAt(0)),
    );
  });

  suiteTeardown(() => vscode.workspace.fs.delete(fileUri(folder), { recursive: true }));

  teardown(async () => {
    await vscode.commands.executeCommand("workbench.action.files.revert");
    await vscode.commands.executeCommand("workbench.action.closeAllEditors");
  });

  test("is read: a file that a template takes in is where its finding stands", async () => {
    await open(`${folder}/values.yaml`);
    const mode = fileUri(`${folder}/files/mode.txt`);
    await finding(mode, "lease-per-object", "1:1");
    await write("files/mode.txt", bytes("namespace"));
    await without(mode, "lease-per-object");
    await write("files/mode.txt", bytes("pod"));
    await finding(mode, "lease-per-object", "1:1");
  });

  test("is unpacked: a packed subchart's finding stands where the chart names it, and is fixed in its values", async () => {
    const { document: values } = await open(`${folder}/values.yaml`);
    const { document } = await open(`${folder}/Chart.yaml`);
    const found = await finding(document.uri, "lease-per-object");
    equal(document.lineAt(found.range.start.line).text, "  - name: agent");
    const [fix] = await actions(document.uri, found);
    ok(fix?.edit && (await vscode.workspace.applyEdit(fix.edit)), `${fix?.title} has no edit, or is not applied`);
    await until(
      vscode.workspace.onDidChangeTextDocument,
      () => (values.getText() === `${chart["values.yaml"]}agent:\n  leaseMode: namespace\n` ? true : undefined),
      () => `the values are\n${values.getText()}`,
    );
    await without(document.uri, "lease-per-object");
    await replaceAll(values, chart["values.yaml"] ?? "");
    await finding(document.uri, "lease-per-object");
  });

  test("shows in the rendered manifest", async () => {
    await open(`${folder}/values.yaml`);
    await vscode.commands.executeCommand("planelint.showManifest");
    const shown = await until(
      vscode.window.onDidChangeVisibleTextEditors,
      () => vscode.window.visibleTextEditors.find(({ document }) => document.uri.scheme === "planelint-manifest"),
      () => "no manifest is shown",
    );
    const text = shown.document.getText();
    ok(text.includes("# Source: store/charts/agent/templates/agent.yaml"), text);
    equal(text.match(/--lease-mode=pod/g)?.length, 2);
  });
});
