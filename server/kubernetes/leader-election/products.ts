import { isRepository } from "../image.ts";
import type { Timing, Timings } from "./timings.ts";

/** How one program's election is configured, and what applies when nothing is written. */
export interface Product {
  readonly id: string;
  readonly name: string;
  /** Undefined: not known, so a timing that is not written is unknown. */
  readonly defaults: Timings | undefined;
  /** `go`: Go durations, a number without a unit is refused. `seconds`: plain seconds. `either`: not known. */
  readonly unit: "go" | "seconds" | "either";
  /** False for programs that replace what does not fit instead of refusing it. */
  readonly refuses: boolean;
  /** What happens where no switch is written. */
  readonly onByDefault?: boolean;
  readonly images?: readonly string[];
  readonly programs?: readonly string[];
  /** A single setting from which all three follow, by these factors. */
  readonly derived?: { readonly flag: string; readonly factors: Timings };
  readonly variables?: Readonly<Record<Timing, string>>;
  /** Maps of the product's values that hold the timings, with the keys in them. Charts by name. */
  readonly values?: {
    readonly charts: readonly string[];
    readonly maps: readonly (readonly string[])[];
    readonly keys: Readonly<Record<Timing, string>>;
  };
}

function seconds(leaseDuration: number, renewDeadline: number, retryPeriod: number): Timings {
  return { leaseDuration, renewDeadline, retryPeriod };
}

const plainKeys = {
  leaseDuration: "leaseDuration",
  renewDeadline: "renewDeadline",
  retryPeriod: "retryPeriod",
} as const;

/** client-go's convention, and the defaults of component-base and controller-runtime. */
export const conventional: Timings = seconds(15, 10, 2);

/** kube-controller-manager, kube-scheduler and others that take component-base's options. component-base `config/v1alpha1/defaults.go` */
export const componentBase: Product = {
  id: "component-base",
  name: "Kubernetes components",
  defaults: conventional,
  unit: "go",
  refuses: true,
  onByDefault: true,
  images: ["*/kube-controller-manager", "*/kube-scheduler", "*/cloud-controller-manager", "*/cluster-autoscaler"],
  programs: ["kube-controller-manager", "kube-scheduler", "cloud-controller-manager", "cluster-autoscaler"],
  // https://github.com/kubernetes/autoscaler/blob/master/cluster-autoscaler/charts/cluster-autoscaler/values.yaml
  values: {
    charts: ["cluster-autoscaler"],
    maps: [["extraArgs"]],
    keys: {
      leaseDuration: "leader-elect-lease-duration",
      renewDeadline: "leader-elect-renew-deadline",
      retryPeriod: "leader-elect-retry-period",
    },
  },
};

/** A program whose defaults are not known. */
export const unknownProduct: Product = {
  id: "unknown",
  name: "this program",
  defaults: undefined,
  unit: "either",
  refuses: true,
};

