import type { MemberIdentity } from "./timers.ts";

/** `name=url` pairs of `--initial-cluster`; the same pair again is the same member. */
export function peersOf(initialCluster: string | undefined): readonly string[] {
  const pairs = (initialCluster ?? "").split(",").map((pair) => pair.trim());
  return [...new Set(pairs.filter((pair) => pair !== ""))];
}

export function folderOf(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf("/")));
}

/**
 * Whether two workloads are members of one cluster, careful rather than complete: the same kind of object, container and
 * namespace, no contradiction, and either a common peer with an address that only one host has, or the same folder.
 */
export function isSameCluster(a: MemberIdentity, b: MemberIdentity): boolean {
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
