// Written by `npm run generate` from schemas/configuration.schema.json; do not edit.

/**
 * Configuration of Planelint: .planelint.yaml
 */
export interface ConfigurationFile {
  /**
   * Everything below this folder is one workspace; Planelint looks no further up.
   */
  root?: boolean;
  /**
   * Version of the cluster, as "1.33" in quotes (unquoted, 1.30 is the number 1.3).
   */
  kubernetes?: string;
  /**
   * Scale that the load estimates assume.
   */
  cluster?: {
    /**
     * Number of nodes.
     */
    nodes?: number;
    /**
     * Number of kube-apiserver instances.
     */
    apiservers?: number;
    /**
     * Number of Pods in the cluster.
     */
    pods?: number;
    /**
     * Number of Services in the cluster.
     */
    services?: number;
  };
  /**
   * Where FlowSchemas and PriorityLevelConfigurations are kept.
   */
  flowControl?: {
    /**
     * True when they live in another repository; then nothing is said about missing ones.
     */
    managedElsewhere?: boolean;
  };
  /**
   * How the charts of the workspace are released, and which files hold values of charts that are elsewhere.
   */
  charts?: Chart[];
  rules?: RuleSettings;
  /**
   * Other rule settings for some files or objects; later ones win.
   */
  overrides?: Override[];
  /**
   * The team's runbook, a Markdown file; fixes add their notes to it.
   */
  runbook?: string;
}
export interface Chart {
  /**
   * The chart's folder.
   */
  path?: string;
  /**
   * The releases of this chart.
   */
  renders?: Render[];
  /**
   * Globs of files with values of a chart that is not in the workspace.
   */
  values?: string[];
  /**
   * Name of the chart that these values are for.
   */
  chart?: string;
  /**
   * Its version, in quotes.
   */
  version?: string;
  /**
   * Address of the repository that it comes from.
   */
  repository?: string;
}
export interface Render {
  /**
   * Name of this render, as findings name it; each of a chart has its own.
   */
  name: string;
  /**
   * Name of the release (default: release).
   */
  release?: string;
  /**
   * Values files in order, relative to the chart's folder.
   */
  values?: string[];
  /**
   * Namespace it is released to.
   */
  namespace?: string;
  /**
   * Settings as helm's --set takes them: a.b=1,c[0]=x
   */
  set?: string[];
  /**
   * As set; values are texts.
   */
  setString?: string[];
  /**
   * As set; values are JSON.
   */
  setJson?: string[];
  /**
   * As set; values are files, relative to the chart's folder, whose texts are set.
   */
  setFile?: string[];
  /**
   * Group versions that the cluster serves beside the built-in ones, such as monitoring.coreos.com/v1.
   */
  apiVersions?: string[];
  /**
   * Major version of Helm that it is released with (default: 4).
   */
  helm?: 3 | 4;
}
/**
 * Severity and options by rule id.
 */
