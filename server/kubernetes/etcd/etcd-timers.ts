import type { IndexView } from "../../contract/index-view.ts";
import type { Subject } from "../../contract/rule.ts";
import { timersOfConfigMap, timersOfConfigurationDocument } from "./forms/configuration-file.ts";
import { timersOfK3sDocument, timersOfK3sResource } from "./forms/k3s.ts";
import { timersOfKubeadm } from "./forms/kubeadm.ts";
import { timersOfOperator } from "./forms/operators.ts";
import { timersOfRkeDocument } from "./forms/rke.ts";
import { timersOfTalosDocument, timersOfTalosResource } from "./forms/talos.ts";
import { timersOfValues } from "./forms/values.ts";
import { timersOfWorkload } from "./forms/workloads.ts";
import { type EtcdTimers, writtenPair } from "./timers.ts";

/** Words that a text must hold to set a timer of etcd. */
export const timerWords: readonly string[] = [
  "heartbeat-interval",
  "election-timeout",
  "ETCD_HEARTBEAT_INTERVAL",
  "ETCD_ELECTION_TIMEOUT",
];

/** Words that a text must hold to set a timer of etcd or to miss one: {@link timerWords} and what sounds like them. */
export const soundingWords: readonly string[] = [
  "heartbeat",
  "HEARTBEAT",
  "Heartbeat",
  "election-",
  "election_",
  "ELECTION",
  "ElectionTimeout",
];

/** Every place of a subject where at least one of etcd's timers is written, or a name that sounds like one. */
export function etcdTimersOf(subject: Subject, index: IndexView): readonly EtcdTimers[] {
  return timersOf(subject, index).filter(
    (timers) => writtenPair(timers) !== undefined || (timers.strangeNames?.length ?? 0) > 0,
  );
}

function timersOf(subject: Subject, index: IndexView): readonly EtcdTimers[] {
  switch (subject.type) {
    case "resource": {
      const { resource } = subject;
      return [
        ...timersOfWorkload(resource, index),
        ...timersOfKubeadm(resource),
        ...timersOfK3sResource(resource),
        ...timersOfTalosResource(resource),
        ...timersOfOperator(resource),
        ...timersOfConfigMap(resource, index),
      ];
    }
    case "document":
      return [
        ...timersOfK3sDocument(subject.plain),
        ...timersOfRkeDocument(subject.plain),
        ...timersOfTalosDocument(subject.plain),
        ...timersOfConfigurationDocument(subject.plain),
      ];
    case "values":
      // A rendered chart says what its values mean better than the catalogue of values keys does.
      return index.isRendered(subject.values) ? [] : timersOfValues(subject.values, index);
    case "chart":
      return [];
  }
}
