import { expect, it } from "vitest";
import type { Resource } from "../contract/resource.ts";
import { Workspace } from "../workspace/workspace.ts";
import { mapAt } from "../yaml/read.ts";
import { environmentOf } from "./environment.ts";

const text = `apiVersion: v1
kind: ConfigMap
metadata: {name: settings}
data: {LEVEL: debug, MODE: fast}
---
apiVersion: v1
kind: Pod
metadata: {name: a}
spec:
  containers:
    - name: a
      env:
        - {name: TWICE, value: first}
        - {name: TWICE, value: second}
        - {name: NODE, valueFrom: {fieldRef: {fieldPath: spec.nodeName}}}
        - {name: KEY, valueFrom: {configMapKeyRef: {name: settings, key: LEVEL}}}
        - {name: HIDDEN, valueFrom: {secretKeyRef: {name: s, key: k}}}
        - {name: OUT_OF_VIEW, valueFrom: {configMapKeyRef: {name: other, key: k}}}
      envFrom:
        - {configMapRef: {name: settings}, prefix: APP_}
    - name: b
      envFrom:
        - {configMapRef: {name: other}}
    - name: c
    - name: d
      envFrom:
        - {configMapRef: {name: kubernetes-services-endpoint, optional: true}}
`;

const workspace = new Workspace();
workspace.update("a.yaml", text);
const { index } = workspace;
const pod = index.resources("Pod")[0];

function read(container: number, name: string): string {
  const node = mapAt(pod?.root, "spec", "containers", container);
  const configMap = (wanted: string): Resource | undefined => index.resource("ConfigMap", undefined, wanted);
  if (node === undefined) throw new Error("no such container");
  const value = environmentOf(node, configMap).get(name);
  if (value.state === "text") return `text ${value.scalar.text}`;
  return value.state === "field" ? `field ${value.path}` : value.state;
}

it.each([
  [0, "TWICE", "text second"],
  [0, "NODE", "field spec.nodeName"],
  [0, "KEY", "text debug"],
  [0, "HIDDEN", "unknown"],
  [0, "OUT_OF_VIEW", "unknown"],
  [0, "APP_MODE", "text fast"],
  [0, "MODE", "absent"],
  [1, "ANYTHING", "unknown"],
  [2, "ANYTHING", "absent"],
  [3, "ANYTHING", "absent"],
  [3, "KUBERNETES_SERVICE_HOST", "unknown"],
])("reads container %i's %s", (container, name, expected) => expect(read(container, name)).toBe(expected));
