import type { Origin } from "../../server/contract/place.ts";
import type { MapNode, ScalarNode } from "../../server/contract/tree.ts";
import { commandsOf } from "../../server/kubernetes/command-line/commands.ts";
import { flagsOf, lastFlag } from "../../server/kubernetes/command-line/flags.ts";
import { isAbsent, mapAt, scalarAt } from "../../server/yaml/read.ts";

/** A liveness probe that asks for more than a restart can mend. */
export interface StrictProbe {
  readonly type: "http" | "command";
  /** Fails while an alarm stands. */
  readonly failsOnAlarm: boolean;
  /** Fails without a majority of the members. */
  readonly failsWithoutQuorum: boolean;
  /** The path or the command, as written. */
  readonly written: string;
  readonly origin: Origin;
  /** The scalar that holds the path. */
  readonly path: ScalarNode | undefined;
  /** Seconds of failures until the restart; undefined when they cannot be told. */
  readonly patience: number | undefined;
}

/** Undefined for a probe that may be what it is, or cannot be judged. */
export function strictProbe(probe: MapNode | undefined): StrictProbe | undefined {
  if (probe === undefined || !probe.certain) return undefined;
  return byHttp(probe) ?? byCommand(probe);
}

/** https://github.com/etcd-io/etcd/blob/main/server/etcdserver/api/etcdhttp/health.go */
function byHttp(probe: MapNode): StrictProbe | undefined {
  const path = scalarAt(probe, "httpGet", "path");
  const match = /^(\/health|\/readyz)\/?(?:\?(.*))?$/.exec(path?.certain === true ? path.text : "");
  if (path === undefined || match === null) return undefined;
  const query = new URLSearchParams(match[2] ?? "");
  const isHealth = match[1] === "/health";
  const failsOnAlarm = isHealth && !query.getAll("exclude").includes("NOSPACE");
  const failsWithoutQuorum = !isHealth || query.get("serializable") !== "true";
  if (!failsOnAlarm && !failsWithoutQuorum) return undefined;
  const { origin } = path;
  return {
    type: "http",
    failsOnAlarm,
    failsWithoutQuorum,
    written: path.text,
    origin,
    path: isHealth ? path : undefined,
    patience: patienceOf(probe),
  };
}

/** `etcdctl endpoint health` and `etcdctl get`, which read by quorum unless told not to. */
function byCommand(probe: MapNode): StrictProbe | undefined {
  const exec = mapAt(probe, "exec");
  if (exec === undefined) return undefined;
  for (const command of commandsOf(exec)) {
    const words = command.words.map(({ text }) => text);
    const isHealth = words.includes("endpoint") && words.includes("health");
    const isGet = words.includes("get") && lastFlag(flagsOf(command), "consistency")?.value !== "s";
    const word = command.words.find(({ text }) => text === (isHealth ? "health" : "get"));
    if (command.program !== "etcdctl" || !(isHealth || isGet) || word === undefined) continue;
    const offsets = word.offsets;
    const start = offsets?.[0] ?? 0;
    const origin = word.node.originOf(start, start + word.text.length);
    const written = isHealth ? "etcdctl endpoint health" : "etcdctl get";
    const rest = { path: undefined, patience: patienceOf(probe) };
    return { type: "command", failsOnAlarm: false, failsWithoutQuorum: true, written, origin, ...rest };
  }
  return undefined;
}

/** The defaults are 10 s and 3: https://kubernetes.io/docs/reference/kubernetes-api/workload-resources/pod-v1/#Probe */
function patienceOf(probe: MapNode): number | undefined {
  const period = numberAt(probe, "periodSeconds", 10);
  const failures = numberAt(probe, "failureThreshold", 3);
  return period === undefined || failures === undefined ? undefined : period * failures;
}

function numberAt(probe: MapNode, key: string, otherwise: number): number | undefined {
  const value = scalarAt(probe, key)?.value;
  if (typeof value === "number") return value;
  return isAbsent(probe, key) ? otherwise : undefined;
}
