import type { Options } from "./meta.ts";

/**
 * A PrometheusRule for the objective: late by at most half of `pageSeconds` for 99.9 % of the time, a page above it. Late
 * is what a Lease's age is above its renewal window.
 */
export function alertText({ renewWindowSeconds, pageSeconds }: Options): string {
  const selector = '{namespace!="kube-node-lease"}';
  return `# Narrow the selector to the names of the namespace Leases: lease=~"…".
# kube-state-metrics must have the metric (--metric-allowlist) and be scraped often.
apiVersion: monitoring.coreos.com/v1
kind: PrometheusRule
metadata:
  name: namespace-lease-age
spec:
  groups:
    - name: namespace-lease-age
      rules:
        - record: namespace_lease:late_seconds:max
          expr: max by (namespace) (timestamp(kube_lease_renew_time${selector}) - kube_lease_renew_time${selector}) - ${renewWindowSeconds}
        - alert: NamespaceLeaseLate
          expr: namespace_lease:late_seconds:max > ${pageSeconds}
          labels:
            severity: critical
          annotations:
            summary: A namespace Lease is more than ${pageSeconds} s late.
        - alert: NamespaceLeaseObjectiveMissed
          expr: avg_over_time((namespace_lease:late_seconds:max > bool ${pageSeconds / 2})[30d:1m]) > 0.001
          labels:
            severity: warning
          annotations:
            summary: A namespace Lease was more than ${pageSeconds / 2} s late for more than 0.1 % of 30 days.
`;
}
