import type { Fix, TextEdit } from "../../server/contract/fix.ts";
import type { RuleContext } from "../../server/contract/rule.ts";
import type { MapNode } from "../../server/contract/tree.ts";
import { plainEtcd } from "../../server/kubernetes/etcd/distributions.ts";
import { etcdTimersOf } from "../../server/kubernetes/etcd/etcd-timers.ts";
import { type RefusedField, refusedByKops } from "../../server/kubernetes/etcd/forms/operators.ts";
import { variableNames } from "../../server/kubernetes/etcd/settings/names.ts";
import type { EtcdTimer, EtcdTimers } from "../../server/kubernetes/etcd/timers.ts";
import { overlap } from "../../server/text/edits.ts";
import { listAt, mapAt } from "../../server/yaml/read.ts";
import { isAccepted, mend } from "./mend.ts";
import type { Options } from "./meta.ts";
import { inMilliseconds, type Problem } from "./problem.ts";

export function fixes(problem: Problem, context: RuleContext<Options>): readonly Fix[] {
  switch (problem.kind) {
    case "unit":
    case "name": {
      const mended = mend(problem.timers);
      return mended === undefined ? [] : fix("Write etcd's timers as it reads them", mended, mended.edits);
    }
    case "kops":
      return moveToManager(problem.field.cluster, context);
    default:
      // Which of the two is meant, a person has to say.
      return [];
  }
}

function fix(what: string, timers: Readonly<Record<EtcdTimer, number>>, edits: readonly TextEdit[]): readonly Fix[] {
  const values = `a heartbeat of ${timers.heartbeat} ms and an election timeout of ${timers.election} ms`;
  const restarts = "(restarts etcd: the same values on all members, one member at a time)";
  return [{ title: `${what}: ${values} ${restarts}`, safety: "suggestion", edits }];
}

/** All refused fields of one etcd cluster, into the variables of its manager. */
function moveToManager(cluster: MapNode, { subject, index }: RuleContext<Options>): readonly Fix[] {
  if (subject.type !== "resource") return [];
  const fields = refusedByKops(subject.resource).filter((field) => field.cluster === cluster);
  const written = etcdTimersOf(subject, index).find(({ key }) => key === cluster.path.join("."));
  const heartbeat = afterMove("heartbeat", fields, written);
  const election = afterMove("election", fields, written);
  if (heartbeat === undefined || election === undefined || !isAccepted(heartbeat, election)) return [];
  const edits = moved(cluster, fields, { heartbeat, election }, written);
  return edits === undefined ? [] : fix("Move etcd's timers to manager.env", { heartbeat, election }, edits);
}

/** What manager.env says already counts; kOps never looked at the field. */
function afterMove(timer: EtcdTimer, fields: readonly RefusedField[], written: EtcdTimers | undefined) {
  const state = written?.[timer];
  if (state?.state === "set") return state.setting.milliseconds;
  if (state?.state === "unknown") return undefined;
  const field = fields.find((item) => item.timer === timer);
  return field === undefined ? plainEtcd.defaults[timer] : inMilliseconds(field.value.text);
}

function moved(
  cluster: MapNode,
  fields: readonly RefusedField[],
  values: Readonly<Record<EtcdTimer, number>>,
  written: EtcdTimers | undefined,
): readonly TextEdit[] | undefined {
  const { editor } = cluster.tree;
  const list = listAt(cluster, "manager", "env");
  if (list === undefined && mapAt(cluster, "manager")?.get("env") !== undefined) return undefined;
  const variables = fields
    .filter(({ timer }) => written?.[timer].state !== "set")
    .map(({ timer }) => ({ name: variableNames[timer], value: String(values[timer]) }));
  const added =
    list === undefined
      ? [editor.set(cluster, ["manager", "env"], variables)]
      : variables.map((variable) => editor.append(list, variable));
  const edits = [...fields.map(({ value }) => editor.remove(value)), ...added];
  const known = edits.every((edit) => edit !== undefined) ? edits.flat() : undefined;
  return known === undefined || overlap(known) ? undefined : known;
}
