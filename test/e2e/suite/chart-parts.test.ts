import * as vscode from "vscode";
import { equal, ok } from "./check.ts";
import { fileUri, finding, open, replaceAll, until, without } from "./editor.ts";

const folder = "charts/store";

/**
 * The chart `agent` 1.0.0 as `helm package` packs it: values `heartbeat: 50` and `election: 500`, and a Pod with
 * etcd that gets both as flags.
 */
const agent = [
  "H4sIAAAAAAAAA+2WzY7aMBDHOecp/AC1M0kIrCxx6r3qae+zyQgsYjuyJ1Rote9eOcAWokp7KWyr5nfKfHhsKf7PGLfkOP+6w8DqiLZb3AEAgN",
  "Vy+Vv/SF3++gZYAKzrsl4IuMdhpgyRMSzgIXv9hWBvnilE450WhzJzaEkLTJciO1z8hQIF2WefdOYejL86P2A3ULxXA/hQ/9Vyqv/1qpr1/wh2",
  "hIFfCFmLGjLqqOFR8zXMiv8fOOmfyfYdMsV8tP9wI/hI/2uYzP+iqFflrP9HcDP/i2xvXKvFd99mlhhbZNSZENevgpMVe2xIi/3wQjIeI5PNYk",
  "9NSt75yN+If/iw14LDQJkQjXeMxlGIKUMIeS5J3LSjQwhjcUtaBNqayOGo9k9RGZ+nDF2pWpWFhHNq461F1+qzmcpdFUqmlKn+xvmWZHHjN86w",
  "wU423RCZwjlls2Puo87zAtJbRxW6rJ7gyxgsp8HyKlhNg9UYvNnyvcVK45jCAbvN66tQz6eZ+x4Vb283yy69WLKx5Ae+XnSJpTWffYNmZmb+VX",
  "4C5FezOgAQAAA=",
].join("");

const chart: Readonly<Record<string, string>> = {
  "Chart.yaml":
    "apiVersion: v2\nname: store\nversion: 1.0.0\ndependencies:\n  - name: agent\n    version: 1.0.0\n    repository: https://charts.example.com\n",
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
    const heartbeat = fileUri(`${folder}/files/heartbeat.txt`);
    await finding(heartbeat, "etcd-heartbeat-too-short", "1:1");
    await write("files/heartbeat.txt", bytes("100"));
    await without(heartbeat, "etcd-heartbeat-too-short");
    await write("files/heartbeat.txt", bytes("50"));
    await finding(heartbeat, "etcd-heartbeat-too-short", "1:1");
  });

  test("is unpacked: a packed subchart's finding stands where the chart names it, and follows the values around it", async () => {
    const { document: values } = await open(`${folder}/values.yaml`);
    const { document } = await open(`${folder}/Chart.yaml`);
    const { range } = await finding(document.uri, "etcd-heartbeat-too-short");
    equal(document.lineAt(range.start.line).text, "  - name: agent");
    await replaceAll(values, `${chart["values.yaml"]}agent:\n  heartbeat: 100\n  election: 1000\n`);
    await without(document.uri, "etcd-heartbeat-too-short");
    await replaceAll(values, chart["values.yaml"] ?? "");
    await finding(document.uri, "etcd-heartbeat-too-short");
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
    equal(text.match(/--heartbeat-interval=50/g)?.length, 2);
  });
});
