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
    "promql": "sum by (resource) (rate(apiserver_storage_list_total{resource=\"pods\"}[5m]))",
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
   "text": "Nothing in a user's YAML; it shows what a filtered list costs, and that lock renewals are its first victims."
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
    "promql": "topk(10, sum by (resource) (rate(apiserver_storage_list_total[5m])))",
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
    "promql": "sum by (resource) (rate(apiserver_storage_list_total[5m]))",
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
 }
];
