/** Metrics that newer Kubernetes versions no longer have, and those that etcd renamed. */
const gone =
  /apiserver_flowcontrol_request_concurrency|apiserver_request_slo_duration|etcd_debugging_mvcc_db_total_size|etcd_bookmark_counts/gu;

/**
 * From Kubernetes 1.37 on lists from the API server's cache are counted in the same metrics as lists from etcd, under
 * another label. https://github.com/kubernetes/kubernetes/pull/139125
 */
const anyStorage = /\b(apiserver_storage_list_\w*total)(?:\[|\{(?![^}]*\bstorage\b))/gu;

/** What a query, or a text with queries, asks for that current versions do not have or mean otherwise; in words. */
export function promqlComplaints(text: string): string[] {
  return [
    ...[...text.matchAll(gone)].map(([metric]) => `${metric} is gone`),
    ...[...text.matchAll(anyStorage)].map(
      ([, metric]) => `${metric} counts lists from the cache too without a storage`,
    ),
  ];
}
