import { describe, expect, it } from "vitest";
import { Workspace } from "../../workspace/workspace.ts";
import { textAt } from "../../yaml/read.ts";
import { flowSchemaOf, isCovered } from "./flow-schema.ts";
import { drainSeconds, loadOfLevel } from "./standard-level.ts";
import { flowSchemaProblems } from "./validation/flow-schema.ts";
import { priorityLevelProblems } from "./validation/priority-level.ts";
import { type LevelPlan, levelLines, mergedRules } from "./write-objects.ts";

const plan = (minor: number): LevelPlan => ({
  name: "logging-vector",
  labels: ["labels:", "  app: vector"],
  account: { name: "vector", namespace: "logging" },
  precedence: 850,
  shares: 5,
  requests: [
    { verbs: ["list", "watch"], apiGroups: [""], resources: ["pods"], clusterScope: true },
    { verbs: ["list", "watch"], apiGroups: [""], resources: ["namespaces"], clusterScope: true },
    { verbs: ["get"], apiGroups: ["apps"], resources: ["replicasets"], clusterScope: false },
  ],
  kubernetes: { major: 1, minor, from: "flag" },
});

function objectsAt(minor: number) {
  const workspace = new Workspace();
  const lines = levelLines(plan(minor));
  workspace.update("level.yaml", (lines?.[0] ?? []).join("\n"));
  workspace.update("schema.yaml", (lines?.[1] ?? []).join("\n"));
  const [level] = workspace.index.resources("PriorityLevelConfiguration");
  const [schema] = workspace.index.resources("FlowSchema");
  if (level === undefined || schema === undefined) throw new Error(`nothing is written for 1.${minor}`);
  return { level, schema };
}

describe("a level for an agent", () => {
  const minors = Array.from({ length: 17 }, (_, i) => 20 + i);

  it.each(minors)("is accepted by Kubernetes 1.%i and takes the agent's lists", (minor) => {
    const { level, schema } = objectsAt(minor);
    expect(priorityLevelProblems(level)).toEqual([]);
    expect(flowSchemaProblems(schema)).toEqual([]);
    const flowSchema = flowSchemaOf(schema);
    const request = { namespace: "logging", serviceAccount: "vector", verb: "list", apiGroup: "", isClusterWide: true };
    expect(flowSchema && isCovered([flowSchema], { ...request, resource: "namespaces" })).toBe(true);
    expect(flowSchema && isCovered([flowSchema], { ...request, resource: "secrets" })).toBe(false);
  });

  it("is written in the newest version that is served, with that version's fields", () => {
    const fields = (minor: number) => {
      const { level } = objectsAt(minor);
      const limited = ["assuredConcurrencyShares", "nominalConcurrencyShares", "borrowingLimitPercent"];
      return [level.apiVersion.split("/")[1], ...limited.map((key) => textAt(level.root, "spec", "limited", key))];
    };
    expect(fields(20)).toEqual(["v1beta1", "5", undefined, undefined]);
    expect(fields(25)).toEqual(["v1beta2", "5", undefined, undefined]);
    expect(fields(26)).toEqual(["v1beta3", undefined, "5", "0"]);
    expect(fields(29)).toEqual(["v1", undefined, "5", "0"]);
    expect(levelLines(plan(17))).toBeUndefined();
  });

  it("merges rules of the same verbs, groups and scope, and lets * stand alone", () => {
    expect(mergedRules(plan(30).requests).map(({ resources }) => resources)).toEqual([
      ["pods", "namespaces"],
      ["replicasets"],
    ]);
    const star = { verbs: ["list", "*"], apiGroups: ["*", "apps"], resources: ["*", "pods"], clusterScope: true };
    expect(mergedRules([star])).toEqual([{ verbs: ["*"], apiGroups: ["*"], resources: ["*"], clusterScope: true }]);
  });
});

describe("what a level holds", () => {
  const at = (minor: number) => loadOfLevel(5, 0, { major: 1, minor, from: "flag" });

  it("is 12 seats of 600, and 24 stay with leader election", () => {
    expect(at(33)).toEqual({ seats: 12, leaderSeats: 24, places: 300, seatsOfList: 2, atOnce: 6 });
  });

  it("depends on how wide a list is in that version", () => {
    expect(at(22)).toMatchObject({ seatsOfList: 1, atOnce: 12 });
    expect(at(24)).toMatchObject({ seatsOfList: 10, atOnce: 1 });
  });

  it("drains in rounds", () => {
    expect(drainSeconds(300, at(33), 1)).toBe(50);
    expect(drainSeconds(301, at(33), 0.5)).toBe(25.5);
  });
});
