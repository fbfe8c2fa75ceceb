import { count } from "../../server/kubernetes/load/numbers.ts";
import type { Facts } from "./facts.ts";

export function describe(facts: Facts): string {
  switch (facts.form) {
    case "dex": {
      const long = facts.expiry === undefined ? "24 hours (the default)" : facts.expiry.text;
      return `Dex keeps each login attempt as an AuthRequest in the cluster's etcd, for ${long}. Whoever reaches the login page can create them: dashboards that refresh, a probe, or somebody who tries passwords left about 4 million of them in one cluster, and its API servers fell over. Set expiry.authRequests to minutes, count them with a ResourceQuota, or give Dex another storage.`;
    }
    case "trivy": {
      const size =
        facts.pods === undefined
          ? "About 1,200 pods were enough to take a cluster down"
          : `With ${count(facts.pods)} pods (cluster.pods) that is as much as took a cluster of about 1,200 pods down`;
      return `The Trivy operator keeps a vulnerability report and an SBOM report for each scanned image of each workload in etcd. ${size}: etcd grew from 380 MB to 1.2 GB and lost its leaders. Turn SBOM generation off, keep reports outside etcd (alternateReportStorage), or scan fewer namespaces.`;
    }
    default:
      return `Kyverno goes on making a report for each admission, but without its ${facts.missing} nothing takes these reports in and deletes them; they lie in etcd, up to the limit of the version (10,000), or without one in old versions: 811,742 made an API server unreachable. Turn features.admissionReports off, too, or the ${facts.missing} on.`;
  }
}