/** Programs whose defaults were read in their source. */
export const products: readonly Product[] = [
  componentBase,
  {
    // https://github.com/kubernetes-csi/external-provisioner/blob/master/cmd/csi-provisioner/csi-provisioner.go
    id: "csi-sidecars",
    name: "the CSI sidecars",
    defaults: seconds(15, 10, 5),
    unit: "go",
    refuses: true,
    onByDefault: false,
    images: ["*/csi-provisioner", "*/csi-attacher", "*/csi-resizer", "*/csi-snapshotter", "*/snapshot-controller"],
    programs: ["csi-provisioner", "csi-attacher", "csi-resizer", "csi-snapshotter", "snapshot-controller"],
  },
  {
    // https://github.com/cert-manager/cert-manager/blob/master/internal/apis/config/shared/v1alpha1/defaults.go
    id: "cert-manager",
    name: "cert-manager",
    defaults: seconds(60, 40, 15),
    unit: "go",
    refuses: true,
    onByDefault: true,
    images: ["*/cert-manager-controller", "*/cert-manager-cainjector"],
    values: { charts: ["cert-manager"], maps: [["global", "leaderElection"]], keys: plainKeys },
  },
  {
    // https://github.com/external-secrets/external-secrets/blob/main/cmd/controller/root.go
    id: "external-secrets",
    name: "External Secrets",
    defaults: conventional,
    unit: "go",
    refuses: true,
    onByDefault: false,
    images: ["*/external-secrets/external-secrets"],
    values: {
      charts: ["external-secrets"],
      maps: [[]],
      keys: {
        leaseDuration: "leaderElectionLeaseDuration",
        renewDeadline: "leaderElectionRenewDeadline",
        retryPeriod: "leaderElectionRetryPeriod",
      },
    },
  },
  {
    // https://github.com/kubernetes/autoscaler/blob/master/vertical-pod-autoscaler/pkg/recommender/main.go
    id: "vertical-pod-autoscaler",
    name: "the vertical Pod autoscaler",
    defaults: conventional,
    unit: "go",
    refuses: true,
    onByDefault: false,
    images: ["*/vpa-recommender", "*/vpa-updater"],
    values: {
      charts: ["vertical-pod-autoscaler"],
      maps: [
        ["recommender", "leaderElection"],
        ["updater", "leaderElection"],
      ],
      keys: plainKeys,
    },
  },
  {
    // https://github.com/argoproj/argo-workflows/blob/main/docs/environment-variables.md
    id: "argo-workflows",
    name: "Argo Workflows",
    defaults: seconds(15, 10, 5),
    unit: "go",
    refuses: true,
    onByDefault: true,
    images: ["*/workflow-controller"],
    programs: ["workflow-controller"],
    variables: {
      leaseDuration: "LEADER_ELECTION_LEASE_DURATION",
      renewDeadline: "LEADER_ELECTION_RENEW_DEADLINE",
      retryPeriod: "LEADER_ELECTION_RETRY_PERIOD",
    },
  },
  {
    // https://github.com/kubernetes/ingress-nginx/blob/main/internal/ingress/controller/status.go
    id: "ingress-nginx",
    name: "ingress-nginx",
    defaults: seconds(30, 15, 7.5),
    unit: "go",
    refuses: true,
    onByDefault: true,
    images: ["*/ingress-nginx/controller"],
    programs: ["nginx-ingress-controller"],
    derived: { flag: "election-ttl", factors: seconds(1, 1 / 2, 1 / 4) },
  },
  {
    // https://github.com/kyverno/kyverno/blob/main/pkg/leaderelection/leaderelection.go
    id: "kyverno",
    name: "Kyverno",
    defaults: seconds(12, 10, 2),
    unit: "go",
    refuses: true,
    onByDefault: true,
    images: [
      "*/kyverno/kyverno",
      "*/kyverno/background-controller",
      "*/kyverno/cleanup-controller",
      "*/kyverno/reports-controller",
    ],
    derived: { flag: "leaderElectionRetryPeriod", factors: seconds(6, 5, 1) },
    // One container's flags for each controller. https://github.com/kyverno/kyverno/blob/main/charts/kyverno/values.yaml
    values: {
      charts: ["kyverno"],
      maps: [
        ["admissionController", "container", "extraArgs"],
        ["backgroundController", "extraArgs"],
        ["cleanupController", "extraArgs"],
        ["reportsController", "extraArgs"],
      ],
      keys: {
        leaseDuration: "leaderElectionRetryPeriod",
        renewDeadline: "leaderElectionRetryPeriod",
        retryPeriod: "leaderElectionRetryPeriod",
      },
    },
  },
  {
    // https://github.com/kube-vip/kube-vip/blob/main/pkg/kubevip/config_envvar.go
    id: "kube-vip",
    name: "kube-vip",
    defaults: conventional,
    unit: "seconds",
    refuses: true,
    onByDefault: false,
    images: ["kube-vip/kube-vip", "plndr/kube-vip"],
    variables: {
      leaseDuration: "vip_leaseduration",
      renewDeadline: "vip_renewdeadline",
      retryPeriod: "vip_retryperiod",
    },
    values: {
      charts: ["kube-vip"],
      maps: [["env"]],
      keys: { leaseDuration: "vip_leaseduration", renewDeadline: "vip_renewdeadline", retryPeriod: "vip_retryperiod" },
    },
  },
  {
    // Warns and replaces what does not fit. https://github.com/cilium/cilium/blob/main/pkg/l2announcer/l2announcer.go
    id: "cilium-l2",
    name: "Cilium's L2 announcements",
    defaults: seconds(15, 5, 2),
    unit: "go",
    refuses: false,
    values: {
      charts: ["cilium"],
      maps: [["l2announcements"]],
      keys: { leaseDuration: "leaseDuration", renewDeadline: "leaseRenewDeadline", retryPeriod: "leaseRetryPeriod" },
    },
  },
];

/** https://github.com/knative/pkg/blob/main/leaderelection/config.go */
export const knative: Product = {
  id: "knative",
  name: "Knative",
  defaults: seconds(60, 40, 10),
  unit: "go",
  refuses: true,
  onByDefault: true,
};

/** The product that an image or a program name tells; undefined for others. */
export function productOf(repository: string | undefined, program: string | undefined): Product | undefined {
  return products.find(
    ({ images = [], programs = [] }) =>
      (program !== undefined && programs.includes(program)) ||
      (repository !== undefined && images.some((image) => isRepository(repository, image))),
  );
}

/** The product whose chart has this name. */
export function productOfChart(chart: string | undefined): Product | undefined {
  return products.find(({ values }) => chart !== undefined && values?.charts.includes(chart));
}
