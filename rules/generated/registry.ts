// Written by `npm run generate`; do not edit.
import type { Rule } from "../../server/contract/rule.ts";
import { rule as alertOnRemovedMetric } from "../alert-on-removed-metric/rule.ts";
import { rule as auditWebhookBlocks } from "../audit-webhook-blocks/rule.ts";
import { rule as batchPodsResolveThroughClusterDns } from "../batch-pods-resolve-through-cluster-dns/rule.ts";
import { rule as clusterWideWatchPerNode } from "../cluster-wide-watch-per-node/rule.ts";
import { rule as cniWithoutFanOut } from "../cni-without-fan-out/rule.ts";
import { rule as consulAgentLeavesGhosts } from "../consul-agent-leaves-ghosts/rule.ts";
import { rule as consulAgentSidecar } from "../consul-agent-sidecar/rule.ts";
import { rule as consulGossipUnencrypted } from "../consul-gossip-unencrypted/rule.ts";
import { rule as consulGossipVersion } from "../consul-gossip-version/rule.ts";
import { rule as cronjobPilesUp } from "../cronjob-piles-up/rule.ts";
import { rule as customResourceAsDatabase } from "../custom-resource-as-database/rule.ts";
import { rule as daemonsetRolloutHerd } from "../daemonset-rollout-herd/rule.ts";
import { rule as etcdAlertTooLoose } from "../etcd-alert-too-loose/rule.ts";
import { rule as etcdDefragUnguarded } from "../etcd-defrag-unguarded/rule.ts";
import { rule as etcdEvenMembers } from "../etcd-even-members/rule.ts";
import { rule as etcdHeartbeatTooShort } from "../etcd-heartbeat-too-short/rule.ts";
import { rule as etcdLivenessKillsMembers } from "../etcd-liveness-kills-members/rule.ts";
import { rule as etcdQuota } from "../etcd-quota/rule.ts";
import { rule as etcdSharedDisk } from "../etcd-shared-disk/rule.ts";
import { rule as etcdTimerIgnored } from "../etcd-timer-ignored/rule.ts";
import { rule as etcdVersionUnsupported } from "../etcd-version-unsupported/rule.ts";
import { rule as etcdVolumeTooSlow } from "../etcd-volume-too-slow/rule.ts";
import { rule as eventFloodSharesEtcd } from "../event-flood-shares-etcd/rule.ts";
import { rule as flowSchemaApiRemoved } from "../flow-schema-api-removed/rule.ts";
import { rule as flowSchemaExemptsWorkload } from "../flow-schema-exempts-workload/rule.ts";
import { rule as flowSchemaNeverMatches } from "../flow-schema-never-matches/rule.ts";
import { rule as flowSchemaSharesField } from "../flow-schema-shares-field/rule.ts";
import { rule as flowSchemaWillBeDeleted } from "../flow-schema-will-be-deleted/rule.ts";
import { rule as getEtcdPerRecord } from "../get-etcd-per-record/rule.ts";
import { rule as helmHistoryUnbounded } from "../helm-history-unbounded/rule.ts";
import { rule as inflightLimitsUnsized } from "../inflight-limits-unsized/rule.ts";
import { rule as jobNeverCleaned } from "../job-never-cleaned/rule.ts";
import { rule as leaderElectionFragile } from "../leader-election-fragile/rule.ts";
import { rule as leaderElectionInvalid } from "../leader-election-invalid/rule.ts";
import { rule as leaderElectionLockRemoved } from "../leader-election-lock-removed/rule.ts";
import { rule as leaderElectionOnEveryNode } from "../leader-election-on-every-node/rule.ts";
import { rule as leaderElectionSharesLane } from "../leader-election-shares-lane/rule.ts";
import { rule as leaseAgeUnwatched } from "../lease-age-unwatched/rule.ts";
import { rule as leaseCacheCanLose } from "../lease-cache-can-lose/rule.ts";
import { rule as leaseModeUndocumented } from "../lease-mode-undocumented/rule.ts";
import { rule as leasePerObject } from "../lease-per-object/rule.ts";
import { rule as leaseRenewBudget } from "../lease-renew-budget/rule.ts";
import { rule as leaseRenewTooOften } from "../lease-renew-too-often/rule.ts";
import { rule as leaseSelectorAssumesPod } from "../lease-selector-assumes-pod/rule.ts";
import { rule as listWithoutResourceVersion } from "../list-without-resource-version/rule.ts";
import { rule as missingFlowSchema } from "../missing-flow-schema/rule.ts";
import { rule as nodeStatusReportTrap } from "../node-status-report-trap/rule.ts";
import { rule as priorityLevelRejected } from "../priority-level-rejected/rule.ts";
import { rule as priorityLevelStarvesLeaders } from "../priority-level-starves-leaders/rule.ts";
import { rule as quantileMissesObjective } from "../quantile-misses-objective/rule.ts";
import { rule as sidecarCanStarveNode } from "../sidecar-can-starve-node/rule.ts";
import { rule as twoWritersOneSecret } from "../two-writers-one-secret/rule.ts";
import { rule as vaultOnConsulWithoutAgent } from "../vault-on-consul-without-agent/rule.ts";
import { rule as watchCacheOff } from "../watch-cache-off/rule.ts";
import { rule as webhookBackendSingle } from "../webhook-backend-single/rule.ts";
import { rule as webhookFailsClosedOnSystem } from "../webhook-fails-closed-on-system/rule.ts";
import { rule as webhookInterceptsLeases } from "../webhook-intercepts-leases/rule.ts";
import { rule as webhookMutatesOwned } from "../webhook-mutates-owned/rule.ts";
import { rule as webhookTimeoutBudget } from "../webhook-timeout-budget/rule.ts";

