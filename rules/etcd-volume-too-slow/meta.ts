import type { RuleMeta } from "../../server/contract/rule.ts";

export interface Options {
  readonly minimumIops: number;
}

const defaults: Options = { minimumIops: 500 };

export const meta: RuleMeta<Options> = {
  id: "etcd-volume-too-slow",
  summary:
    "Members of etcd on volumes that are hard disks, or whose size or setting gives too few operations a second.",
  topic: "etcd",
  severity: "warning",
  since: "0.1.0",
  recommended: true,
  fix: "suggestion",
  options: {
    type: "object",
    additionalProperties: false,
    properties: {
      minimumIops: {
        type: "integer",
        minimum: 1,
        default: defaults.minimumIops,
        description:
          "Volumes with fewer operations a second than this, as the provider publishes them, are reported. etcd needs 50 in sequence, and published ones can be ten times that.",
      },
    },
  },
  defaults,
  incidents: ["openai-2018-agents", "platform9-etcd-latency"],
  runbook: "etcd-operations",
  sources: [
    {
      claim:
        "50 sequential operations a second are required, 500 recommended under load; providers publish concurrent ones, which can be ten times as many. Solid state where possible.",
      url: "https://etcd.io/docs/v3.6/op-guide/hardware/",
    },
    {
      claim: "gp2 gives 3 IOPS for each GiB, at least 100, and bursts to 3,000 from 5.4 million credits.",
      url: "https://docs.aws.amazon.com/ebs/latest/userguide/general-purpose.html",
    },
    {
      claim: "st1, sc1 and standard are hard disks.",
      url: "https://docs.aws.amazon.com/ebs/latest/userguide/ebs-volume-types.html",
    },
    {
      claim: "pd-standard is backed by hard disks.",
      url: "https://cloud.google.com/compute/docs/disks/performance",
    },
    {
      claim: "Standard HDD, Standard_LRS, is for backups and infrequent access.",
      url: "https://learn.microsoft.com/azure/virtual-machines/disks-types",
    },
    {
      claim: "skuName of a StorageClass of Azure's disks.",
      url: "https://github.com/kubernetes-sigs/azuredisk-csi-driver/blob/master/docs/driver-parameters.md",
    },
    {
      claim: "kOps gives a member 20 GiB, and io1 and io2 volumes 100 IOPS, when nothing is written.",
      url: "https://github.com/kubernetes/kops/blob/master/pkg/model/master_volumes.go",
    },
  ],
};
