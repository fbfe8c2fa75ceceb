import * as vscode from "vscode";
import { fileUri, finding, open, without } from "./editor.ts";

const folder = "charts/store";

const chart: Readonly<Record<string, string>> = {
  "Chart.yaml": "apiVersion: v2\nname: store\nversion: 1.0.0\n",
  "values.yaml": "# of the store\nelection: 500\n",
  "files/heartbeat.txt": "50",
  "templates/store.yaml": `apiVersion: v1
kind: Pod
metadata:
  name: store
  namespace: kube-system
spec:
  hostNetwork: true
  containers:
    - name: etcd
      image: registry.k8s.io/etcd:3.5.21-0
      command:
        - etcd
        - --name=node-1
        - --initial-cluster=node-1=https://10.0.0.1:2380,node-2=https://10.0.0.2:2380,node-3=https://10.0.0.3:2380
        - --heartbeat-interval={{ .Files.Get "files/heartbeat.txt" }}
        - --election-timeout={{ .Values.election }}
`,
};

const write = (path: string, content: Uint8Array) =>
  vscode.workspace.fs.writeFile(fileUri(`${folder}/${path}`), content);
const bytes = (text: string) => new TextEncoder().encode(text);

/** What no editor has open is read through the editor's file system, in a browser as on a disk. */
suite("what lies in a chart and is no YAML", () => {
  suiteSetup(async () => {
    for (const [path, text] of Object.entries(chart)) await write(path, bytes(text));
  });

  suiteTeardown(() => vscode.workspace.fs.delete(fileUri(folder), { recursive: true }));

  teardown(async () => {
    await vscode.commands.executeCommand("workbench.action.files.revert");
    await vscode.commands.executeCommand("workbench.action.closeAllEditors");
  });

  test("is read: a file that a template takes in is where its finding stands", async () => {
    await open(`${folder}/values.yaml`);
    const heartbeat = fileUri(`${folder}/files/heartbeat.txt`);
    await finding(heartbeat, "etcd-heartbeat-too-short", "1:1");
    await write("files/heartbeat.txt", bytes("100"));
    await without(heartbeat, "etcd-heartbeat-too-short");
    await write("files/heartbeat.txt", bytes("50"));
    await finding(heartbeat, "etcd-heartbeat-too-short", "1:1");
  });
});