/** Every rule, by id. */
export const rules: readonly Rule[] = [
  alertOnRemovedMetric,
  auditWebhookBlocks,
  batchPodsResolveThroughClusterDns,
  clusterWideWatchPerNode,
  cniWithoutFanOut,
  consulAgentLeavesGhosts,
  consulAgentSidecar,
  consulGossipUnencrypted,
  consulGossipVersion,
  cronjobPilesUp,
  customResourceAsDatabase,
  daemonsetRolloutHerd,
  etcdAlertTooLoose,
  etcdDefragUnguarded,
  etcdEvenMembers,
  etcdHeartbeatTooShort,
  etcdLivenessKillsMembers,
  etcdQuota,
  etcdSharedDisk,
  etcdTimerIgnored,
  etcdVersionUnsupported,
  etcdVolumeTooSlow,
  eventFloodSharesEtcd,
  flowSchemaApiRemoved,
  flowSchemaExemptsWorkload,
  flowSchemaNeverMatches,
  flowSchemaSharesField,
  flowSchemaWillBeDeleted,
  getEtcdPerRecord,
  helmHistoryUnbounded,
  inflightLimitsUnsized,
  jobNeverCleaned,
  leaderElectionFragile,
  leaderElectionInvalid,
  leaderElectionLockRemoved,
  leaderElectionOnEveryNode,
  leaderElectionSharesLane,
  leaseAgeUnwatched,
  leaseCacheCanLose,
  leaseModeUndocumented,
  leasePerObject,
  leaseRenewBudget,
  leaseRenewTooOften,
  leaseSelectorAssumesPod,
  listWithoutResourceVersion,
  missingFlowSchema,
  nodeStatusReportTrap,
  priorityLevelRejected,
  priorityLevelStarvesLeaders,
  quantileMissesObjective,
  sidecarCanStarveNode,
  twoWritersOneSecret,
  vaultOnConsulWithoutAgent,
  watchCacheOff,
  webhookBackendSingle,
  webhookFailsClosedOnSystem,
  webhookInterceptsLeases,
  webhookMutatesOwned,
  webhookTimeoutBudget,
];