export interface RuleSettings {
  /**
   * An alert, a recording rule or a dashboard asks for a metric that this version of Kubernetes no longer serves.
   */
  "alert-on-removed-metric"?: {
    [k: string]: unknown;
  };
  /**
   * The API server waits for its audit webhook, or sends to it without a limit.
   */
  "audit-webhook-blocks"?: {
    [k: string]: unknown;
  };
  /**
   * Many batch pods at once resolve each outside name with up to ten queries to the cluster's DNS.
   */
  "batch-pods-resolve-through-cluster-dns"?: {
    [k: string]: unknown;
  };
  /**
   * A program on every node watches the whole cluster, although it could keep to its own node.
   */
  "cluster-wide-watch-per-node"?: {
    [k: string]: unknown;
  };
  /**
   * A CNI plugin reads the whole cluster from every node, without the fan-out or batches made for it.
   */
  "cni-without-fan-out"?: {
    [k: string]: unknown;
  };
  /**
   * A Consul client agent is stopped without leaving, and stays in the pool as a failed member for days.
   */
  "consul-agent-leaves-ghosts"?: {
    [k: string]: unknown;
  };
  /**
   * A Consul client agent in each Pod: the gossip pool grows and churns with the Pods.
   */
  "consul-agent-sidecar"?: {
    [k: string]: unknown;
  };
  /**
   * Consul agents gossip without a key, so whoever reaches the port can join the pool.
   */
  "consul-gossip-unencrypted"?: {
    [k: string]: unknown;
  };
  /**
   * A Consul agent from before gossip was made stable for large pools.
   */
  "consul-gossip-version"?: {
    [k: string]: unknown;
  };
  /**
   * A dense CronJob starts Jobs beside those that have not ended, and nothing ends them.
   */
  "cronjob-piles-up"?: {
    [k: string]: unknown;
  };
  /**
   * A program keeps data without a bound as custom resources, which means in the cluster's etcd.
   */
  "custom-resource-as-database"?: {
    [k: string]: unknown;
  };
  /**
   * A rollout restarts agents that read the API server on many nodes at once.
   */
  "daemonset-rollout-herd"?: {
    [k: string]: unknown;
  };
  /**
   * An alert on the disk of etcd fires only far beyond what etcd's documentation asks for, and no other one does earlier.
   */
  "etcd-alert-too-loose"?: {
    [k: string]: unknown;
  };
  /**
   * A scheduled defragmentation of etcd that asks neither whether it is worth it nor how the members are.
   */
  "etcd-defrag-unguarded"?: {
    [k: string]: unknown;
  };
  /**
   * An even number of etcd members bears no more failures than one less, and more than seven make every write slow.
   */
  "etcd-even-members"?: {
    [k: string]: unknown;
  };
  /**
   * The heartbeat of etcd is so short that members miss it under load, or its timers are ones that etcd refuses.
   */
  "etcd-heartbeat-too-short"?: {
    [k: string]: unknown;
  };
  /**
   * The liveness probe of etcd fails on alarms or without a majority, so that members are restarted when that cannot help.
   */
  "etcd-liveness-kills-members"?: {
    [k: string]: unknown;
  };
  /**
   * The quota of etcd's database is off, unreadable, above 8 GiB, more than the memory, or left at 2 GiB in a large cluster.
   */
  "etcd-quota"?: {
    [k: string]: unknown;
  };
  /**
   * Members of etcd share a disk with other pods or with each other, or write to a file system in the network.
   */
  "etcd-shared-disk"?: {
    [k: string]: unknown;
  };
  /**
   * A timer of etcd is written in a way that etcd, or the tool that starts it, ignores or refuses.
   */
  "etcd-timer-ignored"?: {
    [k: string]: unknown;
  };
  /**
   * A version of etcd that can corrupt its data, or that gets no fixes any more.
   */
  "etcd-version-unsupported"?: {
    [k: string]: unknown;
  };
  /**
   * Members of etcd on volumes that are hard disks, or whose size or setting gives too few operations a second.
   */
  "etcd-volume-too-slow"?: {
    [k: string]: unknown;
  };
  /**
   * Events without a limit, or kept for long, share the etcd of everything else.
   */
  "event-flood-shares-etcd"?: {
    [k: string]: unknown;
  };
  /**
   * A flow-control object in an API version that the cluster does not serve.
   */
  "flow-schema-api-removed"?: {
    [k: string]: unknown;
  };
  /**
   * A FlowSchema that sends a workload's requests to the level without a limit.
   */
  "flow-schema-exempts-workload"?: {
    [k: string]: unknown;
  };
  /**
   * A FlowSchema that is refused, ignored, or comes too late to match what it names.
   */
  "flow-schema-never-matches"?: {
    [k: string]: unknown;
  };
  /**
   * A priority level whose shares stand in a field that its API version does not know.
   */
  "flow-schema-shares-field"?: {
    [k: string]: unknown;
  };
  /**
   * A flow-control object that the API server deletes or puts back.
   */
  "flow-schema-will-be-deleted"?: {
    [k: string]: unknown;
  };
  /**
   * A program on every node sends single requests that each reach etcd, again and again.
   */
  "get-etcd-per-record"?: {
    [k: string]: unknown;
  };
  /**
   * Helm keeps every revision of a release, each a Secret with the whole chart.
   */
  "helm-history-unbounded"?: {
    [k: string]: unknown;
  };
  /**
   * The API server's in-flight limits are below the default, or the default on a large cluster.
   */
  "inflight-limits-unsized"?: {
    [k: string]: unknown;
  };
  /**
   * Jobs or workflows with a new name each time stay in etcd after they have finished.
   */
  "job-never-cleaned"?: {
    [k: string]: unknown;
  };
  /**
   * Leader-election timings that survive a shorter silence of the API server than the product's defaults.
   */
  "leader-election-fragile"?: {
    [k: string]: unknown;
  };
  /**
   * Leader-election timings that the program refuses, so that it never starts.
   */
  "leader-election-invalid"?: {
    [k: string]: unknown;
  };
  /**
   * A kind of leader-election lock that this Kubernetes version no longer knows.
   */
  "leader-election-lock-removed"?: {
    [k: string]: unknown;
  };
  /**
   * A leader election inside a DaemonSet: every node polls the lock to wait for it.
   */
  "leader-election-on-every-node"?: {
    [k: string]: unknown;
  };
  /**
   * A leader election outside kube-system renews its Lease in the same lane as every ordinary Pod.
   */
  "leader-election-shares-lane"?: {
    [k: string]: unknown;
  };
  /**
   * Namespace Leases without an alert on their age.
   */
  "lease-age-unwatched"?: {
    [k: string]: unknown;
  };
  /**
   * A cache in front of lease storage that evicts leases, writes them later, or may grow until it is killed.
   */
  "lease-cache-can-lose"?: {
    [k: string]: unknown;
  };
  /**
   * An override of the lease mode that the team's runbook does not mention.
   */
  "lease-mode-undocumented"?: {
    [k: string]: unknown;
  };
  /**
   * One Lease for each Pod, Service or Ingress instead of one for a namespace.
   */
  "lease-per-object"?: {
    [k: string]: unknown;
  };
  /**
   * All Leases in view together are updated more often than a budget, or than the nodes' own heartbeats.
   */
  "lease-renew-budget"?: {
    [k: string]: unknown;
  };
  /**
   * A Lease that is renewed more often than it has to be: shared Leases, node Leases, retry periods under a second.
   */
  "lease-renew-too-often"?: {
    [k: string]: unknown;
  };
  /**
   * With namespace Leases something still asks for a Lease that is named after a Pod.
   */
  "lease-selector-assumes-pod"?: {
    [k: string]: unknown;
  };
  /**
   * A program on every node lists from etcd instead of the API server's cache.
   */
  "list-without-resource-version"?: {
    [k: string]: unknown;
  };
  /**
   * An agent on every node lists or watches the whole cluster, and no FlowSchema holds it back.
   */
  "missing-flow-schema"?: {
    [k: string]: unknown;
  };
  /**
   * A kubelet configuration that makes every node write its whole status as often as it computes it.
   */
  "node-status-report-trap"?: {
    [k: string]: unknown;
  };
  /**
   * A priority level that the API server refuses.
   */
  "priority-level-rejected"?: {
    [k: string]: unknown;
  };
  /**
   * Priority levels with so many shares that leader election keeps too few seats.
   */
  "priority-level-starves-leaders"?: {
    [k: string]: unknown;
  };
  /**
   * An alert or recording rule that computes another quantile than it claims, or aggregates the buckets away.
   */
  "quantile-misses-objective"?: {
    [k: string]: unknown;
  };
  /**
   * A log or metric sidecar tries for ever, or without a wait, and no CPU limit holds it back.
   */
  "sidecar-can-starve-node"?: {
    [k: string]: unknown;
  };
  /**
   * Two objects make controllers write the same Secret, each undoing the other's work.
   */
  "two-writers-one-secret"?: {
    [k: string]: unknown;
  };
  /**
   * Vault keeps its data in Consul, but no Consul agent is where it asks for one.
   */
  "vault-on-consul-without-agent"?: {
    [k: string]: unknown;
  };
  /**
   * The API server's watch cache is switched off, so every list and watch is read from etcd.
   */
  "watch-cache-off"?: {
    [k: string]: unknown;
  };
  /**
   * A webhook that fails closed on everyday writes has one Pod behind it, or Pods that go away together.
   */
  "webhook-backend-single"?: {
    [k: string]: unknown;
  };
  /**
   * An admission webhook that fails closed stands in front of what the cluster needs to heal itself.
   */
  "webhook-fails-closed-on-system"?: {
    [k: string]: unknown;
  };
  /**
   * An admission webhook is asked about the Lease updates of the control plane or of the nodes.
   */
  "webhook-intercepts-leases"?: {
    [k: string]: unknown;
  };
  /**
   * A mutating webhook may change ReplicaSets, which the Deployment controller compares with its template.
   */
  "webhook-mutates-owned"?: {
    [k: string]: unknown;
  };
  /**
   * The webhooks that one request passes may together take longer than its sender waits.
   */
  "webhook-timeout-budget"?: {
    [k: string]: unknown;
  };
}
/**
 * Needs files, resources or both; with both, both must match.
 */
export interface Override {
  /**
   * Globs; the file in which a finding lies.
   */
  files?: string[];
  /**
   * The objects meant; every key given must match.
   */
  resources?: Resource[];
  rules: RuleSettings;
}
export interface Resource {
  /**
   * Glob for the kind.
   */
  kind?: string;
  /**
   * Glob for the name.
   */
  name?: string;
  /**
   * Glob for the namespace.
   */
  namespace?: string;
}
