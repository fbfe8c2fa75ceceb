import { variableNames } from "../../server/kubernetes/etcd/settings/names.ts";
import { inMilliseconds, type Problem } from "./problem.ts";

export function describe(problem: Problem): string {
  switch (problem.kind) {
    case "unit": {
      const { setting, milliseconds } = problem;
      return `With "${setting.text ?? ""}" for ${setting.name} etcd refuses to start: it reads plain milliseconds without a unit. Write ${milliseconds}.`;
    }
    case "name": {
      const { name, meant, effect, timer } = problem.strange;
      const what = timer === "heartbeat" ? "heartbeat interval" : "election timeout";
      return effect === "ignored"
        ? `The name ${name} means nothing to etcd: it is passed over and the ${what} stays at its default. Write ${meant}.`
        : `The flag ${name} is unknown to etcd, which refuses to start with it. Write ${meant}.`;
    }
    case "overruled":
      return `The setting ${problem.setting.name} has no effect: with a configuration file (${problem.by}) etcd ignores its other flags and its variables. Write the timer into that file.`;
    case "doubled":
      return `With the variable ${problem.setting.name} beside the flag of the same meaning etcd refuses to start. Keep one of them.`;
    case "kops": {
      const { name, timer, value } = problem.field;
      const milliseconds = inMilliseconds(value.text);
      const text = milliseconds === undefined ? "a number of milliseconds" : `"${milliseconds}"`;
      return `The field ${name} is refused by kOps: etcd-manager does not support it, and the update of the cluster fails. Set the variable ${variableNames[timer]} to ${text} in manager.env, together with the other timer.`;
    }
  }
}
