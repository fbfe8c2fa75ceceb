// Written by `npm run generate`; do not edit.
import type { Incident } from "./incident.ts";

export const incidents: readonly Incident[] = [
 {
  "id": "alloy-2025-cluster-logs",
  "title": "Every Alloy Pod watches the whole cluster's logs",
  "organisation": "A user of Grafana Alloy on AKS",
  "date": "2025-11-06",
  "summary": "With the default Kubernetes pipeline each Pod of the DaemonSet discovered all pods and streamed all logs through the API. On four clusters of about 20 nodes the API server's in-flight requests were used up and objects could not be created.",
  "happened": [
   "Alloy ran as a DaemonSet with its default configuration, on four clusters of about 20 nodes.",
   "Each Pod discovered all pods and opened their logs through the API server.",
   "The in-flight requests of the managed API server were used up; new objects could not be created.",
   "A keep rule on the node's name, from the downward API, took the load away."
  ],
  "signal": {
   "text": "A DaemonSet of Alloy with discovery.kubernetes of role pod and neither a selector on spec.nodeName nor a keep rule on the node's name."
  },
  "metrics": [
   {
    "promql": "sum(apiserver_current_inflight_requests) by (request_kind)",
    "shows": "Requests in flight."
   }
  ],
  "cure": [
   "A filter on the own node, with the node's name from the downward API."
  ],
  "lessons": [
   "Twenty nodes are enough where each asks for everything."
  ],
  "figures": [
   {
    "what": "Nodes of a cluster",
    "value": 20
   },
   {
    "what": "Memory of an agent before",
    "value": 3,
    "unit": "GB"
   },
   {
    "what": "Memory of an agent after",
    "value": 300,
    "unit": "MB"
   }
  ],
  "sources": [
   {
    "name": "grafana/alloy issue 4787",
    "url": "https://github.com/grafana/alloy/issues/4787",
    "read": "original"
   }
  ]
 },
 {
  "id": "argo-cd-2023-etcd-growth",
  "title": "An upgrade of Argo CD fills etcd, and applications are deleted",
  "organisation": "A user of Argo CD on EKS",
  "date": "2023-11-08",
  "summary": "After an upgrade from 2.8.4 to 2.8.6 one of two like instances of Argo CD wrote so much that etcd grew from under 2 to over 10 GB and turned read-only. All applications that did not preserve their resources were deleted.",
  "happened": [
   "The instance has 1,375 Applications of 151 ApplicationSets on 48 clusters.",
   "etcd passed 10 GB and turned read-only, which hit everything in the cluster.",
   "Argo CD then deleted the applications that were not set to be preserved.",
   "Why, the reporters do not know; the other instance with the same configuration stayed below 2 GB."
  ],
  "signal": {
   "text": "An ApplicationSet without syncPolicy.preserveResourcesOnDeletion.",
   "unflagged": "What wrote was a version, and an equal instance did not. That an ApplicationSet deletes what it made is its documented default and often what is wanted, so its absence is no finding."
  },
  "metrics": [
   {
    "promql": "sum(rate(apiserver_request_total{group=\"argoproj.io\",verb=~\"PUT|PATCH\"}[5m]))",
    "shows": "Writes of applications."
   },
   {
    "promql": "etcd_mvcc_db_total_size_in_bytes",
    "shows": "Size of the database."
   }
  ],
  "cure": [
   "preserveResourcesOnDeletion for the applications."
  ],
  "lessons": [
   "A controller that can delete everything should not be able to by accident."
  ],
  "figures": [
   {
    "what": "Applications",
    "value": 1375
   },
   {
    "what": "Database",
    "value": "2 to 10",
    "unit": "GB"
   }
  ],
  "sources": [
   {
    "name": "argoproj/argo-cd issue 16284",
    "url": "https://github.com/argoproj/argo-cd/issues/16284",
    "read": "original"
   }
  ]
 },
 {
  "id": "argo-workflows-2024-etcd-full",
  "title": "500 workflows fill etcd",
  "organisation": "A user of Argo Workflows",
  "date": "2024-03-14",
  "summary": "About 500 workflows ran at once, each a large object that changes with every step. etcd reached 8 GB within a short time, and etcd and the API server were gone.",
  "happened": [
   "About 500 workflows and as many pods ran at the same time in production.",
   "etcd filled up to 8 GB rapidly; etcd and the API server became unavailable.",
   "The team limited the number of workflows, made their templates smaller and moved them to a cluster of their own."
  ],
  "signal": {
   "text": "Workflows without ttlStrategy and podGC, with large templates."
  },
  "metrics": [
   {
    "promql": "etcd_mvcc_db_total_size_in_bytes",
    "shows": "etcd's size, against its quota."
   }
  ],
  "cure": [
   "Fewer and smaller workflows at a time; finished ones deleted."
  ],
  "lessons": [
   "Every step of a workflow writes the whole object again."
  ],
  "figures": [
   {
    "what": "Workflows at once",
    "value": 500
   },
   {
    "what": "Size of etcd",
    "value": 8,
    "unit": "GB"
   }
  ],
  "sources": [
   {
    "name": "argoproj/argo-workflows issue 12802",
    "url": "https://github.com/argoproj/argo-workflows/issues/12802",
    "read": "original"
   }
  ]
 },
 {
  "id": "audit-webhook-2019-oom",
  "title": "A throttled audit webhook takes the API server down",
  "organisation": "Operators of a Kubernetes 1.14 cluster",
  "date": "2019-11",
  "summary": "An audit webhook in batch mode, meant not to block, was throttled by its CPU limit. Connections and buffers piled up inside the API server until it was killed for its memory.",
  "happened": [
   "The receiver of audit events got more than its CPU limit could take, and answered slowly.",
   "Deliveries piled up in the API server and its memory grew.",
   "The API server was OOM-killed, which was an outage of the cluster."
  ],
  "signal": {
   "text": "A kube-apiserver with --audit-webhook-config-file in a blocking mode, without throttling, or with a buffer of untruncated events; a receiver with a small CPU limit.",
   "yaml": "command:\n  - kube-apiserver\n  - --audit-webhook-config-file=/etc/kubernetes/audit-webhook.conf\n  - --audit-webhook-batch-throttle-enable=false\n"
  },
  "metrics": [
   {
    "promql": "sum by (plugin) (rate(apiserver_audit_error_total[5m]))",
    "shows": "Audit events that could not be delivered."
   },
   {
    "promql": "process_resident_memory_bytes{job=\"apiserver\"}",
    "shows": "Memory of the API servers."
   }
  ],
  "cure": [
   "Batch mode with throttling and truncated events; give the receiver CPU."
  ],
  "lessons": [
   "Whatever the API server waits for or buffers for is a part of the control plane."
  ],
  "figures": [],
  "sources": [
   {
    "name": "kubernetes/kubernetes issue 85489",
    "url": "https://github.com/kubernetes/kubernetes/issues/85489",
    "read": "original"
   }
  ]
 },
 {
  "id": "aws-nth-quorum-list",
  "title": "A node agent lists its node's pods by a quorum read",
  "organisation": "A user of the AWS Node Termination Handler",
  "date": "2024-05-29",
  "summary": "The agent listed its node's pods without resourceVersion, so that etcd read every pod of the cluster for an answer of a few. An option for a read from the API server's cache, which knows pods by node, was added after Vector's example.",
  "happened": [
   "While a node drains, the agent lists the pods with the field selector spec.nodeName and no resourceVersion.",
   "The API server reads every pod of the cluster from etcd and keeps those of the node.",
   "In a very large cluster this is slow and hard on etcd."
  ],
  "signal": {
   "text": "The handler's DaemonSet (IMDS mode) without USE_APISERVER_CACHE, on many nodes."
  },
  "metrics": [
   {
    "promql": "sum by (resource) (rate(apiserver_storage_list_total{resource=\"pods\",storage!=\"watchcache\"}[5m]))",
    "shows": "Lists of pods that reach etcd."
   }
  ],
  "cure": [
   "An option to allow a cached read (use-apiserver-cache), off by default."
  ],
  "lessons": [
   "A field selector is applied after etcd has read everything."
  ],
  "figures": [],
  "sources": [
   {
    "name": "aws/aws-node-termination-handler issue 1017",
    "url": "https://github.com/aws/aws-node-termination-handler/issues/1017",
    "read": "original"
   }
  ]
 },
 {
  "id": "axis-2026-cronjob",
  "title": "A failing CronJob leaves 7,500 crash-looping Pods",
  "organisation": "Axis Communications",
  "date": "2026-02-04",
  "summary": "A CronJob of every five minutes ran a script that always failed, with restartPolicy OnFailure. The kubelet restarted the container in the same Pod, so no Job ever counted as failed, and each round left one more: over 7,500.",
  "happened": [
   "A copied CronJob had restartPolicy OnFailure, no deadline, and no concurrencyPolicy.",
   "Its script failed each time, and the kubelet restarted it inside the Pod.",
   "The Pods did not reach the phase Failed, so the Job's limit of retries did not end them.",
   "Every five minutes another Job came on top, until over 7,500 were running.",
   "New Jobs of everybody waited more than five minutes for their first Pod."
  ],
  "signal": {
   "text": "A CronJob with restartPolicy OnFailure, concurrencyPolicy Allow or unset, and no activeDeadlineSeconds."
  },
  "metrics": [
   {
    "promql": "workqueue_depth{name=\"job\"}",
    "shows": "Jobs that wait for the Job controller."
   },
   {
    "promql": "apiserver_storage_objects{resource=\"jobs.batch\"}",
    "shows": "Jobs in etcd."
   }
  ],
  "cure": [
   "concurrencyPolicy Forbid, activeDeadlineSeconds, and restartPolicy Never."
  ],
  "lessons": [
   "A Job that can neither end nor fail is multiplied by its schedule."
  ],
  "figures": [
   {
    "what": "Pods that crashed again and again",
    "value": 7500
   },
   {
    "what": "Minutes between two Jobs",
    "value": 5
   }
  ],
  "sources": [
   {
    "name": "Axis: How We Broke the Kubernetes Job Controller with 7,500 Crashlooping Pods",
    "url": "https://engineeringat.axis.com/kubernetes-job-controller/",
    "read": "original"
   }
  ]
 },
 {
  "id": "bright-cluster-mesh",
  "title": "A Lease for each Pod, Service and Ingress drowns etcd's disk",
  "organisation": "Bright Cluster Mesh",
  "date": "undated",
  "summary": "A CNI set-up kept one Lease per Pod, per Service and per Ingress. Its renewals filled etcd's write-ahead log until lease writes waited in the disk queue and timed out; a shorter heartbeat and a cache in front made it worse. One Lease per namespace brought writes from thousands to 120 a second.",
  "happened": [
   "With one Lease for each Pod, Service and Ingress the mesh reached 30,000 lease keep-alives a second.",
   "At 150 Pods the write-ahead log's traffic had gone from 1 MB/s to 120 MB/s of fsync; a lease write waited 47 ms in the disk queue, in which 12,000 to 14,000 writes stood.",
   "The errors said \"context deadline exceeded\", which looked like the network and came from the disk queue.",
   "The etcd heartbeat was shortened from 100 ms to 50 ms to notice trouble sooner; that made it worse.",
   "A Redis cache that flushed leases to etcd asynchronously ran out of memory after 23 minutes; 800 Pods vanished from the lease table while the dashboards showed healthy.",
   "The lease mode was set to one Lease per namespace, and the load was gone."
  ],
  "signal": {
   "text": "A values key leaseMode with a per-object value, or a chart that supports leaseMode whose values leave it at its per-object default; an etcd heartbeat below 100 ms; an evicting cache in front of lease storage.",
   "yaml": "global:\n  leaseMode: pod        # one Lease per Pod: namespace is the cure\n"
  },
  "metrics": [
   {
    "promql": "sum(rate(apiserver_request_total{resource=\"leases\",verb=~\"PUT|PATCH|POST\"}[5m]))",
    "shows": "Lease updates a second; all nodes together make nodes / 10 of them."
   },
   {
    "promql": "histogram_quantile(0.99, sum by (instance, le) (rate(etcd_disk_wal_fsync_duration_seconds_bucket[5m])))",
    "shows": "Time of an fsync of the write-ahead log; 10 ms is what etcd's documentation asks for."
   }
  ],
  "cure": [
   "global.leaseMode set to namespace: one Lease per namespace, plus one for each stateless Deployment that rolls more than once an hour.",
   "StatefulSets, DaemonSets and Jobs share the namespace Lease with a renewal window of 10 s.",
   "A mutating webhook selects leases by metadata.namespace instead of the name of a Pod; it costs 5 ms for each Pod start.",
   "Defragmentation at night only while the lease backlog is below 200; on a hot disk each one adds 140 ms to every fsync.",
   "The objective is an age of the namespace Lease of at most 1 s for 99.9 % of the time, with a page at 2 s."
  ],
  "lessons": [
   "Run a canary at 100 Pods; what counts is the total renewal rate, not a magic number of objects.",
   "Document the leaseMode override in the runbook on the first day; the next team lost three days.",
   "The webhook broke every chart that assumed a Lease named after a Pod.",
   "Instead of the cache, a sidecar that rides on the kubelet's lease and renews the namespace Lease every 5 s would have kept serializability."
  ],
  "figures": [
   {
    "what": "Lease keep-alives before",
    "value": 30000,
    "unit": "1/s"
   },
   {
    "what": "Write-ahead log traffic at 150 Pods",
    "value": "1 to 120",
    "unit": "MB/s"
   },
   {
    "what": "Wait of a lease write in the disk queue",
    "value": 47,
    "unit": "ms"
   },
   {
    "what": "Writes in the disk queue",
    "value": "12,000 to 14,000"
   },
   {
    "what": "Time until the cache was out of memory",
    "value": 23,
    "unit": "min"
   },
   {
    "what": "Pods that vanished from the lease table",
    "value": 800
   },
   {
    "what": "Lease writes after",
    "value": 120,
    "unit": "1/s"
   },
   {
    "what": "Lease writes after at three times the load",
    "value": "at most 200",
    "unit": "1/s"
   },
   {
    "what": "fsync after",
    "value": 2,
    "unit": "ms"
   },
   {
    "what": "IOPS",
    "value": "4,200 to 180"
   },
   {
    "what": "Pods on the same three members after",
    "value": 750
   }
  ],
  "sources": [
   {
    "name": "Bright Cluster Mesh: the operators' account",
    "read": "secondary"
   }
  ]
 },
 {
  "id": "calico-2021-list-storm",
  "title": "225 agents send 6,700 full lists to the one API server left",
  "organisation": "A user of Calico with more than 700 nodes",
  "date": "2021-09-02",
  "summary": "One of two API servers of a managed cluster was lost. Agents that watched the API directly listed all pods again; answers took longer than the client waited, so the lists were repeated without back-off and the server could not recover.",
  "happened": [
   "A zone's failure took one of the API servers of a cluster of more than 700 nodes.",
   "calico-node Pods resynchronised with lists of all pods.",
   "Under that load an answer took more than a minute; the clients gave up after 60 s and asked again.",
   "About 225 nodes sent 6,700 lists in half an hour."
  ],
  "signal": {
   "text": "calico-node with the Kubernetes datastore and typha_service_name none; no FlowSchema that bounds its lists."
  },
  "metrics": [
   {
    "promql": "sum(rate(apiserver_request_total{verb=\"LIST\",resource=\"pods\"}[5m]))",
    "shows": "Lists of pods while an API server is away."
   }
  ],
  "cure": [
   "Typha between the agents and the API servers; back-off in the client."
  ],
  "lessons": [
   "Losing one API server is the moment in which every per-node client lists."
  ],
  "figures": [
   {
    "what": "Nodes",
    "value": 700
   },
   {
    "what": "Nodes that listed",
    "value": 225
   },
   {
    "what": "Lists in 30 minutes",
    "value": 6700
   }
  ],
  "sources": [
   {
    "name": "projectcalico/node issue 1200",
    "url": "https://github.com/projectcalico/node/issues/1200",
    "read": "original"
   }
  ]
 },
 {
  "id": "cert-manager-2022-one-secret",
  "title": "Two Certificates write one Secret for ever",
  "organisation": "A user of cert-manager",
  "date": "2022-02-11",
  "summary": "Two Certificates of one namespace named the same Secret. Each kept issuing anew over the other's result: thousands of CertificateRequests and Orders an hour, more than etcd could compact, until the cluster was down.",
  "happened": [
   "Somebody created a second Certificate with the secretName of the first, for an ACME issuer.",
   "cert-manager created several thousand CertificateRequests and Orders an hour.",
   "etcd could not compact as fast as they came, and the cluster had an outage.",
   "One Certificate was removed; over 25,000 objects were deleted by hand."
  ],
  "signal": {
   "text": "Two Certificates of one namespace with the same spec.secretName."
  },
  "metrics": [
   {
    "promql": "apiserver_storage_objects{resource=~\"certificaterequests.cert-manager.io|orders.acme.cert-manager.io\"}",
    "shows": "Requests and orders that pile up."
   }
  ],
  "cure": [
   "One Certificate for each Secret; the superfluous objects deleted."
  ],
  "lessons": [
   "Two objects that are right alone can be a loop together."
  ],
  "figures": [
   {
    "what": "Objects left over",
    "value": 25000
   }
  ],
  "sources": [
   {
    "name": "cert-manager/cert-manager issue 4846",
    "url": "https://github.com/cert-manager/cert-manager/issues/4846",
    "read": "original"
   }
  ]
 },
 {
  "id": "cilium-2024-endpoint-lists",
  "title": "Lists of 160,000 CiliumEndpoints run into the time limit",
  "organisation": "A user of Cilium with 200,000 pods",
  "date": "2024-08-06",
  "summary": "After a large number of agents was restarted, their lists of 160,000 CiliumEndpoints ran into the API server's limit of 60 s and the agents did not start. The lists were in a priority level of their own, so the rest of the cluster went on.",
  "happened": [
   "Many Cilium agents of a cluster with 200,000 pods and 160,000 CiliumEndpoints were restarted.",
   "Each listed all CiliumEndpoints from the API server's cache; the limit in the request is ignored there.",
   "The answers ran into the 60 s limit, and the agents tried again.",
   "The requests were in a custom low priority level."
  ],
  "signal": {
   "text": "Cilium without CiliumEndpointSlices in a very large cluster, restarted many Pods at a time."
  },
  "metrics": [
   {
    "promql": "histogram_quantile(0.99, sum by (le) (rate(apiserver_request_duration_seconds_bucket{verb=\"LIST\",resource=\"ciliumendpoints\"}[5m])))",
    "shows": "Time of a list of CiliumEndpoints."
   }
  ],
  "cure": [
   "Fewer agents restarted at a time; CiliumEndpointSlices."
  ],
  "lessons": [
   "resourceVersion 0 spares etcd, not the API server.",
   "A priority level of its own kept the lists from everything else."
  ],
  "figures": [
   {
    "what": "Pods",
    "value": 200000
   },
   {
    "what": "CiliumEndpoints",
    "value": 160000
   }
  ],
  "sources": [
   {
    "name": "cilium/cilium issue 34198",
    "url": "https://github.com/cilium/cilium/issues/34198",
    "read": "original"
   }
  ]
 },
 {
  "id": "cilium-l2-leases",
  "title": "Cilium keeps a Lease for every Service, ClusterIPs included",
  "organisation": "Users of Cilium's L2 announcements",
  "date": "2023-07/2024-02",
  "summary": "Every Service that a policy selected got a Lease of its own, also those without an external address. One cluster held 51 Leases where two were needed; agents ran into their client rate limit, renewals queued, and addresses vanished.",
  "happened": [
   "L2 announcements were turned on with a policy that selects all Services.",
   "The agents made a Lease for each selected Service, ClusterIP-only ones included.",
   "Renewals and the look-ups of all other candidates used up the agents' client rate limit.",
   "Announcements stopped after a while and load-balancer addresses no longer answered."
  ],
  "signal": {
   "text": "l2announcements.enabled with a CiliumL2AnnouncementPolicy without serviceSelector, and a k8sClientRateLimit below what the Services need.",
   "yaml": "apiVersion: cilium.io/v2alpha1\nkind: CiliumL2AnnouncementPolicy\nspec: {loadBalancerIPs: true}     # no serviceSelector: all Services\n"
  },
  "metrics": [
   {
    "promql": "sum(rate(apiserver_request_total{resource=\"leases\",verb=\"PUT\"}[5m]))",
    "shows": "Lease updates; each announced Service makes one every retry period."
   }
  ],
  "cure": [
   "A serviceSelector and a nodeSelector in the policy.",
   "A larger k8sClientRateLimit, and longer renewals.",
   "Later releases give a Lease only to Services with an external address."
  ],
  "lessons": [
   "Per-object leases multiply by objects and, for reads, by candidates.",
   "A client's own rate limit can be what fails first."
  ],
  "figures": [
   {
    "what": "Leases found",
    "value": 51
   },
   {
    "what": "Leases needed",
    "value": 2
   }
  ],
  "sources": [
   {
    "name": "cilium/cilium issue 28752",
    "url": "https://github.com/cilium/cilium/issues/28752",
    "read": "original"
   },
   {
    "name": "cilium/cilium issue 30841",
    "url": "https://github.com/cilium/cilium/issues/30841",
    "read": "original"
   },
   {
    "name": "cilium/cilium issue 26586",
    "url": "https://github.com/cilium/cilium/issues/26586",
    "read": "original"
   }
  ]
 },
 {
  "id": "civis-2019-datadog",
  "title": "Datadog agents on 290 nodes poll three API servers to death",
  "organisation": "Civis Analytics",
  "date": "2019-01-16",
  "summary": "At about 290 nodes the Datadog agent on every node polled the API for service metadata, and three API servers ran out of CPU and memory. The agents stopped polling, and masters, disks and limits grew.",
  "happened": [
   "A large batch of scripts scaled the cluster to about 290 instances.",
   "The Datadog agent on every node polled the API server for the metadata of services.",
   "Three API servers ran out of CPU and memory; kubectl was slow and workloads did not start."
  ],
  "signal": {
   "text": "A Datadog DaemonSet without the Cluster Agent; kube2iam or the Fluentd metadata filter without a node filter beside it.",
   "yaml": "clusterAgent:\n  enabled: false\n"
  },
  "metrics": [
   {
    "promql": "sum by (verb, resource) (rate(apiserver_request_total{resource=~\"endpoints|services|pods\",verb=\"LIST\"}[5m]))",
    "shows": "Lists of endpoints and pods that grow with the number of nodes."
   },
   {
    "promql": "sum(apiserver_current_inflight_requests) by (request_kind)",
    "shows": "Requests in flight against max-requests-inflight."
   }
  ],
  "cure": [
   "The agents no longer poll the API server.",
   "max-requests-inflight from 400 to 1200.",
   "etcd volumes from 20 to 100 GB, which took 100 to 300 IOPS.",
   "Masters from m4.large to m4.4xlarge.",
   "dnsPolicy of scripts from ClusterFirst to Default."
  ],
  "lessons": [
   "A per-node poll costs nodes times objects; it is invisible in a small cluster.",
   "kube2iam and the Fluentd Kubernetes metadata filter hold the metadata of all pods too."
  ],
  "figures": [
   {
    "what": "Nodes",
    "value": 290
   },
   {
    "what": "API servers",
    "value": 3
   },
   {
    "what": "max-requests-inflight",
    "value": "400 to 1200"
   },
   {
    "what": "etcd volume",
    "value": "20 to 100",
    "unit": "GB"
   },
   {
    "what": "etcd volume",
    "value": "100 to 300",
    "unit": "IOPS"
   }
  ],
  "sources": [
   {
    "name": "Civis Analytics: Breaking Kubernetes: How We Broke and Fixed our K8s Cluster (16 January 2019)",
    "url": "https://medium.com/civis-analytics/https-medium-com-civis-analytics-breaking-kubernetes-how-we-broke-and-fixed-our-k8s-cluster-adfa6fbade61",
    "read": "secondary"
   }
  ]
 },
 {
  "id": "cronjob-2017-twelve-thousand-jobs",
  "title": "12,000 Jobs of one CronJob fill the API server's memory",
  "organisation": "A user of Kubernetes 1.4",
  "date": "2017-01-12",
  "summary": "A CronJob of every minute had left 12,000 Jobs after about a month, and kube-apiserver ran out of memory. Limits of the history came afterwards.",
  "happened": [
   "A CronJob ran every minute for about a month.",
   "Pods were removed, Jobs were not; 12,000 of them lay in the cluster.",
   "kube-apiserver ran out of memory."
  ],
  "signal": {
   "text": "A CronJob of every minute with a large history limit, or Jobs that nothing deletes."
  },
  "metrics": [
   {
    "promql": "apiserver_storage_objects{resource=\"jobs.batch\"}",
    "shows": "Jobs in etcd."
   }
  ],
  "cure": [
   "Old Jobs deleted; a small history."
  ],
  "lessons": [
   "What a schedule makes must also be unmade by something."
  ],
  "figures": [
   {
    "what": "Jobs",
    "value": 12000
   }
  ],
  "sources": [
   {
    "name": "kubernetes/kubernetes issue 39815",
    "url": "https://github.com/kubernetes/kubernetes/issues/39815",
    "read": "original"
   }
  ]
 },
 {
  "id": "crossplane-2023-crd-flood",
  "title": "One package brings hundreds of resource definitions",
  "organisation": "Users of Crossplane and Upbound's AWS provider",
  "date": "2021-10/2023-01",
  "summary": "A provider package for a whole cloud registers hundreds of CustomResourceDefinitions at once. On a small cluster the API server's CPU stayed at 100 % for minutes, now and then until a reboot; a test with 750 of them took memory from 450 MB to 3 GB for good.",
  "happened": [
   "The provider for all of AWS was installed and a ProviderConfig applied.",
   "All cores of the API server were busy for at least five minutes; sometimes it could not be reached until a reboot.",
   "Its memory was 1.7 GB with one version of the provider and 3.1 GB with a later one that covers more.",
   "In a test of 750 definitions the burst took 45 to 50 minutes and the API server's controllers fell 10 s behind."
  ],
  "signal": {
   "text": "A Crossplane Provider whose package covers a whole cloud.",
   "yaml": "apiVersion: pkg.crossplane.io/v1\nkind: Provider\nspec: {package: \"xpkg.upbound.io/upbound/provider-aws:v0.27.0\"}\n",
   "unflagged": "The package's name alone tells how much it brings, and only for a handful of old packages, which families of small ones have replaced. No rule is about the number of resource definitions, as no source gives a number from which on they hurt."
  },
  "metrics": [
   {
    "promql": "apiserver_storage_objects{resource=\"customresourcedefinitions.apiextensions.k8s.io\"}",
    "shows": "Resource definitions."
   }
  ],
  "cure": [
   "A family of providers, one for each service that is used."
  ],
  "lessons": [
   "Every definition costs the API server memory, used or not."
  ],
  "figures": [
   {
    "what": "Memory after 750 definitions",
    "value": "450 to 3000",
    "unit": "MB"
   },
   {
    "what": "Burst",
    "value": "45 to 50",
    "unit": "min"
   },
   {
    "what": "Memory with two versions of the provider",
    "value": "1668 and 3120",
    "unit": "MiB"
   }
  ],
  "sources": [
   {
    "name": "crossplane-contrib/provider-upjet-aws issue 452",
    "url": "https://github.com/crossplane-contrib/provider-upjet-aws/issues/452",
    "read": "original"
   },
   {
    "name": "crossplane/crossplane issue 2649",
    "url": "https://github.com/crossplane/crossplane/issues/2649",
    "read": "original"
   },
   {
    "name": "crossplane/upjet issue 151",
    "url": "https://github.com/crossplane/upjet/issues/151",
    "read": "original"
   },
   {
    "name": "Upbound: Provider families",
    "url": "https://docs.upbound.io/providers/provider-families",
    "read": "original"
   }
  ]
 },
 {
  "id": "datadog-2020-namespace-deletion",
  "title": "A namespace that was deleted four days ago takes its workloads along",
  "organisation": "Datadog",
  "date": "2020-02-17",
  "summary": "A Namespace moved out of a chart, and the next deployment deleted it. For four days nothing happened, because the namespace controller waits until it can discover all APIs and the metrics API was down. When it came back, everything in the namespace was deleted.",
  "happened": [
   "A change of a chart left its Namespace out, and Helm deleted it on 13 February.",
   "metrics-server was being killed for memory, so that discovery of the metrics API failed.",
   "The namespace controller deletes nothing while discovery fails.",
   "On 17 February metrics-server worked again, and all workloads of the namespace were deleted."
  ],
  "signal": {
   "text": "A Namespace among a chart's templates, without helm.sh/resource-policy keep; an aggregated API with one Pod behind it.",
   "unflagged": "What hurt is a difference between two versions of a chart; one version shows nothing wrong. metrics-server with one Pod is its chart's default."
  },
  "metrics": [
   {
    "promql": "aggregator_unavailable_apiservice",
    "shows": "Aggregated APIs that do not answer."
   }
  ],
  "cure": [
   "The slides do not tell; the Namespace had been meant to live outside the chart."
  ],
  "lessons": [
   "An aggregated API that is down stops controllers that have nothing to do with it.",
   "With Helm, what is taken out of a chart is taken out of the cluster."
  ],
  "figures": [
   {
    "what": "Time between the deletion and its effect",
    "value": 4,
    "unit": "days"
   }
  ],
  "sources": [
   {
    "name": "Laurent Bernaille: How the OOM-Killer Deleted my Namespace (slides)",
    "url": "https://www.slideshare.net/slideshow/how-the-oom-killer-deleted-my-namespace/239358850",
    "read": "original"
   }
  ]
 },
 {
  "id": "dex-2019-monitoring-sessions",
  "title": "A monitoring check opens half a million sessions in etcd",
  "organisation": "SysEleven MetaKube",
  "date": "2019-01-12",
  "summary": "A misconfigured check against a new Dex service left a session in etcd each time, over 500,000 of them. The database grew from 300 to 700 MB, everything in the cluster became slow, and an API server ran out of memory.",
  "happened": [
   "Dex was set up for the log-in of web applications, with its sessions as custom resources.",
   "The monitoring asked for its log-in page again and again, and each time made a session.",
   "etcd grew from about 300 to 700 MB and all operations slowed down.",
   "A master's API server ran out of memory; the dashboard and the creation of clusters did not work reliably."
  ],
  "signal": {
   "text": "A Dex configuration with storage.type kubernetes whose log-in page a probe or check asks for.",
   "yaml": "storage: {type: kubernetes}\n"
  },
  "metrics": [
   {
    "promql": "apiserver_storage_objects{resource=\"authrequests.dex.coreos.com\"}",
    "shows": "Log-in attempts that lie in etcd."
   }
  ],
  "cure": [
   "The source does not tell; a short expiry.authRequests bounds what a check leaves behind."
  ],
  "lessons": [
   "A health check that writes is load for ever."
  ],
  "figures": [
   {
    "what": "Sessions",
    "value": 500000
   },
   {
    "what": "Database",
    "value": "300 to 700",
    "unit": "MB"
   }
  ],
  "sources": [
   {
    "name": "SysEleven status: MetaKube partial outage (12 January 2019)",
    "url": "https://www.syseleven-status.net/incident/42/",
    "read": "original"
   }
  ]
 },
 {
  "id": "dex-2019-namespace-deletion",
  "title": "Deleting Dex's namespace takes the masters down",
  "organisation": "A client of Fullstaq",
  "date": "2019-06",
  "summary": "Dashboards that refresh without a session left so many of Dex's AuthRequests that they could not be listed any more. Deleting the namespace made Kubernetes list them without end; the masters' load rose to 60 and they went down.",
  "happened": [
   "Dex kept login attempts as custom resources, which live long by default.",
   "Dashboards without a session kept making new ones; listing them timed out.",
   "The namespace was deleted, and the deletion listed, timed out and tried again for ever.",
   "The masters went down, and monitoring could not be reached because it needed the same login."
  ],
  "signal": {
   "text": "A Dex configuration with storage.type kubernetes and without expiry.authRequests."
  },
  "metrics": [
   {
    "promql": "apiserver_storage_objects{resource=\"authrequests.dex.coreos.com\"}",
    "shows": "Login attempts that lie in etcd."
   }
  ],
  "cure": [
   "Dex in a new namespace with a short expiry of login attempts."
  ],
  "lessons": [
   "Objects that cannot be listed cannot be deleted either."
  ],
  "figures": [
   {
    "what": "Load of the masters",
    "value": 60
   },
   {
    "what": "Left over in etcd",
    "value": 0.5,
    "unit": "GB"
   }
  ],
  "sources": [
   {
    "name": "A Kubernetes failure story: Dex (slides)",
    "url": "https://pieterlange.github.io/failure-stories/2019-06.dex.html",
    "read": "original"
   }
  ]
 },
 {
  "id": "dex-2020-auth-requests",
  "title": "Four million login attempts in etcd",
  "organisation": "Steven Wade's team",
  "date": "2020-07-07",
  "summary": "Dex kept every login attempt as a custom resource. A dictionary attack on public endpoints left about four million of them, Flux read all of them every 30 seconds, and the API servers fell over.",
  "happened": [
   "Endpoints behind OAuth2 Proxy and Dex could be reached from the internet; Dex had Kubernetes as its storage.",
   "Every request to Dex made an AuthRequest; somebody tried passwords from a list.",
   "About four million AuthRequests lay in etcd.",
   "Several Flux instances read the whole cluster every 30 seconds, and the API servers fell over.",
   "Dex got an etcd of its own."
  ],
  "signal": {
   "text": "A Dex configuration with storage.type kubernetes."
  },
  "metrics": [
   {
    "promql": "apiserver_storage_objects{resource=\"authrequests.dex.coreos.com\"}",
    "shows": "Login attempts that lie in etcd."
   }
  ],
  "cure": [
   "A database, or an etcd of its own, for Dex.",
   "A short expiry of login attempts, and a rate limit in front of the login."
  ],
  "lessons": [
   "What strangers can create must not lie in the cluster's etcd."
  ],
  "figures": [
   {
    "what": "AuthRequests",
    "value": 4000000
   }
  ],
  "sources": [
   {
    "name": "Steven Wade: How SSO bought a cluster to its knees",
    "url": "https://swade1987.medium.com/how-sso-bought-a-cluster-to-its-knees-e0e002bff08",
    "read": "original"
   }
  ]
 },
 {
  "id": "dfds-2020-alcide",
  "title": "A slow admission controller times out deployments",
  "organisation": "DFDS",
  "date": "2020-11-04",
  "summary": "A vendor's admission controller, applied to a production cluster during a workshop, intercepted core, apps, batch and extensions objects and answered slowly. Deployments timed out for 122 minutes.",
  "happened": [
   "The webhook was applied to the production cluster during a workshop.",
   "It intercepted the creation and change of core, apps, batch and extensions objects and answered slowly.",
   "Deployments timed out; for 88 of 122 minutes nobody noticed.",
   "Deleting the webhook ended it."
  ],
  "signal": {
   "text": "A webhook on core, apps, batch and extensions with a long timeoutSeconds (30 s is the default of v1beta1)."
  },
  "metrics": [
   {
    "promql": "histogram_quantile(0.99, sum by (name, le) (rate(apiserver_admission_webhook_admission_duration_seconds_bucket[5m]))) > 1",
    "shows": "Webhooks that take longer than a second."
   }
  ],
  "cure": [
   "Short time-outs, and rules that name what is judged."
  ],
  "lessons": [
   "An alert on the latency of webhooks would have told within minutes."
  ],
  "figures": [
   {
    "what": "Duration",
    "value": 122,
    "unit": "min"
   },
   {
    "what": "Until noticed",
    "value": 88,
    "unit": "min"
   }
  ],
  "sources": [
   {
    "name": "DFDS post-mortem PM2020-008",
    "url": "https://github.com/dfds/postmortems/blob/master/PM2020-008%20-%20Alcide%20admission%20causing%20Kubernetes%20timeouts.md",
    "read": "original"
   }
  ]
 },
 {
  "id": "dfds-2022-kyverno",
  "title": "Services cannot be written while a policy crash-loops",
  "organisation": "DFDS",
  "date": "2022-08-03",
  "summary": "An outdated Kyverno crash-looped over a certificate. Its webhooks failed closed, so every write to a Service outside exempt namespaces was refused for 88 minutes.",
  "happened": [
   "Kyverno crash-looped because of a certificate problem.",
   "Its policies used the default of failing closed.",
   "Every creation, change and deletion of a Service outside the exempt namespaces was refused.",
   "An upgrade of the chart ended it."
  ],
  "signal": {
   "text": "A webhook that fails closed on core resources with a single Pod behind it and no PodDisruptionBudget."
  },
  "metrics": [
   {
    "promql": "sum by (name) (rate(apiserver_admission_webhook_rejection_count{error_type=\"calling_webhook_error\"}[5m]))",
    "shows": "Requests refused because the webhook could not be called."
   }
  ],
  "cure": [
   "Several replicas and a PodDisruptionBudget, or failurePolicy Ignore."
  ],
  "lessons": [
   "What fails closed must be as available as the API server."
  ],
  "figures": [
   {
    "what": "Duration",
    "value": 88,
    "unit": "min"
   }
  ],
  "sources": [
   {
    "name": "DFDS post-mortem PM2022-008",
    "url": "https://github.com/dfds/postmortems/blob/master/PM2022-008%20-%20CRUD%20operations%20on%20K8s%20Service%20resources%20unavailable.md",
    "read": "original"
   }
  ]
 },
 {
  "id": "endpoints-lock-fanout",
  "title": "A leader's lock in an Endpoints object wakes every node",
  "organisation": "Kubernetes SIG Scalability",
  "date": "2016-04/2021-12",
  "summary": "Each renewal of a lock that is kept in an Endpoints object goes to every kube-proxy, 2,000 nodes every 2 s although nothing changed. ConfigMap locks reach their watchers in the same way. Kubernetes moved its components to Leases and took the other kinds of lock out of client-go.",
  "happened": [
   "kube-scheduler and kube-controller-manager kept their locks in annotations of Endpoints objects and updated them every 2 s.",
   "Every update was sent to the watchers of Endpoints, kube-proxy on every node among them.",
   "The components moved to Lease objects; client-go refuses endpoints and configmaps from 1.24, and the kinds for migration from 1.28."
  ],
  "signal": {
   "text": "leader-elect-resource-lock or resourceLock with a value other than leases.",
   "yaml": "args: [--leader-elect-resource-lock=endpoints]\n"
  },
  "metrics": [
   {
    "promql": "sum by (kind) (rate(apiserver_watch_events_total{kind=~\"Endpoints|ConfigMap\"}[5m]))",
    "shows": "Watch events; a lock in such an object is a constant stream of them."
   }
  ],
  "cure": [
   "Locks in Lease objects, which hardly anybody watches."
  ],
  "lessons": [
   "An object that changes every 2 s must not be one that every node watches."
  ],
  "figures": [
   {
    "what": "Nodes that processed each renewal",
    "value": 2000
   },
   {
    "what": "Renewals",
    "value": "every 2",
    "unit": "s"
   }
  ],
  "sources": [
   {
    "name": "kubernetes/kubernetes issue 26637",
    "url": "https://github.com/kubernetes/kubernetes/issues/26637",
    "read": "original"
   },
   {
    "name": "kubernetes/kubernetes pull request 106852",
    "url": "https://github.com/kubernetes/kubernetes/pull/106852",
    "read": "original"
   }
  ]
 },
 {
  "id": "etcd-2022-data-inconsistency",
  "title": "Members of etcd 3.5 disagree after a crash",
  "organisation": "The etcd project",
  "date": "2022-04-20",
  "summary": "From 3.5.0 on etcd did not store the position in its log together with the data. A member that was killed under load could skip transactions that the others had, without telling. The project advised against 3.5.0 to 3.5.2 in production and published a post-mortem.",
  "happened": [
   "A change for 3.5.0 let the position in the log be saved before the write that it stands for.",
   "A member that crashed between the two skipped that write when it came back, and was different from the others from then on.",
   "Members that ran out of memory, and a crash that was fixed in 3.5.1, made it happen.",
   "No user reported it from production, but it was found with random kills under load."
  ],
  "signal": {
   "text": "An image or a version of etcd from 3.5.0 to 3.5.2.",
   "yaml": "etcd:\n  local: {imageTag: 3.5.1-0}\n"
  },
  "metrics": [
   {
    "promql": "count by (server_version) (etcd_server_version)",
    "shows": "Versions that run."
   },
   {
    "promql": "max(etcd_mvcc_db_total_size_in_use_in_bytes) - min(etcd_mvcc_db_total_size_in_use_in_bytes)",
    "shows": "Members whose data have different sizes for long; a hint, no proof."
   }
  ],
  "cure": [
   "Run 3.5.6 or a later release; the first one without the fault is 3.5.3.",
   "Compare the members, and replace one that differs by a new one."
  ],
  "lessons": [
   "Members that disagree look healthy; a check for it has to be asked for."
  ],
  "figures": [
   {
    "what": "Versions advised against",
    "value": "3.5.0 to 3.5.2"
   }
  ],
  "sources": [
   {
    "name": "Post-mortem of the etcd project",
    "url": "https://github.com/etcd-io/etcd/blob/main/Documentation/postmortems/v3.5-data-inconsistency.md",
    "read": "original"
   },
   {
    "name": "Recommended versions of etcd",
    "url": "https://github.com/etcd-io/etcd/blob/main/CHANGELOG/README.md",
    "read": "original"
   }
  ]
 },
 {
  "id": "etcd-2022-missed-heartbeats",
  "title": "etcd leaders on shared disks miss their own heartbeats",
  "organisation": "Sovereign Cloud Stack and other operators of kubeadm clusters",
  "date": "2017-03/2026-08",
  "summary": "On virtual machines with shared disks etcd's leader missed its heartbeat of 100 ms while it waited for the disk, and members voted again and again. Longer timers reduced the elections; only faster disks ended them.",
  "happened": [
   "A leader waits for the fsync of its log and misses the heartbeat interval, although no message is lost on the network.",
   "Followers hear nothing for the election timeout and vote.",
   "In one cluster 499 heartbeats could not be sent in time within six hours, and one member saw 284 changes of leader.",
   "A heartbeat of 250 ms with an election timeout of 2.5 s halved the missed beats, which was not enough; local SSDs were advised."
  ],
  "signal": {
   "text": "heartbeat-interval at or below 100 ms on virtual machines with shared disks; anything shorter makes it worse.",
   "yaml": "etcd:\n  local:\n    extraArgs: {heartbeat-interval: \"50\", election-timeout: \"500\"}\n"
  },
  "metrics": [
   {
    "promql": "rate(etcd_server_heartbeat_send_failures_total[5m])",
    "shows": "Heartbeats that the leader could not send in time."
   },
   {
    "promql": "increase(etcd_server_leader_changes_seen_total[15m])",
    "shows": "Elections."
   }
  ],
  "cure": [
   "Longer timers, the same on all members, one member at a time.",
   "Disks of etcd's own, with an fsync below 10 ms at the 99th percentile."
  ],
  "lessons": [
   "The heartbeat has to cover the disk as well as the network.",
   "Longer timers hide a slow disk; they do not cure it."
  ],
  "figures": [
   {
    "what": "Heartbeats not sent in time within 6 hours",
    "value": 499
   },
   {
    "what": "Changes of leader seen by one member",
    "value": 284
   }
  ],
  "sources": [
   {
    "name": "SovereignCloudStack/k8s-cluster-api-provider issue 146",
    "url": "https://github.com/SovereignCloudStack/k8s-cluster-api-provider/issues/146",
    "read": "original"
   },
   {
    "name": "rwlove/home-ops pull request 13530",
    "url": "https://github.com/rwlove/home-ops/pull/13530",
    "read": "original"
   },
   {
    "name": "etcd-io/etcd issue 7617",
    "url": "https://github.com/etcd-io/etcd/issues/7617",
    "read": "original"
   }
  ]
 },
 {
  "id": "etcd-liveness-nospace",
  "title": "A liveness probe restarts an etcd that is busy or out of space",
  "organisation": "Operators of kubeadm clusters",
  "date": "2020-11/2022-09",
  "summary": "The plain health endpoint of etcd fails while an alarm such as NOSPACE is active, while there is no leader, and when a read by quorum takes longer than a second. As a liveness probe it made the kubelet restart etcd just when a restart cannot help and adds load; kubeadm changed its probe twice.",
  "happened": [
   "The static Pods of etcd asked /health for their liveness.",
   "A full database raised the NOSPACE alarm; the endpoint failed, the kubelet restarted etcd, and the alarm was still there.",
   "Without a leader, after a whole cluster had been switched off, members were restarted before they could elect one.",
   "An overloaded member that answered too late was restarted and had more work than before.",
   "kubeadm made the liveness probe serializable and excluded NOSPACE; the startup probe stayed as strict as it was."
  ],
  "signal": {
   "text": "livenessProbe of etcd with httpGet on /health without serializable=true and exclude=NOSPACE, or with etcdctl endpoint health.",
   "yaml": "livenessProbe:\n  httpGet: {path: /health, port: 2381, host: 127.0.0.1}\n"
  },
  "metrics": [
   {
    "promql": "increase(kube_pod_container_status_restarts_total{container=\"etcd\"}[1h])",
    "shows": "Restarts of etcd; in a loop after an alarm."
   },
   {
    "promql": "max(etcd_server_has_leader) == 0",
    "shows": "Members without a leader."
   }
  ],
  "cure": [
   "Ask /livez (from etcd 3.4.29 and 3.5.11 on), or /health?exclude=NOSPACE&serializable=true.",
   "Leave the strict checks to the startup and readiness probes."
  ],
  "lessons": [
   "A liveness probe may only ask what a restart mends."
  ],
  "figures": [
   {
    "what": "Longest read by quorum that /health bears",
    "value": 1,
    "unit": "s"
   }
  ],
  "sources": [
   {
    "name": "kubernetes/kubernetes issue 96886",
    "url": "https://github.com/kubernetes/kubernetes/issues/96886",
    "read": "original"
   },
   {
    "name": "kubernetes/kubernetes pull request 97034",
    "url": "https://github.com/kubernetes/kubernetes/pull/97034",
    "read": "original"
   },
   {
    "name": "kubernetes/kubernetes pull request 110744",
    "url": "https://github.com/kubernetes/kubernetes/pull/110744",
    "read": "original"
   },
   {
    "name": "etcd-io/etcd issue 13340",
    "url": "https://github.com/etcd-io/etcd/issues/13340",
    "read": "original"
   }
  ]
 },
 {
  "id": "external-secrets-2026-rewrite-loop",
  "title": "Two operators rewrite one Secret for ever",
  "organisation": "A user of External Secrets and a PostgreSQL operator",
  "date": "2026-01-23",
  "summary": "An ExternalSecret wrote user and password into a Secret to which the PostgreSQL operator then added its own fields. Each saw the other's write as a change to repair, and the Secret went back and forth within the same second.",
  "happened": [
   "An ExternalSecret made the Secret of a database user, with creationPolicy Orphan.",
   "The PostgreSQL operator took it over and added host, port and more.",
   "External Secrets saw the change and wrote its two fields again.",
   "The Secret switched between two and eight fields without end."
  ],
  "signal": {
   "text": "An ExternalSecret whose target is a Secret that another object writes, too."
  },
  "metrics": [
   {
    "promql": "sum by (verb) (rate(apiserver_request_total{resource=\"secrets\",verb=~\"PUT|PATCH|POST\"}[5m]))",
    "shows": "Writes of Secrets."
   }
  ],
  "cure": [
   "A Secret for each writer, or creationPolicy Merge where the other one keeps unknown fields."
  ],
  "lessons": [
   "Two controllers that each own a whole object never come to rest."
  ],
  "figures": [],
  "sources": [
   {
    "name": "external-secrets/external-secrets issue 5856",
    "url": "https://github.com/external-secrets/external-secrets/issues/5856",
    "read": "original"
   }
  ]
 },
 {
  "id": "falco-2023-cluster-state",
  "title": "Falco's client fetches the whole cluster on every node",
  "organisation": "A user of Falco",
  "date": "2023-01-11",
  "summary": "With Kubernetes support on, Falco on each of 350 nodes fetched and watched the state of the whole cluster. Removing the flag took CPU use from 161 to 9 cores and ended 3,100 restarts, and requests of 5 to 10 seconds fell below one.",
  "happened": [
   "Falco ran as a DaemonSet on 350 nodes with its built-in Kubernetes client on.",
   "Each of them kept a watch on the cluster's pods, ReplicaSets, Services and more.",
   "Falco's Pods were restarted again and again, and fetched everything anew each time.",
   "Without the client the API server's slow requests became fast."
  ],
  "signal": {
   "text": "A Falco container with -k or --k8s-api, or collectors.kubernetes.enabled, before version 0.37."
  },
  "metrics": [
   {
    "promql": "histogram_quantile(0.99, sum by (le) (rate(apiserver_request_duration_seconds_bucket{verb=\"LIST\"}[5m])))",
    "shows": "Slow lists while agents restart."
   }
  ],
  "cure": [
   "The built-in client off; later versions replace it by one central collector."
  ],
  "lessons": [
   "An agent that crashes on a large answer asks for it again on every restart."
  ],
  "figures": [
   {
    "what": "Nodes",
    "value": 350
   },
   {
    "what": "CPU of all agents before",
    "value": 161,
    "unit": "cores"
   },
   {
    "what": "CPU of all agents after",
    "value": 9,
    "unit": "cores"
   },
   {
    "what": "Restarts before",
    "value": 3100
   }
  ],
  "sources": [
   {
    "name": "falcosecurity/falco issue 2346",
    "url": "https://github.com/falcosecurity/falco/issues/2346",
    "read": "original"
   },
   {
    "name": "falcosecurity/falco issue 778",
    "url": "https://github.com/falcosecurity/falco/issues/778",
    "read": "original"
   }
  ]
 },
 {
  "id": "fluent-bit-2020-use-kubelet",
  "title": "Log agents ask the API server for what the kubelet knows",
  "organisation": "Contributors to Fluent Bit, AWS among them",
  "date": "2020-02/2022-08",
  "summary": "In very large clusters the log agents' look-ups of pod metadata became the API server's bottleneck. Fluent Bit got an option to read the node's own kubelet instead; it is still off by default.",
  "happened": [
   "A contributor told that Fluentd's look-ups had been a problem in huge clusters, and asked for a way past the API server.",
   "AWS contributed Use_Kubelet in 2021, off by default, because the API server could be the bottleneck of a large cluster.",
   "AWS's own chart took the option in, for API servers that fell over and no longer answered when the cluster was too large."
  ],
  "signal": {
   "text": "A kubernetes filter of Fluent Bit in a DaemonSet without Use_Kubelet On.",
   "yaml": "filters: |\n  [FILTER]\n      Name  kubernetes\n      Match kube.*      # Use_Kubelet On is missing\n"
  },
  "metrics": [
   {
    "promql": "sum(rate(apiserver_request_total{resource=\"pods\",verb=\"GET\"}[5m]))",
    "shows": "GETs of single pods, which follow the number of nodes and new pods."
   }
  ],
  "cure": [
   "Use_Kubelet On, with Buffer_Size 0, access to nodes/proxy, and the node's network."
  ],
  "lessons": [
   "What a program on a node wants to know of its own pods, the node itself knows."
  ],
  "figures": [],
  "sources": [
   {
    "name": "fluent/fluent-bit issue 1948",
    "url": "https://github.com/fluent/fluent-bit/issues/1948",
    "read": "original"
   },
   {
    "name": "fluent/fluent-bit pull request 3025",
    "url": "https://github.com/fluent/fluent-bit/pull/3025",
    "read": "original"
   },
   {
    "name": "aws/eks-charts pull request 802",
    "url": "https://github.com/aws/eks-charts/pull/802",
    "read": "original"
   }
  ]
 },
 {
  "id": "fluent-bit-2025-buffer-size",
  "title": "A Pod larger than Fluent Bit's buffer makes it ask for ever",
  "organisation": "A user of Fluent Bit",
  "date": "2025-11-07",
  "summary": "A Deployment's Pods were larger than the 32 kB that the kubernetes filter accepts as an answer. The filter failed with a line at level info and kept asking: over 2,000 requests a second, the larger part of all that the control plane got.",
  "happened": [
   "Fluent Bit ran on every node with Buffer_Size 32k and read pod metadata from the API server.",
   "One Deployment had environment variables with large values; a Pod of it was 44 kB of JSON.",
   "Answers did not fit, nothing could be kept, and the filter asked again with each chunk of logs.",
   "Logs of these Pods went out without labels; the API server got over 2,000 requests a second."
  ],
  "signal": {
   "text": "A kubernetes filter without Use_Kubelet and with a Buffer_Size other than 0 that is smaller than the largest Pod."
  },
  "metrics": [
   {
    "promql": "sum(rate(apiserver_request_total{resource=\"pods\",verb=\"GET\"}[5m]))",
    "shows": "Single reads of pods; the agents' part stands in the audit log."
   }
  ],
  "cure": [
   "Buffer_Size 0, or one that the largest Pod fits in; metadata from the kubelet."
  ],
  "lessons": [
   "A client that cannot read an answer must not ask for it again at once."
  ],
  "figures": [
   {
    "what": "Requests",
    "value": 2000,
    "unit": "requests/s"
   },
   {
    "what": "Size of the Pod",
    "value": 44,
    "unit": "kB"
   }
  ],
  "sources": [
   {
    "name": "fluent/fluent-bit issue 11134",
    "url": "https://github.com/fluent/fluent-bit/issues/11134",
    "read": "original"
   }
  ]
 },
 {
  "id": "gardener-2026-defrag-leases",
  "title": "Defragmenting etcd takes the leases of all controllers",
  "organisation": "Operators of Gardener landscapes",
  "date": "2026-08",
  "summary": "A scheduled defragmentation blocked each member of a 3.84 GB etcd for 17 to 21 s. While the leader is blocked all writes stop, lease renewals included, so every controller stepped down at once. In another landscape lease reads of 2 s during a defragmentation were enough.",
  "happened": [
   "A scheduled job defragmented the members one after another; the leader came last and was blocked for 17 s.",
   "All writes stopped meanwhile, and controllers lost their Leases together, for about 40 s.",
   "In a second landscape lease reads took 1.9 to 2.6 s while a database of about 950 MB was defragmented, and dozens of controllers lost their Leases."
  ],
  "signal": {
   "text": "A CronJob that runs etcdctl defrag over all endpoints without moving the leader first; many Leases in a large database."
  },
  "metrics": [
   {
    "promql": "max(etcd_disk_defrag_inflight)",
    "shows": "A defragmentation that is running."
   },
   {
    "promql": "changes(leader_election_master_status[1h]) > 2",
    "shows": "Leaders lost in the same minute."
   }
  ],
  "cure": [
   "Followers first; move leadership away before the leader's turn.",
   "Keep the database small, and defragment as rarely as possible."
  ],
  "lessons": [
   "Whatever stalls etcd's writes for longer than RenewDeadline takes all leaders at once."
  ],
  "figures": [
   {
    "what": "Size of the database",
    "value": 3.84,
    "unit": "GB"
   },
   {
    "what": "A member blocked",
    "value": "17 to 21",
    "unit": "s"
   }
  ],
  "sources": [
   {
    "name": "gardener/etcd-backup-restore issue 1061",
    "url": "https://github.com/gardener/etcd-backup-restore/issues/1061",
    "read": "original"
   },
   {
    "name": "gardener/etcd-backup-restore issue 1052",
    "url": "https://github.com/gardener/etcd-backup-restore/issues/1052",
    "read": "original"
   }
  ]
 },
 {
  "id": "gatekeeper-2020-lease-timeout",
  "title": "A fail-open webhook of 5 s stops leader election",
  "organisation": "A Gatekeeper user",
  "date": "2020-10",
  "summary": "A node was replaced without a drain, and with it the Pod behind a webhook on all resources. Each lock renewal waited 5 s for a dead address; although failures were ignored, kube-controller-manager and kube-scheduler lost their locks, and nothing was left to replace the Pod.",
  "happened": [
   "A worker that ran the policy's Pod was replaced without draining it.",
   "The webhook covered all resources, so each renewal of the control plane's locks waited for it.",
   "Failures were ignored, but two requests of up to 5 s did not fit into the renewal's deadline of 10 s.",
   "Both components lost leadership; without a controller-manager the orphaned webhook, CNI and DNS Pods were never replaced.",
   "A time-out of 3 s let renewals succeed, and the cluster healed itself."
  ],
  "signal": {
   "text": "A webhook whose rules match leases (or everything) on UPDATE, with timeoutSeconds of 5 or more or not set, and nothing that excludes kube-system and kube-node-lease.",
   "yaml": "webhooks:\n  - name: validation.gatekeeper.sh\n    failurePolicy: Ignore\n    timeoutSeconds: 5        # 3 was the cure\n    rules: [{apiGroups: [\"*\"], apiVersions: [\"*\"], operations: [CREATE, UPDATE], resources: [\"*\"]}]\n"
  },
  "metrics": [
   {
    "promql": "sum by (name) (rate(apiserver_admission_webhook_fail_open_count[5m]))",
    "shows": "Calls that were given up and let through."
   },
   {
    "promql": "changes(leader_election_master_status[1h]) > 2",
    "shows": "Leaders that are lost again and again."
   }
  ],
  "cure": [
   "timeoutSeconds of 3.",
   "Exclude kube-system and kube-node-lease, or leases, from the rules."
  ],
  "lessons": [
   "failurePolicy Ignore does not protect leases; a call first waits for its whole time-out.",
   "A webhook that the controller-manager depends on cannot be healed by it."
  ],
  "figures": [
   {
    "what": "Time-out before",
    "value": 5,
    "unit": "s"
   },
   {
    "what": "Time-out after",
    "value": 3,
    "unit": "s"
   },
   {
    "what": "Deadline of a renewal",
    "value": 10,
    "unit": "s"
   }
  ],
  "sources": [
   {
    "name": "open-policy-agent/gatekeeper issue 870",
    "url": "https://github.com/open-policy-agent/gatekeeper/issues/870",
    "read": "original"
   }
  ]
 },
 {
  "id": "gatekeeper-2025-default-rules",
  "title": "A chart's default rules cover leases",
  "organisation": "Gatekeeper chart users",
  "date": "2025-02",
  "summary": "The chart validates every resource, leases included. Its defaults, Ignore and 3 s, are just survivable; users who set Fail or raise the time-out above what the control plane's locks allow turn one outage of the policy into a deadlock.",
  "happened": [
   "The default rules match all resources of all groups, so every Lease update passes through the webhook.",
   "Users change the failure policy to Fail or raise the time-out above about 5 s.",
   "One outage of the policy's Pods then stops leader election, which is needed to start them again."
  ],
  "signal": {
   "text": "Values of the gatekeeper chart with validatingWebhookTimeoutSeconds above 3 or validatingWebhookFailurePolicy Fail, and neither custom rules nor match conditions that exclude leases.",
   "yaml": "validatingWebhookTimeoutSeconds: 10      # the default of 3 is what keeps leases alive\n"
  },
  "metrics": [
   {
    "promql": "sum by (name, error_type) (rate(apiserver_admission_webhook_rejection_count[5m]))",
    "shows": "Requests that were refused because a webhook could not be called."
   }
  ],
  "cure": [
   "validatingWebhookMatchConditions or custom rules that exclude leases.",
   "Keep the time-out at 3 s or less."
  ],
  "lessons": [
   "Defaults that are just survivable become an outage with one changed value."
  ],
  "figures": [
   {
    "what": "Default time-out of the chart",
    "value": 3,
    "unit": "s"
   },
   {
    "what": "What a lock of the control plane allows",
    "value": "about 5",
    "unit": "s"
   }
  ],
  "sources": [
   {
    "name": "open-policy-agent/gatekeeper issue 3829",
    "url": "https://github.com/open-policy-agent/gatekeeper/issues/3829",
    "read": "original"
   }
  ]
 },
 {
  "id": "helm-2017-history",
  "title": "Helm's history fills etcd",
  "organisation": "A team that deploys OpenStack with Helm",
  "date": "2017-03-08",
  "summary": "Helm kept every revision of a large chart in the cluster. After a few hundred releases etcd had grown to 3 to 4 GB, with failed proposals and elections; after a clean-up it had 500 MB.",
  "happened": [
   "A large chart was installed again and again in a staging environment.",
   "Helm kept the whole release of each revision in a ConfigMap, without a limit.",
   "etcd reached 3 to 4 GB; proposals failed, leaders were elected, everything was sluggish.",
   "Old revisions were deleted, and etcd was back at 500 MB."
  ],
  "signal": {
   "text": "A Helm history without a limit, such as maxHistory 0, for releases that are upgraded often."
  },
  "metrics": [
   {
    "promql": "apiserver_storage_objects{resource=\"secrets\"}",
    "shows": "Secrets, Helm's revisions among them."
   }
  ],
  "cure": [
   "A limit of the history; old revisions deleted."
  ],
  "lessons": [
   "Each revision holds the whole chart and its values, compressed."
  ],
  "figures": [
   {
    "what": "Size of etcd before",
    "value": "3 to 4",
    "unit": "GB"
   },
   {
    "what": "Size of etcd after",
    "value": 500,
    "unit": "MB"
   }
  ],
  "sources": [
   {
    "name": "helm/helm issue 2081",
    "url": "https://github.com/helm/helm/issues/2081",
    "read": "original"
   }
  ]
 },
 {
  "id": "helm-2020-release-secrets",
  "title": "Release Secrets and a hundred new nodes kill API servers",
  "organisation": "Operators of AKS clusters, and users of Devtron",
  "date": "2020-11/2023-05",
  "summary": "Kubelets list Secrets when they start. Where Helm had stored many releases, adding 100 nodes took an API server from about 2 to over 6 GB of memory, with a good chance of being killed for it. A tool that set no limit of revisions left 28,000 release Secrets in one cluster, and whatever watches Secrets failed.",
  "happened": [
   "Clusters held large numbers of Helm releases as Secrets.",
   "A hundred nodes were added at once, and each kubelet listed Secrets.",
   "The API server's memory jumped from about 2 to over 6 GB; killed and restarted, it may not recover while kubelets go on.",
   "In another cluster, 200 applications in seven environments without a limit of revisions left 28,000 Secrets; programs that watch Secrets failed or timed out."
  ],
  "signal": {
   "text": "A Helm history without a limit, or with one of hundreds.",
   "yaml": "maxHistory: 200\n"
  },
  "metrics": [
   {
    "promql": "apiserver_storage_objects{resource=\"secrets\"}",
    "shows": "Secrets, releases of Helm among them."
   },
   {
    "promql": "process_resident_memory_bytes{job=\"apiserver\"}",
    "shows": "Memory of the API servers while nodes join."
   }
  ],
  "cure": [
   "A limit of revisions for each release."
  ],
  "lessons": [
   "Everybody who lists Secrets pays for Helm's history."
  ],
  "figures": [
   {
    "what": "Nodes added at once",
    "value": 100
   },
   {
    "what": "Memory of an API server",
    "value": "2 to 6",
    "unit": "GB"
   },
   {
    "what": "Release Secrets in the other cluster",
    "value": 28000
   }
  ],
  "sources": [
   {
    "name": "helm/helm issue 8977",
    "url": "https://github.com/helm/helm/issues/8977",
    "read": "original"
   },
   {
    "name": "devtron-labs/devtron issue 3354",
    "url": "https://github.com/devtron-labs/devtron/issues/3354",
    "read": "original"
   }
  ]
 },
 {
  "id": "heureka-2022-gatekeeper",
  "title": "A policy webhook keeps new nodes from becoming usable",
  "organisation": "Heureka",
  "date": "undated",
  "summary": "All preemptible node pools of a staging cluster went away and their replacements never became usable. After two weeks of investigation a misconfigured Gatekeeper webhook was found, although its system namespaces were exempt in the policy.",
  "happened": [
   "All preemptible nodes of a staging cluster disappeared.",
   "Their replacements never became usable.",
   "The team had exempted gatekeeper-system and kube-system in the policy, which does not stop the calls.",
   "The cause was found after more than two weeks with the provider's support."
  ],
  "signal": {
   "text": "Exemptions in the policy's own configuration instead of the webhook's namespaceSelector, so that calls are still made; webhook Pods on nodes that can be taken away at any time."
  },
  "metrics": [
   {
    "promql": "sum by (name, error_type) (rate(apiserver_admission_webhook_rejection_count[5m]))",
    "shows": "Requests refused because of a webhook."
   }
  ],
  "cure": [
   "Exempt namespaces in the webhook's namespaceSelector.",
   "Run the webhook's Pods on nodes that stay."
  ],
  "lessons": [
   "An exemption inside the policy saves the verdict, not the call."
  ],
  "figures": [],
  "sources": [
   {
    "name": "Heureka: Dealing with a Google Kubernetes Engine cluster outage (its opening)",
    "url": "https://dev.to/fourstepper/dealing-with-a-google-kubernetes-engine-cluster-outage-2kf1",
    "read": "original"
   }
  ]
 },
 {
  "id": "jetstack-2019-gke-webhook",
  "title": "A simple admission webhook leads to a cluster outage",
  "organisation": "Jetstack",
  "date": "2019",
  "summary": "During an upgrade of a regional GKE control plane a wrongly scoped policy webhook disturbed the API. The upgrade passed its limit, the API server was reported unhealthy, and auto-repair deleted and recreated nodes in a loop.",
  "happened": [
   "The control plane of a development cluster was upgraded; the upgrade passed the 20 minutes that Terraform allowed.",
   "The API server was reported unhealthy and timed out.",
   "Nodes were taken for broken, deleted and recreated in a loop; all tenants lost service.",
   "Support traced the start to traffic of the first upgraded control plane meeting an Open Policy Agent webhook."
  ],
  "signal": {
   "text": "A validating webhook on all resources that fails closed, without a selector that excludes kube-system and kube-node-lease."
  },
  "metrics": [
   {
    "promql": "sum by (name, error_type) (rate(apiserver_admission_webhook_rejection_count[5m]))",
    "shows": "Requests refused because of a webhook."
   },
   {
    "promql": "sum(kube_node_status_condition{condition=\"Ready\",status!=\"true\"})",
    "shows": "Nodes that are not ready."
   }
  ],
  "cure": [
   "Scope the webhook to the namespaces and resources that it judges."
  ],
  "lessons": [
   "A webhook is part of the control plane; what it cannot judge it should not be asked."
  ],
  "figures": [
   {
    "what": "Limit of the upgrade",
    "value": 20,
    "unit": "min"
   }
  ],
  "sources": [
   {
    "name": "Jetstack: How a simple admission webhook led to a cluster outage (its opening)",
    "url": "https://blog.jetstack.io/blog/gke-webhook-outage/",
    "read": "original"
   }
  ]
 },
 {
  "id": "kube-vip-lost-leases",
  "title": "Slow etcd makes kube-vip drop its addresses",
  "organisation": "Users of kube-vip",
  "date": "2021-10/2026-01",
  "summary": "kube-vip holds a virtual address only while it can renew a Lease through the same API server. On slow disks renewals missed their deadline, the process exited and the address moved; with an election per Service each of them has a lock that can be lost.",
  "happened": [
   "etcd stood on disks that were slow or had bursts of I/O.",
   "The renewal of the Lease timed out; kube-vip gave up leadership and restarted.",
   "With per-Service election renewals also queue behind the client's rate limit, and a lost Lease takes the Service's address away."
  ],
  "signal": {
   "text": "svc_election true with many LoadBalancer Services, or lease timings far below the defaults of 15, 10 and 2 s.",
   "yaml": "env:\n  - {name: svc_election, value: \"true\"}\n  - {name: vip_leaseduration, value: \"5\"}\n"
  },
  "metrics": [
   {
    "promql": "sum(rate(apiserver_request_total{resource=\"leases\",verb=~\"GET|PUT\"}[5m])) by (verb)",
    "shows": "Lease reads and updates; they grow with Services times candidates."
   },
   {
    "promql": "histogram_quantile(0.99, sum by (instance, le) (rate(etcd_disk_wal_fsync_duration_seconds_bucket[5m])))",
    "shows": "Disk times of etcd at the minute of the loss."
   }
  ],
  "cure": [
   "Faster disks for etcd, and lease timings that bridge its slow minutes.",
   "One global election, or Services that share a Lease, instead of one for each."
  ],
  "lessons": [
   "An address that depends on a Lease depends on etcd's disk."
  ],
  "figures": [],
  "sources": [
   {
    "name": "kube-vip/kube-vip issue 282",
    "url": "https://github.com/kube-vip/kube-vip/issues/282",
    "read": "original"
   },
   {
    "name": "kube-vip/kube-vip issue 1377",
    "url": "https://github.com/kube-vip/kube-vip/issues/1377",
    "read": "original"
   }
  ]
 },
 {
  "id": "kyverno-2021-leader-loss",
  "title": "Webhook time-outs crash kube-scheduler and kube-controller-manager",
  "organisation": "A Kyverno user",
  "date": "2021-06",
  "summary": "Calls to Kyverno 1.3.6 timed out after 3 s although its Pod ran. kube-scheduler and kube-controller-manager crash-looped and no workload started, with every webhook set to ignore failures.",
  "happened": [
   "On Kubernetes 1.19 calls to the policy's Service timed out after 3 s each; several webhooks stood in a row.",
   "The scheduler and the controller-manager lost their locks and crash-looped.",
   "New workloads could not be started; all webhooks ignored failures.",
   "Another user brought a cluster back by a time-out of 1 s."
  ],
  "signal": {
   "text": "Several webhooks on all resources including UPDATE, whose time-outs together come near the 10 s of a renewal's deadline."
  },
  "metrics": [
   {
    "promql": "histogram_quantile(0.99, sum by (name, le) (rate(apiserver_admission_webhook_admission_duration_seconds_bucket[5m])))",
    "shows": "Time that each webhook takes."
   },
   {
    "promql": "sum by (pod) (increase(kube_pod_container_status_restarts_total{pod=~\"kube-(scheduler|controller-manager).*\"}[1h]))",
    "shows": "Restarts of the control plane's components."
   }
  ],
  "cure": [
   "Shorter time-outs, and no webhook on leases."
  ],
  "lessons": [
   "Time-outs of webhooks in a row add up; each one alone may look short."
  ],
  "figures": [
   {
    "what": "Time-out of each call",
    "value": 3,
    "unit": "s"
   }
  ],
  "sources": [
   {
    "name": "kyverno/kyverno issue 1950",
    "url": "https://github.com/kyverno/kyverno/issues/1950",
    "read": "original"
   }
  ]
 },
 {
  "id": "kyverno-2023-admission-reports",
  "title": "1.6 million admission reports make etcd read-only",
  "organisation": "A user of Kyverno on EKS",
  "date": "2023-11-21",
  "summary": "Admission reports of Kyverno 1.10.3 piled up over five months to 1.6 million. With 9.5 GB they passed the 8 GB that are the largest quota recommended, and etcd took no more writes.",
  "happened": [
   "Reports were made for admissions from June on and not taken in as fast.",
   "By November etcd held 1,601,408 of them.",
   "etcd passed its quota and turned read-only."
  ],
  "signal": {
   "text": "Kyverno with admission reports and a client limit below what its reports need; no job that cleans up.",
   "unflagged": "It was never settled whether a client limit was too low or the clean-up was missing, and the values of the cluster are not told. Whether reports are taken in as fast as they come depends on the load. What values do show, a producer without its consumer, is kyverno-2024-ephemeral-reports."
  },
  "metrics": [
   {
    "promql": "apiserver_storage_objects{resource=\"admissionreports.kyverno.io\"}",
    "shows": "Reports that nothing takes in."
   }
  ],
  "cure": [
   "The maintainers' advice was larger limits for the controller's requests, and the clean-up job of 1.11."
  ],
  "lessons": [
   "A queue whose items are objects fills the whole cluster's database when its consumer is slow."
  ],
  "figures": [
   {
    "what": "Reports",
    "value": 1601408
   },
   {
    "what": "Their size",
    "value": 9.5,
    "unit": "GB"
   }
  ],
  "sources": [
   {
    "name": "kyverno/kyverno issue 8974",
    "url": "https://github.com/kyverno/kyverno/issues/8974",
    "read": "original"
   }
  ]
 },
 {
  "id": "kyverno-2023-events",
  "title": "Events of a policy engine fill etcd",
  "organisation": "zwindler, a cluster of about 60 nodes",
  "date": "2023-11-30",
  "summary": "A cluster that runs many very short Jobs added many policies, and each evaluation made events. All writes then failed with a space error, and etcd and the API servers crash-looped.",
  "happened": [
   "Many policies were added to a cluster with very short Jobs; every evaluation made events beside those of the Pods.",
   "etcd reached its quota and refused all writes with \"database space exceeded\".",
   "etcd and API server Pods crash-looped.",
   "The cure was to compact, defragment and clear the alarm."
  ],
  "signal": {
   "text": "Values of the kyverno chart with an emptied features.omitEvents.eventTypes; events in the same etcd as everything else.",
   "yaml": "features:\n  omitEvents:\n    eventTypes: []       # the chart omits PolicyApplied and PolicySkipped by default\n"
  },
  "metrics": [
   {
    "promql": "sum(rate(apiserver_request_total{resource=\"events\",verb=~\"POST|PATCH\"}[5m]))",
    "shows": "Events written a second."
   },
   {
    "promql": "etcd_mvcc_db_total_size_in_bytes / etcd_server_quota_backend_bytes",
    "shows": "How much of the quota is used."
   }
  ],
  "cure": [
   "Omit the events of policies that were applied or skipped.",
   "Events in an etcd of their own."
  ],
  "lessons": [
   "Every event is a write; who makes one for each evaluation writes as often as the cluster changes."
  ],
  "figures": [
   {
    "what": "Nodes",
    "value": "about 60"
   }
  ],
  "sources": [
   {
    "name": "zwindler: etcdserver: mvcc: database space exceeded (its opening)",
    "url": "https://blog.zwindler.fr/en/2023/11/30/kubernetes-error-from-server-etcdserver-mvcc-database-space-exceeded",
    "read": "original"
   }
  ]
 },
 {
  "id": "kyverno-2024-ephemeral-reports",
  "title": "812,000 ephemeral reports",
  "organisation": "Users of Kyverno",
  "date": "2024-07-31",
  "summary": "Kyverno 1.12.2 left 811,742 EphemeralReports in a managed cluster, and its API server went down. In 2026 the same objects grew again in 1.17.2, where the background scan that takes them in was switched off by values.",
  "happened": [
   "Reports were made for each admission, and nothing took them in fast enough.",
   "apiserver_storage_objects showed 811,742 ephemeralreports; the API server could not be reached.",
   "Kyverno got limits from which on no more temporary reports are made.",
   "Another team upgraded from 1.15.1 to 1.17.2 with the background scan off and saw etcd grow; with the scan on the reports were taken in at once."
  ],
  "signal": {
   "text": "Kyverno values with admission reports on and features.backgroundScan.enabled false, or without the reports controller."
  },
  "metrics": [
   {
    "promql": "apiserver_storage_objects{resource=\"ephemeralreports.reports.kyverno.io\"}",
    "shows": "Reports that nothing takes in."
   }
  ],
  "cure": [
   "Admission reports off, or the controller that takes them in on."
  ],
  "lessons": [
   "Whoever turns a consumer off has to turn the producer off, too."
  ],
  "figures": [
   {
    "what": "Reports",
    "value": 811742
   }
  ],
  "sources": [
   {
    "name": "kyverno/kyverno issue 10761",
    "url": "https://github.com/kyverno/kyverno/issues/10761",
    "read": "original"
   },
   {
    "name": "kyverno/kyverno issue 10308",
    "url": "https://github.com/kyverno/kyverno/issues/10308",
    "read": "original"
   },
   {
    "name": "kyverno/kyverno issue 17114",
    "url": "https://github.com/kyverno/kyverno/issues/17114",
    "read": "original"
   }
  ]
 },
 {
  "id": "kyverno-2024-lease-retry",
  "title": "A retry period of 2 s makes 95,432 lease calls, and leases are lost under stress",
  "organisation": "An EKS user, and Red Hat Konflux",
  "date": "2025-01/2025-07",
  "summary": "The audit log of a lightly loaded cluster showed 95,432 lease calls by one policy engine, whose retry period is 2 s by default; at 120 s there were 60 times fewer. In another cluster the same engine restarted because it could not renew in time, and its period was raised to 5 s.",
  "happened": [
   "Each of the engine's controllers updated its Lease every 2 s, on a cluster that did little else.",
   "With a retry period of 120 s the calls fell to a sixtieth.",
   "In a production cluster under stress the engine restarted when renewals were late; its lease lasts six and its deadline five retry periods."
  ],
  "signal": {
   "text": "Many leader elections with a retry period of 2 s or less, or one with a period that leaves too short a deadline.",
   "yaml": "args: [--leaderElectionRetryPeriod=1s]\n"
  },
  "metrics": [
   {
    "promql": "sum by (verb) (rate(apiserver_request_total{resource=\"leases\"}[5m]))",
    "shows": "Lease requests; nodes alone make a tenth of their number in updates a second."
   }
  ],
  "cure": [
   "A retry period that fits the cluster, 5 s and then OpenShift's timings at Konflux."
  ],
  "lessons": [
   "The retry period is both the load of an election and, with the deadline, what it survives."
  ],
  "figures": [
   {
    "what": "Lease calls in the audit log",
    "value": 95432
   },
   {
    "what": "Fewer calls at 120 s",
    "value": 60,
    "unit": "times"
   }
  ],
  "sources": [
   {
    "name": "kyverno/kyverno issue 12000",
    "url": "https://github.com/kyverno/kyverno/issues/12000",
    "read": "original"
   },
   {
    "name": "redhat-appstudio/infra-deployments pull request 6650",
    "url": "https://github.com/redhat-appstudio/infra-deployments/pull/6650",
    "read": "original"
   }
  ]
 },
 {
  "id": "microk8s-2021-lease-60s",
  "title": "The lease duration alone is raised on stressed hosts",
  "organisation": "Canonical MicroK8s",
  "date": "2021-04-26",
  "summary": "On stressed hosts kube-scheduler and kube-controller-manager missed a renewal and panicked, which took the combined process down. The distribution raised the lease duration to 60 s; reviewers noted that the renew deadline has to be raised with it.",
  "happened": [
   "A leader that missed its renewal within 10 s ended its process, and in MicroK8s all components with it.",
   "The lease duration was raised from 15 to 60 s.",
   "The deadline of 10 s stayed, and it is what ends the leader."
  ],
  "signal": {
   "text": "A lease duration above the default while the renew deadline is left at its default.",
   "yaml": "args: [--leader-elect-lease-duration=60s]   # --leader-elect-renew-deadline is still 10s\n"
  },
  "metrics": [
   {
    "promql": "changes(leader_election_master_status[1h]) > 2",
    "shows": "Leaders that change more than twice an hour."
   }
  ],
  "cure": [
   "Lease duration, renew deadline and retry period raised together."
  ],
  "lessons": [
   "A longer lease duration with the old deadline only makes the hand-over slower."
  ],
  "figures": [
   {
    "what": "Lease duration after",
    "value": 60,
    "unit": "s"
   },
   {
    "what": "Renew deadline that stayed",
    "value": 10,
    "unit": "s"
   }
  ],
  "sources": [
   {
    "name": "canonical/microk8s pull request 2203",
    "url": "https://github.com/canonical/microk8s/pull/2203",
    "read": "original"
   }
  ]
 },
 {
  "id": "monzo-2017-etcd-nine-members",
  "title": "A bank's platform fails two weeks after etcd grew to nine members",
  "organisation": "Monzo",
  "date": "2017-10-27",
  "summary": "etcd had been upgraded and grown from three to nine members. Two weeks later a fault in Kubernetes that this had set off made watches time out, a proxy kept old addresses, and a restart of all proxies met an incompatibility. Payments failed for about an hour and a half.",
  "happened": [
   "etcd was upgraded and extended from three to nine members in the same change.",
   "A fault in Kubernetes that the reconfiguration triggered let watch requests time out, so proxies kept addresses that were gone.",
   "A Service scaled to zero left a list without addresses, which the proxies could not read.",
   "Restarting several hundred proxies turned a part that failed into an outage of the whole platform."
  ],
  "signal": {
   "text": "An etcd cluster of nine members; it is weak evidence, the fault was in how clients bore the change.",
   "yaml": "kind: EtcdCluster\napiVersion: operator.etcd.io/v1alpha1\nspec: {size: 9}\n"
  },
  "metrics": [
   {
    "promql": "max(etcd_server_proposals_pending)",
    "shows": "Writes that wait for a majority of the members."
   },
   {
    "promql": "count(etcd_server_has_leader)",
    "shows": "Number of members that are scraped."
   }
  ],
  "cure": [
   "Five members bear the loss of two; more make writes slower.",
   "Change the members of etcd alone, one at a time, and never together with an upgrade."
  ],
  "lessons": [
   "Adding members to etcd is a risk and makes nothing faster."
  ],
  "figures": [
   {
    "what": "Members before and after",
    "value": "3 to 9"
   },
   {
    "what": "Outage",
    "value": 1.5,
    "unit": "h"
   }
  ],
  "sources": [
   {
    "name": "Monzo's account in its forum",
    "url": "https://community.monzo.com/t/resolved-current-account-payments-may-fail-major-outage-27-10-2017/26296/95",
    "read": "original"
   }
  ]
 },
 {
  "id": "nfd-2024-node-feature-lists",
  "title": "Lists of NodeFeature objects take 30 seconds",
  "organisation": "Users of Node Feature Discovery and NVIDIA's GPU operator",
  "date": "2024-07/2024-09",
  "summary": "An alert showed lists of NodeFeature objects of up to 29.9 s at the 99th percentile. Each node has such an object, and the project's master and garbage collector read all of them at once; in clusters of thousands of nodes the API server ran into its own time limit.",
  "happened": [
   "Node Feature Discovery keeps an object for each node; workers read and write their own.",
   "The garbage collector listed all of them in one answer, and the master's first list asked for all at resourceVersion 0, which cannot be paged.",
   "API servers of big clusters logged time-outs of their handler, and the lists began anew.",
   "The garbage collector got pages of 200 objects, and the master other list options."
  ],
  "signal": {
   "text": "Node Feature Discovery before 0.17 with the NodeFeature API on, in a cluster of thousands of nodes.",
   "unflagged": "The lists come from two central Pods at their default settings; nothing that a manifest sets brings them on. The sources speak of thousands of nodes and give no number from which on they hurt."
  },
  "metrics": [
   {
    "promql": "histogram_quantile(0.99, sum by (le) (rate(apiserver_request_duration_seconds_bucket{verb=\"LIST\",resource=\"nodefeatures\"}[10m])))",
    "shows": "Time of a list of NodeFeature objects."
   }
  ],
  "cure": [
   "Node Feature Discovery 0.17 or later, which lists in pages.",
   "Until then, the NodeFeature API off."
  ],
  "lessons": [
   "An object for each node makes every list grow with the cluster, also that of a single central reader.",
   "A list at resourceVersion 0 spares etcd and cannot be paged."
  ],
  "figures": [
   {
    "what": "Time of a list at the 99th percentile",
    "value": 29.9,
    "unit": "s"
   },
   {
    "what": "Objects in a page after",
    "value": 200
   }
  ],
  "sources": [
   {
    "name": "kubernetes-sigs/node-feature-discovery issue 1891",
    "url": "https://github.com/kubernetes-sigs/node-feature-discovery/issues/1891",
    "read": "original"
   },
   {
    "name": "kubernetes-sigs/node-feature-discovery pull request 1811",
    "url": "https://github.com/kubernetes-sigs/node-feature-discovery/pull/1811",
    "read": "original"
   },
   {
    "name": "kubernetes-sigs/node-feature-discovery pull request 1815",
    "url": "https://github.com/kubernetes-sigs/node-feature-discovery/pull/1815",
    "read": "original"
   },
   {
    "name": "kubermatic/kubermatic issue 14013",
    "url": "https://github.com/kubermatic/kubermatic/issues/14013",
    "read": "original"
   }
  ]
 },
 {
  "id": "node-lifecycle-lists",
  "title": "Fifty lost nodes of 5,000 stop leaders from renewing",
  "organisation": "Kubernetes SIG Scalability",
  "date": "2019-05-10",
  "summary": "For each lost node the node lifecycle controller listed its pods; with 100,000 pods each list read everything from etcd. Fifty lost nodes made the API server so slow that kube-controller-manager and kube-scheduler could not renew their locks.",
  "happened": [
   "In a scalability test about 50 of 5,000 nodes were killed.",
   "The controller listed the pods of each of them with a field selector on spec.nodeName.",
   "Each list read all pods from etcd to return about a hundred.",
   "Renewals of the leaders' locks timed out."
  ],
  "signal": {
   "text": "Nothing in a user's YAML; it shows what a filtered list costs, and that lock renewals are its first victims.",
   "unflagged": "Kubernetes' own controller made the lists, with no setting that brought them on or prevents them; a later version reads its pods from a cache."
  },
  "metrics": [
   {
    "promql": "histogram_quantile(0.99, sum by (le) (rate(apiserver_request_duration_seconds_bucket{resource=\"leases\",verb=\"PUT\"}[5m])))",
    "shows": "Time of a lease update."
   }
  ],
  "cure": [
   "The controller reads pods from its informer instead."
  ],
  "lessons": [
   "Lists by node are not cheap, and leaders feel them first."
  ],
  "figures": [
   {
    "what": "Nodes in the test",
    "value": 5000
   },
   {
    "what": "Nodes killed",
    "value": 50
   },
   {
    "what": "Pods",
    "value": 100000
   }
  ],
  "sources": [
   {
    "name": "kubernetes/kubernetes issue 77733",
    "url": "https://github.com/kubernetes/kubernetes/issues/77733",
    "read": "original"
   }
  ]
 },
 {
  "id": "node-status-etcd-size",
  "title": "Node status written every 10 s fills etcd",
  "organisation": "Kubernetes SIG Node and SIG Scalability",
  "date": "2018",
  "summary": "In scalability tests above 2,000 nodes the kubelets' status updates every 10 s filled etcd until it took no more writes: each stores the whole Node object, often more than 15 kB. Small node Leases took over the heartbeat, and the status is written every 5 minutes unless something changes.",
  "happened": [
   "Kubelets wrote their Node's whole status every 10 s as a heartbeat.",
   "A Node object with many images or volumes is larger than 15 kB, and etcd keeps each version until it is compacted.",
   "With more than 2,000 nodes etcd reached the limit of its size and refused all writes.",
   "Node Leases replaced the heartbeat; from Kubernetes 1.17 the status is written every 5 minutes: 30 instead of 150 MB a minute in a cluster of 5,000 nodes."
  ],
  "signal": {
   "text": "A KubeletConfiguration that sets nodeStatusUpdateFrequency and leaves out nodeStatusReportFrequency, which then takes the same value.",
   "yaml": "kind: KubeletConfiguration\nnodeStatusUpdateFrequency: 10s   # nodeStatusReportFrequency is now 10s too, not 5m\n"
  },
  "metrics": [
   {
    "promql": "sum(rate(apiserver_request_total{resource=\"nodes\",subresource=\"status\",verb=\"PATCH\"}[5m]))",
    "shows": "Status updates a second; nodes / 300 when nothing changes."
   }
  ],
  "cure": [
   "A node Lease of its own for the heartbeat.",
   "The status reported every 5 minutes unless it changes."
  ],
  "lessons": [
   "Writing a default down can change another one."
  ],
  "figures": [
   {
    "what": "Nodes from which etcd filled",
    "value": 2000
   },
   {
    "what": "Size of a Node object",
    "value": "more than 15",
    "unit": "kB"
   },
   {
    "what": "etcd writes at 5,000 nodes",
    "value": "150 to 30",
    "unit": "MB/min"
   }
  ],
  "sources": [
   {
    "name": "KEP-589 Efficient Node Heartbeats",
    "url": "https://github.com/kubernetes/enhancements/blob/master/keps/sig-node/589-efficient-node-heartbeats/README.md",
    "read": "original"
   }
  ]
 },
 {
  "id": "openai-2018-agents",
  "title": "Default settings of Fluentd and Datadog slow etcd past 1,000 nodes",
  "organisation": "OpenAI",
  "date": "2018-01",
  "summary": "Past 1,000 nodes etcd's commits became slow because the default settings of two per-node agents made every node query the API servers. Before that, network disks had been the limit; later events and the database quota were.",
  "happened": [
   "Past 500 nodes API calls timed out; etcd's sequential writes waited for a network disk, and a local SSD cured it.",
   "Past 1,000 nodes commits were slow again; Fluentd and Datadog on every node queried the API servers.",
   "Less polling by the agents fixed that.",
   "Later etcd reached its default quota of 2 GB and refused writes; nodes failed their health checks and the autoscaler removed workers."
  ],
  "signal": {
   "text": "Agents on every node with their default API polling; etcd on a network volume; no quota-backend-bytes; events in the main etcd."
  },
  "metrics": [
   {
    "promql": "histogram_quantile(0.99, sum by (instance, le) (rate(etcd_disk_backend_commit_duration_seconds_bucket[5m])))",
    "shows": "Time of a backend commit; 25 ms is what etcd's documentation asks for."
   }
  ],
  "cure": [
   "The agents' polling reduced.",
   "etcd's data on a local SSD, events in an etcd of their own, a larger quota."
  ],
  "lessons": [
   "The default settings of an agent are made for a small cluster."
  ],
  "figures": [
   {
    "what": "Nodes when agents became the limit",
    "value": 1000
   },
   {
    "what": "etcd's default quota",
    "value": 2,
    "unit": "GB"
   }
  ],
  "sources": [
   {
    "name": "OpenAI: Scaling Kubernetes to 2,500 nodes",
    "url": "https://openai.com/index/scaling-kubernetes-to-2500-nodes/",
    "read": "secondary"
   },
   {
    "name": "01cloud engineering blog (digest)",
    "url": "https://engineering.01cloud.com/2024/02/01/scaling-kubernetes-to-2500-nodes-for-deep-learning-at-openai/",
    "read": "secondary"
   }
  ]
 },
 {
  "id": "openai-2024-telemetry",
  "title": "New telemetry on every node takes the API servers of most clusters down",
  "organisation": "OpenAI",
  "date": "2024-12-11",
  "summary": "A new telemetry service made every node of every cluster run API requests whose cost grows with the size of the cluster. API servers of most large clusters fell; DNS caches hid it until the rollout had reached the fleet, and engineers were locked out of the API that they needed to undo it.",
  "happened": [
   "A service that collects control-plane metrics was rolled out to hundreds of clusters at 15:12 PST.",
   "Its configuration made every node call the API server, at a cost that grows with the cluster.",
   "The API servers of most large clusters were overwhelmed; testing in small clusters had not shown it.",
   "Service discovery needed the control plane, but DNS caches hid the failure while the rollout went on.",
   "Engineers shrank clusters, cut off access to the admin API and enlarged API servers to get in again.",
   "All products were degraded from 15:16 to 19:38 PST."
  ],
  "signal": {
   "text": "A DaemonSet whose ServiceAccount may list or watch cluster-wide, without a node filter, and no FlowSchema that bounds it."
  },
  "metrics": [
   {
    "promql": "sum by (verb, resource) (rate(apiserver_request_total[5m]))",
    "shows": "What the new requests are."
   },
   {
    "promql": "sum by (priority_level, reason) (rate(apiserver_flowcontrol_rejected_requests_total[5m]))",
    "shows": "Requests turned away, by priority level."
   }
  ],
  "cure": [
   "Fewer nodes, no network access to the admin API, larger API servers; then the service was removed.",
   "Phased rollouts, better watching of infrastructure changes, and access to the API in an emergency were announced."
  ],
  "lessons": [
   "Per-node requests whose cost grows with the cluster grow with the square of it.",
   "A level of its own for agents keeps the door open for those who must remove them."
  ],
  "figures": [
   {
    "what": "Start",
    "value": "15:16 PST"
   },
   {
    "what": "End",
    "value": "19:38 PST"
   }
  ],
  "sources": [
   {
    "name": "OpenAI status page: post-mortem of 11 December 2024",
    "url": "https://status.openai.com/incidents/ctrsv3lwd797",
    "read": "original"
   }
  ]
 },
 {
  "id": "operators-default-election",
  "title": "Operators exit when one lease renewal is slow",
  "organisation": "Hive, OVN-Kubernetes, OpenSearch, Doris, NVIDIA and other operators",
  "date": "2019/2026",
  "summary": "With the usual timings of 15, 10 and 2 s each attempt to renew may take 5 s, so a leader survives one slow answer and exits on the second. Operators restarted up to four times a day, or at every defragmentation of etcd, until their projects chose longer timings.",
  "happened": [
   "Hive lost leadership one to four times a day.",
   "Doris lost it about every 21 hours, because renewals queued behind a client limit of 5 requests a second.",
   "A network operator crash-looped after a restart of the API server that took seconds.",
   "Every new leader lists everything again, which is load for the API server that was slow already."
  ],
  "signal": {
   "text": "Leader election with timings that tolerate less than the program's defaults, or with the defaults on a cluster whose API is loaded.",
   "yaml": "args: [--leader-elect, --leader-elect-lease-duration=10s, --leader-elect-renew-deadline=5s, --leader-elect-retry-period=2s]\n"
  },
  "metrics": [
   {
    "promql": "changes(leader_election_master_status[1h]) > 2",
    "shows": "Leaders that change more than twice an hour."
   },
   {
    "promql": "sum by (priority_level) (rate(apiserver_flowcontrol_rejected_requests_total[5m]))",
    "shows": "Requests that the API server refused, lease updates among them."
   }
  ],
  "cure": [
   "OpenShift moved its operators to timings that survive 60 s without the API server (137, 107 and 26 s today).",
   "Flux chose 35, 30 and 5 s and later a deadline of 60 s; OVN-Kubernetes chose 100, 90 and 20 s."
  ],
  "lessons": [
   "What counts is how many attempts fit into the renew deadline, not the lease duration.",
   "Longer timings cost a slower fail-over when a leader is killed; a leader that releases its lock costs nothing."
  ],
  "figures": [
   {
    "what": "Leadership lost in a day by Hive",
    "value": "1 to 4"
   },
   {
    "what": "OpenShift's timings",
    "value": "137, 107, 26",
    "unit": "s"
   }
  ],
  "sources": [
   {
    "name": "openshift/library-go pull request 305",
    "url": "https://github.com/openshift/library-go/pull/305",
    "read": "original"
   },
   {
    "name": "openshift/hive pull request 547",
    "url": "https://github.com/openshift/hive/pull/547",
    "read": "original"
   },
   {
    "name": "Mellanox/network-operator pull request 3256",
    "url": "https://github.com/Mellanox/network-operator/pull/3256",
    "read": "original"
   }
  ]
 },
 {
  "id": "ort-2026-finished-jobs",
  "title": "3,700 finished Jobs exceed etcd's quota",
  "organisation": "A user of ORT Server",
  "date": "2026-06-01",
  "summary": "A server that starts a Kubernetes Job for each step left them behind when they were done. With about 3,700 Jobs a managed cluster's etcd quota was exceeded, and the API server refused to create or change anything.",
  "happened": [
   "Each run of the server made Jobs, and nothing deleted them.",
   "About 3,700 Jobs lay in the cluster.",
   "The provider's etcd quota was exceeded; writes were refused for the whole cluster.",
   "Finished Jobs were deleted by hand, and a CronJob now does so."
  ],
  "signal": {
   "text": "Jobs without ttlSecondsAfterFinished that something creates again and again."
  },
  "metrics": [
   {
    "promql": "apiserver_storage_objects{resource=\"jobs.batch\"}",
    "shows": "Jobs in etcd."
   }
  ],
  "cure": [
   "ttlSecondsAfterFinished, or whoever makes the Jobs deletes them."
  ],
  "lessons": [
   "A finished Job is an object in etcd until somebody deletes it."
  ],
  "figures": [
   {
    "what": "Jobs",
    "value": 3700
   }
  ],
  "sources": [
   {
    "name": "eclipse-apoapsis/ort-server issue 5200",
    "url": "https://github.com/eclipse-apoapsis/ort-server/issues/5200",
    "read": "original"
   }
  ]
 },
 {
  "id": "otel-2025-agent-watches",
  "title": "Collectors on every node watch every pod",
  "organisation": "Users of the OpenTelemetry Collector",
  "date": "2025-12-08",
  "summary": "Run as an agent on each node, the k8sattributes processor lists and watches the pods of all namespaces unless it is told to keep to its own node. A user reports that this quickly overloads the API server of a large cluster. The charts of the project and of AWS had to add the node filter afterwards.",
  "happened": [
   "The collector ran as a DaemonSet with the k8sattributes processor and no node filter.",
   "Every node opened a watch on all pods of all namespaces.",
   "In large clusters the API server was overloaded; the report asks for metadata from the kubelet instead.",
   "Charts added filter.node_from_env_var for their DaemonSets."
  ],
  "signal": {
   "text": "A k8sattributes processor in a DaemonSet without filter.node_from_env_var, or with one that names a variable which the container does not define."
  },
  "metrics": [
   {
    "promql": "sum(apiserver_longrunning_requests{verb=\"WATCH\",resource=\"pods\"})",
    "shows": "Watches on pods; about one for each node more than the control plane's own."
   }
  ],
  "cure": [
   "filter.node_from_env_var, with the node's name from the downward API."
  ],
  "lessons": [
   "A default that is right for a gateway is wrong for an agent on every node."
  ],
  "figures": [],
  "sources": [
   {
    "name": "open-telemetry/opentelemetry-collector-contrib issue 44787",
    "url": "https://github.com/open-telemetry/opentelemetry-collector-contrib/issues/44787",
    "read": "original"
   },
   {
    "name": "open-telemetry/opentelemetry-helm-charts pull request 768",
    "url": "https://github.com/open-telemetry/opentelemetry-helm-charts/pull/768",
    "read": "original"
   },
   {
    "name": "aws-observability/helm-charts pull request 311",
    "url": "https://github.com/aws-observability/helm-charts/pull/311",
    "read": "original"
   }
  ]
 },
 {
  "id": "palark-2023-vector",
  "title": "Every Vector agent lists pods after an API server's restart",
  "organisation": "Palark",
  "date": "2023",
  "summary": "After a routine restart of kube-apiserver every Vector DaemonSet Pod listed pods at once. etcd has no index for labels or fields, so each list read every pod; etcd's memory almost tripled and masters restarted one after another.",
  "happened": [
   "kube-apiserver was restarted, as it is at each change of its configuration.",
   "Every Vector Pod lost its watch and listed the pods of its node again, without resourceVersion.",
   "etcd knows neither label nor field selectors; it read every object of the kind for each of these lists.",
   "etcd's memory almost tripled, and masters restarted one after another."
  ],
  "signal": {
   "text": "A Vector DaemonSet whose kubernetes_logs sources do not set use_apiserver_cache to true, and no FlowSchema that puts the lists of its ServiceAccount into a small level.",
   "yaml": "sources:\n  kubernetes:\n    type: kubernetes_logs    # use_apiserver_cache: true is missing\n"
  },
  "metrics": [
   {
    "promql": "topk(10, sum by (resource) (rate(apiserver_storage_list_total{storage!=\"watchcache\"}[5m])))",
    "shows": "Lists that reach etcd, by resource."
   },
   {
    "promql": "process_resident_memory_bytes{job=~\".*etcd.*\"}",
    "shows": "etcd's memory after a restart of an API server."
   }
  ],
  "cure": [
   "A PriorityLevelConfiguration (limit-list-custom, with standard values) and a FlowSchema for list and get of pods by the agents' ServiceAccount.",
   "resourceVersion in the client library and, from it, in Vector (use_apiserver_cache)."
  ],
  "lessons": [
   "A filtered list is not a small list; what counts is how many objects etcd reads.",
   "Cilium had the same fault then; current Cilium lists with resourceVersion 0.",
   "Lists with resourceVersion 0 come from the API server's cache; with several API servers they can differ."
  ],
  "figures": [
   {
    "what": "Growth of etcd's memory",
    "value": "almost 3",
    "unit": "times"
   }
  ],
  "sources": [
   {
    "name": "Palark: Collecting logs in Kubernetes with Vector",
    "url": "https://blog.palark.com/vector-log-collection-kubernetes/",
    "read": "secondary"
   },
   {
    "name": "vectordotdev/vector pull request 17095",
    "url": "https://github.com/vectordotdev/vector/pull/17095",
    "read": "original"
   }
  ]
 },
 {
  "id": "paypal-2022-inflight",
  "title": "Load tests to 4,000 nodes meet the in-flight limit",
  "organisation": "PayPal",
  "date": "2022-01",
  "summary": "Load tests to 4,100 nodes and 200,000 Pods ran into the API servers' in-flight limits: requests were answered with 504 and clients throttled themselves with growing waits.",
  "happened": [
   "Clusters were loaded step by step to 4,100 nodes and 200,000 Pods.",
   "The API servers' queue of requests in flight was full, requests were answered with 504, and clients waited longer and longer.",
   "The client limits of the controller-manager and the numbers of its workers had to be raised, and etcd got faster disks."
  ],
  "signal": {
   "text": "A kube-apiserver for thousands of nodes with the default in-flight limits of 400 and 200."
  },
  "metrics": [
   {
    "promql": "sum by (priority_level, reason) (rate(apiserver_flowcontrol_rejected_requests_total[5m]))",
    "shows": "Requests refused by flow control."
   }
  ],
  "cure": [
   "Limits that fit the size of the cluster and the memory of the API servers."
  ],
  "lessons": [
   "The default limits are the same for ten nodes and for four thousand."
  ],
  "figures": [
   {
    "what": "Nodes",
    "value": 4100
   },
   {
    "what": "Pods",
    "value": 200000
   }
  ],
  "sources": [
   {
    "name": "PayPal: Scaling Kubernetes to over 4k nodes and 200k Pods (its opening, and a digest)",
    "url": "https://medium.com/paypal-tech/scaling-kubernetes-to-over-4k-nodes-and-200k-pods-29988fad6ed",
    "read": "secondary"
   }
  ]
 },
 {
  "id": "pinterest-2020-pod-spike",
  "title": "Three times the planned pods fill etcd",
  "organisation": "Pinterest",
  "date": "2020",
  "summary": "A sudden spike of pods, about three times what was planned for, made the autoscaler bring up 900 nodes. The API server slowed down and was killed at its memory limit, kubelets retried without a bound, and etcd reached its size limit and refused all writes.",
  "happened": [
   "About three times the planned number of pods was created at once, and 900 nodes were added for them.",
   "kube-apiserver answered late, then with errors, and was killed at its own memory limit.",
   "Retries of the kubelets made seven times the load.",
   "The burst of writes took etcd to its limit, and it refused all writes."
  ],
  "signal": {
   "text": "Namespaces that anybody can fill; an API server with a tight memory limit; etcd with a small quota.",
   "unflagged": "Whether a namespace ought to have a quota, and whether a memory limit is tight, only who knows the load can say; the account gives neither the limits nor the quota."
  },
  "metrics": [
   {
    "promql": "sum(rate(kube_pod_created[10m]))",
    "shows": "Pods that are created."
   },
   {
    "promql": "max(etcd_mvcc_db_total_size_in_bytes) / max(etcd_server_quota_backend_bytes)",
    "shows": "How full etcd is."
   }
  ],
  "cure": [
   "Compaction, defragmentation and the alarm disarmed; larger masters for a time."
  ],
  "lessons": [
   "What users may create needs a bound that the control plane was tested with."
  ],
  "figures": [
   {
    "what": "Pods against the plan",
    "value": 3,
    "unit": "times"
   },
   {
    "what": "New nodes",
    "value": 900
   },
   {
    "what": "Load by retries",
    "value": 7,
    "unit": "times"
   }
  ],
  "sources": [
   {
    "name": "Pinterest Engineering: Scaling Kubernetes with Assurance at Pinterest (8 April 2021)",
    "url": "https://medium.com/pinterest-engineering/scaling-kubernetes-with-assurance-at-pinterest-a23f821168da",
    "read": "original"
   }
  ]
 },
 {
  "id": "platform9-etcd-latency",
  "title": "Control-plane Pods restart 119 times in a month on slow etcd disks",
  "organisation": "Platform9",
  "date": "2023-11",
  "summary": "Heartbeats of etcd timed out on slow disks, leaders changed, and reads of the locks of kube-controller-manager and kube-scheduler timed out, so that their containers restarted. On Azure the vendor raised heartbeat and election timeout tenfold.",
  "happened": [
   "Requests to etcd took up to 9 s where 100 ms are expected.",
   "Heartbeats timed out and leaders were elected often.",
   "kube-controller-manager and kube-scheduler could not read their locks and restarted; one Pod counted 119 restarts in 27 days."
  ],
  "signal": {
   "text": "etcd's default or shorter timers on cloud disks with high latency."
  },
  "metrics": [
   {
    "promql": "increase(etcd_server_leader_changes_seen_total[15m])",
    "shows": "Elections."
   },
   {
    "promql": "increase(kube_pod_container_status_restarts_total{namespace=\"kube-system\"}[1d])",
    "shows": "Restarts of control-plane containers."
   }
  ],
  "cure": [
   "Faster disks for etcd; on Azure a heartbeat of 1000 ms and an election timeout of 10000 ms."
  ],
  "lessons": [
   "Restarts of kube-scheduler can be a disk's fault."
  ],
  "figures": [
   {
    "what": "Restarts in 27 days",
    "value": 119
   },
   {
    "what": "Heartbeat on Azure",
    "value": "100 to 1000",
    "unit": "ms"
   },
   {
    "what": "Election timeout on Azure",
    "value": "1000 to 10000",
    "unit": "ms"
   }
  ],
  "sources": [
   {
    "name": "Platform9 knowledge base: Excessive Kubernetes Master Pod Restarts Due To ETCD Latency",
    "url": "https://platform9.com/kb/kubernetes/excessive-kubernetes-master-pod-restarts",
    "read": "original"
   }
  ]
 },
 {
  "id": "reddit-2023-pi-day",
  "title": "An upgrade takes away a label that the network hangs on",
  "organisation": "Reddit",
  "date": "2023-03-14",
  "summary": "Kubernetes 1.24 no longer labels control-plane nodes as master. Calico's route reflectors of a cluster of more than 1,000 nodes were chosen by that label in settings that nobody remembered, so that pods had no network after the upgrade. The site was down for 314 minutes.",
  "happened": [
   "A cluster that had been set up by hand with kubeadm was upgraded from 1.23 to 1.24.",
   "The label node-role.kubernetes.io/master went away, and with it every route reflector.",
   "Without route reflectors the pods' network was gone.",
   "After hours a restore from a backup was decided on."
  ],
  "signal": {
   "text": "A selector on node-role.kubernetes.io/master, here in Calico's BGP configuration.",
   "unflagged": "What broke is the network of pods, not the control plane. The label alone is no fault either: other distributions went on setting it, RKE2 up to 1.33."
  },
  "metrics": [
   {
    "promql": "count(kube_node_labels{label_node_role_kubernetes_io_master!=\"\"})",
    "shows": "Nodes that still have the label, where kube-state-metrics is told to show it."
   }
  ],
  "cure": [
   "A restore from a backup, back on the old version."
  ],
  "lessons": [
   "Search for a label in custom resources too before an upgrade takes it away."
  ],
  "figures": [
   {
    "what": "Outage",
    "value": 314,
    "unit": "min"
   },
   {
    "what": "Nodes",
    "value": "more than 1000"
   }
  ],
  "sources": [
   {
    "name": "r/RedditEng: You Broke Reddit: The Pi-Day Outage",
    "url": "https://www.reddit.com/r/RedditEng/comments/11xx5o0/you_broke_reddit_the_piday_outage/",
    "read": "secondary"
   },
   {
    "name": "Redditwatch: Reddit's Pi-Day Outage",
    "url": "https://redditwatch.org/outages/reddit-pi-day-outage-2023",
    "read": "secondary"
   },
   {
    "name": "rancher/rke2 issue 7042",
    "url": "https://github.com/rancher/rke2/issues/7042",
    "read": "original"
   }
  ]
 },
 {
  "id": "render-2025-namespaces",
  "title": "Agents on every node keep a copy of every namespace",
  "organisation": "Render",
  "date": "2025",
  "summary": "A platform with a namespace per customer ran Vector and Calico on each node with a watch on every namespace. Memory grew with nodes times namespaces, and agents that restarted together overwhelmed the API server. Making namespace metadata optional in Vector gave back 7 TiB.",
  "happened": [
   "Every customer's service has a namespace of its own.",
   "Vector and Calico on each node listed and watched all namespaces.",
   "Memory grew with nodes times namespaces; restarts of the agents put load on the API server.",
   "Vector got an option to leave namespace metadata out, and a duplicate source was found and removed."
  ],
  "signal": {
   "text": "A Vector source of type kubernetes_logs without insert_namespace_fields set to false, or two such sources, in a cluster with thousands of namespaces."
  },
  "metrics": [
   {
    "promql": "sum(apiserver_longrunning_requests{verb=\"WATCH\",resource=\"namespaces\"})",
    "shows": "Watches on namespaces; about the number of nodes, for each source."
   }
  ],
  "cure": [
   "insert_namespace_fields set to false, and one source instead of two."
  ],
  "lessons": [
   "An object that is cheap to create is dear when every node keeps a copy."
  ],
  "figures": [
   {
    "what": "Memory given back",
    "value": 7,
    "unit": "TiB"
   }
  ],
  "sources": [
   {
    "name": "Render: How We Found 7 TiB of Memory Just Sitting Around",
    "url": "https://render.com/blog/how-we-found-7-tib-of-memory-just-sitting-around",
    "read": "secondary"
   }
  ]
 },
 {
  "id": "replicaset-hot-loop",
  "title": "A Deployment creates ReplicaSets without end when admission changes them",
  "organisation": "Kubernetes SIG Apps",
  "date": "2017-12/2018-01",
  "summary": "The Deployment controller compares the ReplicaSet that it finds with its template. When a webhook changes a field of the ReplicaSet the two are never equal, and it creates another one, endlessly.",
  "happened": [
   "A mutating webhook changed a trivial field of ReplicaSets.",
   "The Deployment controller did not recognise the ReplicaSet as its own and created a new one.",
   "That one was changed as well, and so on without end."
  ],
  "signal": {
   "text": "A MutatingWebhookConfiguration whose rules match replicasets of apps on CREATE or UPDATE.",
   "yaml": "webhooks:\n  - name: inject.example.com\n    rules: [{apiGroups: [apps], apiVersions: [v1], operations: [CREATE], resources: [replicasets]}]\n"
  },
  "metrics": [
   {
    "promql": "sum(rate(apiserver_request_total{resource=\"replicasets\",verb=\"POST\"}[5m]))",
    "shows": "ReplicaSets created a second."
   }
  ],
  "cure": [
   "Change Deployments and Pods, never what a controller owns."
  ],
  "lessons": [
   "A controller that compares what it finds with what it wants fights whatever changes its objects."
  ],
  "figures": [],
  "sources": [
   {
    "name": "kubernetes/kubernetes issue 57167",
    "url": "https://github.com/kubernetes/kubernetes/issues/57167",
    "read": "original"
   }
  ]
 },
 {
  "id": "stalled-vm-leases",
  "title": "Leaders restart again and again while a virtual machine stalls",
  "organisation": "Operators of a control plane on virtual machines",
  "date": "undated",
  "summary": "kube-controller-manager and kube-scheduler restarted again and again because renewals of their Leases did not finish within RenewDeadline. The cause was a stall of disk or CPU that several virtual machines shared.",
  "happened": [
   "kube-controller-manager and kube-scheduler lost their Leases and restarted, again and again.",
   "Renewals did not finish within RenewDeadline (10 s by default).",
   "I/O latency rose while throughput fell, on a disk or CPU that several virtual machines shared.",
   "Logs of the previous container, exit states and metrics of the same minute were the evidence."
  ],
  "signal": {
   "text": "etcd on a shared or network volume without a storage class of its own; leader-election timings below the defaults; an etcd heartbeat below 100 ms."
  },
  "metrics": [
   {
    "promql": "changes(leader_election_master_status[1h]) > 2",
    "shows": "Leaders that change more than twice an hour."
   },
   {
    "promql": "histogram_quantile(0.99, sum by (instance, le) (rate(etcd_disk_wal_fsync_duration_seconds_bucket[5m])))",
    "shows": "fsync times that rise while write throughput falls."
   }
  ],
  "cure": [
   "Disk and CPU of the control plane's machines reserved, not shared.",
   "The evidence kept from the minute of the restart (logs of the previous container, exit state, I/O metrics)."
  ],
  "lessons": [
   "A lost Lease is the symptom; look at the disk of the same minute before changing timings.",
   "Latency that rises while throughput falls is a stall, not a load."
  ],
  "figures": [
   {
    "what": "RenewDeadline by default",
    "value": 10,
    "unit": "s"
   }
  ],
  "sources": [
   {
    "name": "Leases lost while a VM stalled: the operators' account",
    "read": "secondary"
   }
  ]
 },
 {
  "id": "target-2019-cascade",
  "title": "Logging sidecars wake at once and take nodes, gossip and Vault with them",
  "organisation": "Target",
  "date": "2019-01",
  "summary": "Kafka was unreachable for hours and woke the logging sidecar of each of about 2,000 development workloads at once. Overloaded Docker daemons made nodes unhealthy, rescheduling cascaded, about 41,000 short-lived nodes joined the Consul gossip mesh, and Vault sealed itself.",
  "happened": [
   "Kafka, to which every workload's logging sidecar ships, was unreachable for hours.",
   "The sidecars of about 2,000 development workloads became busy at once and overloaded the Docker daemons.",
   "Nodes turned unhealthy; rescheduling moved the load on, and the next nodes followed.",
   "Each new node joined the Consul gossip mesh; about 41,000 short-lived ones did.",
   "The gossip mesh was poisoned and Vault sealed itself."
  ],
  "signal": {
   "text": "A sidecar in every workload that retries without limit or back-off and has no CPU limit; a Consul agent per Pod; gossip without encryption."
  },
  "metrics": [
   {
    "promql": "sum(rate(container_cpu_usage_seconds_total{container=~\".*(log|fluent|filebeat|vector).*\"}[5m]))",
    "shows": "CPU of logging sidecars rising together."
   },
   {
    "promql": "sum(kube_node_status_condition{condition=\"Ready\",status!=\"true\"})",
    "shows": "Nodes that are not ready, growing in waves."
   }
  ],
  "cure": [
   "Gossip encryption, so that a poisoned mesh is refused.",
   "Consul 1.2.3, then 1.3.0."
  ],
  "lessons": [
   "Whatever is in every Pod fails in every Pod at once; bound its retries and its CPU.",
   "A gossip pool grows with churn, not with the nodes that are alive."
  ],
  "figures": [
   {
    "what": "Development workloads with a sidecar",
    "value": 2000
   },
   {
    "what": "Short-lived nodes in the gossip mesh",
    "value": 41000
   }
  ],
  "sources": [
   {
    "name": "Dan Woods: On Infrastructure at Scale: A Cascading Failure of Distributed Systems (January 2019)",
    "url": "https://danveloper.medium.com/on-infrastructure-at-scale-a-cascading-failure-of-distributed-systems-7cff2a3cd2df",
    "read": "secondary"
   }
  ]
 },
 {
  "id": "tigera-2021-typha-restart",
  "title": "Three Typha Pods that restart double the API servers' memory",
  "organisation": "A user of Calico on OpenShift with 225 nodes",
  "date": "2021-08-03",
  "summary": "In a cluster of 225 nodes, 13,274 pods and 3,314 Services a restart of all three Typha Pods took over 20 GB more of the API servers' memory, which were killed for it. The whole database had 4 GB.",
  "happened": [
   "All three Pods of Typha were deleted at once.",
   "Each of them lists the whole cluster when it starts.",
   "The memory of kube-apiserver doubled, by more than 20 GB, and it was killed."
  ],
  "signal": {
   "text": "Central readers of the whole cluster that are restarted together.",
   "unflagged": "The Pods were restarted by hand. The operator that deploys Typha writes its strategy itself, and three Pods that list once are no hazard of a manifest; from which size of a cluster on they are is told nowhere."
  },
  "metrics": [
   {
    "promql": "process_resident_memory_bytes{job=\"apiserver\"}",
    "shows": "Memory of the API servers during a restart."
   }
  ],
  "cure": [
   "The report does not tell; it asks whether such a jump is to be expected."
  ],
  "lessons": [
   "A fan-out in front of the API server turns thousands of lists into a few, and these are still large."
  ],
  "figures": [
   {
    "what": "Nodes",
    "value": 225
   },
   {
    "what": "Pods",
    "value": 13274
   },
   {
    "what": "Services",
    "value": 3314
   },
   {
    "what": "More memory",
    "value": 20,
    "unit": "GB"
   }
  ],
  "sources": [
   {
    "name": "tigera/operator issue 1425",
    "url": "https://github.com/tigera/operator/issues/1425",
    "read": "original"
   },
   {
    "name": "projectcalico/typha issue 637",
    "url": "https://github.com/projectcalico/typha/issues/637",
    "read": "original"
   }
  ]
 },
 {
  "id": "trivy-2024-reports",
  "title": "Vulnerability reports in etcd take a cluster down",
  "organisation": "A user of the Trivy operator",
  "date": "2024-11-29",
  "summary": "The Trivy operator scanned about 1,200 pods and kept vulnerability and SBOM reports as custom resources. etcd's load rose, leaders changed, the API was gone, and the cluster was restored from a backup.",
  "happened": [
   "The chart 0.25.0 was installed with vulnerability scans and SBOM generation on; the other scanners were off.",
   "About 1,200 pods, most with two containers or more, were scanned.",
   "etcd's load grew, leader changes began, and the API went down.",
   "etcd had grown from 380 MB to 1.2 GB; the cluster came back from an etcd backup."
  ],
  "signal": {
   "text": "Values of trivy-operator with vulnerabilityScannerEnabled and sbomGenerationEnabled, and no alternateReportStorage."
  },
  "metrics": [
   {
    "promql": "topk(10, apiserver_storage_objects{resource=~\".*aquasecurity.github.io\"})",
    "shows": "Reports, by kind."
   }
  ],
  "cure": [
   "Reports kept outside etcd, or SBOM generation off."
  ],
  "lessons": [
   "etcd is the cluster's memory, no store for reports."
  ],
  "figures": [
   {
    "what": "Pods scanned",
    "value": 1200
   },
   {
    "what": "Size of etcd before",
    "value": 380,
    "unit": "MB"
   },
   {
    "what": "Size of etcd after",
    "value": 1.2,
    "unit": "GB"
   }
  ],
  "sources": [
   {
    "name": "aquasecurity/trivy-operator issue 2335",
    "url": "https://github.com/aquasecurity/trivy-operator/issues/2335",
    "read": "original"
   }
  ]
 },
 {
  "id": "vector-2023-etcd-leader",
  "title": "A failed etcd leader, and Vector agents that keep a control plane down",
  "organisation": "A user of Vector with about 1,100 nodes",
  "date": "2023-03",
  "summary": "The loss of an etcd leader in a cluster of about 1,100 nodes cascaded into a thousandfold of API calls and brought the control plane down. Stopping Vector and a few other DaemonSets let etcd recover; Vector listed without resourceVersion.",
  "happened": [
   "The node of the etcd leader failed.",
   "Agents on every node called the API server again and again, and the control plane went down.",
   "Vector was found to list pods without resourceVersion, so from etcd.",
   "Stopping Vector and a few other DaemonSets let the etcd members recover."
  ],
  "signal": {
   "text": "A Vector DaemonSet without use_apiserver_cache, on a cluster of a thousand nodes, without a FlowSchema of its own."
  },
  "metrics": [
   {
    "promql": "sum by (resource) (rate(apiserver_storage_list_total{storage!=\"watchcache\"}[5m]))",
    "shows": "Lists that reach etcd."
   }
  ],
  "cure": [
   "Vector and other agents stopped until etcd was back.",
   "use_apiserver_cache, added to Vector because of this report."
  ],
  "lessons": [
   "Agents that list from etcd turn a small failure into a long one, since each retry costs a full read."
  ],
  "figures": [
   {
    "what": "Nodes",
    "value": 1100
   }
  ],
  "sources": [
   {
    "name": "vectordotdev/vector issue 16753",
    "url": "https://github.com/vectordotdev/vector/issues/16753",
    "read": "original"
   },
   {
    "name": "vectordotdev/vector issue 16797",
    "url": "https://github.com/vectordotdev/vector/issues/16797",
    "read": "original"
   }
  ]
 },
 {
  "id": "zalando-2018-cronjob",
  "title": "An innocent CronJob gets the API server killed",
  "organisation": "Zalando",
  "date": "2018/2019-02",
  "summary": "A short CronJob manifest of one team multiplied pods until the API server ran out of memory. The ingress proxy builds its routes from the API; restarted without it, it had none, and customers got 404.",
  "happened": [
   "A team applied a CronJob of a few lines.",
   "Its pods piled up until the API server was killed for its memory.",
   "Ingress proxies that restarted meanwhile had no routes.",
   "Customers got errors, and the login service answered 404."
  ],
  "signal": {
   "text": "A CronJob with a dense schedule, concurrencyPolicy unset, and nothing that ends a Job that hangs."
  },
  "metrics": [
   {
    "promql": "apiserver_storage_objects{resource=\"pods\"}",
    "shows": "Pods that pile up."
   }
  ],
  "cure": [
   "A limit for what one CronJob can have at the same time."
  ],
  "lessons": [
   "The cluster's weakest point can be any team's manifest."
  ],
  "figures": [],
  "sources": [
   {
    "name": "Zalando: Kubernetes Failure Stories, incident 2 (slides)",
    "url": "https://fr2.slideshare.net/try_except_/kubernetes-failure-stories-kubecon-europe-barcelona",
    "read": "secondary"
   }
  ]
 },
 {
  "id": "zalando-2019-dns",
  "title": "Ten queries for each name take the cluster's DNS down",
  "organisation": "Zalando",
  "date": "2019-01-07",
  "summary": "Retries after one slow dependency became a spike of DNS queries, ten for each outside name because of ndots 5. All CoreDNS Pods ran out of their 100Mi at once and kept being killed; the shop returned errors for over an hour, and monitoring inside the cluster was blind.",
  "happened": [
   "Calls to one downstream service timed out, and clients retried.",
   "The service in between looked names up anew for each connection; ndots 5 made ten queries of each outside name.",
   "CoreDNS Pods ran out of memory at the same time and did not recover.",
   "Circuit breakers opened, since no name could be resolved; monitoring was down for the same reason.",
   "The memory limit went from 100Mi to 2000Mi by hand, and everything recovered."
  ],
  "signal": {
   "text": "Many Pods with dnsPolicy ClusterFirst and no ndots option that resolve outside names; no DNS cache on the node."
  },
  "metrics": [
   {
    "promql": "sum by (rcode) (rate(coredns_dns_responses_total[5m]))",
    "shows": "NXDOMAIN answers, the queries that the search list makes."
   }
  ],
  "cure": [
   "More memory for CoreDNS, a cache on every node, and a lower ndots for what resolves outside names."
  ],
  "lessons": [
   "One application must not be able to take the DNS of all others."
  ],
  "figures": [
   {
    "what": "Queries for an outside name",
    "value": 10
   },
   {
    "what": "Memory limit of CoreDNS",
    "value": 100,
    "unit": "Mi"
   }
  ],
  "sources": [
   {
    "name": "Zalando: Total DNS outage in Kubernetes cluster",
    "url": "https://github.com/zalando-incubator/kubernetes-on-aws/blob/dev/docs/postmortems/jan-2019-dns-outage.md",
    "read": "original"
   }
  ]
 }
];
