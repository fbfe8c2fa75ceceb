/**
 * Manifests as a platform repository holds them, the same for the same `index`. One workload in thirty elects a leader; of
 * 13,521 documents in public GitOps repositories, 0.3 % have an election's words in them. A `dense` tree has an election in
 * every Deployment, so that nothing in it can be passed over.
 */
export function manifest(index: number, tree: "usual" | "dense" = "usual"): string {
  const name = `service-${index}`;
  const namespace = `team-${index % 40}`;
  if (index % 10 === 0) return daemonSet(name, namespace);
  if (index % 10 === 1) return rbac(name, namespace);
  if (index % 10 < 4) return configMap(name, namespace);
  return deployment(name, namespace, tree === "dense" || index % 30 === 4);
}

function deployment(name: string, namespace: string, elects: boolean): string {
  const election = elects ? '"--leader-elect", ' : "";
  return `apiVersion: apps/v1
kind: Deployment
metadata:
  name: ${name}
  namespace: ${namespace}
  labels: {app: ${name}, tier: backend}
spec:
  replicas: 3
  selector:
    matchLabels: {app: ${name}}
  template:
    metadata:
      labels: {app: ${name}, tier: backend}
    spec:
      serviceAccountName: ${name}
      containers:
        - name: main
          image: registry.example.com/${name}:1.2.3
          args: ["--listen=:8080", ${election}"--log-level=info"]
          env:
            - {name: NAMESPACE, valueFrom: {fieldRef: {fieldPath: metadata.namespace}}}
            - {name: GOMAXPROCS, value: "2"}
          resources:
            requests: {cpu: 100m, memory: 128Mi}
            limits: {memory: 256Mi}
          readinessProbe:
            httpGet: {path: /ready, port: 8080}
---
apiVersion: v1
kind: Service
metadata: {name: ${name}, namespace: ${namespace}}
spec:
  selector: {app: ${name}}
  ports: [{port: 80, targetPort: 8080}]
`;
}

function daemonSet(name: string, namespace: string): string {
  return `apiVersion: apps/v1
kind: DaemonSet
metadata: {name: ${name}, namespace: ${namespace}}
spec:
  selector:
    matchLabels: {app: ${name}}
  template:
    metadata:
      labels: {app: ${name}}
    spec:
      serviceAccountName: ${name}
      containers:
        - name: agent
          image: timberio/vector:0.43.1-alpine
          volumeMounts: [{name: config, mountPath: /etc/vector}]
      volumes:
        - {name: config, configMap: {name: ${name}}}
---
apiVersion: v1
kind: ConfigMap
metadata: {name: ${name}, namespace: ${namespace}}
data:
  vector.yaml: |
    sources:
      logs:
        type: kubernetes_logs
        use_apiserver_cache: true
    sinks:
      out: {type: console, inputs: [logs], encoding: {codec: json}}
`;
}

function rbac(name: string, namespace: string): string {
  return `apiVersion: v1
kind: ServiceAccount
metadata: {name: ${name}, namespace: ${namespace}}
---
apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRole
metadata: {name: ${name}}
rules:
  - {apiGroups: [""], resources: [pods, namespaces], verbs: [get, list, watch]}
---
apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRoleBinding
metadata: {name: ${name}}
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: ${name}}
subjects:
  - {kind: ServiceAccount, name: ${name}, namespace: ${namespace}}
`;
}

function configMap(name: string, namespace: string): string {
  const lines = Array.from({ length: 30 }, (_, i) => `    setting.${i} = value-${i}`).join("\n");
  return `apiVersion: v1
kind: ConfigMap
metadata: {name: ${name}, namespace: ${namespace}}
data:
  application.properties: |
${lines}
`;
}

/** One file of many documents, at least `lines` lines long. */
export function manyDocuments(lines: number): string {
  const parts: string[] = [];
  for (let index = 0, count = 0; count < lines; index++) {
    const text = manifest(index);
    parts.push(text);
    count += text.split("\n").length;
  }
  return parts.join("---\n");
}

/** One document of about `lines` lines, such as a large values.yaml. */
export function largeValues(lines: number): string {
  const parts = ["global:\n  clusterName: one\n"];
  for (let index = 0, count = 2; count < lines; index++) {
    const block = `component${index}:
  enabled: true
  image: {repository: registry.example.com/component-${index}, tag: "1.${index}"}
  # How many replicas run.
  replicas: 2
  resources:
    requests: {cpu: 100m, memory: 128Mi}
  nodeSelector: {}
  env:
    - {name: LOG_LEVEL, value: info}
`;
    parts.push(block);
    count += 10;
  }
  return parts.join("");
}
