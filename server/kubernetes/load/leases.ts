/**
 * A healthy holder updates its Lease once every retry period (not once every renew deadline), 2 s by client-go's
 * convention. https://github.com/kubernetes/client-go/blob/master/tools/leaderelection/leaderelection.go
 */
export const retryPeriodSeconds = 2;

/** Nodes update their own Lease every 10 s: a quarter of nodeLeaseDurationSeconds (40 s). KEP-589, kubernetes `pkg/kubelet/kubelet.go` */
export const nodeLeasePeriodSeconds = 10;
export const nodeLeaseDurationSeconds = 40;
export const nodeLeaseRenewFraction = 0.25;

/** client-go polls with a jitter factor of 1.2, so a candidate asks once every 1.6 periods on average. */
export const candidatePeriods = 1.6;

/** Lease updates a second, all of them writes to etcd's log. */
export function leaseUpdates(leases: number, periodSeconds = retryPeriodSeconds): number {
  return leases / periodSeconds;
}

/** GET requests a second of those that wait for a lock: every candidate but the holder asks for each Lease. */
export function leaseReads(leases: number, candidates: number, periodSeconds = retryPeriodSeconds): number {
  return (leases * Math.max(0, candidates - 1)) / (candidatePeriods * periodSeconds);
}

/** Updates a second of all nodes' own Leases, the yardstick for every other number of Lease updates. */
export function nodeLeaseUpdates(nodes: number, durationSeconds = nodeLeaseDurationSeconds): number {
  return nodes / (nodeLeaseRenewFraction * durationSeconds);
}

/** Nodes whose heartbeats make as many Lease updates. */
export function asNodes(updatesPerSecond: number): number {
  return Math.round(updatesPerSecond * nodeLeasePeriodSeconds);
}
