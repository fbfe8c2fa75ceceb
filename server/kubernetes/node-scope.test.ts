import { expect, it } from "vitest";
import { Workspace } from "../workspace/workspace.ts";
import { nodeScopeOf } from "./node-scope.ts";
import { podTemplateOf } from "./pod-template.ts";

function scopeOf(spec: string) {
  const workspace = new Workspace();
  const pod = `apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {containers: [{name: a, image: b}]${spec}}\n`;
  workspace.update("a.yaml", pod);
  const template = workspace.index.resources("Pod").map(podTemplateOf)[0];
  return template && nodeScopeOf(template.spec);
}

function required(expression: string): string {
  const terms = `{nodeSelectorTerms: [{matchExpressions: [${expression}]}]}`;
  return `, affinity: {nodeAffinity: {requiredDuringSchedulingIgnoredDuringExecution: ${terms}}}`;
}

it.each([
  ["", "every"],
  [", nodeSelector: {kubernetes.io/os: linux}", "every"],
  [required("{key: team, operator: NotIn, values: [a]}"), "every"],
  [', nodeSelector: {node-role.kubernetes.io/control-plane: ""}', "control-plane"],
  [", nodeSelector: {node.kubernetes.io/role: master}", "control-plane"],
  [", nodeSelector: {kubernetes.io/role: node}", "some"],
  [required("{key: kubernetes.io/role, operator: In, values: [master]}"), "control-plane"],
  [required("{key: kubernetes.io/role, operator: In, values: [master, node]}"), "some"],
  [required("{key: node-role.kubernetes.io/master, operator: Exists}"), "control-plane"],
  [", nodeSelector: {team: a}", "some"],
])("tells the nodes of {%s}", (spec, scope) => {
  expect(scopeOf(spec)).toBe(scope);
});
