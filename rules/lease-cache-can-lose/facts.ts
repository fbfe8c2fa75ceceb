import type { TextSpan } from "../../server/kubernetes/command-line/word.ts";

/**
 * - `evicts`: an eviction policy other than noeviction. `late`: writes are passed on asynchronously.
 * - `unbounded`: neither maxmemory nor a memory limit.
 */
export interface Facts {
  readonly problem: "evicts" | "late" | "unbounded";
  /** What the cache is called, `Deployment lease-cache` say. */
  readonly cache: string;
  readonly written: string;
  /** The policy, where it can be replaced. */
  readonly span: TextSpan | undefined;
}

/** Policies by which Redis and its kin drop keys. https://redis.io/docs/latest/develop/reference/eviction/ */
export const evicting = /\b(?:allkeys|volatile)-(?:lru|lfu|random|ttl|lrm)\b/;

/** In-memory stores that take Redis' settings, and memcached, which always evicts. */
export const storeImage =
  /(?:^|[/-])(?:redis|redis-stack(?:-server)?|valkey|keydb|dragonfly|memcached)(?:-(?:server|cluster|alpine))?$/;

/** A name that says that leases are kept. `release` does not. */
export function isAboutLeases(name: string | undefined): boolean {
  return (
    name !== undefined &&
    /(?:^|[^a-z])leases?(?:[^a-z]|$)|(?:^|[^A-Za-z])leases?[A-Z]|[a-z]Leases?(?:[A-Z]|$)/.test(name)
  );
}
