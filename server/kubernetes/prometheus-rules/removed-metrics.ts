/** A metric that newer versions no longer serve. */
export interface RemovedMetric {
  readonly name: string;
  /** First minor version of Kubernetes 1 that does not serve it without being asked to; for etcd's, the first that comes with etcd 3.5. */
  readonly since: number;
  readonly of: "Kubernetes" | "etcd 3.5";
  readonly replacement: string;
  /**
   * - `rename`: the same labels, so writing the new name is all.
   * - `labels`: a new name and other labels. `other`: something else has to be asked.
   */
  readonly change: "rename" | "labels" | "other";
  /** What to do beyond the new name. */
  readonly note?: string;
  readonly source: string;
}

const pull = (number: number) => `https://github.com/kubernetes/kubernetes/pull/${number}`;
const etcdUpgrade = "https://etcd.io/docs/v3.5/upgrades/upgrade_3_5/";

/**
 * A deprecated metric is hidden from the minor version after its deprecation on, whatever its stability, up to Kubernetes
 * 1.34 (`shouldHide` in https://github.com/kubernetes/component-base/blob/release-1.33/metrics/registry.go).
 */
export const removedMetrics: readonly RemovedMetric[] = [
  {
    name: "apiserver_flowcontrol_request_concurrency_limit",
    since: 31,
    of: "Kubernetes",
    replacement: "apiserver_flowcontrol_nominal_limit_seats",
    change: "rename",
    source: pull(118959),
  },
  {
    name: "apiserver_flowcontrol_request_concurrency_in_use",
    since: 32,
    of: "Kubernetes",
    replacement: "apiserver_flowcontrol_current_executing_seats",
    change: "rename",
    source: pull(118960),
  },
  {
    name: "apiserver_request_slo_duration_seconds",
    since: 28,
    of: "Kubernetes",
    replacement: "apiserver_request_sli_duration_seconds",
    change: "rename",
    source: pull(112679),
  },
  {
    name: "apiserver_storage_db_total_size_in_bytes",
    since: 29,
    of: "Kubernetes",
    replacement: "apiserver_storage_size_bytes",
    change: "labels",
    note: "it has the label storage_cluster_id in place of endpoint",
    source: pull(118812),
  },
  {
    name: "etcd_db_total_size_in_bytes",
    since: 26,
    of: "Kubernetes",
    replacement: "apiserver_storage_size_bytes",
    change: "labels",
    note: "it has the label storage_cluster_id in place of endpoint",
    source: pull(113310),
  },
  {
    name: "scheduler_e2e_scheduling_duration_seconds",
    since: 24,
    of: "Kubernetes",
    replacement: "scheduler_scheduling_attempt_duration_seconds",
    change: "rename",
    source: pull(115209),
  },
  {
    name: "node_collector_evictions_number",
    since: 27,
    of: "Kubernetes",
    replacement: "node_collector_evictions_total",
    change: "rename",
    source: pull(115209),
  },
  {
    name: "etcd_object_counts",
    since: 25,
    of: "Kubernetes",
    replacement: "apiserver_storage_objects",
    change: "rename",
    source: pull(110337),
  },
  {
    name: "apiserver_dropped_requests_total",
    since: 25,
    of: "Kubernetes",
    replacement: "apiserver_request_total",
    change: "other",
    note: 'ask for code="429"',
    source: pull(110337),
  },
  {
    name: "apiserver_registered_watchers",
    since: 25,
    of: "Kubernetes",
    replacement: "apiserver_longrunning_requests",
    change: "other",
    note: 'ask for verb="WATCH"',
    source: pull(110337),
  },
  {
    name: "etcd_debugging_mvcc_db_total_size_in_bytes",
    since: 22,
    of: "etcd 3.5",
    replacement: "etcd_mvcc_db_total_size_in_bytes",
    change: "rename",
    source: etcdUpgrade,
  },
];
