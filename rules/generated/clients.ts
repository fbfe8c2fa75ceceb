// Written by `npm run generate`; do not edit.
import type { Client } from "../../server/kubernetes/generated/client.ts";

export const clients: readonly Client[] = [
 {
  "id": "antrea-agent",
  "name": "The Antrea agent",
  "summary": "Pods are read for the own node and policies come ready from the controller; nodes, Services and EndpointSlices are watched over the whole cluster.",
  "match": {
   "images": [
    {
     "repository": "antrea/antrea-agent-ubuntu"
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "antrea-agent"
  ],
  "flowSchema": "avoid",
  "settings": {},
  "requests": {
   "objects": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     "",
     "discovery.k8s.io"
    ],
    "resources": [
     "nodes",
     "services",
     "endpointslices",
     "namespaces"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "resourceVersion": "zero"
   }
  },
  "hazards": [
   {
    "id": "watches-cluster",
    "class": "watch-full",
    "when": {
     "version": ">=0.0.0",
     "ifUnknown": true
    },
    "requests": [
     "objects"
    ],
    "why": "watches nodes, Services and EndpointSlices of the whole cluster from each node, as kube-proxy does.",
    "severity": "low"
   }
  ],
  "remedies": [],
  "facts": [
   {
    "claim": "The agent's informers on nodes, Services and EndpointSlices are unfiltered; pods are limited to the node.",
    "sources": [
     {
      "name": "cmd/antrea-agent/agent.go",
      "url": "https://github.com/antrea-io/antrea/blob/main/cmd/antrea-agent/agent.go"
     }
    ]
   }
  ]
 },
 {
  "id": "aws-node-termination-handler",
  "name": "The AWS Node Termination Handler",
  "summary": "As a DaemonSet (IMDS mode) it is quiet until a node drains; then it lists the pods of its node without resourceVersion unless USE_APISERVER_CACHE is true (1.22.1 and later). A fleet-wide spot interruption makes many nodes do so together.",
  "match": {
   "images": [
    {
     "repository": "aws-ec2/aws-node-termination-handler"
    },
    {
     "repository": "amazon/aws-node-termination-handler"
    }
   ],
   "charts": [
    {
     "name": "aws-node-termination-handler",
     "repositories": [
      "https://aws.github.io/eks-charts",
      "oci://public.ecr.aws/aws-ec2/helm/aws-node-termination-handler"
     ],
     "runsPerNodeWhen": {
      "values": [
       "enableSqsTerminationDraining"
      ],
      "oneOf": [
       false
      ],
      "default": false
     },
     "imageTag": [
      "image",
      "tag"
     ],
     "imageRepository": [
      "image",
      "repository"
     ]
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "{fullname}"
  ],
  "settings": {
   "apiserverCache": {
    "title": "USE_APISERVER_CACHE",
    "type": "boolean",
    "versions": ">=1.22.1",
    "default": false,
    "at": [
     {
      "in": "env",
      "name": "USE_APISERVER_CACHE"
     },
     {
      "in": "arg",
      "flag": "--use-apiserver-cache",
      "value": "equals"
     }
    ]
   }
  },
  "requests": {
   "pods": {
    "verbs": [
     "list"
    ],
    "apiGroups": [
     ""
    ],
    "resources": [
     "pods"
    ],
    "clusterScope": true,
    "scope": "node",
    "resourceVersion": "unset"
   }
  },
  "hazards": [
   {
    "id": "lists-pods-on-drain",
    "class": "list-etcd",
    "when": {
     "allOf": [
      {
       "version": ">=1.22.1"
      },
      {
       "not": {
        "setting": "apiserverCache",
        "equals": true
       }
      }
     ]
    },
    "setting": "apiserverCache",
    "requests": [
     "pods"
    ],
    "why": "lists the pods of its node without resourceVersion when the node drains, which reads every pod from etcd while many nodes go at once.",
    "severity": "low",
    "remedies": [
     "use-cache"
    ]
   }
  ],
  "remedies": [
   {
    "id": "use-cache",
    "title": "List pods from the API server's cache (environment variable USE_APISERVER_CACHE set to true)",
    "safety": "suggestion",
    "in": [
     "env"
    ],
    "versions": ">=1.22.1",
    "edits": [
     {
      "setting": "apiserverCache",
      "value": true
     }
    ],
    "effect": "A drain can miss a pod that was bound to the node a moment before."
   }
  ],
  "facts": [
   {
    "claim": "The list of pods carries resourceVersion 0 only with use-apiserver-cache, which is in 1.22.1 and not in 1.22.0 and is off by default.",
    "sources": [
     {
      "name": "aws/aws-node-termination-handler issue 1017",
      "url": "https://github.com/aws/aws-node-termination-handler/issues/1017"
     },
     {
      "name": "pkg/config/config.go at v1.22.1",
      "url": "https://github.com/aws/aws-node-termination-handler/blob/v1.22.1/pkg/config/config.go"
     }
    ]
   }
  ]
 },
 {
  "id": "aws-vpc-cni",
  "name": "The AWS VPC CNI (aws-node)",
  "summary": "From 1.18.6 it reads the pods and the Node of its own node. Before 1.13.3 it cached all pods of the cluster, before 1.18.6 all nodes.",
  "match": {
   "images": [
    {
     "repository": "*/amazon-k8s-cni"
    }
   ],
   "charts": [
    {
     "name": "aws-vpc-cni",
     "repositories": [
      "https://aws.github.io/eks-charts"
     ],
     "imageTag": [
      "image",
      "tag"
     ]
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "aws-node"
  ],
  "flowSchema": "avoid",
  "settings": {},
  "requests": {
   "pods": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     ""
    ],
    "resources": [
     "pods"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "resourceVersion": "zero"
   },
   "nodes": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     ""
    ],
    "resources": [
     "nodes"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "resourceVersion": "zero"
   }
  },
  "hazards": [
   {
    "id": "caches-all-nodes",
    "class": "watch-full",
    "when": {
     "version": ">=1.13.3 <1.18.6"
    },
    "requests": [
     "nodes"
    ],
    "why": "watches all Nodes of the cluster from each node before 1.18.6.",
    "severity": "medium",
    "remedies": [
     "upgrade"
    ]
   },
   {
    "id": "caches-all-pods",
    "class": "watch-full",
    "when": {
     "version": ">=1.13.0 <1.13.3"
    },
    "requests": [
     "pods",
     "nodes"
    ],
    "why": "watches all Nodes of the cluster from each node, and all pods once it has read one, before 1.13.3.",
    "severity": "medium",
    "remedies": [
     "upgrade"
    ]
   }
  ],
  "gentle": [
   {
    "when": {
     "version": ">=1.18.6"
    },
    "why": "reads the pods and the Node of its own node."
   }
  ],
  "remedies": [
   {
    "id": "upgrade",
    "title": "Upgrade the VPC CNI to 1.18.6 or later, which keeps to its own node",
    "safety": "described"
   }
  ],
  "facts": [
   {
    "claim": "The cache is limited to the node's pods from 1.13.3 and to the own Node from 1.18.6; 1.13.2 has neither filter, 1.18.5 only the first.",
    "sources": [
     {
      "name": "aws/amazon-vpc-cni-k8s pull request 2463",
      "url": "https://github.com/aws/amazon-vpc-cni-k8s/pull/2463"
     },
     {
      "name": "aws/amazon-vpc-cni-k8s pull request 2888",
      "url": "https://github.com/aws/amazon-vpc-cni-k8s/pull/2888"
     },
     {
      "name": "k8sutils.go at v1.13.2",
      "url": "https://github.com/aws/amazon-vpc-cni-k8s/blob/v1.13.2/pkg/k8sapi/k8sutils.go"
     },
     {
      "name": "k8sutils.go at v1.13.3",
      "url": "https://github.com/aws/amazon-vpc-cni-k8s/blob/v1.13.3/pkg/k8sapi/k8sutils.go"
     },
     {
      "name": "k8sutils.go at v1.18.5",
      "url": "https://github.com/aws/amazon-vpc-cni-k8s/blob/v1.18.5/pkg/k8sapi/k8sutils.go"
     },
     {
      "name": "k8sutils.go at v1.18.6",
      "url": "https://github.com/aws/amazon-vpc-cni-k8s/blob/v1.18.6/pkg/k8sapi/k8sutils.go"
     }
    ]
   }
  ]
 },
 {
  "id": "beats",
  "name": "An Elastic Beat such as Filebeat",
  "summary": "add_kubernetes_metadata and the kubernetes autodiscover provider keep to their own node by default. With scope cluster every node watches the whole cluster; before 8.11 the names of Deployments and CronJobs were looked up by default.",
  "match": {
   "images": [
    {
     "repository": "beats/filebeat"
    },
    {
     "repository": "beats/filebeat-oss"
    },
    {
     "repository": "beats/filebeat-wolfi"
    },
    {
     "repository": "beats/metricbeat"
    },
    {
     "repository": "beats/auditbeat"
    },
    {
     "repository": "beats/packetbeat"
    },
    {
     "repository": "beats/heartbeat"
    }
   ],
   "charts": [
    {
     "name": "filebeat",
     "repositories": [
      "https://helm.elastic.co"
     ],
     "runsPerNodeWhen": {
      "values": [
       "daemonset",
       "enabled"
      ],
      "oneOf": [
       true
      ],
      "default": true
     },
     "imageTag": [
      "imageTag"
     ],
     "imageRepository": [
      "image"
     ]
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "filebeat",
   "metricbeat",
   "{fullname}"
  ],
  "versions": [
   {
    "range": ">=8.3.0 <8.8.0",
    "note": "add_resource_metadata.deployment (on by default) sends a GET for the ReplicaSet of a pod."
   },
   {
    "range": ">=8.10.0 <8.11.0",
    "note": "add_resource_metadata.deployment (on by default) watches all ReplicaSets of the cluster."
   },
   {
    "range": ">=8.11.0",
    "note": "add_resource_metadata.deployment and cronjob are off by default."
   }
  ],
  "settings": {
   "processor": {
    "title": "an add_kubernetes_metadata processor",
    "type": "presence",
    "default": false,
    "at": [
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       "processors",
       "*",
       "add_kubernetes_metadata"
      ]
     },
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       "filebeat.inputs",
       "*",
       "processors",
       "*",
       "add_kubernetes_metadata"
      ]
     },
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       "filebeat",
       "inputs",
       "*",
       "processors",
       "*",
       "add_kubernetes_metadata"
      ]
     }
    ]
   },
   "processorScope": {
    "title": "scope",
    "type": "string",
    "default": "node",
    "each": "processor",
    "at": [
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       "processors",
       "*",
       "add_kubernetes_metadata",
       "scope"
      ]
     },
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       "filebeat.inputs",
       "*",
       "processors",
       "*",
       "add_kubernetes_metadata",
       "scope"
      ]
     },
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       "filebeat",
       "inputs",
       "*",
       "processors",
       "*",
       "add_kubernetes_metadata",
       "scope"
      ]
     }
    ]
   },
   "processorDeployment": {
    "title": "add_resource_metadata.deployment",
    "type": "boolean",
    "each": "processor",
    "at": [
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       "processors",
       "*",
       "add_kubernetes_metadata",
       "add_resource_metadata",
       "deployment"
      ]
     },
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       "filebeat.inputs",
       "*",
       "processors",
       "*",
       "add_kubernetes_metadata",
       "add_resource_metadata",
       "deployment"
      ]
     },
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       "filebeat",
       "inputs",
       "*",
       "processors",
       "*",
       "add_kubernetes_metadata",
       "add_resource_metadata",
       "deployment"
      ]
     }
    ]
   },
   "autodiscover": {
    "title": "an autodiscover provider of type kubernetes",
    "type": "presence",
    "default": false,
    "at": [
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       {
        "key": "(filebeat|metricbeat|heartbeat|auditbeat)\\.autodiscover"
       },
       "providers",
       {
        "where": {
         "type": "kubernetes"
        }
       }
      ]
     },
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       {
        "key": "filebeat|metricbeat|heartbeat|auditbeat"
       },
       "autodiscover",
       "providers",
       {
        "where": {
         "type": "kubernetes"
        }
       }
      ]
     }
    ]
   },
   "autodiscoverScope": {
    "title": "scope",
    "type": "string",
    "default": "node",
    "each": "autodiscover",
    "at": [
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       {
        "key": "(filebeat|metricbeat|heartbeat|auditbeat)\\.autodiscover"
       },
       "providers",
       {
        "where": {
         "type": "kubernetes"
        }
       },
       "scope"
      ]
     },
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       {
        "key": "filebeat|metricbeat|heartbeat|auditbeat"
       },
       "autodiscover",
       "providers",
       {
        "where": {
         "type": "kubernetes"
        }
       },
       "scope"
      ]
     }
    ]
   },
   "autodiscoverUnique": {
    "title": "unique",
    "type": "boolean",
    "default": false,
    "each": "autodiscover",
    "at": [
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       {
        "key": "(filebeat|metricbeat|heartbeat|auditbeat)\\.autodiscover"
       },
       "providers",
       {
        "where": {
         "type": "kubernetes"
        }
       },
       "unique"
      ]
     },
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       {
        "key": "filebeat|metricbeat|heartbeat|auditbeat"
       },
       "autodiscover",
       "providers",
       {
        "where": {
         "type": "kubernetes"
        }
       },
       "unique"
      ]
     }
    ]
   }
  },
  "requests": {
   "pods": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     ""
    ],
    "resources": [
     "pods"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "resourceVersion": "zero"
   },
   "nodes": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     ""
    ],
    "resources": [
     "nodes"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "resourceVersion": "zero"
   },
   "replicaSets": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     "apps"
    ],
    "resources": [
     "replicasets"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "resourceVersion": "zero"
   },
   "replicaSet": {
    "verbs": [
     "get"
    ],
    "apiGroups": [
     "apps"
    ],
    "resources": [
     "replicasets"
    ],
    "clusterScope": false,
    "scope": "object",
    "resourceVersion": "unset"
   },
   "lease": {
    "verbs": [
     "get",
     "update"
    ],
    "apiGroups": [
     "coordination.k8s.io"
    ],
    "resources": [
     "leases"
    ],
    "clusterScope": false,
    "scope": "object",
    "resourceVersion": "unset"
   }
  },
  "hazards": [
   {
    "id": "processor-watches-cluster",
    "class": "watch-full",
    "when": {
     "allOf": [
      {
       "setting": "processor",
       "equals": true
      },
      {
       "setting": "processorScope",
       "equals": "cluster"
      }
     ]
    },
    "setting": "processorScope",
    "requests": [
     "pods",
     "nodes"
    ],
    "why": "lists and watches every pod of the cluster from each node, because add_kubernetes_metadata has scope cluster.",
    "severity": "high",
    "remedies": [
     "processor-node-scope"
    ]
   },
   {
    "id": "autodiscover-watches-cluster",
    "class": "watch-full",
    "when": {
     "allOf": [
      {
       "setting": "autodiscover",
       "equals": true
      },
      {
       "setting": "autodiscoverScope",
       "equals": "cluster"
      },
      {
       "setting": "autodiscoverUnique",
       "equals": false
      }
     ]
    },
    "setting": "autodiscoverScope",
    "requests": [
     "pods",
     "nodes"
    ],
    "why": "discovers over the whole cluster from each node, because the autodiscover provider has scope cluster.",
    "severity": "high",
    "remedies": [
     "autodiscover-node-scope"
    ]
   },
   {
    "id": "election-on-every-node",
    "class": "lease-poll",
    "when": {
     "allOf": [
      {
       "setting": "autodiscover",
       "equals": true
      },
      {
       "setting": "autodiscoverUnique",
       "equals": true
      }
     ]
    },
    "setting": "autodiscoverUnique",
    "requests": [
     "lease"
    ],
    "why": "takes part in a leader election from every node (unique is true), so all nodes but one keep asking for the Lease.",
    "severity": "medium",
    "remedies": [
     "one-copy"
    ]
   },
   {
    "id": "watches-replica-sets",
    "class": "watch-full",
    "when": {
     "allOf": [
      {
       "setting": "processor",
       "equals": true
      },
      {
       "version": ">=8.10.0 <8.11.0"
      },
      {
       "not": {
        "setting": "processorDeployment",
        "equals": false
       }
      }
     ]
    },
    "setting": "processorDeployment",
    "requests": [
     "replicaSets"
    ],
    "why": "watches all ReplicaSets of the cluster from each node for the names of Deployments, which is the default before 8.11.",
    "severity": "medium",
    "remedies": [
     "no-deployment-names"
    ]
   },
   {
    "id": "gets-replica-sets",
    "class": "get-etcd",
    "when": {
     "allOf": [
      {
       "setting": "processor",
       "equals": true
      },
      {
       "version": ">=8.3.0 <8.8.0"
      },
      {
       "not": {
        "setting": "processorDeployment",
        "equals": false
       }
      }
     ]
    },
    "setting": "processorDeployment",
    "requests": [
     "replicaSet"
    ],
    "why": "asks the API server for the ReplicaSet of a pod with a GET that is read from etcd, for the names of Deployments.",
    "severity": "low",
    "remedies": [
     "no-deployment-names"
    ]
   }
  ],
  "remedies": [
   {
    "id": "processor-node-scope",
    "title": "Keep to the node's own pods (scope set to node)",
    "safety": "suggestion",
    "edits": [
     {
      "setting": "processorScope",
      "value": "node"
     }
    ],
    "needs": [
     "the environment variable NODE_NAME from spec.nodeName, or node set in the processor"
    ]
   },
   {
    "id": "autodiscover-node-scope",
    "title": "Keep to the node's own pods (scope set to node); providers of cluster-wide metrics then need a Deployment of their own",
    "safety": "suggestion",
    "edits": [
     {
      "setting": "autodiscoverScope",
      "value": "node"
     }
    ],
    "needs": [
     "no provider of the DaemonSet that has to see other nodes"
    ]
   },
   {
    "id": "one-copy",
    "title": "Run cluster-wide collection in a Deployment with one replica instead of an election among all nodes",
    "safety": "described"
   },
   {
    "id": "no-deployment-names",
    "title": "Stop looking up Deployment names (add_resource_metadata.deployment set to false); events lose kubernetes.deployment.name",
    "safety": "suggestion",
    "versions": ">=8.3.0",
    "edits": [
     {
      "setting": "processorDeployment",
      "value": false
     }
    ],
    "effect": "Events lose kubernetes.deployment.name."
   }
  ],
  "facts": [
   {
    "claim": "The processor's options are node, scope (node by default) and sync_period; there is no option host, although manifests and the archived chart still write it.",
    "sources": [
     {
      "name": "add_kubernetes_metadata/config.go at 0328b518a107",
      "url": "https://github.com/elastic/beats/blob/0328b518a1070580e48613b51bb88f5e77349462/libbeat/processors/add_kubernetes_metadata/config.go"
     }
    ]
   },
   {
    "claim": "add_resource_metadata.deployment and cronjob are off by default from 8.11.0; 8.10.4 depends on autodiscover 0.6.2, in which they are on.",
    "sources": [
     {
      "name": "elastic/beats pull request 52634",
      "url": "https://github.com/elastic/beats/pull/52634"
     },
     {
      "name": "elastic/beats pull request 52486",
      "url": "https://github.com/elastic/beats/pull/52486"
     },
     {
      "name": "metadata/config.go of elastic-agent-autodiscover at v0.6.4",
      "url": "https://github.com/elastic/elastic-agent-autodiscover/blob/v0.6.4/kubernetes/metadata/config.go"
     }
    ]
   },
   {
    "claim": "Up to autodiscover 0.6.0 the owner of a pod is looked up with a GET without resourceVersion; from 0.6.2 with watchers.",
    "sources": [
     {
      "name": "metadata/pod.go at v0.5.0",
      "url": "https://github.com/elastic/elastic-agent-autodiscover/blob/v0.5.0/kubernetes/metadata/pod.go"
     },
     {
      "name": "metadata/pod.go at v0.6.3",
      "url": "https://github.com/elastic/elastic-agent-autodiscover/blob/v0.6.3/kubernetes/metadata/pod.go"
     }
    ]
   },
   {
    "claim": "Before June 2023 node discovery listed all nodes once without resourceVersion, even with NODE_NAME set, when the look-up of the own pod failed.",
    "sources": [
     {
      "name": "elastic/beats pull request 35812",
      "url": "https://github.com/elastic/beats/pull/35812"
     }
    ]
   },
   {
    "claim": "An autodiscover provider with unique true and scope cluster on a DaemonSet is the documented pattern for Metricbeat.",
    "sources": [
     {
      "name": "elastic/beats issue 37332",
      "url": "https://github.com/elastic/beats/issues/37332"
     }
    ]
   }
  ]
 },
 {
  "id": "beyla",
  "name": "Grafana Beyla or OpenTelemetry eBPF Instrumentation",
  "summary": "Lists and watches all pods, nodes and services of the cluster from each node unless it is told to keep to its own node or to ask a shared cache (k8sCache in the charts, off by default).",
  "match": {
   "images": [
    {
     "repository": "grafana/beyla"
    },
    {
     "repository": "otel/ebpf-instrument"
    },
    {
     "repository": "opentelemetry-ebpf-instrumentation/ebpf-instrument"
    }
   ],
   "charts": [
    {
     "name": "beyla",
     "repositories": [
      "https://grafana.github.io/helm-charts"
     ],
     "imageTag": [
      "image",
      "tag"
     ]
    },
    {
     "name": "opentelemetry-ebpf-instrumentation",
     "repositories": [
      "https://open-telemetry.github.io/opentelemetry-helm-charts"
     ],
     "imageTag": [
      "image",
      "tag"
     ]
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "{fullname}",
   "beyla"
  ],
  "versions": [
   {
    "range": ">=2.0.0",
    "note": "Beyla has meta_restrict_local_node, off by default."
   }
  ],
  "settings": {
   "cacheAddress": {
    "title": "meta_cache_address",
    "type": "string",
    "at": [
     {
      "in": "values",
      "chart": "beyla",
      "path": [
       "env",
       "BEYLA_KUBE_META_CACHE_ADDRESS"
      ]
     },
     {
      "in": "values",
      "chart": "opentelemetry-ebpf-instrumentation",
      "path": [
       "env",
       "OTEL_EBPF_KUBE_META_CACHE_ADDRESS"
      ]
     },
     {
      "in": "env",
      "name": "BEYLA_KUBE_META_CACHE_ADDRESS"
     },
     {
      "in": "env",
      "name": "OTEL_EBPF_KUBE_META_CACHE_ADDRESS"
     },
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       "attributes",
       "kubernetes",
       "meta_cache_address"
      ]
     }
    ]
   },
   "cacheReplicas": {
    "title": "k8sCache.replicas",
    "type": "number",
    "default": 0,
    "at": [
     {
      "in": "values",
      "chart": "beyla",
      "path": [
       "k8sCache",
       "replicas"
      ],
      "default": 0
     },
     {
      "in": "values",
      "chart": "opentelemetry-ebpf-instrumentation",
      "path": [
       "k8sCache",
       "replicas"
      ],
      "default": 0
     }
    ]
   },
   "localNode": {
    "title": "meta_restrict_local_node",
    "type": "boolean",
    "default": false,
    "at": [
     {
      "in": "env",
      "name": "BEYLA_KUBE_META_RESTRICT_LOCAL_NODE"
     },
     {
      "in": "env",
      "name": "OTEL_EBPF_KUBE_META_RESTRICT_LOCAL_NODE"
     },
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       "attributes",
       "kubernetes",
       "meta_restrict_local_node"
      ]
     },
     {
      "in": "values",
      "chart": "beyla",
      "path": [
       "env",
       "BEYLA_KUBE_META_RESTRICT_LOCAL_NODE"
      ]
     },
     {
      "in": "values",
      "chart": "beyla",
      "path": [
       "config",
       "data",
       "attributes",
       "kubernetes",
       "meta_restrict_local_node"
      ]
     },
     {
      "in": "values",
      "chart": "opentelemetry-ebpf-instrumentation",
      "path": [
       "config",
       "data",
       "attributes",
       "kubernetes",
       "meta_restrict_local_node"
      ]
     }
    ]
   },
   "kubernetes": {
    "title": "attributes.kubernetes.enable",
    "type": "string",
    "at": [
     {
      "in": "env",
      "name": "BEYLA_KUBE_METADATA_ENABLE"
     },
     {
      "in": "env",
      "name": "OTEL_EBPF_KUBE_METADATA_ENABLE"
     },
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       "attributes",
       "kubernetes",
       "enable"
      ]
     },
     {
      "in": "values",
      "chart": "beyla",
      "path": [
       "env",
       "BEYLA_KUBE_METADATA_ENABLE"
      ]
     },
     {
      "in": "values",
      "chart": "beyla",
      "path": [
       "config",
       "data",
       "attributes",
       "kubernetes",
       "enable"
      ],
      "default": "true",
      "elsewhere": [
       [
        "config",
        "name"
       ]
      ]
     },
     {
      "in": "values",
      "chart": "opentelemetry-ebpf-instrumentation",
      "path": [
       "config",
       "data",
       "attributes",
       "kubernetes",
       "enable"
      ],
      "default": "true",
      "elsewhere": [
       [
        "config",
        "name"
       ]
      ]
     }
    ]
   }
  },
  "requests": {
   "objects": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     "",
     "apps"
    ],
    "resources": [
     "pods",
     "nodes",
     "services"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "resourceVersion": "zero"
   }
  },
  "hazards": [
   {
    "id": "watches-cluster",
    "class": "watch-full",
    "when": {
     "allOf": [
      {
       "setting": "kubernetes",
       "oneOf": [
        "true",
        "autodetect"
       ]
      },
      {
       "setting": "cacheReplicas",
       "equals": 0
      },
      {
       "setting": "cacheAddress",
       "present": false
      },
      {
       "not": {
        "setting": "localNode",
        "equals": true
       }
      }
     ]
    },
    "setting": "localNode",
    "requests": [
     "objects"
    ],
    "why": "lists and watches all pods, nodes and services of the cluster from each node, because it neither asks a shared cache nor keeps to its own node.",
    "severity": "high",
    "remedies": [
     "shared-cache",
     "own-node"
    ]
   }
  ],
  "remedies": [
   {
    "id": "shared-cache",
    "title": "Run the shared cache (k8sCache.replicas set to 1; adds a Deployment and a Service)",
    "safety": "suggestion",
    "in": [
     "values"
    ],
    "edits": [
     {
      "setting": "cacheReplicas",
      "value": 1
     }
    ],
    "effect": "One Deployment watches the cluster and the agents ask it."
   },
   {
    "id": "own-node",
    "title": "Keep to the node's own pods (meta_restrict_local_node set to true, Beyla 2.0.0 and later); peers on other nodes are then named by address",
    "safety": "described"
   }
  ],
  "facts": [
   {
    "claim": "meta_restrict_local_node defaults to false; with it pods and the Node are filtered and services stay cluster-wide.",
    "sources": [
     {
      "name": "Beyla documentation of metrics and traces attributes",
      "url": "https://github.com/grafana/beyla/blob/main/docs/sources/configure/metrics-traces-attributes.md"
     },
     {
      "name": "pkg/kubecache/meta/informers_init.go",
      "url": "https://github.com/open-telemetry/opentelemetry-ebpf-instrumentation/blob/main/pkg/kubecache/meta/informers_init.go"
     }
    ]
   },
   {
    "claim": "Both charts have k8sCache.replicas at 0.",
    "sources": [
     {
      "name": "chart values of beyla 1.16.11",
      "url": "https://github.com/grafana/beyla/blob/main/charts/beyla/values.yaml"
     },
     {
      "name": "chart values of opentelemetry-ebpf-instrumentation",
      "url": "https://github.com/open-telemetry/opentelemetry-helm-charts/blob/main/charts/opentelemetry-ebpf-instrumentation/values.yaml"
     }
    ]
   },
   {
    "claim": "A reviewer of Kubernetes scalability asked that DaemonSets do not watch the whole cluster; watching the pods of the own node is fine.",
    "sources": [
     {
      "name": "grafana/beyla issue 824",
      "url": "https://github.com/grafana/beyla/issues/824"
     }
    ]
   }
  ]
 },
 {
  "id": "calico-node",
  "name": "Calico's node agent with the Kubernetes datastore",
  "summary": "Without Typha every node lists and watches pods, policies, endpoint slices and Calico's own objects of the whole cluster. calico.yaml runs without Typha; the operator always installs it.",
  "match": {
   "images": [
    {
     "repository": "calico/node"
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "calico-node"
  ],
  "flowSchema": "avoid",
  "settings": {
   "typha": {
    "title": "typha_service_name",
    "type": "string",
    "at": [
     {
      "in": "env",
      "name": "FELIX_TYPHAK8SSERVICENAME"
     },
     {
      "in": "data",
      "configMap": "calico-config",
      "key": "typha_service_name"
     }
    ]
   },
   "datastore": {
    "title": "DATASTORE_TYPE",
    "type": "string",
    "at": [
     {
      "in": "env",
      "name": "DATASTORE_TYPE"
     }
    ]
   }
  },
  "requests": {
   "objects": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     "",
     "networking.k8s.io",
     "discovery.k8s.io",
     "crd.projectcalico.org"
    ],
    "resources": [
     "pods",
     "namespaces",
     "nodes",
     "services",
     "networkpolicies",
     "endpointslices"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "resourceVersion": "zero",
    "note": "Calico's own kinds as well."
   }
  },
  "hazards": [
   {
    "id": "no-typha",
    "class": "no-fan-out",
    "when": {
     "allOf": [
      {
       "setting": "datastore",
       "equals": "kubernetes"
      },
      {
       "setting": "typha",
       "equals": "none"
      }
     ]
    },
    "setting": "typha",
    "requests": [
     "objects"
    ],
    "why": "watches pods, policies and endpoint slices of the whole cluster from each node, because Typha is off (typha_service_name is none).",
    "severity": "high",
    "remedies": [
     "typha"
    ]
   }
  ],
  "gentle": [
   {
    "when": {
     "allOf": [
      {
       "setting": "typha",
       "present": true
      },
      {
       "not": {
        "setting": "typha",
        "equals": "none"
       }
      }
     ]
    },
    "why": "asks Typha instead of the API server."
   }
  ],
  "remedies": [
   {
    "id": "typha",
    "title": "Install Typha (calico-typha.yaml or the operator; one replica for each 100 to 200 nodes, three at least) and set typha_service_name to calico-typha",
    "safety": "described"
   }
  ],
  "facts": [
   {
    "claim": "calico.yaml comes with Typha off; comments of calico-typha.yaml advise it above 50 nodes and call it essential above 100, with one replica for each 100 to 200 nodes and three or more in production.",
    "sources": [
     {
      "name": "calico.yaml",
      "url": "https://github.com/projectcalico/calico/blob/master/manifests/calico.yaml"
     },
     {
      "name": "calico-typha.yaml",
      "url": "https://github.com/projectcalico/calico/blob/master/manifests/calico-typha.yaml"
     }
    ]
   },
   {
    "claim": "Installations by the operator always have Typha.",
    "sources": [
     {
      "name": "Calico documentation on Typha",
      "url": "https://docs.tigera.io/calico/latest/reference/typha/overview"
     }
    ]
   },
   {
    "claim": "About 225 agents of a 700-node cluster sent 6,700 full lists in half an hour after one API server was lost.",
    "sources": [
     {
      "name": "projectcalico/node issue 1200",
      "url": "https://github.com/projectcalico/node/issues/1200"
     }
    ]
   }
  ]
 },
 {
  "id": "cilium",
  "name": "The Cilium agent",
  "summary": "Lists with resourceVersion 0, so from the API server's cache. Without CiliumEndpointSlices every agent lists and watches one CiliumEndpoint per pod of the cluster, which grows with nodes times pods when agents restart together.",
  "match": {
   "images": [
    {
     "repository": "cilium/cilium"
    },
    {
     "repository": "bitnami/cilium"
    }
   ],
   "commands": [
    "cilium-agent"
   ],
   "charts": [
    {
     "name": "cilium",
     "repositories": [
      "https://helm.cilium.io",
      "oci://quay.io/cilium/charts/cilium"
     ],
     "imageTag": [
      "image",
      "tag"
     ],
     "imageRepository": [
      "image",
      "repository"
     ],
     "defaultVersions": [
      {
       "chart": ">=1.12.0 <1.16.0",
       "client": ">=1.12.0 <1.16.0"
      },
      {
       "chart": ">=1.16.0 <1.21.0",
       "client": ">=1.16.0 <1.21.0"
      }
     ]
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "cilium"
  ],
  "flowSchema": "avoid",
  "versions": [
   {
    "of": "chart",
    "range": ">=1.12.0 <1.16.0",
    "note": "enableCiliumEndpointSlice, off by default."
   },
   {
    "of": "chart",
    "range": ">=1.16.0",
    "note": "ciliumEndpointSlice.enabled, off by default (also in 1.20.0)."
   },
   {
    "range": ">=1.17.0",
    "note": "Client limits of 10 requests a second with bursts of 20 for each agent."
   }
  ],
  "settings": {
   "endpointSlice": {
    "title": "ciliumEndpointSlice.enabled",
    "type": "boolean",
    "default": false,
    "at": [
     {
      "in": "data",
      "configMap": "cilium-config",
      "key": "enable-cilium-endpoint-slice"
     },
     {
      "in": "values",
      "chart": "cilium",
      "chartVersions": ">=1.16.0",
      "path": [
       "ciliumEndpointSlice",
       "enabled"
      ],
      "default": false
     },
     {
      "in": "values",
      "chart": "cilium",
      "chartVersions": "<1.20.0",
      "path": [
       "enableCiliumEndpointSlice"
      ],
      "default": false
     }
    ]
   },
   "endpointCrd": {
    "title": "disable-endpoint-crd",
    "type": "boolean",
    "default": false,
    "at": [
     {
      "in": "data",
      "configMap": "cilium-config",
      "key": "disable-endpoint-crd"
     },
     {
      "in": "values",
      "chart": "cilium",
      "path": [
       "disableEndpointCRD"
      ],
      "default": false
     }
    ]
   },
   "identityLabels": {
    "title": "labels",
    "type": "string",
    "at": [
     {
      "in": "data",
      "configMap": "cilium-config",
      "key": "labels"
     },
     {
      "in": "data",
      "configMap": "cilium-config",
      "key": "label-prefix-file"
     },
     {
      "in": "values",
      "chart": "cilium",
      "path": [
       "labels"
      ]
     },
     {
      "in": "values",
      "chart": "cilium",
      "path": [
       "extraConfig",
       "label-prefix-file"
      ]
     }
    ]
   }
  },
  "requests": {
   "endpoints": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     "cilium.io"
    ],
    "resources": [
     "ciliumendpoints"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "resourceVersion": "zero",
    "note": "limit=500 is sent and ignored with resourceVersion 0."
   },
   "identities": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     "cilium.io"
    ],
    "resources": [
     "ciliumidentities",
     "ciliumnodes"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "resourceVersion": "zero"
   }
  },
  "hazards": [
   {
    "id": "endpoint-per-pod",
    "class": "no-fan-out",
    "when": {
     "allOf": [
      {
       "setting": "endpointSlice",
       "equals": false
      },
      {
       "setting": "endpointCrd",
       "equals": false
      }
     ]
    },
    "setting": "endpointSlice",
    "requests": [
     "endpoints",
     "identities"
    ],
    "why": "lists and watches one CiliumEndpoint for each pod of the cluster from every node, in one answer from the API server's cache, whenever agents restart.",
    "severity": "medium",
    "remedies": [
     "endpoint-slices"
    ]
   },
   {
    "id": "identity-for-any-label",
    "class": "no-fan-out",
    "when": {
     "allOf": [
      {
       "setting": "identityLabels",
       "present": false
      },
      {
       "setting": "endpointCrd",
       "equals": false
      }
     ]
    },
    "setting": "identityLabels",
    "requests": [
     "identities"
    ],
    "why": "makes a CiliumIdentity for each combination of nearly all labels that Pods have, which every node watches; a label that differs from Pod to Pod makes one for each Pod.",
    "severity": "low",
    "remedies": [
     "identity-labels"
    ]
   }
  ],
  "remedies": [
   {
    "id": "endpoint-slices",
    "title": "Turn CiliumEndpointSlices on (ciliumEndpointSlice.enabled); a migration, to be done as Cilium's guide for the version says",
    "safety": "described"
   },
   {
    "id": "identity-labels",
    "title": "Limit identities to the labels that policies use (labels), as Cilium's guide on identity-relevant labels says",
    "safety": "described"
   }
  ],
  "facts": [
   {
    "claim": "By default all labels but those of a list are relevant for identities. Cilium recommends to limit them in larger environments; labels that differ from Pod to Pod make an identity for each Pod.",
    "sources": [
     {
      "name": "Cilium documentation on identity-relevant labels",
      "url": "https://docs.cilium.io/en/latest/operations/performance/scalability/identity-relevant-labels/"
     }
    ]
   },
   {
    "claim": "Agents list CiliumEndpoints at start, twice for each agent when that was reported, which put heavy pressure on API servers during a rollout; the limit they send is ignored with resourceVersion 0.",
    "sources": [
     {
      "name": "cilium/cilium issue 38836",
      "url": "https://github.com/cilium/cilium/issues/38836"
     }
    ]
   },
   {
    "claim": "At 200,000 pods with 160,000 CiliumEndpoints lists ran into the 60 s limit after a mass restart; they were put into a priority level of their own.",
    "sources": [
     {
      "name": "cilium/cilium issue 34198",
      "url": "https://github.com/cilium/cilium/issues/34198"
     }
    ]
   },
   {
    "claim": "CiliumEndpointSlices batch endpoints and lower the load on the API server.",
    "sources": [
     {
      "name": "Cilium documentation",
      "url": "https://docs.cilium.io/en/latest/network/kubernetes/ciliumendpointslice/"
     }
    ]
   },
   {
    "claim": "Charts 1.14 and 1.15 have enableCiliumEndpointSlice, 1.16 adds ciliumEndpointSlice.enabled; both are off by default, as in 1.20.0.",
    "sources": [
     {
      "name": "cilium/charts, values.yaml of 1.14.0, 1.15.0, 1.16.0, 1.17.0 and 1.20.0",
      "url": "https://github.com/cilium/charts"
     }
    ]
   },
   {
    "claim": "In 2023 Cilium, like Vector, listed without resourceVersion; current Cilium lists with resourceVersion 0.",
    "sources": [
     {
      "name": "Palark: Collecting logs in Kubernetes with Vector",
      "url": "https://blog.palark.com/vector-log-collection-kubernetes/"
     },
     {
      "name": "cilium/cilium issue 38836",
      "url": "https://github.com/cilium/cilium/issues/38836"
     }
    ]
   }
  ]
 },
 {
  "id": "consul-client",
  "name": "The Consul client agent",
  "summary": "Members of the gossip pool; the API server is asked once, for the agent's own ACL token.",
  "match": {
   "images": [
    {
     "repository": "hashicorp/consul"
    },
    {
     "repository": "hashicorp/consul-enterprise"
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "consul-client"
  ],
  "settings": {},
  "requests": {},
  "hazards": [],
  "gentle": [
   {
    "why": "talks gossip, not to the API server, but for one Secret at start."
   }
  ],
  "remedies": [],
  "facts": [
   {
    "claim": "The chart's client DaemonSet (off by default) joins by DNS names, and its Role allows the ACL token's Secret.",
    "sources": [
     {
      "name": "hashicorp/consul-k8s charts/consul",
      "url": "https://github.com/hashicorp/consul-k8s/tree/main/charts/consul"
     }
    ]
   }
  ]
 },
 {
  "id": "datadog-agent",
  "name": "The Datadog node Agent",
  "summary": "With a Cluster Agent, and with pod data from the kubelet (both are the chart's defaults), the node Agent is gentle. Without a Cluster Agent each node lists all Endpoints every minute; with kubelet.useApiServer each node lists its pods from the API server, without resourceVersion, whenever its 5 s pod cache has run out.",
  "match": {
   "images": [
    {
     "repository": "datadoghq/agent"
    },
    {
     "repository": "datadog/agent"
    },
    {
     "repository": "registry.datadoghq.com/agent"
    },
    {
     "repository": "datadoghq.azurecr.io/agent"
    }
   ],
   "commands": [
    "agent"
   ],
   "charts": [
    {
     "name": "datadog",
     "repositories": [
      "https://helm.datadoghq.com"
     ],
     "runsPerNodeWhen": {
      "values": [
       "agents",
       "enabled"
      ],
      "oneOf": [
       true
      ],
      "default": true
     },
     "imageTag": [
      "agents",
      "image",
      "tag"
     ],
     "imageRepository": [
      "agents",
      "image",
      "repository"
     ],
     "serviceAccount": [
      "agents",
      "rbac",
      "serviceAccountName"
     ],
     "defaultVersions": [
      {
       "chart": ">=2.4.0 <2.7.0",
       "client": ">=7.21.0 <7.25.0"
      },
      {
       "chart": ">=2.7.0 <3.2.0",
       "client": ">=7.25.0 <7.40.0"
      },
      {
       "chart": ">=3.10.0 <3.112.0",
       "client": ">=7.42.0 <7.65.0"
      },
      {
       "chart": ">=3.112.0",
       "client": ">=7.65.0"
      }
     ]
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ],
   "note": "Of the DaemonSet's containers only the core agent (`agent run`, or no command) reads the API."
  },
  "serviceAccounts": [
   "{fullname}",
   "datadog-agent",
   "datadog"
  ],
  "versions": [
   {
    "range": ">=6.0.0 <6.40.0 || >=7.0.0 <7.40.0",
    "note": "Without a Cluster Agent the list of Endpoints carries no resourceVersion and reads etcd."
   },
   {
    "range": ">=6.42.0 <7.0.0 || >=7.42.0",
    "note": "Without a Cluster Agent the list of Endpoints asks for resourceVersion 0 (proposed in October 2022; 7.40 and 7.41 were not checked)."
   },
   {
    "range": ">=7.65.0",
    "note": "kubelet_use_api_server exists: the pod list comes from the API server instead of the kubelet."
   },
   {
    "of": "chart",
    "range": ">=2.7.0",
    "note": "The Cluster Agent is on by default."
   },
   {
    "of": "chart",
    "range": ">=3.113.0",
    "note": "datadog.kubelet.useApiServer exists, off by default."
   }
  ],
  "settings": {
   "clusterAgent": {
    "title": "cluster_agent.enabled",
    "type": "boolean",
    "default": false,
    "at": [
     {
      "in": "env",
      "name": "DD_CLUSTER_AGENT_ENABLED"
     },
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "files": [
       "datadog.yaml"
      ],
      "path": [
       "cluster_agent",
       "enabled"
      ]
     },
     {
      "in": "values",
      "chart": "datadog",
      "chartVersions": ">=2.7.0",
      "path": [
       "clusterAgent",
       "enabled"
      ],
      "default": true
     },
     {
      "in": "values",
      "chart": "datadog",
      "chartVersions": "<2.7.0",
      "path": [
       "clusterAgent",
       "enabled"
      ],
      "default": false
     }
    ]
   },
   "existingClusterAgent": {
    "title": "existingClusterAgent.join",
    "type": "boolean",
    "default": false,
    "at": [
     {
      "in": "values",
      "chart": "datadog",
      "path": [
       "existingClusterAgent",
       "join"
      ]
     }
    ]
   },
   "kubeletUseApiServer": {
    "title": "kubelet_use_api_server",
    "type": "boolean",
    "versions": ">=7.65.0",
    "default": false,
    "at": [
     {
      "in": "env",
      "name": "DD_KUBELET_USE_API_SERVER"
     },
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "files": [
       "datadog.yaml"
      ],
      "path": [
       "kubelet_use_api_server"
      ]
     },
     {
      "in": "values",
      "chart": "datadog",
      "chartVersions": ">=3.113.0",
      "path": [
       "datadog",
       "kubelet",
       "useApiServer"
      ],
      "default": false
     }
    ]
   },
   "collectMetadataTags": {
    "title": "kubernetes_collect_metadata_tags",
    "type": "boolean",
    "default": true,
    "at": [
     {
      "in": "env",
      "name": "DD_KUBERNETES_COLLECT_METADATA_TAGS"
     },
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "files": [
       "datadog.yaml"
      ],
      "path": [
       "kubernetes_collect_metadata_tags"
      ]
     },
     {
      "in": "values",
      "chart": "datadog",
      "path": [
       "datadog",
       "env",
       {
        "where": {
         "name": "DD_KUBERNETES_COLLECT_METADATA_TAGS"
        }
       },
       "value"
      ]
     }
    ]
   },
   "metadataTagUpdateFreq": {
    "title": "kubernetes_metadata_tag_update_freq",
    "type": "number",
    "default": 60,
    "at": [
     {
      "in": "env",
      "name": "DD_KUBERNETES_METADATA_TAG_UPDATE_FREQ"
     },
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "files": [
       "datadog.yaml"
      ],
      "path": [
       "kubernetes_metadata_tag_update_freq"
      ]
     }
    ]
   },
   "gkeAutopilot": {
    "title": "providers.gke.autopilot",
    "type": "boolean",
    "default": false,
    "at": [
     {
      "in": "values",
      "chart": "datadog",
      "path": [
       "providers",
       "gke",
       "autopilot"
      ]
     }
    ]
   },
   "providerKind": {
    "title": "DD_PROVIDER_KIND",
    "type": "string",
    "at": [
     {
      "in": "env",
      "name": "DD_PROVIDER_KIND"
     },
     {
      "in": "values",
      "chart": "datadog",
      "path": [
       "datadog",
       "env",
       {
        "where": {
         "name": "DD_PROVIDER_KIND"
        }
       },
       "value"
      ]
     }
    ]
   },
   "leaderElection": {
    "title": "leader_election",
    "type": "boolean",
    "default": false,
    "at": [
     {
      "in": "env",
      "name": "DD_LEADER_ELECTION"
     },
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "files": [
       "datadog.yaml"
      ],
      "path": [
       "leader_election"
      ]
     },
     {
      "in": "values",
      "chart": "datadog",
      "path": [
       "datadog",
       "leaderElection"
      ],
      "default": true
     }
    ]
   }
  },
  "requests": {
   "endpoints": {
    "verbs": [
     "list"
    ],
    "apiGroups": [
     ""
    ],
    "resources": [
     "endpoints"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "resourceVersion": "varies"
   },
   "pods": {
    "verbs": [
     "list"
    ],
    "apiGroups": [
     ""
    ],
    "resources": [
     "pods"
    ],
    "clusterScope": true,
    "scope": "node",
    "resourceVersion": "unset",
    "note": "Field selector spec.nodeName; no limit."
   },
   "lock": {
    "verbs": [
     "get",
     "update"
    ],
    "apiGroups": [
     "",
     "coordination.k8s.io"
    ],
    "resources": [
     "configmaps",
     "leases"
    ],
    "clusterScope": false,
    "scope": "object",
    "resourceVersion": "unset"
   }
  },
  "hazards": [
   {
    "id": "pods-from-api-server",
    "class": "list-etcd-poll",
    "when": {
     "allOf": [
      {
       "version": ">=7.65.0",
       "ifUnknown": true
      },
      {
       "setting": "kubeletUseApiServer",
       "equals": true
      },
      {
       "not": {
        "setting": "gkeAutopilot",
        "equals": true
       }
      },
      {
       "not": {
        "setting": "providerKind",
        "equals": "gke-autopilot"
       }
      }
     ]
    },
    "setting": "kubeletUseApiServer",
    "requests": [
     "pods"
    ],
    "every": 5,
    "why": "lists the pods of its node from the API server without resourceVersion each time its 5 s pod cache has run out, because kubelet_use_api_server is on.",
    "severity": "high",
    "remedies": [
     "read-kubelet"
    ]
   },
   {
    "id": "endpoints-without-cluster-agent",
    "class": "list-etcd-poll",
    "when": {
     "allOf": [
      {
       "version": ">=6.0.0 <6.40.0 || >=7.0.0 <7.40.0"
      },
      {
       "setting": "clusterAgent",
       "equals": false
      },
      {
       "not": {
        "setting": "existingClusterAgent",
        "equals": true
       }
      },
      {
       "setting": "collectMetadataTags",
       "equals": true
      }
     ]
    },
    "setting": "clusterAgent",
    "requests": [
     "endpoints"
    ],
    "everySetting": "metadataTagUpdateFreq",
    "why": "lists all Endpoints of the cluster without resourceVersion from every node, once a minute by default, because it runs without a Cluster Agent.",
    "severity": "high",
    "remedies": [
     "cluster-agent-chart",
     "cluster-agent"
    ]
   },
   {
    "id": "endpoints-from-cache",
    "class": "list-cache-full",
    "when": {
     "allOf": [
      {
       "version": ">=6.42.0 <7.0.0 || >=7.42.0"
      },
      {
       "setting": "clusterAgent",
       "equals": false
      },
      {
       "not": {
        "setting": "existingClusterAgent",
        "equals": true
       }
      },
      {
       "setting": "collectMetadataTags",
       "equals": true
      }
     ]
    },
    "setting": "clusterAgent",
    "requests": [
     "endpoints"
    ],
    "everySetting": "metadataTagUpdateFreq",
    "why": "lists all Endpoints of the cluster from every node, once a minute by default, because it runs without a Cluster Agent.",
    "severity": "medium",
    "remedies": [
     "cluster-agent-chart",
     "cluster-agent"
    ]
   },
   {
    "id": "election-on-every-node",
    "class": "lease-poll",
    "when": {
     "allOf": [
      {
       "setting": "leaderElection",
       "equals": true
      },
      {
       "setting": "clusterAgent",
       "equals": false
      },
      {
       "not": {
        "setting": "existingClusterAgent",
        "equals": true
       }
      }
     ]
    },
    "setting": "leaderElection",
    "requests": [
     "lock"
    ],
    "why": "takes part in a leader election from every node, so that each of them keeps asking for the lock.",
    "severity": "medium",
    "remedies": [
     "cluster-agent-chart",
     "cluster-agent"
    ]
   }
  ],
  "gentle": [
   {
    "when": {
     "allOf": [
      {
       "anyOf": [
        {
         "setting": "clusterAgent",
         "equals": true
        },
        {
         "setting": "existingClusterAgent",
         "equals": true
        }
       ]
      },
      {
       "not": {
        "setting": "kubeletUseApiServer",
        "equals": true
       }
      }
     ]
    },
    "why": "takes pods from the kubelet and everything else from the Cluster Agent."
   }
  ],
  "remedies": [
   {
    "id": "cluster-agent-chart",
    "title": "Turn the Cluster Agent on (adds a Deployment, a Service and permissions; node Agents restart)",
    "safety": "suggestion",
    "in": [
     "values"
    ],
    "edits": [
     {
      "setting": "clusterAgent",
      "value": true
     }
    ],
    "needs": [
     "room for one more Deployment"
    ],
    "effect": "Adds the datadog-cluster-agent Deployment with its RBAC; node Agents ask it instead of the API server."
   },
   {
    "id": "cluster-agent",
    "title": "Deploy the Datadog Cluster Agent and set DD_CLUSTER_AGENT_ENABLED to true on the node Agents; then they no longer poll the API server",
    "safety": "described"
   },
   {
    "id": "read-kubelet",
    "title": "Read pods from the kubelet again (kubelet_use_api_server set to false); needs access to the kubelet's pods endpoint",
    "safety": "suggestion",
    "edits": [
     {
      "setting": "kubeletUseApiServer",
      "value": false
     }
    ],
    "needs": [
     "permission to read nodes/proxy, or with datadog.kubelet.fineGrainedAuthorization on Kubernetes 1.32 and later nodes/pods",
     "a cluster that lets pods reach the kubelet (GKE Autopilot does not)"
    ]
   }
  ],
  "facts": [
   {
    "claim": "Without a Cluster Agent the node Agent lists all Endpoints of the cluster every 60 s by default; a pull request of 17 October 2022 set resourceVersion 0 on that list and says that the Cluster Agent removes the path.",
    "sources": [
     {
      "name": "DataDog/datadog-agent pull request 13906",
      "url": "https://github.com/DataDog/datadog-agent/pull/13906"
     }
    ]
   },
   {
    "claim": "With kubelet_use_api_server the pod list is a GET of /api/v1/pods with the field selector spec.nodeName and neither resourceVersion nor limit; answers are kept for kubelet_cache_pods_duration, 5 s by default.",
    "sources": [
     {
      "name": "DataDog/datadog-agent pull request 34749",
      "url": "https://github.com/DataDog/datadog-agent/pull/34749"
     },
     {
      "name": "kubelet_client.go at 0b9c83a18cb6",
      "url": "https://github.com/DataDog/datadog-agent/blob/0b9c83a18cb6/pkg/util/kubernetes/kubelet/kubelet_client.go"
     }
    ]
   },
   {
    "claim": "The chart has datadog.kubelet.useApiServer since 3.113.0 (off by default, needs Agent 7.65.0) and the Cluster Agent on by default since 2.7.0 (2.6.15 had it off).",
    "sources": [
     {
      "name": "DataDog/helm-charts pull request 1806",
      "url": "https://github.com/DataDog/helm-charts/pull/1806"
     },
     {
      "name": "chart values at 3.113.0",
      "url": "https://github.com/DataDog/helm-charts/blob/datadog-3.113.0/charts/datadog/values.yaml"
     },
     {
      "name": "chart values at 2.7.0",
      "url": "https://github.com/DataDog/helm-charts/blob/datadog-2.7.0/charts/datadog/values.yaml"
     }
    ]
   },
   {
    "claim": "The rendered chart always holds DD_KUBELET_USE_API_SERVER, so only its value tells; the option exists because GKE Autopilot withdraws nodes/proxy.",
    "sources": [
     {
      "name": "chart template _containers-common-env.yaml",
      "url": "https://github.com/DataDog/helm-charts/blob/datadog-3.113.0/charts/datadog/templates/_containers-common-env.yaml"
     }
    ]
   },
   {
    "claim": "Defaults are kubernetes_collect_metadata_tags true and kubernetes_metadata_tag_update_freq 60 (300 in the first 6.x).",
    "sources": [
     {
      "name": "pkg/config/config.go at 7.42.0",
      "url": "https://github.com/DataDog/datadog-agent/blob/7.42.0/pkg/config/config.go"
     }
    ]
   },
   {
    "claim": "A cluster of about 100 nodes saw etcd send 880 instead of 70 MiB a minute after its Agents went to version 6.",
    "sources": [
     {
      "name": "DataDog/datadog-agent issue 1870",
      "url": "https://github.com/DataDog/datadog-agent/issues/1870"
     }
    ]
   }
  ]
 },
 {
  "id": "dynatrace-csi-driver",
  "name": "The Dynatrace CSI driver",
  "summary": "Watches DynaKube objects of the operator's own namespace.",
  "match": {
   "images": [
    {
     "repository": "dynatrace/dynatrace-operator"
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "dynatrace-oneagent-csi-driver"
  ],
  "settings": {},
  "requests": {},
  "hazards": [],
  "gentle": [
   {
    "why": "watches objects of one namespace."
   }
  ],
  "remedies": [],
  "facts": [
   {
    "claim": "The CSI server and provisioner restrict their caches to one namespace.",
    "sources": [
     {
      "name": "Dynatrace/dynatrace-operator cmd/csi/server/cmd.go",
      "url": "https://github.com/Dynatrace/dynatrace-operator/blob/main/cmd/csi/server/cmd.go"
     },
     {
      "name": "Dynatrace/dynatrace-operator cmd/csi/provisioner/cmd.go",
      "url": "https://github.com/Dynatrace/dynatrace-operator/blob/main/cmd/csi/provisioner/cmd.go"
     }
    ]
   }
  ]
 },
 {
  "id": "elastic-agent",
  "name": "Elastic Agent",
  "summary": "Takes part in a leader election from every node by default (retry period 2 s), so all nodes but one keep reading one Lease from etcd. Pods are read for the own node unless the kubernetes provider has scope cluster.",
  "match": {
   "images": [
    {
     "repository": "elastic-agent/elastic-agent"
    },
    {
     "repository": "beats/elastic-agent"
    }
   ],
   "commands": [
    "elastic-agent"
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "elastic-agent"
  ],
  "versions": [
   {
    "range": ">=8.9.0 <8.10.4",
    "note": "The kubernetes provider watches all ReplicaSets of the cluster for the names of Deployments, by default."
   },
   {
    "range": ">=8.11.0",
    "note": "Names of Deployments and CronJobs are off by default."
   }
  ],
  "settings": {
   "leaderElection": {
    "title": "providers.kubernetes_leaderelection.enabled",
    "type": "boolean",
    "default": true,
    "at": [
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       "providers",
       "kubernetes_leaderelection",
       "enabled"
      ]
     },
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       "providers.kubernetes_leaderelection",
       "enabled"
      ]
     },
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       "providers.kubernetes_leaderelection.enabled"
      ]
     }
    ]
   },
   "retryPeriod": {
    "title": "providers.kubernetes_leaderelection.leader_retryperiod",
    "type": "number",
    "default": 2,
    "at": [
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       "providers",
       "kubernetes_leaderelection",
       "leader_retryperiod"
      ]
     },
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       "providers.kubernetes_leaderelection",
       "leader_retryperiod"
      ]
     }
    ]
   },
   "scope": {
    "title": "providers.kubernetes.scope",
    "type": "string",
    "default": "node",
    "at": [
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       "providers",
       "kubernetes",
       "scope"
      ]
     },
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       "providers.kubernetes",
       "scope"
      ]
     }
    ]
   },
   "deploymentNames": {
    "title": "providers.kubernetes.add_resource_metadata.deployment",
    "type": "boolean",
    "at": [
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       "providers",
       "kubernetes",
       "add_resource_metadata",
       "deployment"
      ]
     },
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       "providers.kubernetes",
       "add_resource_metadata",
       "deployment"
      ]
     }
    ]
   }
  },
  "requests": {
   "lease": {
    "verbs": [
     "get",
     "update"
    ],
    "apiGroups": [
     "coordination.k8s.io"
    ],
    "resources": [
     "leases"
    ],
    "clusterScope": false,
    "scope": "object",
    "resourceVersion": "unset"
   },
   "pods": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     ""
    ],
    "resources": [
     "pods"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "resourceVersion": "zero"
   },
   "replicaSets": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     "apps"
    ],
    "resources": [
     "replicasets"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "resourceVersion": "zero"
   }
  },
  "hazards": [
   {
    "id": "election-on-every-node",
    "class": "lease-poll",
    "when": {
     "allOf": [
      {
       "setting": "leaderElection",
       "equals": true
      },
      {
       "setting": "retryPeriod",
       "less": 10
      }
     ]
    },
    "setting": "leaderElection",
    "requests": [
     "lease"
    ],
    "everySetting": "retryPeriod",
    "why": "takes part in a leader election from every node, so all nodes but one read the same Lease from etcd every few seconds, on every Kubernetes version.",
    "severity": "medium",
    "remedies": [
     "no-election",
     "retry-less"
    ]
   },
   {
    "id": "watches-all-pods",
    "class": "watch-full",
    "when": {
     "setting": "scope",
     "equals": "cluster"
    },
    "setting": "scope",
    "requests": [
     "pods"
    ],
    "why": "lists and watches every pod of the cluster from each node, because the kubernetes provider has scope cluster.",
    "severity": "high",
    "remedies": [
     "node-scope"
    ]
   },
   {
    "id": "watches-replica-sets",
    "class": "watch-full",
    "when": {
     "allOf": [
      {
       "version": ">=8.9.0 <8.10.4"
      },
      {
       "not": {
        "setting": "deploymentNames",
        "equals": false
       }
      }
     ]
    },
    "setting": "deploymentNames",
    "requests": [
     "replicaSets"
    ],
    "why": "watches all ReplicaSets of the cluster from each node for the names of Deployments, which is the default of this version.",
    "severity": "medium",
    "remedies": [
     "no-deployment-names"
    ]
   }
  ],
  "remedies": [
   {
    "id": "no-election",
    "title": "Turn the election off on the DaemonSet (kubernetes_leaderelection.enabled set to false) and collect cluster-wide data in a Deployment",
    "safety": "suggestion",
    "edits": [
     {
      "setting": "leaderElection",
      "value": false
     }
    ],
    "needs": [
     "a separate Deployment for the inputs whose condition is kubernetes_leaderelection.leader"
    ],
    "effect": "Inputs with the condition kubernetes_leaderelection.leader stop on this DaemonSet."
   },
   {
    "id": "retry-less",
    "title": "Raise leader_retryperiod to 10 or more, together with leader_leaseduration and leader_renewdeadline",
    "safety": "described"
   },
   {
    "id": "node-scope",
    "title": "Keep to the node's own pods (providers.kubernetes.scope set to node)",
    "safety": "suggestion",
    "edits": [
     {
      "setting": "scope",
      "value": "node"
     }
    ],
    "needs": [
     "the environment variable NODE_NAME from spec.nodeName"
    ]
   },
   {
    "id": "no-deployment-names",
    "title": "Stop looking up Deployment names (add_resource_metadata.deployment set to false)",
    "safety": "suggestion",
    "edits": [
     {
      "setting": "deploymentNames",
      "value": false
     }
    ],
    "effect": "Events lose kubernetes.deployment.name."
   }
  ],
  "facts": [
   {
    "claim": "The leader election provider is on by default with a lease of 15 s, a renew deadline of 10 s and a retry period of 2 s.",
    "sources": [
     {
      "name": "Elastic documentation of the provider",
      "url": "https://elastic.co/docs/reference/fleet/kubernetes_leaderelection-provider"
     },
     {
      "name": "kubernetesleaderelection/config.go",
      "url": "https://github.com/elastic/elastic-agent/blob/v9.5.2/internal/pkg/composable/providers/kubernetesleaderelection/config.go"
     }
    ]
   },
   {
    "claim": "client-go reads the Lease with empty options at each try; kube-apiserver takes a GET without resourceVersion from etcd up to and including 1.36.",
    "sources": [
     {
      "name": "leaselock.go of client-go",
      "url": "https://github.com/kubernetes/client-go/blob/master/tools/leaderelection/resourcelock/leaselock.go"
     },
     {
      "name": "delegator.go of kube-apiserver 1.36",
      "url": "https://github.com/kubernetes/apiserver/blob/kubernetes-1.36.0/pkg/storage/cacher/delegator.go"
     }
    ]
   },
   {
    "claim": "The kubernetes provider has scope node by default.",
    "sources": [
     {
      "name": "kubernetes/config.go",
      "url": "https://github.com/elastic/elastic-agent/blob/v9.5.2/internal/pkg/composable/providers/kubernetes/config.go"
     }
    ]
   },
   {
    "claim": "Too much ReplicaSet data for each agent was reported; the look-up of Deployment and CronJob names was then turned off by default.",
    "sources": [
     {
      "name": "elastic/elastic-agent issue 5623",
      "url": "https://github.com/elastic/elastic-agent/issues/5623"
     },
     {
      "name": "elastic/elastic-agent-autodiscover pull request 62",
      "url": "https://github.com/elastic/elastic-agent-autodiscover/pull/62"
     }
    ]
   }
  ]
 },
 {
  "id": "falco",
  "name": "Falco",
  "summary": "Up to 0.36 a built-in client (flags -k and -K) fetched and watched pods, ReplicaSets, Services and more of the whole cluster from each node. From 0.37 on that client is gone: metadata comes from one central collector, if at all.",
  "match": {
   "images": [
    {
     "repository": "falcosecurity/falco"
    },
    {
     "repository": "falcosecurity/falco-no-driver"
    }
   ],
   "charts": [
    {
     "name": "falco",
     "repositories": [
      "https://falcosecurity.github.io/charts",
      "oci://ghcr.io/falcosecurity/charts/falco"
     ],
     "runsPerNodeWhen": {
      "values": [
       "controller",
       "kind"
      ],
      "oneOf": [
       "daemonset"
      ],
      "default": "daemonset"
     },
     "imageTag": [
      "image",
      "tag"
     ],
     "imageRepository": [
      "image",
      "repository"
     ],
     "serviceAccount": [
      "serviceAccount",
      "name"
     ],
     "defaultVersions": [
      {
       "chart": ">=1.16.0 <4.0.0",
       "client": ">=0.30.0 <0.37.0"
      },
      {
       "chart": ">=4.0.0",
       "client": ">=0.37.0"
      }
     ]
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "falco",
   "{fullname}"
  ],
  "versions": [
   {
    "range": "<0.37.0",
    "note": "Built-in Kubernetes client; --k8s-node limits its pods, not the other kinds."
   },
   {
    "range": ">=0.37.0",
    "note": "The client is gone; k8smeta with a central k8s-metacollector takes its place, off by default."
   },
   {
    "of": "chart",
    "range": ">=2.0.0 <4.0.0",
    "note": "collectors.kubernetes.enabled is true by default and passes -K, -k and, with enableNodeFilter, --k8s-node."
   },
   {
    "of": "chart",
    "range": ">=4.0.0",
    "note": "The chart passes none of these flags."
   }
  ],
  "settings": {
   "kubernetesApi": {
    "title": "-k",
    "type": "string",
    "at": [
     {
      "in": "arg",
      "flag": "-k",
      "aliases": [
       "--k8s-api"
      ],
      "value": "next"
     },
     {
      "in": "values",
      "chart": "falco",
      "chartVersions": ">=2.0.0 <4.0.0",
      "path": [
       "collectors",
       "kubernetes",
       "apiUrl"
      ],
      "default": "https://$(KUBERNETES_SERVICE_HOST)"
     }
    ]
   },
   "collector": {
    "title": "collectors.kubernetes.enabled",
    "type": "boolean",
    "default": true,
    "at": [
     {
      "in": "values",
      "chart": "falco",
      "chartVersions": ">=2.0.0 <4.0.0",
      "path": [
       "collectors",
       "kubernetes",
       "enabled"
      ],
      "default": true
     }
    ]
   }
  },
  "requests": {
   "objects": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     "",
     "apps"
    ],
    "resources": [
     "pods",
     "nodes",
     "namespaces",
     "services",
     "replicationcontrollers",
     "replicasets",
     "deployments",
     "daemonsets"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "note": "Whether the lists carried a resourceVersion was not checked."
   }
  },
  "hazards": [
   {
    "id": "built-in-client",
    "class": "watch-full",
    "when": {
     "allOf": [
      {
       "version": "<0.37.0"
      },
      {
       "setting": "kubernetesApi",
       "present": true
      },
      {
       "setting": "collector",
       "equals": true
      }
     ]
    },
    "setting": "kubernetesApi",
    "requests": [
     "objects"
    ],
    "why": "fetches and watches ReplicaSets, Services, Deployments and more of the whole cluster from each node with the client that was removed in 0.37.",
    "severity": "high",
    "remedies": [
     "collector-off",
     "upgrade"
    ]
   }
  ],
  "gentle": [
   {
    "when": {
     "version": ">=0.37.0"
    },
    "why": "has no Kubernetes client of its own from 0.37 on."
   }
  ],
  "remedies": [
   {
    "id": "collector-off",
    "title": "Switch the built-in client off (collectors.kubernetes.enabled set to false); events lose most Kubernetes fields",
    "safety": "suggestion",
    "in": [
     "values"
    ],
    "chartVersions": {
     "falco": ">=2.0.0 <4.0.0"
    },
    "edits": [
     {
      "setting": "collector",
      "value": false
     }
    ],
    "effect": "Events keep pod name, id, namespace and labels only."
   },
   {
    "id": "upgrade",
    "title": "Upgrade Falco to 0.37.0 or later (chart 4.0.0), with k8s-metacollector where metadata is wanted",
    "safety": "described"
   }
  ],
  "facts": [
   {
    "claim": "Chart 4.0.0 dropped the resources of the old client and brought k8s-metacollector and the k8smeta plugin; chart 3.8.7 installs 0.36.2, passes -K, -k and --k8s-node and has the client and its node filter on by default, as 2.0.0 has.",
    "sources": [
     {
      "name": "chart changelog",
      "url": "https://github.com/falcosecurity/charts/blob/falco-9.1.0/charts/falco/CHANGELOG.md"
     },
     {
      "name": "chart template pod-template.tpl at 3.8.7",
      "url": "https://github.com/falcosecurity/charts/blob/falco-3.8.7/charts/falco/templates/pod-template.tpl"
     },
     {
      "name": "chart values at 3.8.7",
      "url": "https://github.com/falcosecurity/charts/blob/falco-3.8.7/charts/falco/values.yaml"
     }
    ]
   },
   {
    "claim": "The per-node client fetched the whole cluster's state; its answers grew to 30 and then 100 MB and crashed the agent; the project replaced it by a central collector.",
    "sources": [
     {
      "name": "falcosecurity/falco issue 2973",
      "url": "https://github.com/falcosecurity/falco/issues/2973"
     },
     {
      "name": "falcosecurity/libs issue 987",
      "url": "https://github.com/falcosecurity/libs/issues/987"
     }
    ]
   }
  ]
 },
 {
  "id": "flannel",
  "name": "Flannel's kube subnet manager",
  "summary": "Watches all nodes from each node: inherent to the way it hands out subnets.",
  "match": {
   "images": [
    {
     "repository": "flannel-io/flannel"
    },
    {
     "repository": "flannel/flannel"
    },
    {
     "repository": "coreos/flannel"
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "flannel"
  ],
  "flowSchema": "avoid",
  "settings": {},
  "requests": {
   "objects": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     ""
    ],
    "resources": [
     "nodes"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "resourceVersion": "zero"
   }
  },
  "hazards": [
   {
    "id": "watches-cluster",
    "class": "watch-full",
    "when": {
     "version": ">=0.0.0",
     "ifUnknown": true
    },
    "requests": [
     "objects"
    ],
    "why": "watches all Nodes of the cluster from each node, which its way of handing out subnets needs.",
    "severity": "low"
   }
  ],
  "remedies": [],
  "facts": [
   {
    "claim": "The subnet manager lists and watches all nodes.",
    "sources": [
     {
      "name": "pkg/subnet/kube/kube.go",
      "url": "https://github.com/flannel-io/flannel/blob/master/pkg/subnet/kube/kube.go"
     }
    ]
   }
  ]
 },
 {
  "id": "fluent-bit",
  "name": "Fluent Bit's kubernetes filter",
  "summary": "By default the filter sends one GET per new pod to the API server, without resourceVersion, so each is an etcd read on every Kubernetes version. With Use_Kubelet it reads the node's pods from the kubelet instead.",
  "match": {
   "images": [
    {
     "repository": "fluent/fluent-bit"
    },
    {
     "repository": "bitnami/fluent-bit"
    },
    {
     "repository": "grafana/fluent-bit-plugin-loki",
     "versions": "other"
    },
    {
     "repository": "amazon/aws-for-fluent-bit",
     "versions": "other"
    },
    {
     "repository": "aws-observability/aws-for-fluent-bit",
     "versions": "other"
    }
   ],
   "charts": [
    {
     "name": "fluent-bit",
     "repositories": [
      "https://fluent.github.io/helm-charts",
      "oci://ghcr.io/fluent/helm-charts/fluent-bit"
     ],
     "runsPerNodeWhen": {
      "values": [
       "kind"
      ],
      "oneOf": [
       "DaemonSet"
      ],
      "default": "DaemonSet"
     },
     "imageTag": [
      "image",
      "tag"
     ],
     "imageRepository": [
      "image",
      "repository"
     ],
     "serviceAccount": [
      "serviceAccount",
      "name"
     ]
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "fluent-bit",
   "{fullname}"
  ],
  "versions": [
   {
    "range": "<1.7.2",
    "note": "No Use_Kubelet: every look-up goes to the API server."
   },
   {
    "range": ">=1.7.2",
    "note": "Use_Kubelet exists, off by default."
   },
   {
    "range": ">=1.7.9",
    "note": "Kube_Meta_Cache_TTL exists; 0 (the default) keeps an entry until it is pushed out."
   },
   {
    "range": ">=3.0.0",
    "note": "Namespace labels and annotations can be added; they always come from the API server."
   }
  ],
  "settings": {
   "filter": {
    "title": "a kubernetes filter",
    "type": "presence",
    "default": false,
    "at": [
     {
      "in": "config",
      "formats": [
       "fluent-bit"
      ],
      "path": [
       {
        "key": "FILTER",
        "where": {
         "Name": "kubernetes"
        }
       }
      ]
     },
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       "pipeline",
       "filters",
       {
        "where": {
         "name": "kubernetes"
        }
       }
      ]
     },
     {
      "in": "values",
      "chart": "fluent-bit",
      "path": [
       "config",
       "filters"
      ],
      "inside": {
       "format": "fluent-bit",
       "path": [
        {
         "key": "FILTER",
         "where": {
          "Name": "kubernetes"
         }
        }
       ]
      },
      "default": true,
      "elsewhere": [
       [
        "existingConfigMap"
       ]
      ]
     }
    ]
   },
   "useKubelet": {
    "title": "Use_Kubelet",
    "type": "boolean",
    "versions": ">=1.7.2",
    "default": false,
    "each": "filter",
    "at": [
     {
      "in": "config",
      "formats": [
       "fluent-bit"
      ],
      "path": [
       {
        "key": "FILTER",
        "where": {
         "Name": "kubernetes"
        }
       },
       "Use_Kubelet"
      ]
     },
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       "pipeline",
       "filters",
       {
        "where": {
         "name": "kubernetes"
        }
       },
       {
        "key": "use_kubelet",
        "ignoreCase": true
       }
      ]
     },
     {
      "in": "values",
      "chart": "fluent-bit",
      "path": [
       "config",
       "filters"
      ],
      "inside": {
       "format": "fluent-bit",
       "path": [
        {
         "key": "FILTER",
         "where": {
          "Name": "kubernetes"
         }
        },
        "Use_Kubelet"
       ]
      }
     }
    ]
   },
   "bufferSize": {
    "title": "Buffer_Size",
    "type": "size",
    "each": "filter",
    "at": [
     {
      "in": "config",
      "formats": [
       "fluent-bit"
      ],
      "path": [
       {
        "key": "FILTER",
        "where": {
         "Name": "kubernetes"
        }
       },
       "Buffer_Size"
      ]
     },
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       "pipeline",
       "filters",
       {
        "where": {
         "name": "kubernetes"
        }
       },
       {
        "key": "buffer_size",
        "ignoreCase": true
       }
      ]
     },
     {
      "in": "values",
      "chart": "fluent-bit",
      "path": [
       "config",
       "filters"
      ],
      "inside": {
       "format": "fluent-bit",
       "path": [
        {
         "key": "FILTER",
         "where": {
          "Name": "kubernetes"
         }
        },
        "Buffer_Size"
       ]
      }
     }
    ]
   },
   "metaCacheTtl": {
    "title": "Kube_Meta_Cache_TTL",
    "type": "duration",
    "versions": ">=1.7.9",
    "default": 0,
    "each": "filter",
    "at": [
     {
      "in": "config",
      "formats": [
       "fluent-bit"
      ],
      "path": [
       {
        "key": "FILTER",
        "where": {
         "Name": "kubernetes"
        }
       },
       "Kube_Meta_Cache_TTL"
      ]
     },
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       "pipeline",
       "filters",
       {
        "where": {
         "name": "kubernetes"
        }
       },
       {
        "key": "kube_meta_cache_ttl",
        "ignoreCase": true
       }
      ]
     },
     {
      "in": "values",
      "chart": "fluent-bit",
      "path": [
       "config",
       "filters"
      ],
      "inside": {
       "format": "fluent-bit",
       "path": [
        {
         "key": "FILTER",
         "where": {
          "Name": "kubernetes"
         }
        },
        "Kube_Meta_Cache_TTL"
       ]
      }
     }
    ]
   },
   "hostNetwork": {
    "title": "hostNetwork",
    "type": "boolean",
    "default": false,
    "at": [
     {
      "in": "pod",
      "path": [
       "hostNetwork"
      ]
     },
     {
      "in": "values",
      "chart": "fluent-bit",
      "path": [
       "hostNetwork"
      ],
      "default": false
     }
    ]
   },
   "dnsPolicy": {
    "title": "dnsPolicy",
    "type": "string",
    "default": "ClusterFirst",
    "at": [
     {
      "in": "pod",
      "path": [
       "dnsPolicy"
      ]
     },
     {
      "in": "values",
      "chart": "fluent-bit",
      "path": [
       "dnsPolicy"
      ],
      "default": "ClusterFirst"
     }
    ]
   },
   "nodeAccess": {
    "title": "rbac.nodeAccess",
    "type": "boolean",
    "default": false,
    "at": [
     {
      "in": "values",
      "chart": "fluent-bit",
      "path": [
       "rbac",
       "nodeAccess"
      ],
      "default": false
     }
    ]
   }
  },
  "requests": {
   "pod": {
    "verbs": [
     "get"
    ],
    "apiGroups": [
     ""
    ],
    "resources": [
     "pods"
    ],
    "clusterScope": false,
    "scope": "object",
    "resourceVersion": "unset",
    "note": "One for each new pod."
   },
   "namespace": {
    "verbs": [
     "get"
    ],
    "apiGroups": [
     ""
    ],
    "resources": [
     "namespaces"
    ],
    "clusterScope": true,
    "scope": "object",
    "resourceVersion": "unset",
    "note": "With namespace labels or annotations only; kept for 15 minutes."
   }
  },
  "hazards": [
   {
    "id": "get-per-pod",
    "class": "get-etcd",
    "when": {
     "allOf": [
      {
       "setting": "filter",
       "equals": true
      },
      {
       "not": {
        "setting": "useKubelet",
        "equals": true
       }
      }
     ]
    },
    "setting": "useKubelet",
    "requests": [
     "pod"
    ],
    "why": "asks the API server for each new pod with a GET that is read from etcd on every Kubernetes version, and asks again with each chunk of logs while the answers fail.",
    "severity": "medium",
    "remedies": [
     "use-kubelet-chart",
     "use-kubelet",
     "use-kubelet-later"
    ]
   },
   {
    "id": "cache-expires-in-seconds",
    "class": "get-etcd",
    "when": {
     "allOf": [
      {
       "setting": "filter",
       "equals": true
      },
      {
       "not": {
        "setting": "useKubelet",
        "equals": true
       }
      },
      {
       "version": ">=1.7.9"
      },
      {
       "setting": "metaCacheTtl",
       "greater": 0
      },
      {
       "setting": "metaCacheTtl",
       "less": 60
      }
     ]
    },
    "setting": "metaCacheTtl",
    "requests": [
     "pod"
    ],
    "why": "forgets a pod's metadata within a minute and asks the API server for it again, for each pod that keeps logging.",
    "severity": "medium",
    "remedies": [
     "keep-metadata"
    ]
   },
   {
    "id": "small-buffer",
    "class": "get-etcd",
    "when": {
     "allOf": [
      {
       "setting": "filter",
       "equals": true
      },
      {
       "not": {
        "setting": "useKubelet",
        "equals": true
       }
      },
      {
       "setting": "bufferSize",
       "greater": 0
      },
      {
       "setting": "bufferSize",
       "less": "64k"
      }
     ]
    },
    "setting": "bufferSize",
    "requests": [
     "pod"
    ],
    "why": "discards the description of every pod that is larger than its small Buffer_Size, keeps nothing of it, and asks the API server again with each chunk of that pod's logs.",
    "severity": "medium",
    "remedies": [
     "any-size"
    ]
   }
  ],
  "gentle": [
   {
    "when": {
     "setting": "useKubelet",
     "equals": true
    },
    "why": "takes pod metadata from the node's kubelet."
   },
   {
    "when": {
     "setting": "filter",
     "equals": false
    },
    "why": "has no kubernetes filter, so it does not talk to the API server."
   }
  ],
  "remedies": [
   {
    "id": "use-kubelet-chart",
    "title": "Read pod metadata from the kubelet (Use_Kubelet with Buffer_Size 0, rbac.nodeAccess, hostNetwork and dnsPolicy together)",
    "safety": "suggestion",
    "in": [
     "values"
    ],
    "versions": ">=1.7.2",
    "edits": [
     {
      "setting": "useKubelet",
      "value": true
     },
     {
      "setting": "bufferSize",
      "value": "0"
     },
     {
      "setting": "nodeAccess",
      "value": true
     },
     {
      "setting": "hostNetwork",
      "value": true
     },
     {
      "setting": "dnsPolicy",
      "value": "ClusterFirstWithHostNet"
     }
    ],
    "needs": [
     "a pod security level that admits host networking",
     "no other program on the node that listens on Fluent Bit's ports"
    ],
    "effect": "The pods move to the host's network and may read nodes/proxy."
   },
   {
    "id": "use-kubelet",
    "title": "Read pod metadata from the kubelet (Use_Kubelet with Buffer_Size 0, hostNetwork and dnsPolicy together); its ClusterRole needs get on nodes/proxy first",
    "safety": "suggestion",
    "in": [
     "config",
     "pod"
    ],
    "versions": ">=1.7.2",
    "edits": [
     {
      "setting": "useKubelet",
      "value": true
     },
     {
      "setting": "bufferSize",
      "value": "0"
     },
     {
      "setting": "hostNetwork",
      "value": true
     },
     {
      "setting": "dnsPolicy",
      "value": "ClusterFirstWithHostNet"
     }
    ],
    "needs": [
     "get on nodes and nodes/proxy in the ClusterRole of its ServiceAccount",
     "a pod security level that admits host networking"
    ],
    "effect": "The pods move to the host's network."
   },
   {
    "id": "use-kubelet-later",
    "title": "Read pod metadata from the kubelet (Use_Kubelet with Buffer_Size 0, from Fluent Bit 1.7.2 on, together with hostNetwork, dnsPolicy and access to nodes/proxy)",
    "safety": "described"
   },
   {
    "id": "keep-metadata",
    "title": "Keep metadata until it is pushed out of the cache (Kube_Meta_Cache_TTL 0); changed labels of a running pod are then not seen",
    "safety": "suggestion",
    "versions": ">=1.7.9",
    "edits": [
     {
      "setting": "metaCacheTtl",
      "value": "0"
     }
    ]
   },
   {
    "id": "any-size",
    "title": "Take descriptions of any size (Buffer_Size 0)",
    "safety": "suggestion",
    "edits": [
     {
      "setting": "bufferSize",
      "value": "0"
     }
    ]
   }
  ],
  "facts": [
   {
    "claim": "The requests are GET /api/v1/namespaces/<namespace>/pods/<pod> and GET /api/v1/namespaces/<namespace> without resourceVersion; the cache holds 256 entries, pods without expiry by default, namespaces for 15 minutes; a failed request is not remembered.",
    "sources": [
     {
      "name": "plugins/filter_kubernetes at v5.1.1",
      "url": "https://github.com/fluent/fluent-bit/tree/v5.1.1/plugins/filter_kubernetes"
     }
    ]
   },
   {
    "claim": "use_kubelet is in the filter's option table from v1.7.2 and kube_meta_cache_ttl from v1.7.9; both are absent one patch earlier.",
    "sources": [
     {
      "name": "kubernetes.c at v1.7.2",
      "url": "https://github.com/fluent/fluent-bit/blob/v1.7.2/plugins/filter_kubernetes/kubernetes.c"
     },
     {
      "name": "kubernetes.c at v1.7.9",
      "url": "https://github.com/fluent/fluent-bit/blob/v1.7.9/plugins/filter_kubernetes/kubernetes.c"
     }
    ]
   },
   {
    "claim": "With Use_Kubelet the kubelet's whole list of pods must fit Buffer_Size (32K by default, below 4096 refused), or metadata is lost; 0 sets no limit. It needs access to nodes/proxy, host networking and ClusterFirstWithHostNet.",
    "sources": [
     {
      "name": "Fluent Bit manual on the kubernetes filter",
      "url": "https://github.com/fluent/fluent-bit-docs/blob/master/pipeline/filters/kubernetes.md"
     },
     {
      "name": "fluent/fluent-bit issue 1948",
      "url": "https://github.com/fluent/fluent-bit/issues/1948"
     }
    ]
   },
   {
    "claim": "A pod whose description did not fit the 32K buffer was asked for again and again; the agents reached more than 2,000 requests a second.",
    "sources": [
     {
      "name": "fluent/fluent-bit issue 11134",
      "url": "https://github.com/fluent/fluent-bit/issues/11134"
     }
    ]
   },
   {
    "claim": "The chart's default configuration has the filter without Use_Kubelet, with rbac.nodeAccess false, hostNetwork false and dnsPolicy ClusterFirst.",
    "sources": [
     {
      "name": "chart values of fluent/helm-charts fluent-bit 0.58.1",
      "url": "https://github.com/fluent/helm-charts/blob/main/charts/fluent-bit/values.yaml"
     }
    ]
   }
  ]
 },
 {
  "id": "fluentd-kubernetes-metadata",
  "name": "Fluentd's kubernetes_metadata filter",
  "summary": "The filter keeps the metadata of pods and namespaces, by default with a watch. Before plugin 2.4.0 every agent lists and watches all pods of the cluster, without resourceVersion; from 2.4.0 the list comes from the cache and K8S_NODE_NAME limits it to the node. Without that variable every node holds every pod.",
  "match": {
   "images": [
    {
     "repository": "fluent/fluentd-kubernetes-daemonset"
    },
    {
     "repository": "bitnami/fluentd",
     "versions": "other"
    },
    {
     "repository": "fluentd_elasticsearch/fluentd",
     "versions": "other"
    }
   ],
   "charts": [
    {
     "name": "fluentd",
     "repositories": [
      "https://fluent.github.io/helm-charts",
      "oci://ghcr.io/fluent/helm-charts/fluentd"
     ],
     "runsPerNodeWhen": {
      "values": [
       "kind"
      ],
      "oneOf": [
       "DaemonSet"
      ],
      "default": "DaemonSet"
     },
     "imageTag": [
      "image",
      "tag"
     ],
     "imageRepository": [
      "image",
      "repository"
     ],
     "serviceAccount": [
      "serviceAccount",
      "name"
     ]
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "fluentd",
   "{fullname}"
  ],
  "versions": [
   {
    "range": ">=1.2.0 <1.5.0",
    "note": "Images with plugin 2.1.x: whole-cluster list and watch without resourceVersion; K8S_NODE_NAME only decides what is kept."
   },
   {
    "range": ">=1.7.0 <1.11.5",
    "note": "Images with plugin 2.1.6 or 2.3.0: as before."
   },
   {
    "range": ">=1.11.5",
    "note": "Images with plugin 2.5.2 and later: resourceVersion 0, and K8S_NODE_NAME filters on the server."
   }
  ],
  "settings": {
   "filter": {
    "title": "a filter of type kubernetes_metadata",
    "type": "presence",
    "default": true,
    "at": [
     {
      "in": "config",
      "formats": [
       "fluentd"
      ],
      "path": [
       {
        "key": "filter",
        "where": {
         "@type": "kubernetes_metadata"
        }
       }
      ]
     },
     {
      "in": "config",
      "formats": [
       "fluentd"
      ],
      "path": [
       {
        "key": "label"
       },
       {
        "key": "filter",
        "where": {
         "@type": "kubernetes_metadata"
        }
       }
      ]
     },
     {
      "in": "values",
      "chart": "fluentd",
      "path": [
       "fileConfigs",
       "02_filters.conf"
      ],
      "inside": {
       "format": "fluentd",
       "path": [
        {
         "key": "label"
        },
        {
         "key": "filter",
         "where": {
          "@type": "kubernetes_metadata"
         }
        }
       ]
      },
      "default": true
     }
    ]
   },
   "watch": {
    "title": "watch",
    "type": "boolean",
    "default": true,
    "each": "filter",
    "at": [
     {
      "in": "env",
      "name": "FLUENT_KUBERNETES_WATCH"
     },
     {
      "in": "config",
      "formats": [
       "fluentd"
      ],
      "path": [
       {
        "key": "filter",
        "where": {
         "@type": "kubernetes_metadata"
        }
       },
       "watch"
      ]
     },
     {
      "in": "config",
      "formats": [
       "fluentd"
      ],
      "path": [
       {
        "key": "label"
       },
       {
        "key": "filter",
        "where": {
         "@type": "kubernetes_metadata"
        }
       },
       "watch"
      ]
     },
     {
      "in": "values",
      "chart": "fluentd",
      "path": [
       "fileConfigs",
       "02_filters.conf"
      ],
      "inside": {
       "format": "fluentd",
       "path": [
        {
         "key": "label"
        },
        {
         "key": "filter",
         "where": {
          "@type": "kubernetes_metadata"
         }
        },
        "watch"
       ]
      }
     }
    ]
   },
   "nodeName": {
    "title": "K8S_NODE_NAME",
    "type": "string",
    "at": [
     {
      "in": "env",
      "name": "K8S_NODE_NAME"
     },
     {
      "in": "values",
      "chart": "fluentd",
      "path": [
       "env",
       {
        "where": {
         "name": "K8S_NODE_NAME"
        }
       }
      ]
     }
    ]
   }
  },
  "requests": {
   "pods": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     ""
    ],
    "resources": [
     "pods"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "resourceVersion": "varies"
   },
   "namespaces": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     ""
    ],
    "resources": [
     "namespaces"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "resourceVersion": "varies"
   },
   "podsMissed": {
    "verbs": [
     "get"
    ],
    "apiGroups": [
     ""
    ],
    "resources": [
     "pods",
     "namespaces"
    ],
    "clusterScope": false,
    "scope": "object",
    "resourceVersion": "varies",
    "note": "One per pod that the cache does not hold."
   }
  },
  "hazards": [
   {
    "id": "lists-cluster-from-etcd",
    "class": "list-etcd",
    "when": {
     "allOf": [
      {
       "image": [
        "fluent/fluentd-kubernetes-daemonset"
       ]
      },
      {
       "setting": "filter",
       "equals": true
      },
      {
       "version": ">=1.2.0 <1.11.5"
      },
      {
       "setting": "watch",
       "equals": true
      }
     ]
    },
    "setting": "watch",
    "requests": [
     "pods",
     "namespaces"
    ],
    "why": "lists every pod and namespace of the cluster without resourceVersion from each node, because this image holds a metadata plugin older than 2.4.0.",
    "severity": "high",
    "remedies": [
     "upgrade-image"
    ]
   },
   {
    "id": "watches-cluster-old",
    "class": "watch-full",
    "when": {
     "allOf": [
      {
       "image": [
        "fluent/fluentd-kubernetes-daemonset"
       ]
      },
      {
       "setting": "filter",
       "equals": true
      },
      {
       "version": ">=1.2.0 <1.11.5"
      },
      {
       "setting": "watch",
       "equals": true
      }
     ]
    },
    "setting": "watch",
    "requests": [
     "pods",
     "namespaces"
    ],
    "why": "watches every pod of the cluster from each node, because this image holds a metadata plugin without a node filter on the server.",
    "severity": "high",
    "remedies": [
     "upgrade-image"
    ]
   },
   {
    "id": "watches-cluster",
    "class": "watch-full",
    "when": {
     "allOf": [
      {
       "setting": "filter",
       "equals": true
      },
      {
       "version": ">=1.11.5"
      },
      {
       "setting": "watch",
       "equals": true
      },
      {
       "setting": "nodeName",
       "present": false
      }
     ]
    },
    "setting": "nodeName",
    "requests": [
     "pods",
     "namespaces"
    ],
    "why": "lists and watches every pod of the cluster from each node, because K8S_NODE_NAME is not set.",
    "severity": "high",
    "remedies": [
     "node-name"
    ]
   }
  ],
  "gentle": [
   {
    "when": {
     "allOf": [
      {
       "version": ">=1.11.5"
      },
      {
       "setting": "nodeName",
       "present": true
      }
     ]
    },
    "why": "reads the pods of its own node from the cache."
   }
  ],
  "remedies": [
   {
    "id": "upgrade-image",
    "title": "Upgrade to an image of v1.11.5 or later (metadata plugin 2.5.2 reads from the cache) and set K8S_NODE_NAME from spec.nodeName",
    "safety": "described"
   },
   {
    "id": "node-name",
    "title": "Keep to the node's own pods (environment variable K8S_NODE_NAME from spec.nodeName)",
    "safety": "suggestion",
    "in": [
     "env"
    ],
    "versions": ">=1.11.5",
    "edits": [
     {
      "setting": "nodeName",
      "fieldRef": "spec.nodeName"
     }
    ],
    "needs": [
     "logs of this node's pods only",
     "so no aggregator that enriches records of other nodes"
    ]
   }
  ],
  "facts": [
   {
    "claim": "Plugins 1.2.1, 2.0.0, 2.1.x and 2.3.0 list all pods without options and watch all of them; K8S_NODE_NAME is compared only when an event has come. From 2.4.0 the list carries resourceVersion 0 and, where the variable is set, the field selector spec.nodeName.",
    "sources": [
     {
      "name": "watch_pods at v2.3.0",
      "url": "https://github.com/fabric8io/fluent-plugin-kubernetes_metadata_filter/blob/v2.3.0/lib/fluent/plugin/kubernetes_metadata_watch_pods.rb"
     },
     {
      "name": "watch_pods at v2.4.0",
      "url": "https://github.com/fabric8io/fluent-plugin-kubernetes_metadata_filter/blob/v2.4.0/lib/fluent/plugin/kubernetes_metadata_watch_pods.rb"
     },
     {
      "name": "fabric8io/fluent-plugin-kubernetes_metadata_filter pull request 189",
      "url": "https://github.com/fabric8io/fluent-plugin-kubernetes_metadata_filter/pull/189"
     }
    ]
   },
   {
    "claim": "The images of fluentd-kubernetes-daemonset lock the plugin at 2.1.5 or 2.1.6 (v1.2 to v1.4), 2.1.6 or 2.3.0 (v1.7), 2.3.0 (v1.8 to v1.11.4), 2.5.2 (v1.11.5), 2.6.0 (v1.12) and newer ones after that.",
    "sources": [
     {
      "name": "fluent/fluentd-kubernetes-daemonset, the Gemfile.lock files below docker-image and archived-image and their history",
      "url": "https://github.com/fluent/fluentd-kubernetes-daemonset/tree/master/archived-image"
     }
    ]
   },
   {
    "claim": "watch defaults to true, cache_size to 1000 and cache_ttl to an hour; the plugin warns when K8S_NODE_NAME is missing.",
    "sources": [
     {
      "name": "filter_kubernetes_metadata.rb at v3.7.1",
      "url": "https://github.com/fabric8io/fluent-plugin-kubernetes_metadata_filter/blob/v3.7.1/lib/fluent/plugin/filter_kubernetes_metadata.rb"
     }
    ]
   },
   {
    "claim": "In the daemonset images FLUENT_KUBERNETES_WATCH sets the filter's watch option.",
    "sources": [
     {
      "name": "templates/conf/kubernetes.conf.erb",
      "url": "https://github.com/fluent/fluentd-kubernetes-daemonset/blob/master/templates/conf/kubernetes.conf.erb"
     }
    ]
   },
   {
    "claim": "The chart fluentd of fluent/helm-charts leaves env empty and its filter keeps the watch on; the sample DaemonSets of fluentd-kubernetes-daemonset do set K8S_NODE_NAME.",
    "sources": [
     {
      "name": "chart values at fluentd-0.6.0",
      "url": "https://github.com/fluent/helm-charts/blob/main/charts/fluentd/values.yaml"
     }
    ]
   }
  ]
 },
 {
  "id": "grafana-alloy",
  "name": "Grafana Alloy",
  "summary": "Every discovery.kubernetes component lists and watches its role over the whole cluster unless selectors limit it. On a DaemonSet (the chart's default) each node does so; with an empty configMap.content the chart mounts a sample with six such components.",
  "match": {
   "images": [
    {
     "repository": "grafana/alloy"
    },
    {
     "repository": "bitnami/grafana-alloy"
    }
   ],
   "charts": [
    {
     "name": "alloy",
     "repositories": [
      "https://grafana.github.io/helm-charts",
      "oci://ghcr.io/grafana/helm-charts/alloy"
     ],
     "runsPerNodeWhen": {
      "values": [
       "controller",
       "type"
      ],
      "oneOf": [
       "daemonset"
      ],
      "default": "daemonset"
     },
     "imageTag": [
      "image",
      "tag"
     ],
     "imageRepository": [
      "image",
      "repository"
     ],
     "serviceAccount": [
      "serviceAccount",
      "name"
     ]
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "{fullname}",
   "alloy"
  ],
  "settings": {
   "podDiscovery": {
    "title": "discovery.kubernetes with role \"pod\"",
    "type": "presence",
    "default": false,
    "at": [
     {
      "in": "config",
      "formats": [
       "alloy"
      ],
      "path": [
       {
        "key": "discovery\\.kubernetes",
        "where": {
         "role": "pod"
        }
       }
      ]
     },
     {
      "in": "values",
      "chart": "alloy",
      "path": [
       "alloy",
       "configMap",
       "content"
      ],
      "inside": {
       "format": "alloy",
       "path": [
        {
         "key": "discovery\\.kubernetes",
         "where": {
          "role": "pod"
         }
        }
       ]
      },
      "default": true,
      "elsewhere": [
       [
        "alloy",
        "configMap",
        "name"
       ]
      ]
     }
    ]
   },
   "podSelector": {
    "title": "selectors with field spec.nodeName",
    "type": "string",
    "each": "podDiscovery",
    "at": [
     {
      "in": "config",
      "formats": [
       "alloy"
      ],
      "path": [
       {
        "key": "discovery\\.kubernetes",
        "where": {
         "role": "pod"
        }
       },
       "selectors",
       "field"
      ]
     },
     {
      "in": "values",
      "chart": "alloy",
      "path": [
       "alloy",
       "configMap",
       "content"
      ],
      "inside": {
       "format": "alloy",
       "path": [
        {
         "key": "discovery\\.kubernetes",
         "where": {
          "role": "pod"
         }
        },
        "selectors",
        "field"
       ]
      }
     }
    ]
   },
   "podNamespaces": {
    "title": "namespaces",
    "type": "presence",
    "each": "podDiscovery",
    "default": false,
    "at": [
     {
      "in": "config",
      "formats": [
       "alloy"
      ],
      "path": [
       {
        "key": "discovery\\.kubernetes",
        "where": {
         "role": "pod"
        }
       },
       "namespaces"
      ]
     },
     {
      "in": "values",
      "chart": "alloy",
      "path": [
       "alloy",
       "configMap",
       "content"
      ],
      "inside": {
       "format": "alloy",
       "path": [
        {
         "key": "discovery\\.kubernetes",
         "where": {
          "role": "pod"
         }
        },
        "namespaces"
       ]
      },
      "default": false
     }
    ]
   },
   "objectDiscovery": {
    "title": "discovery.kubernetes with another role than \"pod\"",
    "type": "presence",
    "default": false,
    "at": [
     {
      "in": "config",
      "formats": [
       "alloy"
      ],
      "path": [
       {
        "key": "discovery\\.kubernetes",
        "where": {
         "role": "service|endpoints|endpointslice|ingress"
        }
       }
      ]
     },
     {
      "in": "values",
      "chart": "alloy",
      "path": [
       "alloy",
       "configMap",
       "content"
      ],
      "inside": {
       "format": "alloy",
       "path": [
        {
         "key": "discovery\\.kubernetes",
         "where": {
          "role": "service|endpoints|endpointslice|ingress"
         }
        }
       ]
      },
      "default": true,
      "elsewhere": [
       [
        "alloy",
        "configMap",
        "name"
       ]
      ]
     }
    ]
   },
   "objectSelectors": {
    "title": "selectors",
    "type": "presence",
    "each": "objectDiscovery",
    "default": false,
    "at": [
     {
      "in": "config",
      "formats": [
       "alloy"
      ],
      "path": [
       {
        "key": "discovery\\.kubernetes",
        "where": {
         "role": "service|endpoints|endpointslice|ingress"
        }
       },
       "selectors"
      ]
     },
     {
      "in": "values",
      "chart": "alloy",
      "path": [
       "alloy",
       "configMap",
       "content"
      ],
      "inside": {
       "format": "alloy",
       "path": [
        {
         "key": "discovery\\.kubernetes",
         "where": {
          "role": "service|endpoints|endpointslice|ingress"
         }
        },
        "selectors"
       ]
      },
      "default": false
     }
    ]
   },
   "objectNamespaces": {
    "title": "namespaces",
    "type": "presence",
    "each": "objectDiscovery",
    "default": false,
    "at": [
     {
      "in": "config",
      "formats": [
       "alloy"
      ],
      "path": [
       {
        "key": "discovery\\.kubernetes",
        "where": {
         "role": "service|endpoints|endpointslice|ingress"
        }
       },
       "namespaces"
      ]
     },
     {
      "in": "values",
      "chart": "alloy",
      "path": [
       "alloy",
       "configMap",
       "content"
      ],
      "inside": {
       "format": "alloy",
       "path": [
        {
         "key": "discovery\\.kubernetes",
         "where": {
          "role": "service|endpoints|endpointslice|ingress"
         }
        },
        "namespaces"
       ]
      },
      "default": false
     }
    ]
   },
   "clustering": {
    "title": "alloy.clustering.enabled",
    "type": "boolean",
    "default": false,
    "at": [
     {
      "in": "arg",
      "flag": "--cluster.enabled",
      "value": "equals"
     },
     {
      "in": "values",
      "chart": "alloy",
      "path": [
       "alloy",
       "clustering",
       "enabled"
      ],
      "default": false
     }
    ]
   }
  },
  "requests": {
   "pods": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     ""
    ],
    "resources": [
     "pods"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "resourceVersion": "zero"
   },
   "objects": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     "",
     "discovery.k8s.io",
     "networking.k8s.io"
    ],
    "resources": [
     "services",
     "endpoints",
     "endpointslices",
     "ingresses"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "resourceVersion": "zero"
   }
  },
  "hazards": [
   {
    "id": "watches-all-pods",
    "class": "watch-full",
    "when": {
     "allOf": [
      {
       "setting": "podDiscovery",
       "equals": true
      },
      {
       "anyOf": [
        {
         "setting": "podSelector",
         "present": false
        },
        {
         "not": {
          "setting": "podSelector",
          "matches": "spec\\.nodeName"
         }
        }
       ]
      },
      {
       "setting": "podNamespaces",
       "equals": false
      }
     ]
    },
    "setting": "podSelector",
    "requests": [
     "pods"
    ],
    "why": "lists and watches every pod of the cluster from each node, because a discovery.kubernetes of role pod has no selector on spec.nodeName.",
    "severity": "high",
    "remedies": [
     "own-node",
     "kubelet",
     "few-members"
    ]
   },
   {
    "id": "watches-cluster-objects",
    "class": "watch-full",
    "when": {
     "allOf": [
      {
       "setting": "objectDiscovery",
       "equals": true
      },
      {
       "setting": "objectSelectors",
       "equals": false
      },
      {
       "setting": "objectNamespaces",
       "equals": false
      }
     ]
    },
    "setting": "objectDiscovery",
    "requests": [
     "objects"
    ],
    "why": "lists and watches Services, Endpoints, EndpointSlices or Ingresses of the whole cluster from each node.",
    "severity": "medium",
    "remedies": [
     "one-copy"
    ]
   }
  ],
  "gentle": [
   {
    "when": {
     "allOf": [
      {
       "anyOf": [
        {
         "setting": "podDiscovery",
         "equals": false
        },
        {
         "setting": "podSelector",
         "matches": "spec\\.nodeName"
        }
       ]
      },
      {
       "setting": "objectDiscovery",
       "equals": false
      }
     ]
    },
    "why": "discovers the pods of its own node only."
   }
  ],
  "remedies": [
   {
    "id": "own-node",
    "title": "Add a selectors block to the pod discovery: role \"pod\" and field \"spec.nodeName=\" followed by the node's name from the environment (sys.env(\"K8S_NODE_NAME\"), which the chart sets)",
    "safety": "described",
    "when": {
     "not": {
      "setting": "clustering",
      "equals": true
     }
    }
   },
   {
    "id": "kubelet",
    "title": "Replace discovery.kubernetes of role pod by discovery.kubelet, which asks the node's kubelet",
    "safety": "described",
    "when": {
     "not": {
      "setting": "clustering",
      "equals": true
     }
    }
   },
   {
    "id": "few-members",
    "title": "Run clustered Alloy as a StatefulSet with a few replicas (controller.type); the members of a cluster all have to see the same targets, so a node filter is no way out",
    "safety": "described",
    "when": {
     "setting": "clustering",
     "equals": true
    }
   },
   {
    "id": "one-copy",
    "title": "Move discovery of Services, Endpoints and Ingresses to a Deployment or StatefulSet of Alloy (controller.type), outside the DaemonSet",
    "safety": "described"
   }
  ],
  "facts": [
   {
    "claim": "The members of an Alloy cluster share out the targets that all of them discover alike, so their configuration has to be the same.",
    "sources": [
     {
      "name": "Alloy documentation on clustering",
      "url": "https://grafana.com/docs/alloy/latest/get-started/clustering/"
     }
    ]
   },
   {
    "claim": "The component's reference says that on a DaemonSet every pod watches the whole cluster by default and shows a selector on spec.nodeName and discovery.kubelet as the ways out; endpoints, service and other roles take selectors of their own role.",
    "sources": [
     {
      "name": "reference of discovery.kubernetes",
      "url": "https://github.com/grafana/alloy/blob/main/docs/sources/reference/components/discovery/discovery.kubernetes.md"
     }
    ]
   },
   {
    "claim": "The chart's controller type is daemonset by default; with an empty configMap.content it mounts a sample with six discovery.kubernetes components without selectors. HOSTNAME and K8S_NODE_NAME are set from spec.nodeName.",
    "sources": [
     {
      "name": "chart values, template configmap.yaml and config/example.alloy (chart 1.11.1)",
      "url": "https://github.com/grafana/alloy/tree/main/operations/helm/charts/alloy"
     }
    ]
   },
   {
    "claim": "On four clusters of about 20 nodes an Alloy DaemonSet without a node filter used up the API server's in-flight requests.",
    "sources": [
     {
      "name": "grafana/alloy issue 4787",
      "url": "https://github.com/grafana/alloy/issues/4787"
     }
    ]
   }
  ]
 },
 {
  "id": "ingress-nginx",
  "name": "ingress-nginx as a DaemonSet",
  "summary": "The controller lists and watches Ingresses, Services, EndpointSlices, Secrets and ConfigMaps. Usually a Deployment; as a DaemonSet over all nodes each of them holds all of that.",
  "match": {
   "images": [
    {
     "repository": "ingress-nginx/controller"
    }
   ],
   "charts": [
    {
     "name": "ingress-nginx",
     "repositories": [
      "https://kubernetes.github.io/ingress-nginx"
     ],
     "runsPerNodeWhen": {
      "values": [
       "controller",
       "kind"
      ],
      "oneOf": [
       "DaemonSet",
       "Both"
      ],
      "default": "Deployment"
     },
     "imageTag": [
      "controller",
      "image",
      "tag"
     ]
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "ingress-nginx"
  ],
  "flowSchema": "avoid",
  "settings": {
   "watchNamespace": {
    "title": "--watch-namespace",
    "type": "string",
    "at": [
     {
      "in": "arg",
      "flag": "--watch-namespace",
      "value": "next"
     }
    ]
   },
   "scope": {
    "title": "controller.scope.enabled",
    "type": "boolean",
    "default": false,
    "at": [
     {
      "in": "values",
      "chart": "ingress-nginx",
      "path": [
       "controller",
       "scope",
       "enabled"
      ],
      "default": false
     }
    ]
   },
   "nodeSelector": {
    "title": "nodeSelector",
    "type": "presence",
    "default": false,
    "at": [
     {
      "in": "pod",
      "path": [
       "nodeSelector",
       {
        "key": "(?!kubernetes\\.io/os$).*"
       }
      ]
     },
     {
      "in": "values",
      "chart": "ingress-nginx",
      "path": [
       "controller",
       "nodeSelector",
       {
        "key": "(?!kubernetes\\.io/os$).*"
       }
      ],
      "default": false
     }
    ]
   },
   "nodeAffinity": {
    "title": "affinity.nodeAffinity",
    "type": "presence",
    "default": false,
    "at": [
     {
      "in": "pod",
      "path": [
       "affinity",
       "nodeAffinity"
      ]
     },
     {
      "in": "values",
      "chart": "ingress-nginx",
      "path": [
       "controller",
       "affinity",
       "nodeAffinity"
      ],
      "default": false
     }
    ]
   }
  },
  "requests": {
   "objects": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     "",
     "networking.k8s.io",
     "discovery.k8s.io"
    ],
    "resources": [
     "ingresses",
     "services",
     "endpointslices",
     "secrets",
     "configmaps"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "resourceVersion": "zero"
   }
  },
  "hazards": [
   {
    "id": "watches-cluster",
    "class": "watch-full",
    "when": {
     "allOf": [
      {
       "setting": "watchNamespace",
       "present": false
      },
      {
       "setting": "scope",
       "equals": false
      },
      {
       "setting": "nodeSelector",
       "equals": false
      },
      {
       "setting": "nodeAffinity",
       "equals": false
      }
     ]
    },
    "requests": [
     "objects"
    ],
    "why": "watches Ingresses, Services, EndpointSlices and Secrets of the whole cluster from every node, because it runs as a DaemonSet on all of them.",
    "severity": "medium",
    "remedies": [
     "fewer-copies"
    ]
   }
  ],
  "remedies": [
   {
    "id": "fewer-copies",
    "title": "Run it as a Deployment, or keep the DaemonSet to edge nodes with a nodeSelector",
    "safety": "described"
   }
  ],
  "facts": [
   {
    "claim": "The controller's store holds informers on Ingresses, Services, EndpointSlices, Secrets and ConfigMaps of the watched namespaces; the chart's controller.kind is Deployment by default.",
    "sources": [
     {
      "name": "internal/ingress/controller/store/store.go",
      "url": "https://github.com/kubernetes/ingress-nginx/blob/main/internal/ingress/controller/store/store.go"
     },
     {
      "name": "chart values",
      "url": "https://github.com/kubernetes/ingress-nginx/blob/main/charts/ingress-nginx/values.yaml"
     }
    ]
   }
  ]
 },
 {
  "id": "istio-cni",
  "name": "The Istio CNI node agent",
  "summary": "Watches the pods of its own node; in ambient mode also namespaces.",
  "match": {
   "images": [
    {
     "repository": "istio/install-cni"
    },
    {
     "repository": "release/install-cni"
    }
   ],
   "charts": [
    {
     "name": "cni",
     "repositories": [
      "https://istio-release.storage.googleapis.com/charts"
     ]
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "istio-cni"
  ],
  "settings": {},
  "requests": {},
  "hazards": [],
  "gentle": [
   {
    "why": "watches the pods of its own node."
   }
  ],
  "remedies": [],
  "facts": [
   {
    "claim": "The ambient handler and the repair controller list and watch pods with a selector on spec.nodeName.",
    "sources": [
     {
      "name": "istio/istio cni/pkg/nodeagent/informers.go",
      "url": "https://github.com/istio/istio/blob/master/cni/pkg/nodeagent/informers.go"
     },
     {
      "name": "istio/istio cni/pkg/repair/repaircontroller.go",
      "url": "https://github.com/istio/istio/blob/master/cni/pkg/repair/repaircontroller.go"
     }
    ]
   }
  ]
 },
 {
  "id": "kube-proxy",
  "name": "kube-proxy",
  "summary": "Watches Services and EndpointSlices on every node, without headless ones: core, and tuned for it.",
  "match": {
   "images": [
    {
     "repository": "*/kube-proxy"
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "kube-proxy"
  ],
  "flowSchema": "avoid",
  "settings": {},
  "requests": {
   "objects": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     "",
     "discovery.k8s.io"
    ],
    "resources": [
     "services",
     "endpointslices"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "resourceVersion": "zero"
   }
  },
  "hazards": [
   {
    "id": "watches-cluster",
    "class": "watch-full",
    "when": {
     "version": ">=0.0.0",
     "ifUnknown": true
    },
    "requests": [
     "objects"
    ],
    "why": "watches Services and EndpointSlices of the whole cluster from each node, which is its task.",
    "severity": "low"
   }
  ],
  "remedies": [],
  "facts": [
   {
    "claim": "The informers leave out headless Services and those of other proxies, and watch the own Node only.",
    "sources": [
     {
      "name": "cmd/kube-proxy/app/server.go",
      "url": "https://github.com/kubernetes/kubernetes/blob/master/cmd/kube-proxy/app/server.go"
     }
    ]
   }
  ]
 },
 {
  "id": "kube-router",
  "name": "kube-router",
  "summary": "Unfiltered informers on pods, Services, EndpointSlices, nodes, namespaces and policies on every node; there is no shared tier in between.",
  "match": {
   "images": [
    {
     "repository": "cloudnativelabs/kube-router"
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "kube-router"
  ],
  "flowSchema": "avoid",
  "settings": {},
  "requests": {
   "objects": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     "",
     "discovery.k8s.io",
     "networking.k8s.io"
    ],
    "resources": [
     "pods",
     "services",
     "endpointslices",
     "nodes",
     "namespaces",
     "networkpolicies"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "resourceVersion": "zero"
   }
  },
  "hazards": [
   {
    "id": "watches-cluster",
    "class": "watch-full",
    "when": {
     "version": ">=0.0.0",
     "ifUnknown": true
    },
    "requests": [
     "objects"
    ],
    "why": "watches pods, Services, EndpointSlices and policies of the whole cluster from each node, and has no setting to change that.",
    "severity": "medium"
   }
  ],
  "remedies": [],
  "facts": [
   {
    "claim": "The program starts shared informers without selectors.",
    "sources": [
     {
      "name": "kube-router.go",
      "url": "https://github.com/cloudnativelabs/kube-router/blob/master/pkg/cmd/kube-router.go"
     }
    ]
   }
  ]
 },
 {
  "id": "kube-state-metrics",
  "name": "kube-state-metrics as a DaemonSet",
  "summary": "Meant to run once, as a Deployment. As a DaemonSet (pod sharding, experimental) it must be limited with --node and --resources=pods, or every node watches everything.",
  "match": {
   "images": [
    {
     "repository": "kube-state-metrics/kube-state-metrics"
    },
    {
     "repository": "bitnami/kube-state-metrics"
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "kube-state-metrics"
  ],
  "settings": {
   "node": {
    "title": "--node",
    "type": "string",
    "at": [
     {
      "in": "arg",
      "flag": "--node",
      "value": "next"
     }
    ]
   },
   "unscheduled": {
    "title": "--track-unscheduled-pods",
    "type": "boolean",
    "default": false,
    "at": [
     {
      "in": "arg",
      "flag": "--track-unscheduled-pods",
      "value": "none"
     }
    ]
   }
  },
  "requests": {
   "objects": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     "",
     "apps",
     "batch"
    ],
    "resources": [
     "pods",
     "nodes",
     "services",
     "configmaps",
     "secrets",
     "deployments",
     "replicasets",
     "daemonsets",
     "statefulsets",
     "jobs",
     "cronjobs"
    ],
    "clusterScope": true,
    "scope": "cluster"
   }
  },
  "hazards": [
   {
    "id": "watches-everything",
    "class": "watch-full",
    "when": {
     "allOf": [
      {
       "setting": "node",
       "present": false
      },
      {
       "setting": "unscheduled",
       "equals": false
      }
     ]
    },
    "setting": "node",
    "requests": [
     "objects"
    ],
    "why": "lists and watches all configured kinds of the whole cluster from each node, because it runs as a DaemonSet without --node.",
    "severity": "high",
    "remedies": [
     "deployment"
    ]
   }
  ],
  "remedies": [
   {
    "id": "deployment",
    "title": "Run it as a Deployment, or give the DaemonSet --resources=pods and --node=$(NODE_NAME)",
    "safety": "described"
   }
  ],
  "facts": [
   {
    "claim": "Sharding by node is an experimental DaemonSet with --resources=pods and --node; other kinds stay in a Deployment.",
    "sources": [
     {
      "name": "README of kube-state-metrics",
      "url": "https://github.com/kubernetes/kube-state-metrics/blob/main/README.md"
     },
     {
      "name": "command line arguments",
      "url": "https://github.com/kubernetes/kube-state-metrics/blob/main/docs/developer/cli-arguments.md"
     }
    ]
   }
  ]
 },
 {
  "id": "kube-vip",
  "name": "kube-vip as a DaemonSet",
  "summary": "Elections go through Leases: one for the control plane or the Services, or with svc_election one for each Service. Every candidate that is not the leader keeps reading the Lease, each retry period (2 s by default).",
  "match": {
   "images": [
    {
     "repository": "kube-vip/kube-vip"
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "kube-vip"
  ],
  "flowSchema": "avoid",
  "settings": {
   "serviceElection": {
    "title": "svc_election",
    "type": "boolean",
    "default": false,
    "at": [
     {
      "in": "env",
      "name": "svc_election"
     },
     {
      "in": "arg",
      "flag": "--servicesElection",
      "value": "equals"
     }
    ]
   },
   "retryPeriod": {
    "title": "vip_retryperiod",
    "type": "number",
    "default": 2,
    "at": [
     {
      "in": "env",
      "name": "vip_retryperiod"
     }
    ]
   }
  },
  "requests": {
   "leases": {
    "verbs": [
     "get",
     "create",
     "update"
    ],
    "apiGroups": [
     "coordination.k8s.io"
    ],
    "resources": [
     "leases"
    ],
    "clusterScope": false,
    "scope": "object",
    "resourceVersion": "unset"
   }
  },
  "hazards": [
   {
    "id": "lease-per-service-on-every-node",
    "class": "lease-poll",
    "when": {
     "allOf": [
      {
       "setting": "serviceElection",
       "equals": true
      },
      {
       "setting": "retryPeriod",
       "less": 10
      }
     ]
    },
    "setting": "serviceElection",
    "requests": [
     "leases"
    ],
    "everySetting": "retryPeriod",
    "why": "is a candidate for a Lease of each load-balancer Service on every node it runs on, and reads each of them from etcd every retry period.",
    "severity": "medium",
    "remedies": [
     "few-nodes"
    ]
   }
  ],
  "remedies": [
   {
    "id": "few-nodes",
    "title": "Keep the DaemonSet to the few nodes that announce (nodeSelector), and raise vip_leaseduration, vip_renewdeadline and vip_retryperiod together",
    "safety": "described"
   }
  ],
  "facts": [
   {
    "claim": "The flags' defaults are a lease of 15 s, a renew deadline of 10 s and a retry period of 2 s; the retry period counts seconds.",
    "sources": [
     {
      "name": "cmd/kube-vip.go",
      "url": "https://github.com/kube-vip/kube-vip/blob/main/cmd/kube-vip.go"
     },
     {
      "name": "pkg/election/election.go",
      "url": "https://github.com/kube-vip/kube-vip/blob/main/pkg/election/election.go"
     }
    ]
   },
   {
    "claim": "After an etcd timeout Leases of single Services were lost and their addresses dropped.",
    "sources": [
     {
      "name": "kube-vip/kube-vip issue 1377",
      "url": "https://github.com/kube-vip/kube-vip/issues/1377"
     }
    ]
   }
  ]
 },
 {
  "id": "kube2iam",
  "name": "kube2iam",
  "summary": "Keeps the metadata of pods and namespaces in memory. Without --node (0.10.0 and later) every node lists and watches all pods of the cluster; with it, the pods of its own node.",
  "match": {
   "images": [
    {
     "repository": "jtblin/kube2iam"
    }
   ],
   "charts": [
    {
     "name": "kube2iam-chart",
     "repositories": [
      "https://jtblin.github.io/kube2iam"
     ],
     "aliases": [
      "kube2iam"
     ],
     "imageTag": [
      "image",
      "tag"
     ],
     "imageRepository": [
      "image",
      "repository"
     ],
     "serviceAccount": [
      "rbac",
      "serviceAccountName"
     ]
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "kube2iam"
  ],
  "versions": [
   {
    "range": "<0.10.0",
    "note": "No node filter."
   },
   {
    "range": ">=0.10.0",
    "note": "--node limits the pod cache to one node; off unless given."
   }
  ],
  "settings": {
   "node": {
    "title": "--node",
    "type": "string",
    "versions": ">=0.10.0",
    "at": [
     {
      "in": "arg",
      "flag": "--node",
      "value": "next"
     }
    ]
   },
   "nodeNameEnv": {
    "title": "NODE_NAME",
    "type": "string",
    "at": [
     {
      "in": "env",
      "name": "NODE_NAME"
     }
    ]
   }
  },
  "requests": {
   "pods": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     ""
    ],
    "resources": [
     "pods"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "resourceVersion": "zero"
   },
   "namespaces": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     ""
    ],
    "resources": [
     "namespaces"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "resourceVersion": "zero"
   }
  },
  "hazards": [
   {
    "id": "watches-all-pods",
    "class": "watch-full",
    "when": {
     "allOf": [
      {
       "version": ">=0.10.0",
       "ifUnknown": true
      },
      {
       "setting": "node",
       "present": false
      }
     ]
    },
    "setting": "node",
    "requests": [
     "pods",
     "namespaces"
    ],
    "why": "lists and watches every pod of the cluster from each node, because --node is not given.",
    "severity": "high",
    "remedies": [
     "own-node",
     "upgrade"
    ]
   },
   {
    "id": "no-node-filter",
    "class": "watch-full",
    "when": {
     "version": "<0.10.0"
    },
    "requests": [
     "pods",
     "namespaces"
    ],
    "why": "lists and watches every pod of the cluster from each node, and has no node filter before 0.10.0.",
    "severity": "high",
    "remedies": [
     "upgrade"
    ]
   }
  ],
  "gentle": [
   {
    "when": {
     "setting": "node",
     "present": true
    },
    "why": "keeps the pods of its own node only."
   }
  ],
  "remedies": [
   {
    "id": "own-node",
    "title": "Keep the pods of the own node only (--node=$(NODE_NAME), with NODE_NAME from spec.nodeName)",
    "safety": "suggestion",
    "in": [
     "arg",
     "env"
    ],
    "versions": ">=0.10.0",
    "edits": [
     {
      "setting": "nodeNameEnv",
      "fieldRef": "spec.nodeName"
     },
     {
      "setting": "node",
      "value": "$(NODE_NAME)"
     }
    ]
   },
   {
    "id": "upgrade",
    "title": "Upgrade kube2iam to 0.10.0 or later and give it --node=$(NODE_NAME)",
    "safety": "described"
   }
  ],
  "facts": [
   {
    "claim": "The field selector spec.nodeName is used only where --node is given; the flag is in 0.10.0 and not in 0.9.0. Pods and namespaces are read through client-go informers, whose first list carries resourceVersion 0.",
    "sources": [
     {
      "name": "k8s/k8s.go",
      "url": "https://github.com/jtblin/kube2iam/blob/0.15.0/k8s/k8s.go"
     },
     {
      "name": "cmd/main.go at 0.10.0",
      "url": "https://github.com/jtblin/kube2iam/blob/0.10.0/cmd/main.go"
     },
     {
      "name": "jtblin/kube2iam pull request 108",
      "url": "https://github.com/jtblin/kube2iam/pull/108"
     }
    ]
   },
   {
    "claim": "The project's own chart (from 0.11.0) and its examples pass --node=$(NODE_NAME).",
    "sources": [
     {
      "name": "chart template daemonset.yaml at 0.11.0",
      "url": "https://github.com/jtblin/kube2iam/blob/0.11.0/charts/kube2iam/templates/daemonset.yaml"
     }
    ]
   },
   {
    "claim": "kube2iam keeps the metadata of all pods of the cluster unless told its node; it is named beside the Datadog Agent in an account of API servers that ran out of CPU and memory in 2019.",
    "sources": [
     {
      "name": "Civis Analytics, 2019: Breaking Kubernetes",
      "url": "https://medium.com/civis-analytics/https-medium-com-civis-analytics-breaking-kubernetes-how-we-broke-and-fixed-our-k8s-cluster-adfa6fbade61"
     }
    ]
   }
  ]
 },
 {
  "id": "kubearmor",
  "name": "KubeArmor",
  "summary": "From 1.3.2 it watches the pods and the Node of its own node; before, all of the cluster.",
  "match": {
   "images": [
    {
     "repository": "kubearmor/kubearmor"
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "kubearmor"
  ],
  "settings": {},
  "requests": {
   "pods": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     ""
    ],
    "resources": [
     "pods",
     "nodes"
    ],
    "clusterScope": true,
    "scope": "cluster"
   }
  },
  "hazards": [
   {
    "id": "watches-all-pods",
    "class": "watch-full",
    "when": {
     "version": "<1.3.2"
    },
    "requests": [
     "pods"
    ],
    "why": "watches all pods and nodes of the cluster from each node before 1.3.2.",
    "severity": "medium",
    "remedies": [
     "upgrade"
    ]
   }
  ],
  "remedies": [
   {
    "id": "upgrade",
    "title": "Upgrade KubeArmor to 1.3.2 or later, which filters by node on the server",
    "safety": "described"
   }
  ],
  "facts": [
   {
    "claim": "The filter by node on the server came with pull request 1676, first released in 1.3.2.",
    "sources": [
     {
      "name": "kubearmor/KubeArmor pull request 1676",
      "url": "https://github.com/kubearmor/KubeArmor/pull/1676"
     }
    ]
   }
  ]
 },
 {
  "id": "kured",
  "name": "kured",
  "summary": "Works once an hour by default: a GET and an update of its own DaemonSet and Node.",
  "match": {
   "images": [
    {
     "repository": "kubereboot/kured"
    },
    {
     "repository": "weaveworks/kured"
    }
   ],
   "charts": [
    {
     "name": "kured",
     "repositories": [
      "https://kubereboot.github.io/charts"
     ]
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "kured"
  ],
  "settings": {},
  "requests": {},
  "hazards": [],
  "gentle": [
   {
    "why": "works once a period, an hour by default, on single objects."
   }
  ],
  "remedies": [],
  "facts": [
   {
    "claim": "The lock is an annotation of its own DaemonSet; the period is one hour by default.",
    "sources": [
     {
      "name": "kubereboot/kured cmd/kured/main.go",
      "url": "https://github.com/kubereboot/kured/blob/main/cmd/kured/main.go"
     },
     {
      "name": "kubereboot/kured pkg/daemonsetlock/daemonsetlock.go",
      "url": "https://github.com/kubereboot/kured/blob/main/pkg/daemonsetlock/daemonsetlock.go"
     }
    ]
   }
  ]
 },
 {
  "id": "linkerd-cni",
  "name": "The Linkerd CNI plugin",
  "summary": "Works when a pod is added; its ClusterRole allows more than that.",
  "match": {
   "images": [
    {
     "repository": "linkerd/cni-plugin"
    }
   ],
   "charts": [
    {
     "name": "linkerd2-cni",
     "repositories": [
      "https://helm.linkerd.io/edge"
     ]
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "linkerd-cni"
  ],
  "settings": {},
  "requests": {},
  "hazards": [],
  "gentle": [
   {
    "why": "works when a pod is added to its node, although its ClusterRole allows more."
   }
  ],
  "remedies": [],
  "facts": [
   {
    "claim": "The repair controller, which would list and watch pods, is off by default.",
    "sources": [
     {
      "name": "linkerd/linkerd2 charts/linkerd2-cni/values.yaml",
      "url": "https://github.com/linkerd/linkerd2/blob/main/charts/linkerd2-cni/values.yaml"
     }
    ]
   }
  ]
 },
 {
  "id": "longhorn-manager",
  "name": "The Longhorn manager",
  "summary": "Each manager caches all pods, nodes, volumes and claims of the cluster and every object of Longhorn's own.",
  "match": {
   "images": [
    {
     "repository": "longhornio/longhorn-manager"
    }
   ],
   "commands": [
    "longhorn-manager"
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "longhorn-service-account"
  ],
  "settings": {},
  "requests": {
   "objects": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     "",
     "apps",
     "storage.k8s.io",
     "longhorn.io"
    ],
    "resources": [
     "pods",
     "nodes",
     "persistentvolumes",
     "persistentvolumeclaims",
     "volumeattachments",
     "csidrivers",
     "storageclasses"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "resourceVersion": "zero"
   }
  },
  "hazards": [
   {
    "id": "watches-cluster",
    "class": "watch-full",
    "when": {
     "version": ">=0.0.0",
     "ifUnknown": true
    },
    "requests": [
     "objects"
    ],
    "why": "lists and watches all pods, volumes and claims of the cluster from each node, and may send 50 requests a second with bursts of 100 for each node.",
    "severity": "high"
   }
  ],
  "remedies": [],
  "facts": [
   {
    "claim": "The informer factories have no selectors; a transform trims what is kept, not what is sent.",
    "sources": [
     {
      "name": "util/informer_factory.go",
      "url": "https://github.com/longhorn/longhorn-manager/blob/master/util/informer_factory.go"
     }
    ]
   }
  ]
 },
 {
  "id": "metallb-speaker",
  "name": "MetalLB's speaker",
  "summary": "Watches Services, EndpointSlices and nodes like kube-proxy, on the nodes it runs on; its own objects in one namespace.",
  "match": {
   "images": [
    {
     "repository": "metallb/speaker"
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "speaker"
  ],
  "flowSchema": "avoid",
  "settings": {},
  "requests": {
   "objects": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     "",
     "discovery.k8s.io"
    ],
    "resources": [
     "services",
     "endpointslices",
     "nodes"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "resourceVersion": "zero"
   }
  },
  "hazards": [
   {
    "id": "watches-cluster",
    "class": "watch-full",
    "when": {
     "version": ">=0.0.0",
     "ifUnknown": true
    },
    "requests": [
     "objects"
    ],
    "why": "watches Services, EndpointSlices and nodes of the whole cluster from each node it runs on.",
    "severity": "low"
   }
  ],
  "remedies": [],
  "facts": [
   {
    "claim": "Only its own objects, Secrets and ConfigMaps are limited to its namespace.",
    "sources": [
     {
      "name": "internal/k8s/k8s.go",
      "url": "https://github.com/metallb/metallb/blob/main/internal/k8s/k8s.go"
     }
    ]
   }
  ]
 },
 {
  "id": "newrelic-kubelet",
  "name": "The New Relic kubelet scraper",
  "summary": "Reads pods from the kubelet, but keeps a watch on all Nodes of the cluster from each node.",
  "match": {
   "images": [
    {
     "repository": "newrelic/nri-kubernetes"
    }
   ],
   "charts": [
    {
     "name": "newrelic-infrastructure",
     "repositories": [
      "https://newrelic.github.io/nri-kubernetes",
      "https://helm-charts.newrelic.com"
     ],
     "imageTag": [
      "images",
      "integration",
      "tag"
     ]
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "{fullname}"
  ],
  "settings": {
   "kubeletScraper": {
    "title": "kubelet.enabled",
    "type": "boolean",
    "default": false,
    "at": [
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "files": [
       "nri-kubernetes.yml"
      ],
      "path": [
       "kubelet",
       "enabled"
      ]
     },
     {
      "in": "values",
      "chart": "newrelic-infrastructure",
      "path": [
       "kubelet",
       "enabled"
      ],
      "default": true
     }
    ]
   }
  },
  "requests": {
   "nodes": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     ""
    ],
    "resources": [
     "nodes"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "resourceVersion": "zero"
   }
  },
  "hazards": [
   {
    "id": "watches-all-nodes",
    "class": "watch-full",
    "when": {
     "allOf": [
      {
       "version": ">=3.0.0",
       "ifUnknown": true
      },
      {
       "setting": "kubeletScraper",
       "equals": true
      }
     ]
    },
    "requests": [
     "nodes"
    ],
    "why": "watches all Nodes of the cluster from each node, and Node objects are large and change often.",
    "severity": "medium"
   }
  ],
  "remedies": [],
  "facts": [
   {
    "claim": "The kubelet scraper builds a shared informer on nodes without options, at v3.0.0 as at v3.57.0.",
    "sources": [
     {
      "name": "src/kubelet/scraper.go at v3.57.0",
      "url": "https://github.com/newrelic/nri-kubernetes/blob/v3.57.0/src/kubelet/scraper.go"
     },
     {
      "name": "internal/discovery/node_lister.go at v3.0.0",
      "url": "https://github.com/newrelic/nri-kubernetes/blob/v3.0.0/internal/discovery/node_lister.go"
     }
    ]
   }
  ]
 },
 {
  "id": "node-exporter",
  "name": "Prometheus node-exporter",
  "summary": "Reads the host, not the API server; the chart does not even mount a token.",
  "match": {
   "images": [
    {
     "repository": "prom/node-exporter"
    },
    {
     "repository": "prometheus/node-exporter"
    },
    {
     "repository": "bitnami/node-exporter"
    }
   ],
   "charts": [
    {
     "name": "prometheus-node-exporter",
     "repositories": [
      "https://prometheus-community.github.io/helm-charts",
      "oci://ghcr.io/prometheus-community/charts/prometheus-node-exporter"
     ]
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "settings": {},
  "requests": {},
  "hazards": [],
  "gentle": [
   {
    "why": "makes no API requests."
   }
  ],
  "remedies": [],
  "facts": [
   {
    "claim": "The chart sets automountServiceAccountToken to false.",
    "sources": [
     {
      "name": "chart values of prometheus-node-exporter",
      "url": "https://github.com/prometheus-community/helm-charts/blob/main/charts/prometheus-node-exporter/values.yaml"
     }
    ]
   }
  ]
 },
 {
  "id": "node-feature-discovery",
  "name": "Node Feature Discovery's worker",
  "summary": "One GET of its own NodeFeature object each minute by default, and a write when something changed.",
  "match": {
   "images": [
    {
     "repository": "nfd/node-feature-discovery"
    }
   ],
   "commands": [
    "nfd-worker"
   ],
   "charts": [
    {
     "name": "node-feature-discovery",
     "repositories": [
      "https://kubernetes-sigs.github.io/node-feature-discovery/charts",
      "oci://registry.k8s.io/nfd/charts/node-feature-discovery"
     ],
     "imageTag": [
      "image",
      "tag"
     ]
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "node-feature-discovery-worker"
  ],
  "settings": {
   "sleepInterval": {
    "title": "core.sleepInterval",
    "type": "duration",
    "default": "60s",
    "at": [
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "files": [
       "nfd-worker.conf"
      ],
      "path": [
       "core",
       "sleepInterval"
      ]
     },
     {
      "in": "values",
      "chart": "node-feature-discovery",
      "path": [
       "worker",
       "config",
       "core",
       "sleepInterval"
      ]
     }
    ]
   }
  },
  "requests": {
   "nodeFeature": {
    "verbs": [
     "get",
     "create",
     "update"
    ],
    "apiGroups": [
     "nfd.k8s-sigs.io"
    ],
    "resources": [
     "nodefeatures"
    ],
    "clusterScope": false,
    "scope": "object",
    "resourceVersion": "unset"
   }
  },
  "hazards": [
   {
    "id": "short-interval",
    "class": "get-etcd",
    "when": {
     "allOf": [
      {
       "setting": "sleepInterval",
       "greater": "0s"
      },
      {
       "setting": "sleepInterval",
       "less": "60s"
      }
     ]
    },
    "setting": "sleepInterval",
    "requests": [
     "nodeFeature"
    ],
    "everySetting": "sleepInterval",
    "why": "reads its NodeFeature object from etcd more often than once a minute on every node.",
    "severity": "low",
    "remedies": [
     "default-interval"
    ]
   }
  ],
  "gentle": [
   {
    "when": {
     "not": {
      "setting": "sleepInterval",
      "less": "60s"
     }
    },
    "why": "reads one object of its own a minute."
   }
  ],
  "remedies": [
   {
    "id": "default-interval",
    "title": "Raise core.sleepInterval to the default of 60s; labels then follow changes a minute later",
    "safety": "suggestion",
    "edits": [
     {
      "setting": "sleepInterval",
      "value": "60s"
     }
    ]
   }
  ],
  "facts": [
   {
    "claim": "core.sleepInterval is 60s by default; 0 or less means once.",
    "sources": [
     {
      "name": "worker configuration reference",
      "url": "https://github.com/kubernetes-sigs/node-feature-discovery/blob/master/docs/reference/worker-configuration-reference.md"
     },
     {
      "name": "pkg/nfd-worker/nfd-worker.go",
      "url": "https://github.com/kubernetes-sigs/node-feature-discovery/blob/master/pkg/nfd-worker/nfd-worker.go"
     }
    ]
   },
   {
    "claim": "Lists of NodeFeature objects near 30 s at the 99th percentile were seen in a large fleet; paged lists followed.",
    "sources": [
     {
      "name": "kubernetes-sigs/node-feature-discovery issue 1891",
      "url": "https://github.com/kubernetes-sigs/node-feature-discovery/issues/1891"
     }
    ]
   }
  ]
 },
 {
  "id": "node-local-dns",
  "name": "NodeLocal DNSCache",
  "summary": "Forwards to the cluster's DNS; its program holds no Kubernetes client.",
  "match": {
   "images": [
    {
     "repository": "dns/k8s-dns-node-cache"
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "node-local-dns"
  ],
  "settings": {},
  "requests": {},
  "hazards": [],
  "gentle": [
   {
    "why": "makes no API requests."
   }
  ],
  "remedies": [],
  "facts": [
   {
    "claim": "cmd/node-cache imports no Kubernetes client.",
    "sources": [
     {
      "name": "kubernetes/dns cmd/node-cache",
      "url": "https://github.com/kubernetes/dns/tree/master/cmd/node-cache"
     }
    ]
   }
  ]
 },
 {
  "id": "node-problem-detector",
  "name": "node-problem-detector",
  "summary": "Writes its own Node's conditions on change and every five minutes; quiet unless the heartbeat is made short.",
  "match": {
   "images": [
    {
     "repository": "node-problem-detector/node-problem-detector"
    },
    {
     "repository": "k8s.gcr.io/node-problem-detector"
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "node-problem-detector"
  ],
  "settings": {
   "heartbeat": {
    "title": "--k8s-exporter-heartbeat-period",
    "type": "duration",
    "default": "5m",
    "at": [
     {
      "in": "arg",
      "flag": "--k8s-exporter-heartbeat-period",
      "value": "next"
     }
    ]
   }
  },
  "requests": {
   "status": {
    "verbs": [
     "patch"
    ],
    "apiGroups": [
     ""
    ],
    "resources": [
     "nodes/status"
    ],
    "clusterScope": true,
    "scope": "object"
   }
  },
  "hazards": [
   {
    "id": "short-heartbeat",
    "class": "write-loop",
    "when": {
     "setting": "heartbeat",
     "less": "1m"
    },
    "setting": "heartbeat",
    "requests": [
     "status"
    ],
    "everySetting": "heartbeat",
    "why": "writes the status of its Node more often than once a minute from every node.",
    "severity": "medium",
    "remedies": [
     "default-heartbeat"
    ]
   }
  ],
  "gentle": [
   {
    "when": {
     "not": {
      "setting": "heartbeat",
      "less": "1m"
     }
    },
    "why": "writes its own Node's status on change and every few minutes."
   }
  ],
  "remedies": [
   {
    "id": "default-heartbeat",
    "title": "Raise --k8s-exporter-heartbeat-period to the default of 5m",
    "safety": "suggestion",
    "edits": [
     {
      "setting": "heartbeat",
      "value": "5m"
     }
    ]
   }
  ],
  "facts": [
   {
    "claim": "The heartbeat period is 5 minutes by default; conditions are patched on change besides.",
    "sources": [
     {
      "name": "cmd/options/options.go",
      "url": "https://github.com/kubernetes/node-problem-detector/blob/master/cmd/options/options.go"
     }
    ]
   }
  ]
 },
 {
  "id": "nvidia-device-plugin",
  "name": "The NVIDIA device plugin or GPU Feature Discovery",
  "summary": "The device plugin speaks to the kubelet; its side parts touch one Node or NodeFeature object. Its ClusterRole allows more than the code uses.",
  "match": {
   "images": [
    {
     "repository": "nvidia/k8s-device-plugin"
    },
    {
     "repository": "nvidia/gpu-feature-discovery"
    }
   ],
   "charts": [
    {
     "name": "nvidia-device-plugin",
     "repositories": [
      "https://nvidia.github.io/k8s-device-plugin"
     ]
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "{fullname}-service-account"
  ],
  "settings": {},
  "requests": {},
  "hazards": [],
  "gentle": [
   {
    "why": "speaks to the kubelet and touches single objects, although its ClusterRole allows more."
   }
  ],
  "remedies": [],
  "facts": [
   {
    "claim": "The config manager watches its own Node only, although the ClusterRole grants list and watch on all nodes.",
    "sources": [
     {
      "name": "NVIDIA/k8s-device-plugin cmd/config-manager/main.go at v0.20.0",
      "url": "https://github.com/NVIDIA/k8s-device-plugin/blob/v0.20.0/cmd/config-manager/main.go"
     },
     {
      "name": "chart template role.yml at v0.20.0",
      "url": "https://github.com/NVIDIA/k8s-device-plugin/blob/v0.20.0/deployments/helm/nvidia-device-plugin/templates/role.yml"
     }
    ]
   }
  ]
 },
 {
  "id": "otel-collector",
  "name": "The OpenTelemetry Collector's k8sattributes processor",
  "summary": "The processor keeps the metadata of pods in memory. On a DaemonSet without a node filter each node lists and watches all pods of the cluster. Other kinds (ReplicaSets, Namespaces, …) are watched over the whole cluster whatever the filter, where attributes are taken from them.",
  "match": {
   "images": [
    {
     "repository": "otel/opentelemetry-collector-contrib"
    },
    {
     "repository": "otel/opentelemetry-collector-k8s"
    },
    {
     "repository": "opentelemetry-collector-releases/opentelemetry-collector-contrib"
    },
    {
     "repository": "opentelemetry-collector-releases/opentelemetry-collector-k8s"
    },
    {
     "repository": "aws-observability/aws-otel-collector",
     "versions": "other"
    }
   ],
   "charts": [
    {
     "name": "opentelemetry-collector",
     "repositories": [
      "https://open-telemetry.github.io/opentelemetry-helm-charts",
      "oci://ghcr.io/open-telemetry/opentelemetry-helm-charts/opentelemetry-collector"
     ],
     "runsPerNodeWhen": {
      "values": [
       "mode"
      ],
      "oneOf": [
       "daemonset"
      ],
      "default": ""
     },
     "imageTag": [
      "image",
      "tag"
     ],
     "imageRepository": [
      "image",
      "repository"
     ],
     "serviceAccount": [
      "serviceAccount",
      "name"
     ]
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ],
   "note": "The chart has no default mode; mode: daemonset makes a DaemonSet."
  },
  "serviceAccounts": [
   "{fullname}"
  ],
  "versions": [
   {
    "range": ">=0.153.0 <0.160.0",
    "note": "deployment_name_from_replicaset is on by default and deprecated: Deployment names no longer need the ReplicaSet watch."
   },
   {
    "range": ">=0.160.0",
    "note": "deployment_name_from_replicaset is gone; a configuration that holds it stops the collector at start."
   },
   {
    "of": "chart",
    "range": ">=0.54.2",
    "note": "The preset kubernetesAttributes adds the node filter in daemonset mode."
   }
  ],
  "settings": {
   "processor": {
    "title": "a k8sattributes processor",
    "type": "presence",
    "default": false,
    "at": [
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       "processors",
       {
        "key": "(k8sattributes|k8s_attributes)(/.*)?"
       }
      ],
      "listedIn": [
       "service",
       "pipelines",
       "*",
       "processors"
      ]
     },
     {
      "in": "values",
      "chart": "opentelemetry-collector",
      "path": [
       "config",
       "processors",
       {
        "key": "(k8sattributes|k8s_attributes)(/.*)?"
       }
      ],
      "listedIn": [
       "config",
       "service",
       "pipelines",
       "*",
       "processors"
      ],
      "default": false,
      "elsewhere": [
       [
        "configMap",
        "existingName"
       ],
       [
        "alternateConfig"
       ]
      ]
     }
    ]
   },
   "nodeFilter": {
    "title": "filter.node_from_env_var",
    "type": "string",
    "each": "processor",
    "at": [
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       "processors",
       {
        "key": "(k8sattributes|k8s_attributes)(/.*)?"
       },
       "filter",
       "node_from_env_var"
      ]
     },
     {
      "in": "values",
      "chart": "opentelemetry-collector",
      "path": [
       "config",
       "processors",
       {
        "key": "(k8sattributes|k8s_attributes)(/.*)?"
       },
       "filter",
       "node_from_env_var"
      ]
     }
    ]
   },
   "nodeName": {
    "title": "filter.node",
    "type": "string",
    "each": "processor",
    "at": [
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       "processors",
       {
        "key": "(k8sattributes|k8s_attributes)(/.*)?"
       },
       "filter",
       "node"
      ]
     },
     {
      "in": "values",
      "chart": "opentelemetry-collector",
      "path": [
       "config",
       "processors",
       {
        "key": "(k8sattributes|k8s_attributes)(/.*)?"
       },
       "filter",
       "node"
      ]
     }
    ]
   },
   "namespaceFilter": {
    "title": "filter.namespace",
    "type": "string",
    "each": "processor",
    "at": [
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       "processors",
       {
        "key": "(k8sattributes|k8s_attributes)(/.*)?"
       },
       "filter",
       "namespace"
      ]
     },
     {
      "in": "values",
      "chart": "opentelemetry-collector",
      "path": [
       "config",
       "processors",
       {
        "key": "(k8sattributes|k8s_attributes)(/.*)?"
       },
       "filter",
       "namespace"
      ]
     }
    ]
   },
   "otherFilters": {
    "title": "filter.labels or filter.fields",
    "type": "presence",
    "each": "processor",
    "default": false,
    "at": [
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       "processors",
       {
        "key": "(k8sattributes|k8s_attributes)(/.*)?"
       },
       "filter",
       {
        "key": "labels|fields"
       }
      ]
     },
     {
      "in": "values",
      "chart": "opentelemetry-collector",
      "path": [
       "config",
       "processors",
       {
        "key": "(k8sattributes|k8s_attributes)(/.*)?"
       },
       "filter",
       {
        "key": "labels|fields"
       }
      ],
      "default": false
     }
    ]
   },
   "passthrough": {
    "title": "passthrough",
    "type": "boolean",
    "default": false,
    "each": "processor",
    "at": [
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       "processors",
       {
        "key": "(k8sattributes|k8s_attributes)(/.*)?"
       },
       "passthrough"
      ]
     },
     {
      "in": "values",
      "chart": "opentelemetry-collector",
      "path": [
       "config",
       "processors",
       {
        "key": "(k8sattributes|k8s_attributes)(/.*)?"
       },
       "passthrough"
      ]
     }
    ]
   },
   "preset": {
    "title": "presets.kubernetesAttributes.enabled",
    "type": "boolean",
    "default": false,
    "at": [
     {
      "in": "values",
      "chart": "opentelemetry-collector",
      "path": [
       "presets",
       "kubernetesAttributes",
       "enabled"
      ],
      "default": false
     }
    ]
   },
   "nodeNameEnv": {
    "title": "K8S_NODE_NAME",
    "type": "string",
    "at": [
     {
      "in": "env",
      "name": "K8S_NODE_NAME"
     },
     {
      "in": "values",
      "chart": "opentelemetry-collector",
      "path": [
       "extraEnvs",
       {
        "where": {
         "name": "K8S_NODE_NAME"
        }
       }
      ]
     }
    ]
   }
  },
  "requests": {
   "pods": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     ""
    ],
    "resources": [
     "pods"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "resourceVersion": "zero"
   },
   "replicaSets": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     "apps"
    ],
    "resources": [
     "replicasets"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "resourceVersion": "zero"
   },
   "namespaces": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     ""
    ],
    "resources": [
     "namespaces"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "resourceVersion": "zero"
   }
  },
  "hazards": [
   {
    "id": "watches-all-pods",
    "class": "watch-full",
    "when": {
     "allOf": [
      {
       "setting": "processor",
       "equals": true
      },
      {
       "not": {
        "setting": "passthrough",
        "equals": true
       }
      },
      {
       "setting": "nodeFilter",
       "present": false
      },
      {
       "setting": "nodeName",
       "present": false
      },
      {
       "setting": "namespaceFilter",
       "present": false
      },
      {
       "setting": "otherFilters",
       "equals": false
      },
      {
       "not": {
        "setting": "preset",
        "equals": true
       }
      }
     ]
    },
    "setting": "nodeFilter",
    "requests": [
     "pods",
     "replicaSets"
    ],
    "why": "lists and watches every pod of the cluster from each node, because the processor has no node filter.",
    "severity": "high",
    "remedies": [
     "node-filter"
    ]
   },
   {
    "id": "filter-names-missing-variable",
    "class": "watch-full",
    "when": {
     "allOf": [
      {
       "setting": "processor",
       "equals": true
      },
      {
       "not": {
        "setting": "passthrough",
        "equals": true
       }
      },
      {
       "setting": "nodeFilter",
       "namesEnv": false
      },
      {
       "setting": "nodeName",
       "present": false
      },
      {
       "setting": "namespaceFilter",
       "present": false
      },
      {
       "setting": "otherFilters",
       "equals": false
      }
     ]
    },
    "setting": "nodeFilter",
    "requests": [
     "pods",
     "replicaSets"
    ],
    "why": "lists and watches every pod of the cluster from each node, because its node filter names an environment variable that the container does not define.",
    "severity": "high",
    "remedies": [
     "define-variable"
    ]
   }
  ],
  "gentle": [
   {
    "when": {
     "setting": "passthrough",
     "equals": true
    },
    "why": "passes records through and does not talk to the API server."
   },
   {
    "when": {
     "setting": "processor",
     "equals": false
    },
    "why": "has no k8sattributes processor in a pipeline."
   }
  ],
  "remedies": [
   {
    "id": "node-filter",
    "title": "Keep to the node's own pods (filter.node_from_env_var set to K8S_NODE_NAME, with that variable from spec.nodeName)",
    "safety": "suggestion",
    "edits": [
     {
      "setting": "nodeFilter",
      "value": "K8S_NODE_NAME"
     },
     {
      "setting": "nodeNameEnv",
      "fieldRef": "spec.nodeName"
     }
    ],
    "needs": [
     "records of this node's pods only",
     "so no gateway that enriches records of other nodes"
    ]
   },
   {
    "id": "define-variable",
    "title": "Define the environment variable that filter.node_from_env_var names, from spec.nodeName",
    "safety": "described"
   }
  ],
  "facts": [
   {
    "claim": "As an agent the processor should have a node filter, then it asks for its own node's pods only; with passthrough it does not talk to the API.",
    "sources": [
     {
      "name": "README of k8sattributesprocessor",
      "url": "https://github.com/open-telemetry/opentelemetry-collector-contrib/blob/main/processor/k8sattributesprocessor/README.md"
     }
    ]
   },
   {
    "claim": "Only the pod and node informers get the node filter; ReplicaSets and other owners are watched over the whole cluster.",
    "sources": [
     {
      "name": "client.go of k8sattributesprocessor at 017fab2f2c67",
      "url": "https://github.com/open-telemetry/opentelemetry-collector-contrib/blob/017fab2f2c67e1e2dcbb8f68c2a3d84daf7a6606/processor/k8sattributesprocessor/internal/kube/client.go"
     },
     {
      "name": "informer.go of k8sattributesprocessor at 07167f2eb3e7",
      "url": "https://github.com/open-telemetry/opentelemetry-collector-contrib/blob/07167f2eb3e7/processor/k8sattributesprocessor/internal/kube/informer.go"
     }
    ]
   },
   {
    "claim": "deployment_name_from_replicaset became the default in 0.153.0 and was removed in 0.160.0.",
    "sources": [
     {
      "name": "opentelemetry-collector-contrib pull request 48534",
      "url": "https://github.com/open-telemetry/opentelemetry-collector-contrib/pull/48534"
     },
     {
      "name": "dash0hq/dash0-operator pull request 1388",
      "url": "https://github.com/dash0hq/dash0-operator/pull/1388"
     }
    ]
   },
   {
    "claim": "The chart's preset kubernetesAttributes sets filter.node_from_env_var to K8S_NODE_NAME in daemonset mode (since chart 0.54.2) and defines the variable.",
    "sources": [
     {
      "name": "chart template _config.tpl",
      "url": "https://github.com/open-telemetry/opentelemetry-helm-charts/blob/main/charts/opentelemetry-collector/templates/_config.tpl"
     }
    ]
   },
   {
    "claim": "Users report that the unfiltered watch overloads the API server of a large cluster.",
    "sources": [
     {
      "name": "opentelemetry-collector-contrib issue 44787",
      "url": "https://github.com/open-telemetry/opentelemetry-collector-contrib/issues/44787"
     }
    ]
   }
  ]
 },
 {
  "id": "prometheus",
  "name": "Prometheus with kubernetes_sd_configs on a DaemonSet",
  "summary": "Kubernetes discovery without selectors lists and watches its role over the whole cluster; relabelling to the own node happens after the download. Not the usual way to run Prometheus.",
  "match": {
   "images": [
    {
     "repository": "prom/prometheus"
    },
    {
     "repository": "prometheus/prometheus"
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "prometheus"
  ],
  "versions": [
   {
    "range": ">=2.17.0",
    "note": "kubernetes_sd_configs have selectors, which are handed to list and watch."
   }
  ],
  "settings": {
   "podDiscovery": {
    "title": "kubernetes_sd_configs with role pod",
    "type": "presence",
    "default": false,
    "at": [
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       "scrape_configs",
       "*",
       "kubernetes_sd_configs",
       {
        "where": {
         "role": "pod"
        }
       }
      ]
     }
    ]
   },
   "field": {
    "title": "selectors with field spec.nodeName",
    "type": "string",
    "versions": ">=2.17.0",
    "each": "podDiscovery",
    "at": [
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       "scrape_configs",
       "*",
       "kubernetes_sd_configs",
       {
        "where": {
         "role": "pod"
        }
       },
       "selectors",
       {
        "where": {
         "role": "pod"
        }
       },
       "field"
      ]
     }
    ]
   },
   "namespaces": {
    "title": "namespaces",
    "type": "presence",
    "each": "podDiscovery",
    "default": false,
    "at": [
     {
      "in": "config",
      "formats": [
       "yaml"
      ],
      "path": [
       "scrape_configs",
       "*",
       "kubernetes_sd_configs",
       {
        "where": {
         "role": "pod"
        }
       },
       "namespaces"
      ]
     }
    ]
   }
  },
  "requests": {
   "pods": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     ""
    ],
    "resources": [
     "pods"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "resourceVersion": "zero"
   }
  },
  "hazards": [
   {
    "id": "watches-all-pods",
    "class": "watch-full",
    "when": {
     "allOf": [
      {
       "setting": "podDiscovery",
       "equals": true
      },
      {
       "anyOf": [
        {
         "setting": "field",
         "present": false
        },
        {
         "not": {
          "setting": "field",
          "matches": "spec\\.nodeName"
         }
        }
       ]
      },
      {
       "setting": "namespaces",
       "equals": false
      }
     ]
    },
    "setting": "field",
    "requests": [
     "pods"
    ],
    "why": "lists and watches every pod of the cluster from each node, because the discovery of role pod has no selector on spec.nodeName.",
    "severity": "high",
    "remedies": [
     "selectors"
    ]
   }
  ],
  "remedies": [
   {
    "id": "selectors",
    "title": "Add selectors to the discovery (role pod, field spec.nodeName= and the node's name, filled in from the environment by whoever writes the file)",
    "safety": "described"
   }
  ],
  "facts": [
   {
    "claim": "selectors are handed to list and watch, first in 2.17.0.",
    "sources": [
     {
      "name": "discovery/kubernetes/kubernetes.go",
      "url": "https://github.com/prometheus/prometheus/blob/v2.17.0/discovery/kubernetes/kubernetes.go"
     },
     {
      "name": "prometheus/prometheus pull request 6096",
      "url": "https://github.com/prometheus/prometheus/pull/6096"
     }
    ]
   }
  ]
 },
 {
  "id": "promtail",
  "name": "Promtail",
  "summary": "Adds a spec.nodeName selector by itself to every pod discovery for files (from 1.6.0), so each node reads the pods of its own node from the cache.",
  "match": {
   "images": [
    {
     "repository": "grafana/promtail"
    }
   ],
   "charts": [
    {
     "name": "promtail",
     "repositories": [
      "https://grafana.github.io/helm-charts",
      "oci://ghcr.io/grafana/helm-charts/promtail"
     ],
     "runsPerNodeWhen": {
      "values": [
       "daemonset",
       "enabled"
      ],
      "oneOf": [
       true
      ],
      "default": true
     },
     "imageTag": [
      "image",
      "tag"
     ]
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "{fullname}",
   "promtail"
  ],
  "versions": [
   {
    "range": "<1.6.0",
    "note": "Pod discovery watches the whole cluster."
   },
   {
    "range": ">=1.6.0",
    "note": "Pod discovery is limited to the host's own node name."
   }
  ],
  "settings": {},
  "requests": {
   "pods": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     ""
    ],
    "resources": [
     "pods"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "resourceVersion": "zero"
   }
  },
  "hazards": [
   {
    "id": "watches-all-pods",
    "class": "watch-full",
    "when": {
     "version": "<1.6.0"
    },
    "requests": [
     "pods"
    ],
    "why": "lists and watches every pod of the cluster from each node before 1.6.0.",
    "severity": "high",
    "remedies": [
     "upgrade"
    ]
   }
  ],
  "gentle": [
   {
    "when": {
     "version": ">=1.6.0",
     "ifUnknown": true
    },
    "why": "limits pod discovery to its own node by itself."
   }
  ],
  "remedies": [
   {
    "id": "upgrade",
    "title": "Upgrade Promtail to 1.6.0 or later, which keeps to its own node",
    "safety": "described"
   }
  ],
  "facts": [
   {
    "claim": "From 1.6.0 the file targets force a spec.nodeName selector onto pod discovery; 1.5.0 has no such code.",
    "sources": [
     {
      "name": "filetargetmanager.go at v1.6.0",
      "url": "https://github.com/grafana/loki/blob/v1.6.0/pkg/promtail/targets/file/filetargetmanager.go"
     },
     {
      "name": "filetargetmanager.go at v3.5.0",
      "url": "https://github.com/grafana/loki/blob/v3.5.0/clients/pkg/promtail/targets/file/filetargetmanager.go"
     }
    ]
   },
   {
    "claim": "A Promtail configuration moved by hand to Alloy or Prometheus loses that automatic selector; Alloy's converter writes it.",
    "sources": [
     {
      "name": "Alloy's Promtail converter",
      "url": "https://github.com/grafana/alloy/blob/main/internal/converter/internal/promtailconvert/internal/build/service_discovery.go"
     }
    ]
   }
  ]
 },
 {
  "id": "secrets-store-csi-driver",
  "name": "The Secrets Store CSI driver",
  "summary": "Pods and its own status objects are read for the own node. With syncSecret each node also caches the Secrets that the driver manages in the whole cluster.",
  "match": {
   "images": [
    {
     "repository": "csi-secrets-store/driver"
    }
   ],
   "charts": [
    {
     "name": "secrets-store-csi-driver",
     "repositories": [
      "https://kubernetes-sigs.github.io/secrets-store-csi-driver/charts"
     ],
     "imageTag": [
      "linux",
      "image",
      "tag"
     ]
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "secrets-store-csi-driver"
  ],
  "settings": {
   "syncSecret": {
    "title": "syncSecret.enabled",
    "type": "boolean",
    "at": [
     {
      "in": "values",
      "chart": "secrets-store-csi-driver",
      "path": [
       "syncSecret",
       "enabled"
      ],
      "default": false
     }
    ]
   }
  },
  "requests": {
   "secrets": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     ""
    ],
    "resources": [
     "secrets"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "resourceVersion": "zero",
    "note": "Label secrets-store.csi.k8s.io/managed=true."
   }
  },
  "hazards": [
   {
    "id": "caches-managed-secrets",
    "class": "watch-full",
    "when": {
     "setting": "syncSecret",
     "equals": true
    },
    "setting": "syncSecret",
    "requests": [
     "secrets"
    ],
    "why": "caches all Secrets that it manages in the whole cluster on each node, because syncSecret is on.",
    "severity": "low"
   }
  ],
  "gentle": [
   {
    "when": {
     "setting": "syncSecret",
     "equals": false
    },
    "why": "reads the pods and status objects of its own node."
   }
  ],
  "remedies": [],
  "facts": [
   {
    "claim": "The manager's cache selects pods by spec.nodeName, status objects by node label and Secrets by the label secrets-store.csi.k8s.io/managed=true; syncSecret.enabled is false by default.",
    "sources": [
     {
      "name": "cmd/secrets-store-csi-driver/main.go",
      "url": "https://github.com/kubernetes-sigs/secrets-store-csi-driver/blob/main/cmd/secrets-store-csi-driver/main.go"
     },
     {
      "name": "chart values",
      "url": "https://github.com/kubernetes-sigs/secrets-store-csi-driver/blob/main/charts/secrets-store-csi-driver/values.yaml"
     }
    ]
   }
  ]
 },
 {
  "id": "spire-agent",
  "name": "The SPIRE agent",
  "summary": "Takes pod data from the kubelet to attest workloads; the kubelet checks each bearer token with a TokenReview.",
  "match": {
   "images": [
    {
     "repository": "spiffe/spire-agent"
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "spire-agent"
  ],
  "settings": {},
  "requests": {},
  "hazards": [],
  "gentle": [
   {
    "why": "takes pod data from the kubelet."
   }
  ],
  "remedies": [],
  "facts": [
   {
    "claim": "The Kubernetes workload attestor asks the kubelet of its node.",
    "sources": [
     {
      "name": "SPIRE documentation of the k8s workload attestor",
      "url": "https://github.com/spiffe/spire/blob/main/doc/plugin_agent_workloadattestor_k8s.md"
     }
    ]
   }
  ]
 },
 {
  "id": "splunk-otel-collector",
  "name": "The Splunk OpenTelemetry Collector agent",
  "summary": "The chart sets the processor's node filter and takes no Deployment names, so pods are read for the own node; namespaces are watched for their annotations.",
  "match": {
   "images": [
    {
     "repository": "signalfx/splunk-otel-collector"
    },
    {
     "repository": "signalfx/splunk-otel-collector-fips"
    }
   ],
   "charts": [
    {
     "name": "splunk-otel-collector",
     "repositories": [
      "https://signalfx.github.io/splunk-otel-collector-chart"
     ]
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "{fullname}",
   "splunk-otel-collector"
  ],
  "settings": {},
  "requests": {},
  "hazards": [],
  "gentle": [
   {
    "why": "gets its node filter from its chart."
   }
  ],
  "remedies": [],
  "facts": [
   {
    "claim": "The chart's agent configuration filters pods by node and takes no Deployment names, so there is no ReplicaSet watch.",
    "sources": [
     {
      "name": "chart template _otel-agent.tpl at 0.158.0",
      "url": "https://github.com/signalfx/splunk-otel-collector-chart/blob/splunk-otel-collector-0.158.0/helm-charts/splunk-otel-collector/templates/config/_otel-agent.tpl"
     }
    ]
   }
  ]
 },
 {
  "id": "telegraf",
  "name": "Telegraf's prometheus input with Kubernetes discovery",
  "summary": "inputs.prometheus with monitor_kubernetes_pods watches all pods of the cluster unless pod_scrape_scope is node; on a DaemonSet each node does so.",
  "match": {
   "images": [
    {
     "repository": "telegraf"
    },
    {
     "repository": "influxdata/telegraf"
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "telegraf-ds"
  ],
  "settings": {
   "monitorPods": {
    "title": "inputs.prometheus with monitor_kubernetes_pods",
    "type": "presence",
    "default": false,
    "at": [
     {
      "in": "config",
      "formats": [
       "toml"
      ],
      "path": [
       "inputs",
       "prometheus",
       {
        "where": {
         "monitor_kubernetes_pods": "true"
        }
       }
      ]
     }
    ]
   },
   "scope": {
    "title": "pod_scrape_scope",
    "type": "string",
    "default": "cluster",
    "each": "monitorPods",
    "at": [
     {
      "in": "config",
      "formats": [
       "toml"
      ],
      "path": [
       "inputs",
       "prometheus",
       {
        "where": {
         "monitor_kubernetes_pods": "true"
        }
       },
       "pod_scrape_scope"
      ]
     }
    ]
   },
   "namespace": {
    "title": "monitor_kubernetes_pods_namespace",
    "type": "string",
    "each": "monitorPods",
    "at": [
     {
      "in": "config",
      "formats": [
       "toml"
      ],
      "path": [
       "inputs",
       "prometheus",
       {
        "where": {
         "monitor_kubernetes_pods": "true"
        }
       },
       "monitor_kubernetes_pods_namespace"
      ]
     }
    ]
   }
  },
  "requests": {
   "pods": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     ""
    ],
    "resources": [
     "pods"
    ],
    "clusterScope": true,
    "scope": "cluster"
   }
  },
  "hazards": [
   {
    "id": "watches-all-pods",
    "class": "watch-full",
    "when": {
     "allOf": [
      {
       "setting": "monitorPods",
       "equals": true
      },
      {
       "setting": "scope",
       "equals": "cluster"
      },
      {
       "setting": "namespace",
       "present": false
      }
     ]
    },
    "setting": "scope",
    "requests": [
     "pods"
    ],
    "why": "watches every pod of the cluster from each node, because pod_scrape_scope is not node.",
    "severity": "high",
    "remedies": [
     "node-scope"
    ]
   }
  ],
  "remedies": [
   {
    "id": "node-scope",
    "title": "Keep to the node's own pods (pod_scrape_scope node, with node_ip or NODE_IP from status.hostIP)",
    "safety": "described"
   }
  ],
  "facts": [
   {
    "claim": "pod_scrape_scope is cluster by default; the plugin's page advises node on a DaemonSet, with the node's address in node_ip.",
    "sources": [
     {
      "name": "README of inputs.prometheus",
      "url": "https://github.com/influxdata/telegraf/blob/master/plugins/inputs/prometheus/README.md"
     }
    ]
   }
  ]
 },
 {
  "id": "tetragon",
  "name": "Tetragon",
  "summary": "Watches the pods of its own node, its own Node and the tracing policies. From 1.0.0 to 1.0.2 it also kept a watch on all Services.",
  "match": {
   "images": [
    {
     "repository": "cilium/tetragon"
    }
   ],
   "charts": [
    {
     "name": "tetragon",
     "repositories": [
      "https://helm.cilium.io"
     ],
     "imageTag": [
      "tetragon",
      "image",
      "tag"
     ]
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "tetragon"
  ],
  "settings": {},
  "requests": {
   "services": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     ""
    ],
    "resources": [
     "services"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "resourceVersion": "zero"
   }
  },
  "hazards": [
   {
    "id": "watches-services",
    "class": "watch-full",
    "when": {
     "version": ">=1.0.0 <1.0.3"
    },
    "requests": [
     "services"
    ],
    "why": "watches all Services of the cluster from each node in 1.0.0 to 1.0.2.",
    "severity": "low",
    "remedies": [
     "upgrade"
    ]
   }
  ],
  "gentle": [
   {
    "when": {
     "version": ">=1.0.3"
    },
    "why": "watches the pods of its own node and a few cluster-wide policies."
   }
  ],
  "remedies": [
   {
    "id": "upgrade",
    "title": "Upgrade Tetragon to 1.0.3 or later, which does not watch Services",
    "safety": "described"
   }
  ],
  "facts": [
   {
    "claim": "pkg/watcher holds a Service informer at v1.0.0, v1.0.1 and v1.0.2 and none at v1.0.3 and v1.1.0.",
    "sources": [
     {
      "name": "watcher.go at v1.0.2",
      "url": "https://github.com/cilium/tetragon/blob/v1.0.2/pkg/watcher/watcher.go"
     },
     {
      "name": "watcher.go at v1.1.0",
      "url": "https://github.com/cilium/tetragon/blob/v1.1.0/pkg/watcher/watcher.go"
     }
    ]
   }
  ]
 },
 {
  "id": "vault-csi-provider",
  "name": "The Vault CSI provider",
  "summary": "Creates a token for each mount and reads one Secret at start; lists and watches nothing.",
  "match": {
   "images": [
    {
     "repository": "hashicorp/vault-csi-provider"
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "{release}-csi-provider"
  ],
  "settings": {},
  "requests": {},
  "hazards": [],
  "gentle": [
   {
    "why": "lists and watches nothing."
   }
  ],
  "remedies": [],
  "facts": [
   {
    "claim": "It creates serviceaccounts/token for each mount and reads one HMAC Secret.",
    "sources": [
     {
      "name": "hashicorp/vault-csi-provider internal/auth/kubernetes_jwt.go",
      "url": "https://github.com/hashicorp/vault-csi-provider/blob/main/internal/auth/kubernetes_jwt.go"
     },
     {
      "name": "hashicorp/vault-csi-provider internal/hmac/hmac.go",
      "url": "https://github.com/hashicorp/vault-csi-provider/blob/main/internal/hmac/hmac.go"
     }
    ]
   }
  ]
 },
 {
  "id": "vector",
  "name": "Vector",
  "summary": "Each kubernetes_logs source lists and watches the pods of its node, all namespaces and its own Node. Unless told otherwise it lists without resourceVersion, so kube-apiserver reads every pod from etcd for every agent (up to Kubernetes 1.30), at each start and at each re-list.",
  "match": {
   "images": [
    {
     "repository": "timberio/vector"
    },
    {
     "repository": "vectordotdev/vector"
    }
   ],
   "charts": [
    {
     "name": "vector",
     "repositories": [
      "https://helm.vector.dev"
     ],
     "runsPerNodeWhen": {
      "values": [
       "role"
      ],
      "oneOf": [
       "Agent"
      ],
      "default": "Aggregator"
     },
     "imageTag": [
      "image",
      "tag"
     ],
     "imageRepository": [
      "image",
      "repository"
     ],
     "serviceAccount": [
      "serviceAccount",
      "name"
     ],
     "defaultVersions": [
      {
       "chart": ">=0.1.0 <0.2.0",
       "client": "0.17.3"
      },
      {
       "chart": ">=0.2.0 <0.10.0",
       "client": ">=0.18.0 <0.21.0"
      },
      {
       "chart": ">=0.10.0 <0.22.0",
       "client": ">=0.21.0 <0.30.0"
      },
      {
       "chart": ">=0.22.0 <0.38.0",
       "client": ">=0.30.0 <0.43.0"
      },
      {
       "chart": ">=0.38.0 <0.40.0",
       "client": ">=0.43.0 <0.44.0"
      },
      {
       "chart": ">=0.40.0 <0.43.0",
       "client": ">=0.44.0 <0.47.0"
      },
      {
       "chart": ">=0.43.0 <0.46.0",
       "client": ">=0.47.0 <0.50.0"
      },
      {
       "chart": ">=0.46.0 <=0.56.0",
       "client": ">=0.50.0"
      }
     ]
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ],
   "note": "The chart makes a DaemonSet with `role=Agent` only; its default role is an Aggregator."
  },
  "serviceAccounts": [
   "{fullname}",
   "vector"
  ],
  "versions": [
   {
    "range": "<0.18.0",
    "note": "An own reflector that watched without a resourceVersion."
   },
   {
    "range": ">=0.18.0 <0.21.0",
    "note": "The own reflector watches from resourceVersion 0 and never lists: gentle."
   },
   {
    "range": ">=0.21.0 <0.30.0",
    "note": "Moved to the kube crate: lists without resourceVersion, and no option to change that."
   },
   {
    "range": ">=0.30.0 <0.44.0",
    "note": "use_apiserver_cache lists with resourceVersion 0; off by default."
   },
   {
    "range": ">=0.44.0 <0.47.0",
    "note": "use_apiserver_cache is accepted and does nothing: kube 0.93.1 leaves resourceVersion 0 out of paged lists."
   },
   {
    "range": ">=0.47.0",
    "note": "use_apiserver_cache works again; still off by default."
   },
   {
    "range": ">=0.50.0",
    "note": "insert_namespace_fields set to false drops the cluster-wide namespace watch."
   }
  ],
  "settings": {
   "kubernetesLogs": {
    "title": "a source of type kubernetes_logs",
    "type": "presence",
    "default": false,
    "at": [
     {
      "in": "config",
      "formats": [
       "yaml",
       "json",
       "toml"
      ],
      "path": [
       "sources",
       {
        "where": {
         "type": "kubernetes_logs"
        }
       }
      ]
     },
     {
      "in": "values",
      "chart": "vector",
      "path": [
       "customConfig",
       "sources",
       {
        "where": {
         "type": "kubernetes_logs"
        }
       }
      ],
      "default": true,
      "unless": [
       [
        "customConfig"
       ]
      ],
      "elsewhere": [
       [
        "existingConfigMaps"
       ]
      ]
     }
    ]
   },
   "useApiserverCache": {
    "title": "use_apiserver_cache",
    "type": "boolean",
    "versions": ">=0.30.0",
    "default": false,
    "each": "kubernetesLogs",
    "at": [
     {
      "in": "config",
      "formats": [
       "yaml",
       "json",
       "toml"
      ],
      "path": [
       "sources",
       {
        "where": {
         "type": "kubernetes_logs"
        }
       },
       "use_apiserver_cache"
      ]
     },
     {
      "in": "values",
      "chart": "vector",
      "path": [
       "customConfig",
       "sources",
       {
        "where": {
         "type": "kubernetes_logs"
        }
       },
       "use_apiserver_cache"
      ]
     }
    ]
   },
   "insertNamespaceFields": {
    "title": "insert_namespace_fields",
    "type": "boolean",
    "versions": ">=0.50.0",
    "default": true,
    "each": "kubernetesLogs",
    "at": [
     {
      "in": "config",
      "formats": [
       "yaml",
       "json",
       "toml"
      ],
      "path": [
       "sources",
       {
        "where": {
         "type": "kubernetes_logs"
        }
       },
       "insert_namespace_fields"
      ]
     },
     {
      "in": "values",
      "chart": "vector",
      "path": [
       "customConfig",
       "sources",
       {
        "where": {
         "type": "kubernetes_logs"
        }
       },
       "insert_namespace_fields"
      ]
     }
    ]
   }
  },
  "requests": {
   "pods": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     ""
    ],
    "resources": [
     "pods"
    ],
    "clusterScope": true,
    "scope": "node",
    "resourceVersion": "varies",
    "note": "Field selector spec.nodeName; etcd has no index for it."
   },
   "namespaces": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     ""
    ],
    "resources": [
     "namespaces"
    ],
    "clusterScope": true,
    "scope": "cluster",
    "resourceVersion": "varies"
   },
   "node": {
    "verbs": [
     "list",
     "watch"
    ],
    "apiGroups": [
     ""
    ],
    "resources": [
     "nodes"
    ],
    "clusterScope": true,
    "scope": "node",
    "resourceVersion": "varies"
   }
  },
  "hazards": [
   {
    "id": "no-cache-option",
    "class": "list-etcd",
    "when": {
     "allOf": [
      {
       "setting": "kubernetesLogs",
       "equals": true
      },
      {
       "version": ">=0.21.0 <0.30.0"
      }
     ]
    },
    "setting": "kubernetesLogs",
    "requests": [
     "pods",
     "namespaces",
     "node"
    ],
    "why": "lists pods, namespaces and its node without resourceVersion at every start and re-list, and this version has no option to read from the API server's cache.",
    "severity": "high",
    "remedies": [
     "upgrade"
    ]
   },
   {
    "id": "cache-not-used",
    "class": "list-etcd",
    "when": {
     "allOf": [
      {
       "setting": "kubernetesLogs",
       "equals": true
      },
      {
       "version": ">=0.30.0 <0.44.0 || >=0.47.0"
      },
      {
       "not": {
        "setting": "useApiserverCache",
        "equals": true
       }
      }
     ]
    },
    "setting": "useApiserverCache",
    "requests": [
     "pods",
     "namespaces",
     "node"
    ],
    "why": "lists pods, namespaces and its node without resourceVersion at every start and re-list, because use_apiserver_cache is not on.",
    "severity": "high",
    "remedies": [
     "use-cache",
     "own-configuration"
    ]
   },
   {
    "id": "cache-option-without-effect",
    "class": "list-etcd",
    "when": {
     "allOf": [
      {
       "setting": "kubernetesLogs",
       "equals": true
      },
      {
       "version": ">=0.44.0 <0.47.0"
      },
      {
       "setting": "useApiserverCache",
       "equals": true
      }
     ]
    },
    "setting": "useApiserverCache",
    "requests": [
     "pods",
     "namespaces",
     "node"
    ],
    "why": "accepts use_apiserver_cache from 0.44.0 to 0.46.x but does nothing with it, so it still lists pods, namespaces and its node without resourceVersion, in pages of 500.",
    "severity": "high",
    "remedies": [
     "upgrade-for-option"
    ]
   },
   {
    "id": "cache-option-unavailable",
    "class": "list-etcd",
    "when": {
     "allOf": [
      {
       "setting": "kubernetesLogs",
       "equals": true
      },
      {
       "version": ">=0.44.0 <0.47.0"
      },
      {
       "not": {
        "setting": "useApiserverCache",
        "equals": true
       }
      }
     ]
    },
    "setting": "kubernetesLogs",
    "requests": [
     "pods",
     "namespaces",
     "node"
    ],
    "why": "lists pods, namespaces and its node without resourceVersion at every start and re-list, and use_apiserver_cache has no effect from 0.44.0 to 0.46.x.",
    "severity": "high",
    "remedies": [
     "upgrade-for-option"
    ]
   },
   {
    "id": "version-unknown",
    "class": "list-etcd",
    "when": {
     "allOf": [
      {
       "setting": "kubernetesLogs",
       "equals": true
      },
      {
       "versionKnown": false
      },
      {
       "not": {
        "setting": "useApiserverCache",
        "equals": true
       }
      }
     ]
    },
    "setting": "useApiserverCache",
    "requests": [
     "pods",
     "namespaces",
     "node"
    ],
    "why": "lists pods, namespaces and its node without resourceVersion at every start and re-list in every version from 0.21.0 on unless use_apiserver_cache is on; the tag does not tell the version, so no edit is offered (the option works from 0.30.0 to 0.43.x and from 0.47.0).",
    "severity": "high",
    "remedies": [
     "pin-version"
    ]
   },
   {
    "id": "watches-all-namespaces",
    "class": "watch-full",
    "when": {
     "allOf": [
      {
       "setting": "kubernetesLogs",
       "equals": true
      },
      {
       "version": ">=0.50.0"
      },
      {
       "not": {
        "setting": "insertNamespaceFields",
        "equals": false
       }
      }
     ]
    },
    "setting": "insertNamespaceFields",
    "requests": [
     "namespaces"
    ],
    "why": "keeps a watch on every namespace of the cluster on each node, for namespace labels in its events.",
    "severity": "low",
    "remedies": [
     "drop-namespace-fields"
    ]
   }
  ],
  "gentle": [
   {
    "when": {
     "version": ">=0.18.0 <0.21.0"
    },
    "why": "watches from resourceVersion 0 without a list in front."
   },
   {
    "when": {
     "setting": "kubernetesLogs",
     "equals": false
    },
    "why": "has no kubernetes_logs source, so it asks the API server for nothing."
   }
  ],
  "remedies": [
   {
    "id": "use-cache",
    "title": "Read pods and namespaces from the API server's cache (use_apiserver_cache set to true)",
    "safety": "safe",
    "versions": ">=0.30.0 <0.44.0 || >=0.47.0",
    "edits": [
     {
      "setting": "useApiserverCache",
      "value": true
     }
    ],
    "effect": "Metadata can lag behind etcd by a moment; with several API servers the answers can differ for that moment."
   },
   {
    "id": "own-configuration",
    "title": "Write the source into the configuration (customConfig in the chart, whose own Agent configuration cannot be changed) with use_apiserver_cache set to true",
    "safety": "described",
    "versions": ">=0.30.0 <0.44.0 || >=0.47.0"
   },
   {
    "id": "upgrade-for-option",
    "title": "Upgrade Vector to 0.47.0 or later, where use_apiserver_cache works, and set it to true",
    "safety": "described"
   },
   {
    "id": "upgrade",
    "title": "Upgrade Vector to a version in which use_apiserver_cache works (0.30.0 to 0.43.x, or 0.47.0 and later) and set it to true",
    "safety": "described"
   },
   {
    "id": "pin-version",
    "title": "Pin the image to a version (0.47.0 or later) and set use_apiserver_cache to true on each kubernetes_logs source",
    "safety": "described"
   },
   {
    "id": "drop-namespace-fields",
    "title": "Stop reading namespaces (insert_namespace_fields set to false); events lose namespace labels",
    "safety": "suggestion",
    "versions": ">=0.50.0",
    "edits": [
     {
      "setting": "insertNamespaceFields",
      "value": false
     }
    ],
    "needs": [
     "no transform or sink that reads kubernetes.namespace_labels"
    ],
    "effect": "Events no longer carry namespace labels and annotations."
   }
  ],
  "facts": [
   {
    "claim": "use_apiserver_cache came with 0.30.0 (22 May 2023), off by default, and turns the kube crate's list semantics from \"most recent\" to \"any\", which is resourceVersion 0.",
    "sources": [
     {
      "name": "vectordotdev/vector pull request 17095",
      "url": "https://github.com/vectordotdev/vector/pull/17095"
     },
     {
      "name": "Vector 0.30.0 release description",
      "url": "https://github.com/vectordotdev/vector/blob/v0.30.0/website/cue/reference/releases/0.30.0.cue"
     },
     {
      "name": "kubernetes_logs source at v0.30.0",
      "url": "https://github.com/vectordotdev/vector/blob/v0.30.0/src/sources/kubernetes_logs/mod.rs"
     }
    ]
   },
   {
    "claim": "The lock files pin kube 0.70.0 at 0.21.0, 0.82.x from 0.30.0 to 0.43.1 and 0.93.1 from 0.44.0 on; kube 0.93.1 never sends resourceVersion 0 together with a page size.",
    "sources": [
     {
      "name": "Cargo.lock at v0.43.1",
      "url": "https://github.com/vectordotdev/vector/blob/v0.43.1/Cargo.lock"
     },
     {
      "name": "Cargo.lock at v0.44.0",
      "url": "https://github.com/vectordotdev/vector/blob/v0.44.0/Cargo.lock"
     },
     {
      "name": "kube-core list parameters at 0.93.1",
      "url": "https://github.com/kube-rs/kube/blob/0.93.1/kube-core/src/params.rs"
     },
     {
      "name": "kube-rs/kube issue 1743",
      "url": "https://github.com/kube-rs/kube/issues/1743"
     }
    ]
   },
   {
    "claim": "From 0.47.0 the page size is left out when use_apiserver_cache is on, so that resourceVersion 0 is sent again; the default is still off.",
    "sources": [
     {
      "name": "vectordotdev/vector pull request 22921",
      "url": "https://github.com/vectordotdev/vector/pull/22921"
     },
     {
      "name": "kubernetes_logs source at v0.47.0",
      "url": "https://github.com/vectordotdev/vector/blob/v0.47.0/src/sources/kubernetes_logs/mod.rs"
     }
    ]
   },
   {
    "claim": "insert_namespace_fields is in the kubernetes_logs source from 0.50.0 on and absent in 0.49.0.",
    "sources": [
     {
      "name": "kubernetes_logs source at v0.50.0",
      "url": "https://github.com/vectordotdev/vector/blob/v0.50.0/src/sources/kubernetes_logs/mod.rs"
     }
    ]
   },
   {
    "claim": "From 0.18.0 to 0.20.x Vector used a reflector of its own that watched from resourceVersion 0.",
    "sources": [
     {
      "name": "vectordotdev/vector pull request 9974",
      "url": "https://github.com/vectordotdev/vector/pull/9974"
     }
    ]
   },
   {
    "claim": "Clusters of about 1,100 and of more than 2,000 nodes were reported to lose etcd or API servers when the agents restarted together.",
    "sources": [
     {
      "name": "vectordotdev/vector issue 16797",
      "url": "https://github.com/vectordotdev/vector/issues/16797"
     },
     {
      "name": "vectordotdev/vector issue 7943",
      "url": "https://github.com/vectordotdev/vector/issues/7943"
     }
    ]
   },
   {
    "claim": "The chart's configuration for role Agent, used while customConfig is empty, holds one kubernetes_logs source without the option; its default role is Aggregator.",
    "sources": [
     {
      "name": "chart template configmap.yaml at 0.57.0",
      "url": "https://github.com/vectordotdev/helm-charts/blob/develop/charts/vector/templates/configmap.yaml"
     }
    ]
   }
  ]
 },
 {
  "id": "velero-node-agent",
  "name": "The Velero node agent",
  "summary": "Watches the pods of its own node and Velero's objects in its own namespace.",
  "match": {
   "images": [
    {
     "repository": "velero/velero"
    }
   ],
   "commands": [
    "velero"
   ],
   "charts": [
    {
     "name": "velero",
     "repositories": [
      "https://vmware-tanzu.github.io/helm-charts"
     ]
    }
   ]
  },
  "perNode": {
   "kinds": [
    "DaemonSet"
   ]
  },
  "serviceAccounts": [
   "velero",
   "{release}-server"
  ],
  "settings": {},
  "requests": {},
  "hazards": [],
  "gentle": [
   {
    "why": "watches the pods of its own node and objects of its own namespace."
   }
  ],
  "remedies": [],
  "facts": [
   {
    "claim": "The node agent's cache has a field selector on spec.nodeName for pods and is limited to Velero's namespace for its own kinds.",
    "sources": [
     {
      "name": "vmware-tanzu/velero pkg/cmd/cli/nodeagent/server.go",
      "url": "https://github.com/vmware-tanzu/velero/blob/main/pkg/cmd/cli/nodeagent/server.go"
     }
    ]
   }
  ]
 }
];
