import { describe, expect, it } from "vitest";
import { isSameCluster, peersOf } from "./members.ts";
import { type MachineIdentity, parseMilliseconds, type WorkloadIdentity } from "./timers.ts";

const member: WorkloadIdentity = {
  type: "workload",
  kind: "Pod",
  namespace: "kube-system",
  container: "etcd",
  folder: "manifests",
  token: undefined,
  peers: [],
};
const machine = (marks: MachineIdentity["marks"]): MachineIdentity => ({ type: "machine", marks });

describe("isSameCluster", () => {
  it.each<[string, Partial<WorkloadIdentity>, Partial<WorkloadIdentity>, boolean]>([
    ["the same folder", {}, {}, true],
    ["another folder", {}, { folder: "b" }, false],
    ["another container", {}, { container: "etcd-events" }, false],
    ["another namespace", {}, { namespace: "b" }, false],
    ["another kind", {}, { kind: "Deployment" }, false],
    ["another token", { token: "a" }, { token: "b" }, false],
    ["no common peer", { peers: ["a=http://10.0.0.1:2380"] }, { peers: ["a=http://10.0.0.9:2380"] }, false],
    [
      "a common address",
      { peers: ["a=http://10.0.0.1:2380"] },
      { peers: ["a=http://10.0.0.1:2380"], folder: "b" },
      true,
    ],
    [
      "a common IPv6 address",
      { peers: ["a=https://[::1]:2380"] },
      { peers: ["a=https://[::1]:2380"], folder: "b" },
      true,
    ],
    ["a common short name", { peers: ["a=http://etcd0:2380"] }, { peers: ["a=http://etcd0:2380"], folder: "b" }, false],
  ])("of workloads with %s", (_, a, b, expected) => {
    expect(isSameCluster({ ...member, ...a }, { ...member, ...b })).toBe(expected);
  });

  it.each([
    [{ token: "a" }, { token: "a" }, true],
    [{ token: "a", server: undefined }, { token: "a", server: "s" }, true],
    [{ token: "a", server: "s" }, { token: "b", server: "s" }, false],
    [{ token: undefined }, { token: undefined }, false],
  ])("of machines with %j and %j", (a, b, expected) => {
    expect(isSameCluster(machine(a), machine(b))).toBe(expected);
    expect(isSameCluster(machine(a), member)).toBe(false);
  });
});

it("reads peers once each", () => {
  expect(peersOf(" a=http://a:2380, b=http://b:2380,a=http://a:2380,")).toEqual(["a=http://a:2380", "b=http://b:2380"]);
  expect(peersOf(undefined)).toEqual([]);
});

it("reads plain milliseconds and nothing else", () => {
  expect(["0", "50", "1000000000"].map(parseMilliseconds)).toEqual([0, 50, 1e9]);
  expect(["50ms", "1s", "010", "1_000", "-1", "1.5", "", "9".repeat(13)].map(parseMilliseconds)).toEqual(
    Array(8).fill(undefined),
  );
});
