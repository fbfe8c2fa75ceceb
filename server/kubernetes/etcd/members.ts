import type { MachineIdentity, MemberIdentity, WorkloadIdentity } from "./timers.ts";

/** `name=url` pairs of `--initial-cluster`; the same pair again is the same member. */
export function peersOf(initialCluster: string | undefined): readonly string[] {
  const pairs = (initialCluster ?? "").split(",").map((pair) => pair.trim());
  return [...new Set(pairs.filter((pair) => pair !== ""))];
}

/** Whether two are members of one cluster: careful rather than complete. */
export function isSameCluster(a: MemberIdentity, b: MemberIdentity): boolean {
  if (a.type === "machine") return b.type === "machine" && haveCommonMark(a, b);
  return b.type === "workload" && areMembers(a, b);
}

/** One mark in common and none that differs. */
function haveCommonMark(a: MachineIdentity, b: MachineIdentity): boolean {
  const both = Object.keys(a.marks).filter((name) => a.marks[name] !== undefined && b.marks[name] !== undefined);
  return both.length > 0 && both.every((name) => a.marks[name] === b.marks[name]);
}

/**
 * The same kind of object, container and namespace, no contradiction, and either a common peer with an address that only
 * one host has, or the same folder.
 */
function areMembers(a: WorkloadIdentity, b: WorkloadIdentity): boolean {
  if (a.kind !== b.kind || a.container !== b.container || a.namespace !== b.namespace) return false;
  if (a.token !== undefined && b.token !== undefined && a.token !== b.token) return false;
  const common = a.peers.filter((peer) => b.peers.includes(peer));
  const contradict = a.peers.length > 0 && b.peers.length > 0 && common.length === 0;
  return !contradict && (a.folder === b.folder || common.some(isOneHost));
}

/** An IP address or a name with a dot; `http://etcd0:2380` may be in every environment. */
function isOneHost(peer: string): boolean {
  return /=https?:\/\/(?:\[|[\w-]+\.)/.test(peer);
}
