import { expect, test } from "vitest";
import { createEngine } from "../../../server/linter/engine.ts";
import { countCalls, grownBeyond } from "../lib/counted-calls.ts";

/** What a platform team puts into each namespace: the same names everywhere. */
function tenant(index: number): string {
  const namespace = `team-${index}`;
  const meta = (kind: string, apiVersion: string) =>
    `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: agent, namespace: ${namespace}}\n`;
  const pods = (container: string, rest = "") =>
    `spec:\n  template:\n    spec:\n      serviceAccountName: agent\n      containers: [${container}]\n${rest}`;
  return [
    `${meta("DaemonSet", "apps/v1")}${pods(
      "{name: agent, image: timberio/vector:0.43.1, envFrom: [{configMapRef: {name: agent}}], volumeMounts: [{name: c, mountPath: /etc/vector}]}",
      "      volumes: [{name: c, configMap: {name: agent}}]\n",
    )}`,
    `${meta("DaemonSet", "apps/v1").replace("agent", "reader")}${pods("{name: r, image: example/reader:1.0.0}")}`,
    `${meta("ConfigMap", "v1")}data:\n  vector.yaml: |\n    sources: {logs: {type: kubernetes_logs}}\n`,
    `${meta("Deployment", "apps/v1")}${pods('{name: c, image: example/controller:1.0.0, args: ["--leader-elect"]}')}`,
    meta("ServiceAccount", "v1"),
    `${meta("Role", "rbac.authorization.k8s.io/v1")}rules: [{apiGroups: [""], resources: [pods], verbs: [list, watch]}]\n`,
    `${meta("RoleBinding", "rbac.authorization.k8s.io/v1")}roleRef: {kind: Role, name: agent}\nsubjects: [{kind: ServiceAccount, name: agent}]\n`,
    `${meta("Service", "v1")}spec: {selector: {app: agent}, ports: [{port: 443}]}\n`,
    `${meta("PodDisruptionBudget", "policy/v1")}spec: {minAvailable: 1}\n`,
  ].join("---\n");
}

/** Also what asks for each account's permissions. */
const configuration = "rules: {missing-flow-schema: {options: {permissions: true}}}\n";

function lint(namespaces: number): void {
  const engine = createEngine();
  engine.update(".planelint.yaml", configuration);
  for (let index = 0; index < namespaces; index++) engine.update(`${index}.yaml`, tenant(index));
  const { summary, notices } = engine.lint();
  expect(notices).toEqual([]);
  expect(summary.resources).toBe(9 * namespaces);
  expect(summary.findings).toBeGreaterThan(namespaces);
}

test("objects of one name in many namespaces take work that grows with their number alone", async () => {
  const counts = await countCalls([() => lint(40), () => lint(160)]);
  // Four times as many objects are looked at four times as often, sorted ones a little more; each by each, sixteen times.
  expect(grownBeyond(7, 1000, counts)).toEqual([]);
});
