import type { Severity } from "../../server/contract/finding.ts";
import type { Origin } from "../../server/contract/place.ts";
import type { Detection, RuleContext } from "../../server/contract/rule.ts";
import { etcdTimersOf } from "../../server/kubernetes/etcd/etcd-timers.ts";
import { refusedByKops } from "../../server/kubernetes/etcd/forms/operators.ts";
import type { Options } from "./meta.ts";
import { type Problem, problemsOf } from "./problem.ts";

export function* check({ subject, index }: RuleContext<Options>): Generator<Detection<Problem>> {
  for (const timers of etcdTimersOf(subject, index)) {
    for (const problem of problemsOf(timers)) yield detection(problem, timers.key);
  }
  if (subject.type !== "resource") return;
  for (const field of refusedByKops(subject.resource)) {
    yield detection({ kind: "kops", field }, field.value.path.join("."));
  }
}

function detection(problem: Problem, key: string): Detection<Problem> {
  const { place, related } = originOf(problem);
  const severity = severityOf(problem);
  return {
    facts: problem,
    place,
    related,
    ...(severity !== undefined && { severity }),
    key: `${key} ${problem.kind} ${nameOf(problem)}`,
  };
}

/** An error where etcd or kOps does not start with it; otherwise it starts, with another timer than was asked for. */
function severityOf(problem: Problem): Severity | undefined {
  if (problem.kind === "overruled") return undefined;
  return problem.kind === "name" && problem.strange.effect === "ignored" ? undefined : "error";
}

function originOf(problem: Problem): Origin {
  switch (problem.kind) {
    case "name":
      return problem.strange.origin;
    case "kops":
      return problem.field.value.origin;
    default:
      return problem.setting.origin;
  }
}

export function nameOf(problem: Problem): string {
  switch (problem.kind) {
    case "name":
      return problem.strange.name;
    case "kops":
      return problem.field.name;
    default:
      return problem.setting.name;
  }
}
