import type { IndexView } from "../../contract/index-view.ts";
import type { Subject } from "../../contract/rule.ts";
import { electionsOfConfiguration } from "./forms/configuration.ts";
import { electionsOfControlPlane, electionsOfDocument } from "./forms/control-plane.ts";
import { electionsOfMachineFiles } from "./forms/machine-files.ts";
import { electionsOfValues } from "./forms/values.ts";
import { electionsOfWorkload } from "./forms/workload.ts";
import { flagWords } from "./settings/flags.ts";
import { type Election, writtenTimings } from "./timings.ts";

/** Words of which a text that configures an election has one. */
export const electionWords: readonly string[] = [
  ...flagWords,
  "leaderElect",
  "leader-election",
  "LEADER_ELECTION_",
  "leaseDuration",
  "vip_lease",
  "vip_leaderelection",
  "renewDeadline",
  "leaseRenewDeadline",
  "leaseRetryPeriod",
];

/** Every leader election that a subject configures or switches on, with what its product does where nothing is written. */
export function electionsOf(subject: Subject, index: IndexView): readonly Election[] {
  return index.shared(holderOf(subject), "elections", () => findElections(subject, index));
}

function holderOf(subject: Subject): object {
  switch (subject.type) {
    case "resource":
      return subject.resource;
    case "document":
      return subject.plain;
    case "values":
      return subject.values;
    case "chart":
      return subject.chart;
  }
}

function findElections(subject: Subject, index: IndexView): readonly Election[] {
  switch (subject.type) {
    case "resource":
      return [
        ...electionsOfWorkload(subject.resource, index),
        ...electionsOfConfiguration(subject.resource),
        ...electionsOfControlPlane(subject.resource),
        ...electionsOfMachineFiles(subject.resource, index),
      ];
    case "document":
      return electionsOfDocument(subject.plain);
    case "values":
      // A rendered chart says what its values mean better than the table of products does.
      return index.isRendered(subject.values) ? [] : electionsOfValues(subject.values, index);
    case "chart":
      return [];
  }
}

/** Those of them of which at least one timing is written. */
export function timedElectionsOf(subject: Subject, index: IndexView): readonly Election[] {
  return electionsOf(subject, index).filter(
    (election) => writtenTimings(election).length > 0 && election.enabled !== false,
  );
}
