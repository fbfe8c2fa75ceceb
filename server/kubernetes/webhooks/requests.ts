/** A kind of request, as the rules of a webhook see it. */
export interface AdmittedRequest {
  /** For messages: `Lease updates`. */
  readonly title: string;
  readonly operations: readonly ("CREATE" | "UPDATE" | "DELETE")[];
  readonly group: string;
  /** Versions that the supported Kubernetes releases serve. */
  readonly versions: readonly string[];
  readonly resource: string;
  readonly subresource: string | undefined;
  readonly namespaced: boolean;
  /**
   * True where Kubernetes makes the objects without labels, so that an object selector can be decided: node Leases and the
   * locks of its own controllers.
   */
  readonly unlabelled: boolean;
}

type Optional = "subresource" | "namespaced" | "unlabelled";

function request(fields: Omit<AdmittedRequest, Optional> & Partial<Pick<AdmittedRequest, Optional>>): AdmittedRequest {
  return { subresource: undefined, namespaced: true, unlabelled: false, ...fields };
}

/** Renewals of locks and of nodes. client-go and the kubelet set no labels on them. */
export const leaseUpdates = request({
  title: "Lease updates",
  operations: ["UPDATE"],
  group: "coordination.k8s.io",
  versions: ["v1"],
  resource: "leases",
  unlabelled: true,
});

export const podCreations = request({
  title: "the creation of Pods",
  operations: ["CREATE"],
  group: "",
  versions: ["v1"],
  resource: "pods",
});

/** The kubelet reports here that a Pod is ready, which makes it an endpoint of its Services. */
export const podStatusUpdates = request({
  title: "the status of Pods",
  operations: ["UPDATE"],
  group: "",
  versions: ["v1"],
  resource: "pods",
  subresource: "status",
});

export const nodeWrites = request({
  title: "Nodes",
  operations: ["CREATE", "UPDATE"],
  group: "",
  versions: ["v1"],
  resource: "nodes",
  namespaced: false,
});

/** The kubelet reports conditions and addresses here. */
export const nodeStatusUpdates = request({
  title: "the status of Nodes",
  operations: ["UPDATE"],
  group: "",
  versions: ["v1"],
  resource: "nodes",
  subresource: "status",
  namespaced: false,
});

/** How a kubelet gets its certificate. */
export const certificateRequests = request({
  title: "CertificateSigningRequests",
  operations: ["CREATE"],
  group: "certificates.k8s.io",
  versions: ["v1"],
  resource: "certificatesigningrequests",
  namespaced: false,
});

/** Made by every component that checks a token. */
export const tokenReviews = request({
  title: "TokenReviews",
  operations: ["CREATE"],
  group: "authentication.k8s.io",
  versions: ["v1"],
  resource: "tokenreviews",
  namespaced: false,
});

/** Made by every component that checks a permission. */
export const accessReviews = request({
  title: "SubjectAccessReviews",
  operations: ["CREATE"],
  group: "authorization.k8s.io",
  versions: ["v1"],
  resource: "subjectaccessreviews",
  namespaced: false,
});

/** Owned by Deployments. */
export const replicaSetWrites = request({
  title: "ReplicaSets",
  operations: ["CREATE", "UPDATE"],
  group: "apps",
  versions: ["v1"],
  resource: "replicasets",
});

/** What people and controllers write all day, to find the one that passes most webhooks. */
export const everydayRequests: readonly AdmittedRequest[] = [
  podCreations,
  ...[
    { group: "", resource: "services", title: "the creation of Services" },
    { group: "", resource: "configmaps", title: "the creation of ConfigMaps" },
    { group: "", resource: "secrets", title: "the creation of Secrets" },
    { group: "apps", resource: "deployments", title: "the creation of Deployments" },
    { group: "apps", resource: "replicasets", title: "the creation of ReplicaSets" },
    { group: "batch", resource: "jobs", title: "the creation of Jobs" },
  ].map((fields) => request({ ...fields, operations: ["CREATE"], versions: ["v1"] })),
];
