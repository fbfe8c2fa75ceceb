import type { EtcdTimer } from "./timers.ts";

/** What starts etcd with its own idea of the timers. */
export interface Distribution {
  readonly name: string;
  /** Milliseconds that apply to a timer that is not written. Undefined when it is not known what starts etcd. */
  readonly defaults: Readonly<Record<EtcdTimer, number>>;
  /** True when the defaults are the distribution's own choice: then the cure is to write nothing. */
  readonly ownDefaults: boolean;
}

/** `DefaultTickMs`, `DefaultElectionMs`: https://github.com/etcd-io/etcd/blob/main/server/embed/config.go */
export const plainEtcd: Distribution = {
  name: "etcd",
  defaults: { heartbeat: 100, election: 1000 },
  ownDefaults: false,
};

/**
 * k3s and RKE2 write these into the configuration of their embedded etcd before `etcd-arg` is applied.
 * https://docs.rke2.io/security/cis_self_assessment110 shows the generated file; https://github.com/k3s-io/k3s/blob/main/pkg/etcd/etcd.go
 */
export const k3sEtcd: Distribution = {
  name: "k3s and RKE2",
  defaults: { heartbeat: 500, election: 5000 },
  ownDefaults: true,
};

/** RKE adds each of them that `extra_args` leaves out: https://github.com/rancher/rke/blob/master/cluster/defaults.go */
export const rkeEtcd: Distribution = {
  name: "RKE",
  defaults: { heartbeat: 500, election: 5000 },
  ownDefaults: true,
};

/** etcd refuses `5 * heartbeat > election`: `Validate` in https://github.com/etcd-io/etcd/blob/main/server/embed/config.go */
export const minimumHeartbeatsPerElection = 5;

/** etcd refuses an election timeout above it: `maxElectionMs`, same file. Exactly this many milliseconds are allowed. */
export const maximumElectionMilliseconds = 50_000;
